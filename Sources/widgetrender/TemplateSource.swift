package import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
package import WidgetRender
package import WidgetTemplates
import WidgetViews

/// A template with its data: what the command line or a line of a batch asks to be drawn.
struct TemplateSource: Sendable {
  let document: TemplateDocument
  let entry: TemplateEntry
  let library: TemplateLibrary
  let limits: RenderLimits

  /// Templates of the working folder come before those that ship.
  static func library(limits: RenderLimits = .standard) -> TemplateLibrary {
    limits == .standard ? standardLibrary : makeLibrary(limits)
  }

  /// One for the whole process, so that a batch reads each template once.
  private static let standardLibrary = makeLibrary(.standard)

  private static func makeLibrary(_ limits: RenderLimits) -> TemplateLibrary {
    TemplateLibrary(
      roots: [
        URL(fileURLWithPath: "templates"),
        ResourceRoot.find(executable: ResourceRoot.executable).appendingPathComponent("templates"),
      ], limits: limits)
  }

  /// - Parameters:
  ///   - template: A name or path, when the user gave one.
  ///   - entry: Bytes of the entry and the name it goes by in messages; `nil` draws the template
  ///     with no data.
  init(
    template: String?, entry: (data: Data, file: String)?, limits: RenderLimits = .standard,
    console: Console
  ) throws {
    self.limits = limits
    library = Self.library(limits: limits)
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if let entry {
      let folder =
        entry.file == "-" ? nil : URL(fileURLWithPath: entry.file).deletingLastPathComponent()
      self.entry = try TemplateEntry(
        entry.data, file: entry.file == "-" ? "standard input" : entry.file, directory: folder,
        limits: limits)
      document = try library.template(
        requested: template, entry: self.entry, workingDirectory: here)
    } else {
      self.entry = try .empty()
      document = try library.template(requested: template, entry: nil, workingDirectory: here)
    }
  }

  /// The family drawn when nobody chose one.
  func family(asked: WidgetFamily?) throws -> WidgetFamily {
    if let asked { return asked }
    guard let first = document.families.first else { return .systemMedium }
    return try WidgetFamily(named: first)
  }

  /// The template bound to its entry.
  /// - Throws: When the entry lacks what the template needs.
  func content() throws -> @Sendable () -> AnyView {
    let view = try TemplateView(document, entry: entry, library: library)
    return { AnyView(view) }
  }

  /// Folders with the template's own pictures, colours and strings.
  var folders: [URL] { document.directory.map { [$0] } ?? [] }
}

extension TemplateError: ExitCodeProviding {
  /// A template that is not there is a missing file; everything else is bad input.
  package var exitCode: ExitCode {
    switch problem {
    case .notFound, .unknown(kind: "template", name: _, nearest: _): .file
    default: .badInput
    }
  }
}

extension RenderError: ExitCodeProviding {
  package var exitCode: ExitCode { isOurs ? .internalFault : .badInput }
}

extension ResourceRoot {
  /// The running program's own file.
  static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }
}
