import Foundation
package import WidgetScene

extension Font {
  /// San Francisco's ascender plus descender, in em: 1950 + 494 of 2048 units.
  private static let lineHeightPerEm: CGFloat = 2444.0 / 2048.0

  /// The font with every number known.
  package func request(in environment: EnvironmentValues) -> FontRequest {
    var request = base(in: environment)
    for change in changes { apply(change, to: &request) }
    if environment.legibilityWeight == .bold { request.weight = Self.bolder(request.weight) }
    return request
  }

  private func base(in environment: EnvironmentValues) -> FontRequest {
    switch provider {
    case .style(let style, let design, let weight):
      let entry = TypeScale.entry(style, environment.dynamicTypeSize)
      return FontRequest(
        family: .system(Self.design(design)), size: CGFloat(entry.size),
        weight: weight?.value ?? (style == .headline ? 600 : 400),
        leading: max(0, CGFloat(entry.pitch) - CGFloat(entry.size) * Self.lineHeightPerEm))
    case .system(let size, let design, let weight):
      return FontRequest(
        family: .system(Self.design(design)), size: Self.usable(size),
        weight: weight?.value ?? 400)
    case .custom(let name, let size, let style):
      let factor = style.map {
        CGFloat(TypeScale.scaleFactor($0, environment.dynamicTypeSize))
      }
      let scaled = factor.map { $0 == 1 ? size : (size * $0).rounded() } ?? size
      return FontRequest(family: .named(name), size: Self.usable(scaled))
    }
  }

  private func apply(_ change: Change, to request: inout FontRequest) {
    switch change {
    case .weight(let weight): request.weight = weight.value
    case .design(let design): request.family = .system(Self.design(design))
    case .bold: request.weight = boldWeight
    case .italic: request.isItalic = true
    case .width(let width): request.width = 100 + 100 * Double(width.value)
    case .monospacedDigit: request.monospacedDigits = true
    case .monospaced: request.family = .system(.monospaced)
    case .caps(let caps): request.caps = caps
    case .leading(let leading):
      // Points per line on iOS, as published for the tight and loose variants.
      let extra: CGFloat = leading == .tight ? -2 : leading == .loose ? 2 : 0
      request.leading += extra
    case .scaled(let factor): request = request.scaled(by: max(factor, 0.01))
    }
  }

  /// The bold trait: bold for the titles and for sizes, semibold for smaller styles (iOS).
  private var boldWeight: Int {
    switch provider {
    case .style(let style, _, _):
      switch style {
      case .largeTitle, .title, .title2, .extraLargeTitle, .extraLargeTitle2: 700
      default: 600
      }
    case .system, .custom: 700
    }
  }

  /// What the bold-text setting makes of a weight: two steps more, as iOS draws it.
  private static func bolder(_ weight: Int) -> Int { min(weight + 200, 900) }

  /// Sizes a font can have; SwiftUI too draws nothing sensible below.
  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 0.1), 2_000) : 17
  }

  private static func design(_ design: Design?) -> FontRequest.Design {
    switch design {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .default, nil: .standard
    }
  }
}
