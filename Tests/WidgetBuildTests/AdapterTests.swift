import Testing

@testable import WidgetBuild

private func adapt(_ source: String) -> (text: String, missing: [String]) {
  let result = SourceAdapter(modules: ["SwiftUI", "os", "Intents"]).adapt(Array(source.utf8))
  return (String(decoding: result.source, as: UTF8.self), result.missingModules)
}

@Suite struct AdapterTests {
  @Test(arguments: [
    ("#if os(iOS)\n", "#if (true )\n"),
    ("#if os(macOS) || os(iOS)\n", "#if os(macOS) || (true )\n"),
    ("#elseif !os(Linux)\n", "#elseif !(false ) \n"),
    ("import os.log\n", "import os    \n"),
    ("@objc(Foo) class Foo {}\n", "           class Foo {}\n"),
    (
      "@objcMembers class A { @objc func b() {} }\n", "             class A {       func b() {} }\n"
    ),
  ])
  func iPhoneSourceIsRewritten(_ source: String, _ expected: String) {
    #expect(adapt(source).text == expected)
  }

  @Test(arguments: [
    "// #if os(iOS)\n", "let a = \"#if os(iOS)\"\n", "/* import MapKit /* nested */ */\n",
    "let a = \"\"\"\n  import MapKit\n  \"\"\"\n", "let a = #\"a \" #if os(iOS)\"#\n",
    "import struct Intents.INObject\n", "let important = 1\n",
    "let a = \"\\(b(\"#if os(iOS)\"))\"\n", "#if canImport(MapKit)\n", "@objcSomething var a = 1\n",
  ])
  func textsCommentsAndOtherCodeStay(_ source: String) {
    #expect(adapt(source).text == source)
  }

  @Test func importsOfMissingModulesAreLeftOutInPlace() {
    let (text, missing) = adapt("import SwiftUI\n@testable import MapKit // maps\nlet a = 1\n")
    #expect(missing == ["MapKit"])
    #expect(text == "import SwiftUI\n                        // maps\nlet a = 1\n")
  }

  @Test(arguments: ["#if", "\"", "\"\"\"", "/*", "@objc(", "import ", "#\"", "\"\\(", "import\n"])
  func brokenSourceKeepsItsLength(_ source: String) {
    #expect(adapt(source).text.utf8.count == source.utf8.count)
  }
}
