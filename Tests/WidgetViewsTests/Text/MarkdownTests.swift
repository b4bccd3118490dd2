import Foundation
import Testing
import WidgetViews

/// Spans as `[marks]text`: b bold, i italic, c code, s struck through, and the link.
private func spans(_ markdown: String) throws -> String {
  let text = try AttributedString(
    markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  return text.runs.map { run in
    let intent = run.inlinePresentationIntent ?? []
    var marks = ""
    if intent.contains(.stronglyEmphasized) { marks += "b" }
    if intent.contains(.emphasized) { marks += "i" }
    if intent.contains(.code) { marks += "c" }
    if intent.contains(.strikethrough) { marks += "s" }
    if let link = run.link { marks += "<\(link.absoluteString)>" }
    return (marks.isEmpty ? "" : "[\(marks)]") + String(text[run.range].characters)
  }.joined(separator: "|")
}

@Test(
  "inline Markdown is read by CommonMark's rules",
  arguments: [
    ("plain", "plain"),
    ("a **b** c", "a |[b]b| c"),
    ("*a* _b_", "[i]a| |[i]b"),
    ("***x***", "[bi]x"),
    ("**a *b* c**", "[b]a |[bi]b|[b] c"),
    ("*a **b***", "[i]a |[bi]b"),
    ("~~gone~~ ~too~", "[s]gone| |[s]too"),
    ("`let x = 1` end", "[c]let x = 1| end"),
    ("`` a`b ``", "[c]a`b"),
    ("`**no**`", "[c]**no**"),
    ("[Apple](https://apple.com) x", "[<https://apple.com>]Apple| x"),
    ("[**b** c](https://a.b \"t\")", "[b<https://a.b>]b|[<https://a.b>] c"),
    ("![alt](x.png)", "alt"),
    ("<https://a.b/c>", "[<https://a.b/c>]https://a.b/c"),
    ("go to https://a.b/c.", "go to |[<https://a.b/c>]https://a.b/c|."),
    ("mail a@b.com!", "mail |[<mailto:a@b.com>]a@b.com|!"),
    // No marks.
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a ** b", "a ** b"),
    ("**open", "**open"), ("\\*not\\*", "*not*"), ("[x] (y)", "[x] (y)"), ("a [b", "a [b"),
    ("`open", "`open"), ("1 < 2 > 0", "1 < 2 > 0"), ("~~~x~~~", "~~~x~~~"),
    ("AT&amp;T &#169; &unknown;", "AT&T © &unknown;"), ("# not a heading", "# not a heading"),
    ("line\nline  \n  two", "line\nline  \n  two"), ("", ""),
    // Rule of three.
    ("*foo**bar*", "[i]foo**bar"),
    ("你好**世界**吗", "你好|[b]世界|吗"),
  ])
func inlineMarkdown(_ markdown: String, _ expected: String) throws {
  #expect(try spans(markdown) == expected)
}

@Test func wildNestingEndsAndLosesNoLetters() throws {
  let marks = String(repeating: "*a_b~c[d`e(", count: 400)
  let text = try AttributedString(markdown: marks)
  let letters = String(text.characters).filter { "abcde".contains($0) }
  #expect(letters == String(repeating: "abcde", count: 400))
}

@Test func aFullTextJoinsItsLines() throws {
  let text = try AttributedString(markdown: "one\ntwo\n\n**three**")
  #expect(String(text.characters) == "one two three")
}
