public import Foundation

/// Light or dark, in UIKit's words.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

/// The circumstances that UIKit colours and pictures may depend on.
public final class UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat

  public init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 0) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
  }

  /// Those of the render at work.
  public static var current: UITraitCollection {
    let environment = ResolveScope.environment
    return UITraitCollection(
      userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light,
      displayScale: environment.displayScale)
  }

  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.userInterfaceStyle == b.userInterfaceStyle && a.displayScale == b.displayScale
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
  }
}
