import CommandLineKit
import Foundation
import WidgetKitCore

/// The program that a widget or a bundle is when it is compiled with `@main`.
enum WidgetProgram {
  /// Stack of the thread that draws.  Resolving and laying out recurse as deep as views nest.
  private static let stackBytes = 64 << 20

  /// Runs the command line and ends the process with its exit code.
  ///
  /// The command runs on a thread of its own while the main thread serves the main queue and its
  /// run loop: providers hand work to the main queue and wait for it.
  ///
  /// - Parameters:
  ///   - type: The widget or bundle that is `@main`.
  ///   - widgets: Describes the widgets; called once the process is set up, since the initialisers
  ///     of widgets are the widget's own code.
  static func run(_ type: Any.Type, widgets: @escaping @Sendable () -> [WidgetDescription]) -> Never
  {
    let name = "\(type)"
    IntentHandlers.module = String(reflecting: type).split(separator: ".").first.map(String.init)
    ProcessSetup.detachFromMachine()
    CrashReport.install(name: name)
    Console.outliveReaders()
    let words = Array(CommandLine.arguments.dropFirst())
    let thread = Thread {
      CrashReport.watchStack()
      let code = group(named: name, widgets).run(words)
      TemporaryBundle.cleanUp()
      Foundation.exit(code.rawValue)
    }
    thread.stackSize = stackBytes
    thread.name = "render"
    thread.start()
    // Keeps the loop from returning while nothing is queued.
    let timer = Timer(timeInterval: 3_600, repeats: true) { _ in }
    RunLoop.main.add(timer, forMode: .default)
    while true {
      RunLoop.main.run(until: .distantFuture)
    }
  }

  static func group(
    named name: String, _ widgets: @escaping @Sendable () -> [WidgetDescription]
  ) -> CommandGroup {
    CommandGroup(
      name, "Draws its widgets without an Apple machine.", version: EngineVersion.current,
      commands: [
        WidgetRenderCommand.command(widgets), WidgetListCommand.command(widgets),
        WidgetPicturesCommand.command(widgets),
      ], default: "render")
  }
}
