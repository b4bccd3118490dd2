/// Collects lines of Swift source, indented.
struct SourceWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// `head {`, what `body` writes, and `}` with `tail`.
  mutating func block(_ head: String, tail: String = "", _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}" + tail)
  }

  /// A documentation comment; file text cannot end it, as each of its lines starts one.
  mutating func document(_ comment: String?) {
    guard let comment, !comment.isEmpty else { return }
    for part in comment.split(whereSeparator: \.isNewline) { line("/// \(part)") }
  }
}
