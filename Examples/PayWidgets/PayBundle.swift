import SwiftUI
import WidgetKit

/// Several medium widgets in one extension, each with a name of its own.
@main
struct PayBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    PayWidget()
    configurableWidgets()
  }

  @WidgetBundleBuilder
  func configurableWidgets() -> some Widget {
    ShortcutWidget()
    MyButtonsWidget()
  }
}
