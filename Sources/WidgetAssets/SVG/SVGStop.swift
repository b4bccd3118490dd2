/// Why reading an SVG document as shapes ends early.
enum SVGStop: Error {
  /// It asks for something that display items do not say; another reader may draw it as pixels.
  case beyond(String)
  /// It is over a limit, which no reader may pass.
  case over(AssetIssue)

  /// A value that cannot be read.
  static func unclear(_ name: String, _ value: String) -> SVGStop {
    let start = value.prefix(40)
    return .beyond("\(name)=“\(start)\(start.endIndex < value.endIndex ? "…" : "")”")
  }
}
