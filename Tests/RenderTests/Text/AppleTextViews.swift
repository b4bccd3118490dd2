import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetViews

/// Views that other projects had drawn by Apple's SwiftUI, written anew from the pictures.
nonisolated enum AppleTextViews {
  static var stackOfThree: some View {
    VStack(spacing: 24) {
      VStack(spacing: 8) {
        Text("Hello PreviewSnapshots").font(.title)
        Text("Welcome to PreviewSnapshots").font(.subheadline)
      }
      Text(
        """
        Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor \
        incididunt ut labore et dolore magna aliqua.
        """
      ).multilineTextAlignment(.center)
    }
    .padding(8)
  }

  static var centredFootnote: some View {
    Text("No energy dashboard configured").font(.footnote)
      .foregroundStyle(Color(uiColor: .secondaryLabel))
  }

  static var threeLines: some View {
    Text("No connection available, review your Home Assistant URL configuration")
      .font(.system(size: 13)).foregroundStyle(.secondary).lineLimit(3).minimumScaleFactor(0.7)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  static var inlineName: some View {
    Text("Living Room").font(.subheadline).foregroundStyle(.white)
  }

  static var label: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked")
    }
    .padding(5)
    .background(RoundedRectangle(cornerRadius: 5).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }

  static var tags: some View {
    VStack {
      tag("MAIN", 0x3396FF)
      tag("INFO", 0x484848)
      tag("SUCCESS", 0x26B562)
      tag("ERROR", 0xF05142)
      tag("IN PROGRESS", 0xD9DA09)
      tag("WARNING", 0xF2882F)
      tag("DISABLED", 0xD0D0D0)
    }
    .padding().background(Color(red: 0.98, green: 0.98, blue: 0.98))
  }

  private static func tag(_ name: String, _ rgb: Int) -> some View {
    let color = Color(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
    return Text(verbatim: name).font(.system(size: 10, weight: .bold)).foregroundStyle(color)
      .padding(4).background(color.opacity(0.15)).cornerRadius(4)
  }

  static var tile: some View {
    VStack(alignment: .leading, spacing: 0) {
      Circle().fill(Color(red: 0, green: 0.604, blue: 0.78).opacity(0.3))
        .frame(width: 48, height: 48)
      Spacer()
      Text("Title 0").font(.subheadline.weight(.semibold)).foregroundStyle(.black)
      Text("Subtitle 0").font(.footnote).foregroundStyle(Color(uiColor: .secondaryLabel))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  static var tileRows: some View {
    VStack(spacing: 0) {
      ForEach(0..<3) { index in
        HStack(spacing: 12) {
          Color.clear.frame(width: 30, height: 30)
          Text(verbatim: "Title \(index)").font(.caption.weight(.semibold))
          Spacer()
        }
        .padding(12).frame(maxHeight: .infinity)
      }
    }
  }

  static var liveProgress: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.blue.opacity(0.2))
          .frame(width: 48, height: 48)
        VStack(alignment: .leading, spacing: 4) {
          Text("Laundry").font(.title3.weight(.semibold))
          Text("Washing cycle").font(.body).foregroundStyle(.secondary)
        }
        Spacer()
        Text("40%").font(.headline).monospacedDigit()
      }
      Capsule().fill(.primary.opacity(0.12)).frame(height: 10)
    }
    .padding(16)
  }

  static var rectangular: some View {
    HStack(spacing: 6) {
      Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 18, height: 18)
      VStack(alignment: .leading, spacing: 1) {
        Text("Living Room").font(.caption2.weight(.semibold))
        Text("Temperature").font(.caption2).opacity(0.8)
        VStack(spacing: 3) {
          bar
          HStack {
            Text("0")
            Spacer()
            Text("100")
          }
          .font(.system(size: 10)).foregroundStyle(.secondary)
        }
        Text("Updated 2m ago").font(.caption2).opacity(0.8)
      }
      Spacer(minLength: 0)
    }
    .padding(12).frame(width: 200)
    .frame(maxWidth: .infinity, alignment: .leading)
    .foregroundStyle(.white)
  }

  private static var bar: some View {
    GeometryReader { area in
      ZStack(alignment: .leading) {
        Capsule().fill(.green.opacity(0.25)).frame(height: 7)
        Capsule().fill(.green).frame(width: area.size.width * 0.68, height: 7)
        Text("68%").font(.body.bold()).foregroundStyle(.white).padding(.horizontal, 6)
          .frame(minWidth: 34, minHeight: 22).background(Capsule().fill(.green))
          .position(x: area.size.width * 0.68, y: 11)
      }
    }
    .frame(height: 22)
  }

  static var energy: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 2) {
        Text("Today").font(.system(size: 12, weight: .semibold))
        Spacer()
        Image(systemName: "arrow.clockwise")
        Text(Self.hour, style: .time).font(.system(size: 11))
      }
      .font(.system(size: 12)).foregroundStyle(.secondary)
      stat("12,2", "Solar", up: true)
      stat("0,9", "Grid", up: false)
    }
    .padding(16).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static let hour = Date(timeIntervalSince1970: 13 * 3_600)

  private static func stat(_ value: String, _ name: String, up: Bool) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Group {
          Image(systemName: up ? "arrow.up" : "arrow.down")
          Text(verbatim: value)
        }
        .font(.system(size: 22, weight: .bold, design: .rounded))
        .foregroundStyle(up ? Color.orange : Color.blue)
        Text("kWh").font(.system(size: 12, weight: .medium)).foregroundStyle(.secondary)
      }
      HStack(spacing: 4) {
        Color.clear.frame(width: 12, height: 12)
        Text(verbatim: name).font(.system(size: 11)).foregroundStyle(.secondary)
      }
    }
    // Not in the description; read off the picture.
    .padding(.top, 8).frame(maxHeight: .infinity)
  }
}
