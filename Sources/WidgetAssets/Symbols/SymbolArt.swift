import Foundation
import WidgetGeometry
import WidgetScene

/// A symbol before it has a size and a weight: shapes in design units, y downwards, 1000 to the
/// side of the icon's square.
struct SymbolArt: Sendable {
  /// What happens to a part's area.
  enum Role: Hashable, Sendable {
    case paint
    /// Cut out of the parts before it.
    case cut
    /// Cut out, and painted in its own level where levels are told apart.
    case mark
  }

  struct Part: Sendable {
    var path: Path
    var fill = FillStyle()
    /// For the non-zero rule, outer contours turning as `Path.strokedPath` turns, nothing
    /// overlapping: then outline and stroke can be one path.  True of everything shipped.
    var isOriented = true
    var role = Role.paint
    var level = 0
    var color: ColorValue?
    var colorName: String?
    /// 1… for parts that a variable value lights one after the other, 0 for those always lit.
    var step = 0
    /// The variable value from which a part is lit, where a file says so instead.
    var threshold: Double?
    /// Of a part that is painted, whatever the value.
    var opacity = 1.0
    /// How much heavier than the drawn outline the pen is, as a stroke's width in units; negative
    /// clears along the edge instead.
    var growth: CGFloat = 0
  }

  var parts: [Part]
  /// The tight box of what is painted, without growth.
  var ink: CGRect
  /// How the pen of regular weight differs from the drawn one.
  var pen: SymbolPen
  /// For drawings that keep the place their author gave them: 1000 units are one font size, the
  /// baseline is at 0.  Others are fitted into their box.
  var frame: Frame?

  struct Frame: Hashable, Sendable {
    /// Of the margins, in units.
    var left: CGFloat
    var right: CGFloat
  }
  /// Said when the drawing is not what was asked for.
  var substitution: String?

  /// The same with every part's growth set for `weight`.  The mark in a filled shape is a line, and
  /// grows like one.
  func weighted(_ weight: Int) -> SymbolArt {
    var copy = self
    for index in copy.parts.indices {
      copy.parts[index].growth =
        copy.parts[index].role == .mark
        ? SymbolPen.thin.growth(weight: weight) * 0.8 : pen.growth(weight: weight)
    }
    return copy
  }

  /// Moved and scaled; growth scales with the outline.
  func applying(scale: CGFloat, offset: CGPoint) -> SymbolArt {
    let map = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
    var copy = self
    copy.ink = ink.applying(map)
    for index in copy.parts.indices {
      copy.parts[index].path = copy.parts[index].path.applying(map)
      copy.parts[index].growth *= scale
    }
    return copy
  }

  /// The box of what is painted once grown.
  var grownInk: CGRect {
    let growth = parts.filter { $0.role == .paint }.map(\.growth).max() ?? 0
    return growth > 0 ? ink.insetBy(dx: -growth / 2, dy: -growth / 2) : ink
  }
}

/// The strokes an icon set was drawn with, against SF Symbols' nine weights.
struct SymbolPen: Hashable, Sendable {
  /// Added to every weight, in sixteenths of the icon's square.
  var offset: CGFloat

  /// Bootstrap, Phosphor: lines of a sixteenth of the square, thinner than regular.
  static let thin = SymbolPen(offset: 0)
  /// Material, Fluent, Ionicons, and filled shapes of any set: regular as drawn.
  static let regular = SymbolPen(offset: -0.35)

  /// Chosen by eye on contact sheets, thin and light as wide as the stems of text of that weight, in
  /// sixteenths; SF's regular line is 0.083 to 0.09 of the height, ours 0.0625.
  private static let steps: [(weight: CGFloat, growth: CGFloat)] = [
    (100, -0.75), (200, -0.47), (300, -0.1), (400, 0.35), (500, 0.5), (600, 0.6), (700, 0.8),
    (800, 0.95), (900, 1.3),
  ]
  private static let sixteenth: CGFloat = 1000 / 16

  /// The stroke that turns the drawn outline into one of `weight` (100…900), in design units.
  func growth(weight: Int) -> CGFloat {
    let wanted = min(max(CGFloat(weight), 100), 900)
    var growth = Self.steps[0].growth
    for (lower, upper) in zip(Self.steps, Self.steps.dropFirst()) where wanted > lower.weight {
      let share = min((wanted - lower.weight) / (upper.weight - lower.weight), 1)
      growth = lower.growth + (upper.growth - lower.growth) * share
    }
    // A line is never cleared to nothing: half of a sixteenth stays.
    return max(growth + offset, -0.75) * Self.sixteenth
  }
}
