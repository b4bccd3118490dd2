import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var minutes: Int
    var stage: String
  }

  var shop: String
}

struct DeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.shop).font(.headline)
          Text(context.state.stage).font(.subheadline)
        }
        Spacer()
        Text("\(context.state.minutes) min").font(.title2.bold())
      }
      .padding()
      .activityBackgroundTint(Color.cyan)
      .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text(context.attributes.shop)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min")
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: 0.4)
          Text(context.state.stage)
        }
      } compactLeading: {
        Image(systemName: "shippingbox.fill")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("\(context.state.minutes)")
      }
      .widgetURL(URL(string: "https://example.com/delivery"))
      .keylineTint(Color.red)
    }
  }
}

extension DeliveryAttributes {
  fileprivate static var preview: DeliveryAttributes {
    DeliveryAttributes(shop: "Bakery")
  }
}

extension DeliveryAttributes.ContentState {
  fileprivate static var baking: DeliveryAttributes.ContentState {
    DeliveryAttributes.ContentState(minutes: 20, stage: "Baking")
  }
}

#Preview("Delivery", as: .content, using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.baking
}
