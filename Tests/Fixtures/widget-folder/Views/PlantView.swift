import SwiftUI
import WidgetKit

struct PlantView: View {
  let entry: PlantEntry

  var body: some View {
    VStack {
      Text("greeting")
      Text(entry.name).foregroundColor(Color(.brand))
    }
    .containerBackground(for: .widget) { Color(.brand).opacity(0.2) }
  }
}
