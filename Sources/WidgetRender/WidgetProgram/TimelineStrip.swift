import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

extension WidgetJob {
  /// Most entries drawn in one strip.
  static let stripLimit = 24

  /// All entries side by side, each at its own date, and when the provider is asked again.
  func drawStrip(
    _ widget: WidgetDescription, _ timeline: WidgetTimeline, _ surface: WidgetSurface,
    _ engine: RenderEngine
  ) throws -> Drawn {
    var cells: [TimelineStrip.Cell] = []
    var diagnostics: [Diagnostic] = []
    var links: [RenderedLink] = []
    for entry in timeline.entries.prefix(Self.stripLimit) {
      var request = try request(
        for: entry, of: widget, surface, now: context[RenderOptions.at] ?? entry.date,
        redacted: false)
      request.format = .png
      let output = try engine.render(request)
      for diagnostic in output.diagnostics where !diagnostics.contains(diagnostic) {
        diagnostics.append(diagnostic)
      }
      if cells.isEmpty { links = output.links }
      cells.append(TimelineStrip.Cell(date: entry.date, picture: output.data))
    }
    let strip = TimelineStrip(
      cells: cells, size: surface.size, scale: surface.scale,
      timeZone: context[RenderOptions.timeZone], policy: timeline.policy,
      isDark: RenderOptions.renderingMode(context, of: surface.family) != .fullColor,
      hidden: timeline.entries.count - cells.count)
    var request = RenderRequest(
      surface: WidgetSurface(family: surface.family, size: strip.totalSize, scale: surface.scale),
      format: format, limits: limits
    ) { AnyView(strip) }
    request.conditions.timeZone = context[RenderOptions.timeZone]
    request.keepsSVGText = try RenderOptions.keepsSVGText(context, format: format)
    var (output, picture) = try finish(request, engine)
    output.diagnostics = diagnostics
    output.links = links
    picture?.diagnostics = diagnostics
    return Drawn(
      kind: widget.kind, family: surface.family, what: "timeline", scale: surface.scale,
      entries: timeline.entries, policy: timeline.policy, output: output, picture: picture)
  }
}

/// A sheet of a timeline's entries: made of views, as what it shows is.
nonisolated struct TimelineStrip: View, Sendable {
  struct Cell: Sendable {
    let date: Date
    let picture: Data
  }

  let cells: [Cell]
  /// Of one entry, in points.
  let size: CGSize
  let scale: CGFloat
  let timeZone: TimeZone
  let policy: TimelineReloadPolicy
  /// Vibrant and accented widgets are drawn in white and have no ground of their own.
  let isDark: Bool
  /// Entries that are not shown.
  let hidden: Int

  private static let gap: CGFloat = 12
  private static let captionHeight: CGFloat = 20
  /// Room for a date under a small widget.
  private static let narrowest: CGFloat = 116
  /// About a large screen's width, so that a strip of small widgets can be looked at whole.
  private static let widest: CGFloat = 1_100

  private var cellWidth: CGFloat { max(size.width, Self.narrowest) }
  private var columns: Int {
    max(1, min(cells.count, Int((Self.widest + Self.gap) / (cellWidth + Self.gap))))
  }
  private var rows: Int { (cells.count + columns - 1) / columns }

  var totalSize: CGSize {
    let cell = size.height + Self.captionHeight + Self.gap
    return CGSize(
      width: max(CGFloat(columns) * (cellWidth + Self.gap), 280) + Self.gap,
      height: CGFloat(rows) * cell + Self.captionHeight + 2 * Self.gap)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Self.gap) {
      ForEach(0..<rows, id: \.self) { row in
        HStack(spacing: Self.gap) {
          ForEach(row * columns..<min((row + 1) * columns, cells.count), id: \.self) { index in
            VStack(alignment: .leading, spacing: 0) {
              Text(verbatim: spelled(cells[index].date))
                .font(.system(size: 11)).foregroundColor(isDark ? .white : .black)
                .lineLimit(1).minimumScaleFactor(0.5)
                .frame(width: cellWidth, height: Self.captionHeight, alignment: .leading)
              picture(cells[index])
                .frame(width: size.width, height: size.height)
            }
          }
        }
      }
      Text(verbatim: footer).font(.system(size: 11)).foregroundColor(isDark ? .white : .black)
        .frame(height: Self.captionHeight)
    }
    .padding(Self.gap)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(white: isDark ? 0.2 : 0.9))
  }

  @ViewBuilder private func picture(_ cell: Cell) -> some View {
    if let image = UIImage(data: cell.picture, scale: scale) {
      Image(uiImage: image)
    } else {
      Color.clear
    }
  }

  private var footer: String {
    let reload =
      switch policy.kind {
      case .atEnd: "reload: at the end"
      case .never: "reload: never"
      case .after(let date): "reload: after \(spelled(date))"
      }
    return hidden > 0 ? "\(reload), and \(hidden) more entries" : reload
  }

  /// `2025-01-01 09:41:00`, in the render's time zone.
  private func spelled(_ date: Date) -> String {
    date.formatted(
      .iso8601.year().month().day().dateTimeSeparator(.space)
        .time(includingFractionalSeconds: false).timeZoneSettings(timeZone))
  }
}

extension Date.ISO8601FormatStyle {
  fileprivate func timeZoneSettings(_ zone: TimeZone) -> Self {
    var style = self
    style.timeZone = zone
    return style
  }
}
