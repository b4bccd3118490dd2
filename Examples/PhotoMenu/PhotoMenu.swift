import SwiftUI
import WidgetKit

struct MenuEntry: TimelineEntry, Decodable {
  let date: Date
  var picture: String?
  var text: String?

  static let explanation = """
    Nothing has been chosen yet. Open the app, look through today's menu and pick the dish \
    you want to see here at lunchtime.
    """
}

struct MenuProvider: TimelineProvider {
  func placeholder(in context: Context) -> MenuEntry {
    MenuEntry(date: Date(), picture: "menu-noodles", text: "Noodles with greens")
  }

  func getSnapshot(in context: Context, completion: @escaping (MenuEntry) -> ()) {
    completion(MenuEntry(date: Date(), picture: "menu-tart", text: "Plum tart"))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MenuEntry>) -> ()) {
    let now = Date()
    let entries = [
      MenuEntry(date: now, picture: "menu-salad", text: "Bean salad"),
      MenuEntry(date: now.addingTimeInterval(43_200), picture: nil, text: nil),
    ]
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(86_400))))
  }
}

struct MenuView: View {
  @Environment(\.widgetFamily) var family
  let entry: MenuEntry

  var body: some View {
    switch family {
    case .systemSmall:
      Color.clear
        .overlay(picture)
        .clipped()
        .overlay {
          LinearGradient(
            colors: [.clear, .black.opacity(0.75)], startPoint: .center, endPoint: .bottom)
        }
        .overlay(caption.padding(12), alignment: .bottomLeading)
    case .systemMedium:
      HStack(spacing: 12) {
        picture
          .frame(width: 150)
          .frame(maxHeight: .infinity)
          .clipped()
        caption.frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.trailing, 12)
    default:
      VStack(alignment: .leading) {
        picture
        Spacer()
        caption.padding([.horizontal, .bottom], 14)
      }
    }
  }

  @ViewBuilder
  private var picture: some View {
    if let name = entry.picture, let image = UIImage(named: name) {
      Image(uiImage: image)
        .resizable()
        .aspectRatio(contentMode: family == .systemLarge ? .fit : .fill)
    } else {
      ZStack {
        Color.orange.opacity(0.3)
        Image(systemName: "fork.knife").font(.largeTitle)
      }
    }
  }

  private var caption: some View {
    Text(entry.text ?? MenuEntry.explanation)
      .font(family == .systemLarge ? .headline : .footnote)
      .lineLimit(family == .systemSmall ? 3 : nil)
      .foregroundColor(family == .systemSmall ? .white : .primary)
      .shadow(radius: family == .systemSmall ? 3 : 0)
  }
}

@main
struct PhotoMenuWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PhotoMenu", provider: MenuProvider()) { entry in
      MenuView(entry: entry)
        .widgetURL(URL(string: "demo-menu://today"))
        .containerBackground(Color(white: 0.97), for: .widget)
    }
    .configurationDisplayName("Menu")
    .description("The dish of the day with its picture.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    .contentMarginsDisabled()
  }
}

struct PhotoMenu_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([WidgetFamily.systemSmall, .systemMedium, .systemLarge], id: \.self) { family in
      MenuView(entry: MenuEntry(date: Date(), picture: "menu-tart", text: "Plum tart"))
        .previewContext(WidgetPreviewContext(family: family))
    }
  }
}
