import MapKit
import SwiftUI
import WidgetKit

struct MapWidget: Widget {
  let region = MKCoordinateRegion()
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Map", provider: FaultyProvider {}) { _ in Text("map") }
  }
}
