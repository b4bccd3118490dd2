import Foundation
import Testing
import WidgetAssets
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// What the format asks for where librsvg goes its own way.
struct ShapeRuleTests {
  private func pixels(_ body: String, width: Int = 20, height: Int = 10) throws -> Bitmap {
    let document =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>\(body)</svg>"
    let reading = try SVGPicture.read(Data(document.utf8), named: "rule.svg")
    guard case .shapes(let picture) = reading else {
      Issue.record("\(reading)")
      return Bitmap(width: width, height: height)
    }
    #expect(picture.size == CGSize(width: width, height: height))
    return try Comparison.paint(picture, PixelSize(width: width, height: height))
  }

  @Test func aClipOfAClipCutsTwice() throws {
    let picture = try pixels(
      """
      <clipPath id='a'><rect width='12' height='10'/></clipPath>
      <clipPath id='b' clip-path='url(#a)'><rect x='5' width='15' height='5'/>
        <rect x='5' y='7' width='15' height='3'/></clipPath>
      <rect width='20' height='10' clip-path='url(#b)'/>
      """)
    let alphas = (0..<10).map { y in (0..<20).map { picture[$0, y] >> 24 } }
    let row = (0..<20).map { (5..<12).contains($0) ? UInt32(255) : 0 }
    for y in 0..<10 {
      #expect(alphas[y] == ((5..<7).contains(y) ? [UInt32](repeating: 0, count: 20) : row), "\(y)")
    }
  }

  /// Not premultiplied: half way from red to clear black is half as bright, half as strong.
  @Test func coloursOfStopsMixStraight() throws {
    let picture = try pixels(
      """
      <linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-opacity='0'/>
      </linearGradient><rect width='20' height='10' fill='url(#g)'/>
      """)
    for x in 0..<20 {
      let share = (Double(x) + 0.5) / 20
      let color = picture.color(x: x, y: 5)
      #expect(abs(Double(color.alpha) - 255 * (1 - share)) <= 2, "\(x)")
      guard color.alpha > 40 else { continue }
      #expect(abs(Double(color.red) - 255 * (1 - share)) <= 6, "\(x)")
    }
  }

  @Test func aRepeatedGradientHasAHardEdge() throws {
    let picture = try pixels(
      """
      <linearGradient id='g' gradientUnits='userSpaceOnUse' x2='10' spreadMethod='repeat'>
      <stop offset='.5' stop-color='#fff'/><stop offset='.5' stop-color='#000'/></linearGradient>
      <rect width='20' height='10' fill='url(#g)'/>
      """)
    let reds = (0..<20).map { Int(picture.color(x: $0, y: 5).red) }
    #expect(reds == (0..<20).map { $0 % 10 < 5 ? 255 : 0 })
  }

  /// A turned square's gradient runs along its own side: the corners have the end colours.
  @Test func aGradientTurnsWithItsShape() throws {
    let picture = try pixels(
      """
      <linearGradient id='g'><stop stop-color='#f00'/><stop offset='1' stop-color='#00f'/>
      </linearGradient>
      <rect width='20' height='20' fill='url(#g)' transform='translate(20) rotate(45)'/>
      """, width: 40, height: 30)
    #expect(picture.color(x: 20, y: 1).red > 235)
    #expect(picture.color(x: 33, y: 14).blue > 235)
  }

  /// What is clipped is composed first: it blends among itself.
  @Test func aClipKeepsBlendingInside() throws {
    let picture = try pixels(
      """
      <clipPath id='c'><rect width='20' height='10'/></clipPath>
      <rect width='20' height='10' fill='#fff'/>
      <g clip-path='url(#c)'><rect width='10' height='10' fill='#f00'/>
      <rect width='20' height='10' fill='#00f' style='mix-blend-mode:screen'/></g>
      """)
    #expect(picture.color(x: 5, y: 5) == RGBA8(255, 0, 255))
    #expect(picture.color(x: 15, y: 5) == RGBA8(0, 0, 255))
  }

  @Test func everyShapeOfAClipHasItsOwnRule() throws {
    let picture = try pixels(
      """
      <clipPath id='a'>
        <path clip-rule='evenodd' d='M0 0H9V9H0ZM3 3H6V6H3Z'/><path d='M10 0H19V9H10ZM13 3H16V6H13Z'/>
      </clipPath><rect width='20' height='10' clip-path='url(#a)'/>
      """)
    #expect(picture[1, 1] >> 24 == 255 && picture[4, 4] >> 24 == 0)
    #expect(picture[11, 1] >> 24 == 255 && picture[14, 4] >> 24 == 255)
  }

  @Test func nothingIsDrawnOutsideThePicture() throws {
    let document =
      "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><circle r='30'/></svg>"
    let reading = try SVGPicture.read(Data(document.utf8), named: "rule.svg")
    guard case .shapes(let picture) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(picture.items.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test(arguments: [
    ("width='24' height='12'", 24.0, 12.0), ("width='1in' height='36pt'", 96, 48),
    ("viewBox='0 0 30 40'", 30, 40), ("viewBox='0 0 30 40' width='100%' height='100%'", 30, 40),
    ("viewBox='0 0 30 40' width='60'", 30, 40), ("", 300, 150),
  ])
  func sizesAreThoseOfTheDocument(_ attributes: String, _ width: Double, _ height: Double) throws {
    let document =
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path d='M0 0h1v1z'/></svg>"
    let reading = try SVGPicture.read(Data(document.utf8), named: "size.svg")
    guard case .shapes(let picture) = reading else {
      Issue.record("\(reading)")
      return
    }
    #expect(picture.size == CGSize(width: width, height: height))
  }
}
