import CommandLineKit
import Foundation
import WidgetBuild
import WidgetRender

/// `widgetrender build DIR -- …`: compiles a folder of a widget's sources, then becomes the
/// program that draws it.
enum BuildCommand {
  static let folder = Argument.required(
    "DIR", "Folder with the widget's sources and resources.", .path)
  static let also = Option.repeated(
    "also", as: "PATH",
    "Further folder or file that belongs to the widget: its intents extension, code it shares with "
      + "the app.", .path)
  static let target = Option.value(
    "target", as: "NAME",
    "Target of the Xcode project in or above DIR; default the extension with most of DIR's files.",
    .text)
  static let noProject = Option.flag(
    "no-project", "Compile what is in DIR, whatever an Xcode project says.")
  static let skipBroken = Option.flag(
    "skip-broken", "Leave out files that cannot be compiled, and the widgets that need them.")
  static let cache = Option.value(
    "cache", as: "DIR", "Where builds are kept; default ~/.cache/widgetrender.", .path)
  static let kit = Option.value(
    "kit", as: "DIR", "Folder of the built modules; default that of this program.", .path)
  static let seconds = Option.value(
    "compile-timeout", as: "SECONDS", "How long the compiler may take; default 300.",
    .number(in: 1...3_600), default: 300)

  static let command = Command(
    "build", "Compiles a folder of widget sources and draws its widgets.",
    discussion: """
      Compiles the Swift files as for an iPhone (#if os(iOS) holds), with the code Xcode generates \
      for intent definitions and asset catalogues. What follows -- goes to the widget's own \
      command: 'list', or the options and the output of a picture; without it the widgets are \
      listed. A build is used again until a file changes.
      """,
    arguments: [folder.declaration],
    options: [
      OptionSection(
        "WHAT",
        [
          also.declaration, target.declaration, noProject.declaration, skipBroken.declaration,
        ]),
      OptionSection(
        "HOW", [cache.declaration, kit.declaration, seconds.declaration]),
    ], trailing: "RENDER OPTIONS", run: run)

  private static func run(_ context: CommandContext) throws -> ExitCode {
    let paths = ([context[folder]] + context[also]).map { URL(fileURLWithPath: $0) }
    var request = FolderCompiler.Request(
      paths: paths, kit: try kitModules(context[kit]), cache: cacheFolder(context[cache]))
    request.usesProject = !context[noProject]
    request.target = context[target]
    request.skipsBroken = context[skipBroken]
    request.seconds = Int(context[seconds])
    request.jobs = ProcessInfo.processInfo.activeProcessorCount
    let product: FolderCompiler.Product
    do throws(WidgetBuildError) {
      product = try FolderCompiler(request).build()
    } catch {
      throw Relative.error(error)
    }
    tell(product, context)
    return try become(product, words: context.arguments.trailing, json: context.wantsJSON)
  }

  /// The modules widgets are compiled against.
  ///
  /// - Parameter folder: Where they are; beside this program by default.
  static func kitModules(_ folder: String? = nil) throws -> KitModules {
    let executable = ResourceRoot.executable
    let root = ResourceRoot.find(executable: executable)
    // Beside the program, else where the launcher builds them.
    let products =
      folder.map { [URL(fileURLWithPath: $0)] }
      ?? [
        executable.deletingLastPathComponent(), root.appendingPathComponent(".build/kit/release"),
      ]
    return try KitModules(among: products, checkout: root)
  }

  static func cacheFolder(_ folder: String? = nil) -> URL {
    if let folder { return URL(fileURLWithPath: folder) }
    let environment = ProcessInfo.processInfo.environment
    let base =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
    return base.appendingPathComponent("widgetrender")
  }

  /// Says what was left out, also when the build is an old one.
  private static func tell(_ product: FolderCompiler.Product, _ context: CommandContext) {
    for note in product.notes {
      context.console.complain("widgetrender: note: \(Relative.path(note))\n")
    }
    if !product.adoptsContainers {
      context.console.complain(
        "widgetrender: note: no source mentions containerBackground, so pictures are as before "
          + "iOS 17, without content margins; '-- --containers adopted' gives them\n")
    }
    for file in product.skipped {
      context.console.complain(
        "widgetrender: warning: \(Relative.path(file.path)) is left out: \(file.reason)\n")
    }
  }

  /// Replaces this process by the widget's program; returns only by throwing.
  private static func become(
    _ product: FolderCompiler.Product, words: [String], json: Bool
  ) throws -> ExitCode {
    var words = words.isEmpty ? ["list"] : words
    if json { words.append("--json") }
    if words.first != "list" {
      var options = product.fonts.map { ["--fonts", $0.path] } ?? []
      func says(_ option: String) -> Bool {
        words.contains { $0 == option || $0.hasPrefix("\(option)=") }
      }
      if !product.adoptsContainers, !says("--containers") {
        options += ["--containers", "absent"]
      }
      if product.isForWatch, !says("--device"), !says("--size") {
        options += ["--device", "apple-watch-45mm"]
      }
      words.insert(contentsOf: options, at: words.first == "render" ? 1 : 0)
    }
    var arguments = ([product.program.path] + words).map { strdup($0) } + [nil]
    execv(product.program.path, &arguments)
    throw RenderFailure(
      .internalFault,
      "cannot start \(product.program.path): \(String(cString: strerror(errno)))")
  }
}

/// Paths as the user would write them: below the working folder without its name.
private enum Relative {
  static func path(_ path: String) -> String {
    let base = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }

  static func error(_ error: WidgetBuildError) -> WidgetBuildError {
    switch error {
    case .broken(let files, let advice):
      .broken(
        files: files.map { BrokenFile(path: path($0.path), reason: $0.reason) },
        advice: advice.map(path))
    case .severalEntryPoints(let files): .severalEntryPoints(files: files.map(path))
    default: error
    }
  }
}
