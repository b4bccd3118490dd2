import Foundation
import Testing
import WidgetAssets
import WidgetGeometry

/// Documents that are broken, hostile or strange: they are refused or left to librsvg, and never
/// take long.
struct OddInputTests {
  private static func document(_ body: String, _ attributes: String = "") -> Data {
    Data(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9' \(attributes)>\(body)</svg>".utf8)
  }

  /// Each level uses the one before ten times.
  private static var bomb: String {
    var body = "<g id='u0'><path d='M0 0h9v9z'/></g>"
    for level in 1...9 {
      body +=
        "<g id='u\(level)'>" + String(repeating: "<use href='#u\(level - 1)'/>", count: 10) + "</g>"
    }
    return body
  }

  private static let clipChain =
    "<clipPath id='k0'><path d='M0 0h9v9z'/></clipPath>"
    + (1...20).map { level in
      let child = "<path d='M0 0h9v9z' clip-path='url(#k\(level - 1))'/>"
      return "<clipPath id='k\(level)'>\(child)\(child)</clipPath>"
    }.joined() + "<path d='M0 0h9v9z' clip-path='url(#k20)'/>"

  @Test(arguments: [
    ("elements used again", bomb, "draws more than 50000 elements"),
    ("clips in clips", clipChain, "draws more than 50000 elements"),
    (
      "dashes", "<path d='M0 0H1e6' stroke='red' stroke-dasharray='1e-6'/>",
      "a line with more than 100000 dashes"
    ),
    (
      "path data", "<path d='M0 0\(String(repeating: "h1", count: 150_000))'/>".duplicated,
      "more than 200000 path elements"
    ),
    (
      "colour stops",
      "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 900))</linearGradient>"
        + String(repeating: "<rect width='1' height='1' fill='url(#g)'/>", count: 100),
      "draws more than 50000 elements"
    ),
    (
      "style rules",
      "<style>\(String(repeating: ".a{fill:red}", count: 20_000))</style>"
        + String(repeating: "<g class='a'/>", count: 20_000),
      "too many style rules for its elements"
    ),
  ])
  func workHasALimit(_ name: String, _ body: String, _ message: String) {
    let issue = #expect(throws: AssetIssue.self) {
      try SVGPicture.read(Self.document(body), named: "odd.svg")
    }
    #expect(issue?.reason == message, "\(name)")
  }

  @Test func aSideHasALimit() {
    let issue = #expect(throws: AssetIssue.self) {
      try SVGPicture.read(
        Self.document("", "width='1000000' height='10'"), named: "odd.svg")
    }
    #expect(issue?.reason == "is 1000000 × 10; the limit is 8192 on a side")
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g><use href='#a'/>",
    "<clipPath id='a' clip-path='url(#a)'><path d='M0 0h9'/></clipPath>"
      + "<path d='M0 0h9v9' clip-path='url(#a)'/>",
    "<mask id='a' mask='url(#a)' maskUnits='userSpaceOnUse'><path d='M0 0h9v9' fill='#fff'/></mask>"
      + "<path d='M0 0h9v9' mask='url(#a)'/>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/>"
      + "<path d='M0 0h9v9' fill='url(#a)'/>",
    "<symbol id='a'><svg><use href='#a'/></svg></symbol><use href='#a'/>",
  ])
  func whatContainsItselfEnds(_ body: String) throws {
    guard case .pixels = try SVGPicture.read(Self.document(body), named: "odd.svg") else {
      Issue.record("drawn as shapes")
      return
    }
  }

  @Test(arguments: [
    "<filter id='f'/><g filter='url(#f)'><path d='M0 0h9v9'/></g>", "<text>a</text>",
    "<image href='data:image/png;base64,'/>",
    "<pattern id='p'/><path d='M0 0h9v9' fill='url(#p)'/>",
    "<path d='M0 0h9v9' marker-end='url(#m)'/>", "<path d='M0 0h9v9k'/>", "<path d='M0 0h9v9'",
    "<!DOCTYPE svg [<!ENTITY a 'b'>]><path id='&a;'/>", "<path d='M0 0h9v9' stroke-width='1em'/>",
    "<path d='M1e300 0h9v9' transform='scale(1e300)'/>", "<use href='other.svg#a'/>",
    "<linearGradient id='g'>\(String(repeating: "<stop/>", count: 1_100))</linearGradient>"
      + "<path d='M0 0h9v9' fill='url(#g)'/>",
    "<style>g > path { fill: red }</style>",
    "<path d='M0 0h9v9' style='mix-blend-mode:soft-light'/>",
    "<mask id='m' maskUnits='userSpaceOnUse'><path d='M0 0h9v9' fill='red'/></mask>"
      + "<path d='M0 0h9v9' mask='url(#m)'/>",
  ])
  func whatIsNoShapeLeavesTheWholeToPixels(_ body: String) throws {
    let reading = try SVGPicture.read(Self.document(body), named: "odd.svg")
    guard case .pixels(let reason) = reading else {
      Issue.record("\(body): drawn as shapes")
      return
    }
    #expect(!reason.isEmpty)
  }

  /// Cut off anywhere, and with a byte changed anywhere.
  @Test(arguments: LibrsvgTests.documents)
  func damagedDocumentsNeverStopTheProgram(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/svg")
    let data = try Data(contentsOf: folder.appending(path: name))
    var readings = 0
    for cut in stride(from: 0, to: data.count, by: 37) {
      _ = try? SVGPicture.read(data.prefix(cut), named: name)
      readings += 1
    }
    var state: UInt64 = 88_172_645_463_325_252
    for _ in 0..<60 {
      var changed = data
      for _ in 0..<3 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        changed[Int(state >> 8) % data.count] =
          "0-9.%e<>'\"/#( ".utf8.map { $0 }[Int(state >> 40) % 14]
      }
      _ = try? SVGPicture.read(changed, named: name)
      readings += 1
    }
    #expect(readings > 60)
  }
}

extension String {
  fileprivate var duplicated: String { self + self }
}
