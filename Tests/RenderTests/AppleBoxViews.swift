import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

/// Widgets that another project had drawn by Apple's SwiftUI, written anew from the pictures.
nonisolated enum AppleBoxViews {
  private static let tint = Color(red: 0, green: 154.0 / 255, blue: 199.0 / 255)

  private static func ring(_ part: CGFloat, from degrees: Double) -> some View {
    ZStack {
      Circle().trim(from: 0, to: degrees == -90 ? 1 : 0.75)
        .stroke(tint.opacity(0.25), style: StrokeStyle(lineWidth: 15, lineCap: .round))
        .rotationEffect(.degrees(degrees))
      Circle().trim(from: 0, to: part)
        .stroke(tint, style: StrokeStyle(lineWidth: 15, lineCap: .round))
        .rotationEffect(.degrees(degrees))
    }
    .frame(width: 150, height: 150)
  }

  /// As `AppleTextViews.label`, its symbol as wide as symbols were when it was drawn: without the
  /// free space at their sides, 17 points where the same symbol has 20 today.
  static var label: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill").frame(width: 17)
      Text("Checked")
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }

  static var closedGauge: some View {
    ZStack {
      ring(0.84, from: -90)
      Text("84%").font(.largeTitle.bold())
    }
    .scaleEffect(0.72).padding(10)
  }

  static var openGauge: some View {
    ZStack {
      ring(0.75 * 0.84, from: 135)
      Text("84%").font(.largeTitle.bold())
    }
    .offset(y: 10).scaleEffect(0.72).padding(10)
  }

  static var fiveTiles: some View {
    VStack(spacing: 0) {
      ForEach(0..<2) { row in
        HStack(spacing: 0) {
          tile(row * 2)
          tile(row * 2 + 1)
        }
      }
      tile(4)
    }
  }

  private static func tile(_ index: Int) -> some View {
    HStack(spacing: 12) {
      Circle().fill(tint.opacity(0.3)).frame(width: 30, height: 30)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "Title \(index)").font(.caption.weight(.semibold))
        Text(verbatim: "Subtitle \(index)").font(.caption2).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 28.0 / 255, green: 27.0 / 255, blue: 27.0 / 255))
    .overlay(
      Rectangle().stroke(
        Color(red: 51.0 / 255, green: 55.0 / 255, blue: 55.0 / 255), lineWidth: 1))
  }

  static var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { index in
        HStack(spacing: 12) {
          Color.clear.frame(width: 30, height: 30)
          Text(verbatim: "Title \(index)").font(.caption.weight(.semibold))
          Spacer()
        }
        .padding(12).frame(maxHeight: .infinity)
        .overlay(Rectangle().stroke(Color(white: 224.0 / 255), lineWidth: 1))
      }
    }
  }

  static var liveProgress: some View {
    let accent = Color(red: 3.0 / 255, green: 169.0 / 255, blue: 244.0 / 255)
    return VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(accent.opacity(0.2))
          .overlay(
            RoundedRectangle(cornerRadius: 12, style: .continuous)
              .strokeBorder(accent.opacity(0.28), lineWidth: 1)
          )
          .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold))
          Text("Washing cycle").font(.body).foregroundStyle(.secondary)
        }
        Spacer()
        Text("40%").font(.headline).monospacedDigit()
      }
      GeometryReader { area in
        ZStack(alignment: .leading) {
          Capsule().fill(.primary.opacity(0.12))
          Capsule()
            .fill(
              LinearGradient(
                colors: [accent.opacity(0.9), accent], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: area.size.width * 0.4)
        }
      }
      .frame(height: 10)
    }
    .padding(16)
  }
}
