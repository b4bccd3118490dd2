import CommandLineKit
import Foundation
import WidgetKitCore

/// `pictures`: many pictures from one process, for programs that compare them.
///
/// What belongs to the process, as the clock and the user defaults, stands on the command line;
/// every line of the standard input is a JSON array with the words that a picture adds.
enum WidgetPicturesCommand {
  static func command(_ widgets: @escaping @Sendable () -> [WidgetDescription]) -> Command {
    let picture = WidgetRenderCommand.command(widgets)
    return Command(
      "pictures", "Hands over many pictures as pixels, for programs that compare them.",
      discussion: """
        Reads lines from the standard input, each a JSON array of options that 'render' has, and \
        answers each with a line of JSON, the pixels and the layout dump.
        """,
      options: [
        OptionSection("WHAT", WidgetRenderCommand.subject)
      ] + RenderOptions.circumstances + [
        OptionSection("HOW", [WidgetRenderCommand.timeout.declaration])
      ]
    ) { context in
      // Only the name's ending counts.
      let base = context.arguments.merging(try picture.read(["picture.png"]))
      let job = try WidgetJob(
        CommandContext(
          arguments: base, console: context.console, commandName: context.commandName))
      try job.prepareProcess()
      try answer(job, picture, widgets)
      return .done
    }
  }

  private static func answer(
    _ base: WidgetJob, _ picture: Command, _ widgets: @Sendable () -> [WidgetDescription]
  ) throws {
    let channel = PictureChannel()
    let engine = try base.makeEngine()
    let name = base.context.commandName
    let all = CrashReport.watching(name, seconds: base.seconds) { widgets() }
    while let line = readLine() {
      do {
        let words = try JSONDecoder().decode([String].self, from: Data(line.utf8))
        let own = base.context.arguments.merging(try picture.read(words + ["picture.png"]))
        var job = try WidgetJob(
          CommandContext(arguments: own, console: base.context.console, commandName: name))
        job.keepsPixels = true
        let drawn = try CrashReport.watching(name, seconds: job.seconds * 4) {
          try job.draw(try job.widget(among: all), with: engine)
        }
        // Every way of drawing ends in pixels when those are kept.
        guard let picture = drawn.picture else {
          throw RenderFailure(.internalFault, "\(drawn.kind) was drawn without pixels")
        }
        try channel.send(picture)
      } catch {
        try channel.send(error: "\(error)")
      }
    }
  }
}
