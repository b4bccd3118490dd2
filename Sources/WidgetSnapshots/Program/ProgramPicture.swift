package import Foundation
import WidgetGeometry
package import WidgetKitCore
import WidgetViews

/// A built widget as a suite file names it.
package enum ProgramReference: Hashable, Sendable, CustomStringConvertible {
  /// The program's file.
  case file(URL)
  /// An executable product of a package, which is built before anything is drawn.
  case product(name: String, package: URL)
  /// A folder of sources, as `widgetrender build` takes it.
  case folder(URL)

  package var description: String {
    switch self {
    case .file(let url): url.path
    case .product(let name, let package): "product \(name) of \(package.path)"
    case .folder(let url): "the sources in \(url.path)"
    }
  }
}

/// A picture that a widget's own program draws.
package struct ProgramPicture: Hashable, Sendable {
  package var program: ProgramReference
  /// Options of the whole process: the widget, its data, its clock.  Pictures with the same ones are
  /// drawn by one process; others never are, so that nothing the widget's code keeps in memory
  /// gets from one to the other.
  package var processWords: [String]
  /// Options of this picture: family, device, circumstances.
  package var words: [String]

  package init(program: ProgramReference, processWords: [String], words: [String]) {
    self.program = program
    self.processWords = processWords
    self.words = words
  }
}

/// What a case of a built widget draws, before anybody says for which family and circumstances.
package struct ProgramSubject: Hashable, Sendable {
  package var program: ProgramReference
  package var kind: String
  /// What the provider is asked for: `placeholder`, `snapshot`, `timeline`.
  package var whats: [String]
  /// Forms of a Live Activity; a widget has families.
  package var presentations: [ActivityPresentation] = []
  /// Entries instead of the provider's, by name.
  package var entries: [NamedFile]
  /// Values of the widget's parameters, by name.
  package var configurations: [NamedFile]
  /// What user defaults hold.
  package var defaults: URL?
  /// What “now” is; the program's own default otherwise.
  package var now: Date?
  /// The widget's folders; what is beside the program by default.
  package var resources: [URL]

  package struct NamedFile: Hashable, Sendable {
    package var name: String
    package var url: URL

    package init(name: String, url: URL) {
      self.name = name
      self.url = url
    }
  }

  package init(
    program: ProgramReference, kind: String, whats: [String] = ["snapshot"],
    entries: [NamedFile] = [], configurations: [NamedFile] = [], defaults: URL? = nil,
    now: Date? = nil, resources: [URL] = []
  ) {
    self.program = program
    self.kind = kind
    self.whats = whats
    self.entries = entries
    self.configurations = configurations
    self.defaults = defaults
    self.now = now
    self.resources = resources
  }

  func picture(
    _ variant: SnapshotVariant, form: SnapshotForm, device: DevicePreset, scale: CGFloat,
    timeZone: TimeZone
  ) -> ProgramPicture {
    var words = ["--kind", kind, "--time-zone", timeZone.identifier]
    if let now { words += ["--at", now.formatted(.iso8601)] }
    if let entry = entries.first(where: { $0.name == variant.entry }) {
      words += ["--entry", entry.url.path]
    } else {
      words += ["--what", variant.what ?? "snapshot"]
    }
    if let file = configurations.first(where: { $0.name == variant.configuration }) {
      words += ["--configuration", file.url.path]
    }
    if let defaults { words += ["--defaults", defaults.path] }
    for folder in resources { words += ["--resources", folder.path] }
    return ProgramPicture(
      program: program, processWords: words,
      words: form.words + variant.words(device: device, scale: scale))
  }
}

extension SnapshotForm {
  fileprivate var words: [String] {
    switch self {
    case .family(let family): ["--family", family.description]
    case .activity(let presentation): ["--presentation", presentation.rawValue]
    }
  }
}

extension SnapshotVariant {
  /// The circumstances as options of a widget's program.
  fileprivate func words(device: DevicePreset, scale: CGFloat) -> [String] {
    var words = [
      "--device", device.name, "--scale", "\(Double(scale))",
      "--os", "\(generation.rawValue)", "--scheme", token(.scheme),
      "--contrast", contrast == .increased ? "increased" : "normal", "--text-size", textSize.token,
      "--locale", locale,
    ]
    if let mode { words += ["--mode", mode.description] }
    if usesBoldText { words.append("--bold-text") }
    if let direction { words += ["--direction", direction == .rightToLeft ? "rtl" : "ltr"] }
    if removesBackground { words += ["--background", "remove"] }
    return words
  }
}
