import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates

@Suite struct JSONParserTests {
  private func parse(_ text: String, limits: RenderLimits = .standard) throws -> JSONDocument {
    try JSONDocument(Data(text.utf8), file: "t.json", limits: limits)
  }

  private func value(_ text: String) throws -> EntryValue { EntryValue(try parse(text).root) }

  private func message(_ text: String, limits: RenderLimits = .standard) -> String? {
    do {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func wholeAndRealNumbersStayApart() throws {
    #expect(
      try value("[0, -12, 1.0, 2e3, 9223372036854775807, 9223372036854775808]")
        == .array([
          .int(0), .int(-12), .double(1), .double(2000), .int(.max),
          .double(9.223372036854775808e18),
        ]))
  }

  @Test func objectsKeepTheOrderOfTheSource() throws {
    guard case .object(let object) = try value(#"{"z": 1, "a": 2, "m": 3}"#) else {
      Issue.record("no object")
      return
    }
    #expect(object.keys == ["z", "a", "m"])
  }

  @Test func escapesBecomeCharacters() throws {
    #expect(try value(#""a\n\t\"\\\/\u00e9\ud83d\ude00""#) == .string("a\n\t\"\\/é😀"))
  }

  @Test func aByteOrderMarkIsSkipped() throws {
    #expect(try value("\u{FEFF}true") == .bool(true))
  }

  @Test(arguments: [
    ("{\n  \"a\": tru\n}", "t.json:2:8: /a: found “t”, expected a value"),
    ("[1, 2,]", "t.json:1:7: /2: found “]”, expected a value"),
    ("{\"a\": 1, \"a\": 2}", "t.json:1:10: the key “a” stands here a second time"),
    ("{\"a\" 1}", "t.json:1:6: found “1”, expected “:” after the key “a”"),
    ("{a: 1}", "t.json:1:2: found “a”, expected a key in quotation marks"),
    ("[1 2]", "t.json:1:4: found “2”, expected “,” or “]”"),
    ("{\"x\": [01]}", "t.json:1:9: /x: found “1”, expected “,” or “]”"),
    ("[1.]", "t.json:1:4: /0: found “]”, expected a digit"),
    ("[\"é\", x]", "t.json:1:7: /1: found “x”, expected a value"),
    ("\"abc", "t.json:1:5: found the end of the document, expected the closing quotation mark"),
    (
      "\"a\nb\"",
      "t.json:1:3: found the control character 10, expected the closing quotation mark"
    ),
    ("\"\\ud83d x\"", "t.json:1:4: found half of a surrogate pair, expected both halves"),
    ("\"\\q\"", "t.json:1:3: found “q”, expected one of \" \\ / b f n r t u after “\\”"),
    ("1 2", "t.json:1:3: found “2”, expected the end of the document"),
    ("1e999", "t.json:1:1: found the number 1e999, expected a number below 1e308"),
    ("", "t.json:1:1: found the end of the document, expected a value"),
  ])
  func faultsNameThePlaceAndWhatIsExpected(source: String, expected: String) {
    #expect(message(source) == expected)
  }

  @Test func invalidUTF8IsAFault() {
    let bytes = Data([UInt8(ascii: "\""), 0xC3, 0x28, UInt8(ascii: "\"")])
    #expect(throws: TemplateError.self) { try JSONDocument(bytes, file: "t.json") }
  }

  @Test func sizeAndDepthAreBounded() {
    var limits = RenderLimits()
    limits.documentDepth = 3
    #expect(message("[[[1]]]", limits: limits) == nil)
    #expect(
      message("[[[[1]]]]", limits: limits)
        == "t.json:1:4: /0/0/0: nesting is over the limit of 3")
    limits.documentBytes = 4
    #expect(
      message("[1,2]", limits: limits) == "t.json: a document of 5 bytes is over the limit of 4")
  }

  @Test func deepDocumentsFitTheStack() {
    let deep = String(repeating: "[", count: 1_024) + String(repeating: "]", count: 1_024)
    #expect(message(deep) == nil)
  }

  @Test func everyValueKnowsItsPointer() throws {
    let document = try parse(#"{"a/b": [10, {"c~d": "x"}]}"#)
    let inner = try #require(document.root["a/b"])
    guard case .array(let items) = inner.kind, let text = items[1]["c~d"] else {
      Issue.record("no array")
      return
    }
    #expect(document.pointer(to: text.offset).description == "/a~1b/1/c~0d")
    #expect(document.pointer(to: items[1].offset).description == "/a~1b/1")
    #expect(document.pointer(to: items[0].offset).description == "/a~1b/0")
    #expect(document.pointer(to: 0).description == "")
    #expect(document.place(of: text.offset).column == 22)
  }
}
