import Foundation
import Testing
import WidgetAssets
import WidgetGeometry
import WidgetScene

/// Texts by key, from all three file formats.
struct StringsCatalogTests {
  private let catalog = StringsCatalog(sources: [Fixtures.url("strings")])

  private func text(
    _ key: String, _ locale: String = "en", _ arguments: LocalizedArgument..., table: String? = nil,
    device: String = "iphone"
  ) -> String? {
    catalog.format(key: key, table: table, locale: locale, arguments: arguments, device: device)
  }

  @Test func languagesFallBackToTheSourceLanguage() {
    #expect(text("greeting", "de") == "Guten Tag")
    #expect(text("greeting", "de-AT") == "Guten Tag")
    #expect(text("greeting", "sv") == "Good day")
    #expect(text("greeting", "zh-Hant-HK") == "您好")
    #expect(text("greeting", "zh-TW") == "您好")
    #expect(text("greeting", "zh-CN") == "你好")
    #expect(text("greeting", "pt") == "Bom dia")
  }

  @Test func aKeyIsItsOwnTextInTheSourceLanguage() {
    #expect(text("Only a key", "fr") == "Only a key")
    #expect(text("waiting", "de") == "Please wait")
    #expect(text("no such key") == nil)
    #expect(text("greeting", table: "NoTable") == nil)
    #expect(catalog.suggestions(for: "greting") == ["greeting"])
  }

  @Test(arguments: [
    (0, "No parcels"), (1, "%lld parcel"), (2, "%lld parcels"), (21, "%lld parcels"),
  ])
  func pluralsFollowTheCount(_ count: Int, _ expected: String) {
    #expect(text("parcels", "en", .integer(count)) == expected)
  }

  @Test(arguments: [
    (1, "%lld посылка"), (3, "%lld посылки"), (5, "%lld посылок"), (21, "%lld посылка"),
    (11, "%lld посылок"),
  ])
  func pluralsFollowTheLanguage(_ count: Int, _ expected: String) {
    #expect(text("parcels", "ru", .integer(count)) == expected)
  }

  @Test func theFirstNumberChoosesAndTextsDoNot() {
    #expect(text("parcels", "en", .text("7"), .integer(1)) == "%lld parcel")
    #expect(text("parcels") == "%lld parcels")
  }

  @Test func theRulesAreThoseOfTheLanguageOfTheText() {
    // Russian would say "one" for 21; the English text must not.
    #expect(text("days", "ru", .integer(21)) == "%lld days")
  }

  @Test func devicesChoose() {
    #expect(text("tap", device: "iphone") == "Tap")
    #expect(text("tap", device: "mac") == "Click")
    #expect(text("tap", device: "appletv") == "Choose")
  }

  @Test func substitutionsArePutInWithNumberedPlaceholders() {
    #expect(
      text("summary", "en", .integer(1), .integer(3), .text("Rill"))
        == "%1$lld file in %2$lld folders of %3$@")
    #expect(
      text("summary", "en", .integer(4), .integer(1), .text("Rill"))
        == "%1$lld files in one folder of %3$@")
  }

  @Test func stringsFilesAreReadInTheirFolders() {
    #expect(text("title", "fr", table: "Legacy") == "Titre « simple »")
    #expect(text("title", "ja", table: "Legacy") == "題名")
    #expect(text("title", "en", table: "Legacy") == "A \"quoted\"\ttitle\u{2026}\nline A")
    #expect(text("bare_key", "en", table: "Legacy") == "bare-value")
    #expect(text("title", "xx", table: "Legacy") == text("title", "en", table: "Legacy"))
  }

  @Test func stringsdictRulesComeBeforeStrings() {
    #expect(text("stops", "en", .integer(1), table: "Legacy") == "%1$d stop left")
    #expect(text("stops", "en", .integer(5), table: "Legacy") == "%1$d stops left")
    #expect(
      text("pair", "en", .integer(1), .integer(2), table: "Legacy")
        == "%1$d cat & %2$d dogs")
    #expect(text("device", "en", table: "Legacy", device: "ipad") == "Pad")
    #expect(text("width", "en", table: "Legacy") == "Wednesday")
  }

  @Test func pseudoLocalesTransformTheSourceText() {
    let accented = text("parcels", "en-XA", .integer(2))
    #expect(accented == "[%lld þåŕçéļš öñé]")
    #expect(
      text("greeting", "ar-XB")
        == "\u{200F}\u{202E}Good\u{202C}\u{200F} \u{200F}\u{202E}day\u{202C}\u{200F}")
    #expect(text("no such key", "en-XA") == nil)
    let text = "A rather long sentence that has to wrap"
    let longer = PseudoLocale.accented.translate(text)
    #expect(longer.count >= Int(Double(text.count) * 1.4))
    #expect(PseudoLocale.accented.translate("%1$@ of %d%%").contains("%1$@"))
  }

  @Test func languagesAreListed() {
    #expect(catalog.languages() == ["de", "en", "pt-BR", "ru", "zh-Hans", "zh-Hant"])
  }
}

/// Damaged and hostile files: an issue with a place, never a crash.
struct StringsDamageTests {
  private func issues(_ name: String, _ content: String) throws -> [String] {
    try Fixtures.withFolder(named: "texts", [name: content]) { folder in
      let catalog = StringsCatalog(sources: [folder])
      let table = (name as NSString).deletingPathExtension
      #expect(catalog.format(key: "a", table: table, locale: "en", arguments: []) == nil)
      return catalog.issues.map(\.description)
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "texts/T.strings: line 1: expected “;” after “a”"),
    ("\n\"a\" = \"b;\n", "texts/T.strings: line 2: the value of “a” has no closing quote"),
    ("/* open", "texts/T.strings: line 1: the comment has no end"),
    ("\"a\" = \"\\U12\";", "texts/T.strings: line 1: expected four hexadecimal digits after “\\U”"),
    ("= 3;", "texts/T.strings: line 1: expected a key, found “=”"),
  ])
  func stringsSayWhere(_ content: String, _ expected: String) throws {
    #expect(try issues("T.strings", content) == [expected])
  }

  @Test(arguments: [
    "", "<plist>", "<plist><dict><string>x</string></dict></plist>", "<a></b>", "<a b=c/>",
    "<plist>&unknown;</plist>", "<!DOCTYPE x [<!ENTITY a \"aa\">]><plist>&a;</plist>",
    String(repeating: "<a>", count: 200_000), "bplist00nonsense",
  ])
  func propertyListsAreRefused(_ content: String) throws {
    #expect(try issues("T.stringsdict", content).count == 1)
  }

  @Test(arguments: [
    "", "[]", "{", "{\"strings\":3}", "{\"strings\":{\"b\":{\"localizations\":{\"en\":{}}}}}",
  ])
  func cataloguesAreRefused(_ content: String) throws {
    #expect(try issues("T.xcstrings", content).count == 1)
  }

  @Test func variablesThatNameEachOtherEnd() throws {
    let rule = """
      <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>%#@y@%#@y@</string></dict>
      """
    let content = """
      <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@</string>
      <key>x</key>\(rule)<key>y</key>\(rule)</dict></dict></plist>
      """
    #expect(try issues("T.stringsdict", content).isEmpty)
  }

  @Test func aFileOverTheLimitIsNotRead() throws {
    var limits = RenderLimits.standard
    limits.documentBytes = 10
    try Fixtures.withFolder(named: "texts", ["T.strings": "\"a\" = \"bbbbbbbb\";"]) { folder in
      let catalog = StringsCatalog(sources: [folder], limits: limits)
      #expect(catalog.format(key: "a", table: "T", locale: "en", arguments: []) == nil)
      #expect(catalog.issues.map(\.reason) == ["17 bytes is over the limit of 10"])
    }
  }
}
