import Foundation
import WidgetGeometry
import WidgetViews

/// Draws the black shape of the island with a Live Activity's views in it.
///
/// The camera's place is kept free as on phones with a Dynamic Island: 126 points wide and 37 high.
/// How leading, centre and trailing share the rest follows the guidelines' description, not a
/// measurement.
nonisolated struct DynamicIslandView: View {
  let island: DynamicIsland
  let presentation: ActivityPresentation

  static let cameraWidth: CGFloat = 126
  static let height: CGFloat = 37
  static let expandedRadius: CGFloat = 44
  static let expandedMargin: CGFloat = 20

  var body: some View {
    Group {
      switch presentation {
      case .minimal:
        island.minimal.padding(margins(.minimal, 4))
          .frame(width: Self.height, height: Self.height)
          .background(Color.black, in: Circle())
      case .compact:
        HStack(spacing: 0) {
          island.compactLeading.padding(margins(.compactLeading, 6))
          Color.clear.frame(width: Self.cameraWidth)
          island.compactTrailing.padding(margins(.compactTrailing, 6))
        }
        .frame(height: Self.height)
        .background(Color.black, in: Capsule())
      case .expanded, .lockScreen:
        VStack(spacing: 0) {
          HStack(alignment: .top, spacing: 8) {
            region(.leading)
            Spacer(minLength: 0)
            region(.center)
            Spacer(minLength: 0)
            region(.trailing)
          }
          .frame(minHeight: Self.height)
          region(.bottom)
        }
        .padding(margins(.expanded, Self.expandedMargin))
        .frame(maxWidth: .infinity)
        .background(
          Color.black, in: RoundedRectangle(cornerRadius: Self.expandedRadius, style: .continuous))
      }
    }
    .environment(\.colorScheme, .dark)
    .widgetURL(island.url)
  }

  private func region(_ position: DynamicIslandExpandedRegionPosition) -> some View {
    ForEach(island.expanded.indices.filter { island.expanded[$0].position == position }, id: \.self)
    {
      island.expanded[$0].content
    }
  }

  private func margins(_ mode: DynamicIslandMode, _ standard: CGFloat) -> EdgeInsets {
    let own = island.margins[mode] ?? [:]
    return EdgeInsets(
      top: own[.top] ?? (mode == .expanded ? standard : 0), leading: own[.leading] ?? standard,
      bottom: own[.bottom] ?? (mode == .expanded ? standard : 0),
      trailing: own[.trailing] ?? standard)
  }
}
