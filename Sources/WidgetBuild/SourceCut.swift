/// Something to take out of a source file so that the rest compiles.
struct SourceCut: Equatable {
  enum Kind: String {
    /// One line of a bundle: a widget that is left out.
    case line
    /// What a function does; in its place stands a call that ends the program and says why.
    case body
    case declaration
  }
  let kind: Kind
  let name: String
  let range: Range<Int>
  /// Where it begins: lines stay what they are however much is cut, bytes do not.
  let line: Int

  var key: String { "\(kind) \(line)" }

  /// How to take out the cause of a message, the least first.
  static func candidates(
    for message: CompilerMessage, in outline: SourceOutline
  ) -> [SourceCut] {
    guard let offset = outline.offset(line: message.line, column: message.column) else { return [] }
    let path = outline.path(to: offset)
    var cuts: [SourceCut] = []
    func add(_ kind: Kind, _ name: String, _ range: Range<Int>) {
      cuts.append(
        SourceCut(kind: kind, name: name, range: range, line: outline.line(of: range.lowerBound)))
    }
    if let inner = path.last, inner.kind == .function || inner.kind == .variable,
      let content = inner.content, content.contains(offset) || content.upperBound == offset
    {
      let type = path.dropLast().last.map { outline.header(of: $0) } ?? ""
      let header = outline.header(of: inner)
      let isBundle = type.contains("WidgetBundle") || header.contains("WidgetBundleBuilder")
      if isBundle, let (widget, line) = outline.onlyCall(around: offset) {
        add(.line, widget, line)
      }
      // Without its configuration a widget is none, and without its widgets a bundle.
      if !isBundle, !header.contains("some Widget") {
        add(.body, inner.name, outline.accessor(in: content, at: offset) ?? content)
      }
    }
    for part in path.reversed() { add(.declaration, part.name, part.range) }
    return cuts
  }

  /// Takes cuts of one outline out of its source, keeping all lines.
  ///
  /// - Parameter reasons: What is said when what was cut is called, by the cuts' keys.
  static func apply(
    _ cuts: [SourceCut], to outline: SourceOutline, reasons: [String: String]
  ) -> [UInt8] {
    var source = outline.source
    let sorted = cuts.sorted { $0.range.lowerBound > $1.range.lowerBound }
    for cut in sorted {
      // The larger one will do for both.
      guard !cuts.contains(where: { $0 != cut && $0.isOutside(of: cut) }) else { continue }
      var text: [UInt8] = []
      if cut.kind == .body {
        let reason = String(reflecting: reasons[cut.key] ?? "does not compile")
        text = Array(" return fatalError(\(reason)) ".utf8)
        // Functions that give nothing cannot return a value, and observers neither.
        if !outline.returnsValue(before: cut.range) { text.removeFirst(" return".utf8.count) }
      }
      let lines = source[cut.range].filter { $0 == UInt8(ascii: "\n") }
      let isWhole = cut.kind != .body
      let filler =
        isWhole
        ? source[cut.range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        : text + lines
      source.replaceSubrange(cut.range, with: filler)
    }
    return source
  }

  private func isOutside(of other: SourceCut) -> Bool {
    range.lowerBound <= other.range.lowerBound && range.upperBound >= other.range.upperBound
      && range != other.range
  }
}

extension SourceOutline {
  /// What stands before the body.
  func header(of part: Part) -> String {
    let end = part.content.map { $0.lowerBound - 1 } ?? part.range.upperBound
    return String(decoding: source[part.range.lowerBound..<end], as: UTF8.self)
  }

  /// `Name()` and its line, if nothing else is on it.
  func onlyCall(around offset: Int) -> (name: String, range: Range<Int>)? {
    let start = (source[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = SwiftTokens.lineEnd(source, start)
    let line = String(decoding: source[start..<end], as: UTF8.self)
    guard let match = line.wholeMatch(of: /\s*(\w+)\([^{}]*\)\s*(?:\/\/.*)?/) else { return nil }
    return (String(match.1), start..<end)
  }

  /// The body of the accessor (`get`, `didSet`) that a byte is in, if a property has some.
  func accessor(in content: Range<Int>, at offset: Int) -> Range<Int>? {
    let words = ["get", "set", "willSet", "didSet", "mutating", "nonmutating", "_modify", "_read"]
    let text = String(decoding: source[content], as: UTF8.self)
    guard let first = text.firstMatch(of: /^\s*(\w+)/), words.contains(String(first.1)) else {
      return nil
    }
    var depth = 0
    var start = content.lowerBound
    let places = SwiftTokens.places(of: source)
    for index in content where places[index] == .code {
      switch source[index] {
      case UInt8(ascii: "{"):
        if depth == 0 { start = index + 1 }
        depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0, (start...index).contains(offset) { return start..<index }
      default: break
      }
    }
    return nil
  }

  /// Whether what has this body gives a value that is not named: `some View`.
  ///
  /// A call that never returns stands for any other value by itself.
  func returnsValue(before content: Range<Int>) -> Bool {
    let start = source[..<(content.lowerBound - 1)].lastIndex {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    let head = String(decoding: source[(start ?? 0)..<content.lowerBound], as: UTF8.self)
    return head.contains("some ")
  }
}
