import Foundation

extension UIColor {
  public static var systemRed: UIColor { named("red") }
  public static var systemOrange: UIColor { named("orange") }
  public static var systemYellow: UIColor { named("yellow") }
  public static var systemGreen: UIColor { named("green") }
  public static var systemMint: UIColor { named("mint") }
  public static var systemTeal: UIColor { named("teal") }
  public static var systemCyan: UIColor { named("cyan") }
  public static var systemBlue: UIColor { named("blue") }
  public static var systemIndigo: UIColor { named("indigo") }
  public static var systemPurple: UIColor { named("purple") }
  public static var systemPink: UIColor { named("pink") }
  public static var systemBrown: UIColor { named("brown") }
  public static var systemGray: UIColor { named("gray") }
  public static var systemGray2: UIColor { named("gray2") }
  public static var systemGray3: UIColor { named("gray3") }
  public static var systemGray4: UIColor { named("gray4") }
  public static var systemGray5: UIColor { named("gray5") }
  public static var systemGray6: UIColor { named("gray6") }

  public static var label: UIColor { named("label") }
  public static var secondaryLabel: UIColor { named("secondaryLabel") }
  public static var tertiaryLabel: UIColor { named("tertiaryLabel") }
  public static var quaternaryLabel: UIColor { named("quaternaryLabel") }
  public static var placeholderText: UIColor { named("placeholderText") }
  public static var separator: UIColor { named("separator") }
  public static var opaqueSeparator: UIColor { named("opaqueSeparator") }
  public static var link: UIColor { named("link") }
  public static var systemFill: UIColor { named("systemFill") }
  public static var secondarySystemFill: UIColor { named("secondarySystemFill") }
  public static var tertiarySystemFill: UIColor { named("tertiarySystemFill") }
  public static var quaternarySystemFill: UIColor { named("quaternarySystemFill") }
  public static var systemBackground: UIColor { named("systemBackground") }
  public static var secondarySystemBackground: UIColor { named("secondarySystemBackground") }
  public static var tertiarySystemBackground: UIColor { named("tertiarySystemBackground") }
  public static var systemGroupedBackground: UIColor { named("systemGroupedBackground") }
  public static var secondarySystemGroupedBackground: UIColor {
    named("secondarySystemGroupedBackground")
  }
  public static var tertiarySystemGroupedBackground: UIColor {
    named("tertiarySystemGroupedBackground")
  }
  public static var darkText: UIColor { named("darkText") }
  public static var lightText: UIColor { named("lightText") }
  public static var tintColor: UIColor { UIColor(color: .accentColor) }

  public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
  public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
  public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
  public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
  public static var black: UIColor { UIColor(white: 0, alpha: 1) }
  public static var white: UIColor { UIColor(white: 1, alpha: 1) }
  public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
  public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
  public static var clear: UIColor { UIColor(white: 0, alpha: 0) }

  private static func named(_ name: String) -> UIColor { UIColor(color: .system(name)) }
}
