public import Foundation
public import WidgetGeometry

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: InsettableShape, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(radius: CGFloat?)
  }
  let kind: Kind
  var inset: CGFloat = 0

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(radius: nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius: radius))
  }

  /// Corner of a rounded button that does not say: that of iOS 15 to 18's regular size.
  static let standardRadius: CGFloat = 7

  public func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    switch kind {
    // Buttons of widgets are capsules unless told otherwise.
    case .automatic, .capsule: return Path(capsuleIn: box)
    case .circle: return Path(circleIn: box)
    case .roundedRectangle(let radius):
      return Path(
        roundedRect: box, cornerRadius: max(0, (radius ?? Self.standardRadius) - inset))
    }
  }

  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
