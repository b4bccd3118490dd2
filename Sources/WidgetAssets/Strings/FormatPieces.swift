/// A format string cut into plain text and placeholders.
struct FormatPieces {
  enum Piece: Equatable {
    case text(String)
    /// `%@`, `%2$lld`, `%.1f`, `%%`: the number of the argument if it says one, and the rest
    /// without `%`.
    case placeholder(argument: Int?, specifier: String)
    /// `%#@name@`: a text that depends on an argument.
    case variable(argument: Int?, name: String)
    /// `%arg`: the argument that chose this text.
    case ownArgument
  }

  let pieces: [Piece]

  init(_ format: String) {
    var pieces: [Piece] = []
    var text = ""
    var rest = format[...]
    func endText() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
    while let first = rest.first {
      if first == "%", let (piece, length) = Self.placeholder(rest) {
        endText()
        pieces.append(piece)
        rest = rest.dropFirst(length)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    endText()
    self.pieces = pieces
  }

  /// Reads what starts at the `%` that `text` begins with.
  private static func placeholder(_ text: Substring) -> (Piece, length: Int)? {
    if text.hasPrefix("%arg") { return (.ownArgument, 4) }
    let all = Array(text.prefix(80))
    var at = 1
    var argument: Int?
    let digits = String(all.dropFirst().prefix { $0.isASCII && $0.isNumber })
    if !digits.isEmpty, 1 + digits.count < all.count, all[1 + digits.count] == "$" {
      argument = Int(digits)
      at += digits.count + 1
    }
    let start = at
    if at + 1 < all.count, all[at] == "#", all[at + 1] == "@" {
      let name = all[(at + 2)...].prefix { $0 != "@" }
      let end = at + 2 + name.count
      guard end < all.count, !name.isEmpty else { return nil }
      return (.variable(argument: argument, name: String(name)), end + 1)
    }
    while at < all.count, "-+ #0'123456789.*hlqLztj".contains(all[at]) { at += 1 }
    guard at < all.count, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(all[at]) else { return nil }
    return (.placeholder(argument: argument, specifier: String(all[start...at])), at + 1)
  }
}
