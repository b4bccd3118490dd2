import CommandLineKit
import Foundation

/// Where a widget's pictures, strings and files are.
struct WidgetResources {
  /// In the order they are looked through.
  let folders: [URL]

  /// - Parameter paths: What the command line names; when it names none, the resource bundle that
  ///   SwiftPM put beside the program.
  init(_ paths: [String]) throws {
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { throw RenderFailure(.file, "\(path): there is no such folder") }
    }
    let named = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
    folders = named.isEmpty ? Self.besideProgram : named
  }

  /// `package_Target.resources` beside the program `Target`.
  private static var besideProgram: [URL] {
    let program = ProcessSetup.program
    let folder = program.deletingLastPathComponent()
    let ending = "_\(program.lastPathComponent).resources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// Makes `Bundle.main` find the files of the folders.
  ///
  /// Foundation takes the folder of the program's file for the main bundle, so the program starts
  /// again from a temporary folder that has links to all files.  Folders with nothing but
  /// catalogues need none of that.
  func becomeMainBundle() throws {
    let files = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".swift") }
        .map { folder.appendingPathComponent($0) }
    }
    guard !files.isEmpty, !TemporaryBundle.isRunning else { return }
    // The folders go with it: those beside the program are looked for there once more.
    try TemporaryBundle.restart(program: ProcessSetup.program, with: files + folders)
  }
}

/// A folder that looks like an app: the program, and links to its files.
enum TemporaryBundle {
  private static let ending = ".widgetbundle"

  private static var ownFolder: String? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    return folder.hasSuffix(ending) ? folder : nil
  }

  static var isRunning: Bool { ownFolder != nil }

  /// Removes the folder of this process, if it runs from one.
  static func cleanUp() {
    if let folder = ownFolder { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Replaces this process by one whose main bundle has the files; returns only by throwing.
  static func restart(program: URL, with files: [URL]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(program.lastPathComponent)-\(getpid())\(ending)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      let link = folder.appendingPathComponent(file.lastPathComponent)
      guard !FileManager.default.fileExists(atPath: link.path) else { continue }
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    }
    let copy = folder.appendingPathComponent(program.lastPathComponent)
    do {
      try FileManager.default.linkItem(at: program, to: copy)
    } catch {
      // Another file system: a link is not possible.
      try FileManager.default.copyItem(at: program, to: copy)
    }
    ProcessSetup.restart(program: copy)
    throw RenderFailure(
      .internalFault, "cannot start \(copy.path): \(String(cString: strerror(errno)))")
  }
}
