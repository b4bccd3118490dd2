extension Color {
  public static let primary = Color(.system("label"))
  public static let secondary = Color(.system("secondaryLabel"))
  public static let accentColor = Color(.accent)
  public static let clear = Color(white: 0, opacity: 0)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let gray = Color(.system("gray"))
  public static let red = Color(.system("red"))
  public static let orange = Color(.system("orange"))
  public static let yellow = Color(.system("yellow"))
  public static let green = Color(.system("green"))
  public static let mint = Color(.system("mint"))
  public static let teal = Color(.system("teal"))
  public static let cyan = Color(.system("cyan"))
  public static let blue = Color(.system("blue"))
  public static let indigo = Color(.system("indigo"))
  public static let purple = Color(.system("purple"))
  public static let pink = Color(.system("pink"))
  public static let brown = Color(.system("brown"))
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .init(white: 0, opacity: 0) }
  public static var black: Color { .init(white: 0) }
  public static var white: Color { .init(white: 1) }
  public static var gray: Color { .system("gray") }
  public static var red: Color { .system("red") }
  public static var orange: Color { .system("orange") }
  public static var yellow: Color { .system("yellow") }
  public static var green: Color { .system("green") }
  public static var mint: Color { .system("mint") }
  public static var teal: Color { .system("teal") }
  public static var cyan: Color { .system("cyan") }
  public static var blue: Color { .system("blue") }
  public static var indigo: Color { .system("indigo") }
  public static var purple: Color { .system("purple") }
  public static var pink: Color { .system("pink") }
  public static var brown: Color { .system("brown") }
  public static var accentColor: Color { Color(.accent) }
}
