import SwiftUI
import WidgetKit

@main
struct ExtensionBundle: WidgetBundle {
  var body: some Widget {
    QuoteWidget()
    CityWidget()
    moreWidgets()
  }

  @WidgetBundleBuilder
  func moreWidgets() -> some Widget {
    if #available(iOS 16.1, *) {
      DeliveryLiveActivity()
    }
    if #available(iOS 18.0, *) {
      TimerControl()
      LampControl()
    }
  }
}
