import SwiftUI
import WidgetKit

struct Shortcut: Hashable {
  let title: String
  let image: String
  let url: String

  static let all = [
    Shortcut(title: "扫一扫", image: "pay-scan", url: "demo-pay://scan"),
    Shortcut(title: "付款码", image: "pay-code", url: "demo-pay://code"),
    Shortcut(title: "乘车码", image: "pay-transit", url: "demo-pay://transit"),
    Shortcut(title: "健康与医保凭证", image: "pay-health", url: "demo-pay://health"),
  ]
}

/// Weather and date above a chip that leads to the almanac.
struct WeatherColumn: View {
  let date: Date

  private var dateLine: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "zh_CN")
    formatter.dateFormat = "MM/dd EEE"
    return formatter.string(from: date)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("多云 28℃")
        .font(.title)
        .fontWeight(.semibold)
        .minimumScaleFactor(0.5)
        .lineLimit(1)
      Text("\(dateLine) 青禾市")
        .font(.system(size: 13, weight: .medium))
        .padding(.top, -1)
      Spacer(minLength: 8)
      Link(destination: URL(string: "demo-pay://almanac")!) {
        ZStack(alignment: .leading) {
          // The twin gives the plate its size and is not drawn itself.
          chip
            .hidden()
            .background(Color.white.opacity(0.27))
            .cornerRadius(14)
          chip
        }
      }
    }
  }

  private var chip: some View {
    HStack(spacing: 4) {
      Image("pay-almanac")
        .resizable()
        .frame(width: 16, height: 16)
      VStack(alignment: .leading, spacing: 0) {
        Text("立夏将至")
          .font(.system(size: 13, weight: .bold))
        Text("宜出行 · 忌熬夜")
          .font(.system(size: 10))
          .padding(.top, -1)
      }
      Image("pay-arrow")
        .resizable()
        .frame(width: 12, height: 12)
        .padding(.leading, -1)
    }
    .lineLimit(1)
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
  }
}

struct ShortcutButton: View {
  let shortcut: Shortcut

  var body: some View {
    Link(destination: URL(string: shortcut.url)!) {
      VStack(spacing: 3) {
        Image(shortcut.image)
          .resizable()
          .scaledToFit()
          .frame(width: 28, height: 28)
        Text(shortcut.title)
          .font(.system(size: 12, weight: .medium))
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, 6)
      }
      .frame(width: 70)
      .frame(maxHeight: .infinity)
      .background(Color.white.opacity(0.16))
      .cornerRadius(14)
    }
  }
}

/// Shortcuts in rows of two.
struct ShortcutGrid: View {
  let shortcuts: [Shortcut]

  private var rows: [[Shortcut]] {
    stride(from: 0, to: shortcuts.count, by: 2).map {
      Array(shortcuts[$0..<min($0 + 2, shortcuts.count)])
    }
  }

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(row, id: \.self) { shortcut in
            ShortcutButton(shortcut: shortcut)
          }
        }
      }
    }
  }
}

/// What all widgets of the bundle stand on.
struct PayBackdrop<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    HStack(spacing: 14) {
      content()
    }
    .foregroundColor(.white)
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .payBackground()
  }
}

extension View {
  @ViewBuilder
  func payBackground() -> some View {
    let picture = Image("pay-background").resizable().scaledToFill()
    if #available(iOS 17.0, *) {
      containerBackground(for: .widget) { picture }
    } else {
      background(picture)
    }
  }
}
