/// How the system recolours a widget after its views have been drawn.
package enum WidgetTone: Hashable, Sendable {
  /// As drawn.
  case fullColor
  /// Two colours: one for views marked accentable, one for the rest.  Only alpha survives.
  case accented(primary: ColorValue, accent: ColorValue)
  /// One colour, as strong as each pixel is bright.
  case vibrant(ColorValue)
}

extension [DisplayItem] {
  /// The items as a widget in `tone` shows them.
  package func toned(_ tone: WidgetTone) -> [DisplayItem] {
    guard !isEmpty else { return [] }
    switch tone {
    case .fullColor: return self
    case .vibrant(let color): return [.grouped(.color(.vibrant(color)), self)]
    case .accented(let primary, let accent):
      return AccentTone(primary: primary, accent: accent).items(self, role: .primary)
    }
  }
}

/// Recolours items group by group, keeping their order.
private struct AccentTone {
  let primary: ColorValue
  let accent: ColorValue

  /// Neighbours of one role share one recolouring group, so that what overlaps inside it blends as
  /// it was drawn.
  func items(_ items: [DisplayItem], role: AccentRole) -> [DisplayItem] {
    var result: [DisplayItem] = []
    var plain: [DisplayItem] = []
    func flush() {
      if !plain.isEmpty { result += recoloured(plain, role) }
      plain = []
    }
    for item in items {
      guard case .group(let effect, _, let inner) = item, item.changesRole else {
        plain.append(item)
        continue
      }
      flush()
      if case .accent(let next) = effect {
        result += self.items(inner, role: next)
      } else {
        result.append(.grouped(recoloured(effect, role), self.items(inner, role: role)))
      }
    }
    flush()
    return result
  }

  private func recoloured(_ items: [DisplayItem], _ role: AccentRole) -> [DisplayItem] {
    let effect: ColorEffect
    switch role {
    case .fullColor: return items
    case .primary: effect = .tint(primary)
    case .accent: effect = .tint(accent)
    case .desaturated: effect = .vibrant(primary)
    case .accentedDesaturated: effect = .vibrant(accent)
    }
    return [.grouped(.color(effect), items)]
  }

  /// An effect around items of several roles: its own colours follow the role around it, and what
  /// changes colours has nothing left to change.
  private func recoloured(_ effect: GroupEffect, _ role: AccentRole) -> GroupEffect {
    switch effect {
    case .shadow(let color, let radius, let offset):
      let ink = role == .accent || role == .accentedDesaturated ? accent : primary
      guard role != .fullColor else { return effect }
      return .shadow(ink.opacity(color.alpha), radius: radius, offset: offset)
    case .color(let change): return change == .luminanceToAlpha ? effect : .isolate
    case .opacity, .clip, .mask, .transform, .projection, .blur, .blend, .isolate, .backdrop,
      .knockout, .view, .accent:
      return effect
    }
  }
}

extension DisplayItem {
  /// Whether some part of the item has a role of its own.
  fileprivate var changesRole: Bool {
    guard case .group(let effect, _, let items) = self else { return false }
    if case .accent = effect { return true }
    return items.contains(where: \.changesRole)
  }
}
