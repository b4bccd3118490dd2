import CProcessMemory
import CommandLineKit
import Foundation
import WidgetRender

/// The command: every subcommand is a file beside this one.
@main enum Main {
  /// The engine's version, part of what pictures are stamped with.
  static let version = EngineVersion.current

  static let group = CommandGroup(
    "widgetrender", "Draws iOS widgets without an Apple machine.", version: version,
    commands: [
      RenderCommand.command, BatchCommand.command, DumpCommand.command, ListCommand.command,
      DoctorCommand.command, BuildCommand.command,
      SnapshotCommands.record, SnapshotCommands.verify, DiffCommand.command,
      SnapshotCommands.reportCommand, SnapshotCommands.approve, SnapshotCommands.prune,
      SheetCommand.command,
    ], default: "render")

  static func main() {
    process_memory_prepare()
    Console.outliveReaders()
    exit(group.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
