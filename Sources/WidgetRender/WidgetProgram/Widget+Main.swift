public import WidgetKitCore

// What `@main` runs: a widget compiled as a program draws itself.

extension Widget {
  /// Reads the command line and draws; `--help` tells how.
  @MainActor public static func main() {
    WidgetProgram.run(Self.self) { WidgetDescription.all(of: Self.self) }
  }
}

extension WidgetBundle {
  /// Reads the command line and draws; `--help` tells how.
  @MainActor public static func main() {
    WidgetProgram.run(Self.self) { WidgetDescription.all(in: Self.self) }
  }
}
