package import CommandLineKit

/// What can end a build of a folder.
package enum WidgetBuildError: Error, Equatable {
  case folderMissing(path: String)
  /// No project in the folder or above it has the target.
  case targetMissing(String, path: String)
  case nothingToCompile(path: String)
  case tooManyFiles(path: String, limit: Int)
  /// The modules that sources import are not built, or not where they are looked for.
  case kitMissing(searched: [String])
  case intentDefinition(path: String, reason: String)
  /// The compiler refused sources; its messages have been shown.
  ///
  /// `advice` tells what can be done about modules that are imported and not here.
  case broken(files: [BrokenFile], advice: [String] = [])
  /// No type is marked with `@main`, and none is a widget.
  case noWidget(path: String)
  case severalEntryPoints(files: [String])
  case compilerFailed(what: String, output: String)
  case tooSlow(what: String, seconds: Int)
  case unwritable(path: String, reason: String)
}

/// A source file that does not compile, and why, in one line.
package struct BrokenFile: Hashable, Sendable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension WidgetBuildError: ExitCodeProviding {
  package var exitCode: ExitCode {
    switch self {
    case .folderMissing, .unwritable: .file
    case .targetMissing: .usage
    case .nothingToCompile, .tooManyFiles, .intentDefinition, .broken, .noWidget,
      .severalEntryPoints, .tooSlow:
      .badInput
    case .kitMissing, .compilerFailed: .internalFault
    }
  }
}

extension WidgetBuildError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .folderMissing(let path): "\(path): there is no such folder"
    case .targetMissing(let name, let path):
      "\(path): no Xcode project there or above has a target “\(name)”"
    case .nothingToCompile(let path): "\(path): there are no Swift files"
    case .tooManyFiles(let path, let limit): "\(path): more than \(limit) files"
    case .kitMissing(let searched):
      "the modules that widgets import are not built (looked in "
        + searched.joined(separator: ", ")
        + "); 'swift build -c release --product WidgetRenderKit' in the checkout builds them"
    case .intentDefinition(let path, let reason): "\(path): \(reason)"
    case .broken(let files, _):
      "\(files.count) of the files cannot be compiled; --skip-broken leaves out what needs them:"
    case .noWidget(let path): "\(path): no type is a widget or marked with @main"
    case .severalEntryPoints(let files):
      "\(files.count) types are marked with @main; build the folder of one widget extension at a "
        + "time, not:"
    case .compilerFailed(let what, _): "\(what) failed:"
    case .tooSlow(let what, let seconds): "\(what) took longer than \(seconds) seconds"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}

extension WidgetBuildError: DetailedError {
  package var details: [String] {
    switch self {
    case .broken(let files, let advice): files.map { "\($0.path): \($0.reason)" } + advice
    case .severalEntryPoints(let files): files
    case .compilerFailed(_, let output):
      output.split(separator: "\n").map(String.init)
    default: []
    }
  }
}
