import Foundation
import Testing
import WidgetGeometry

@Suite struct PathBuildingTests {
  @Test func stepsWithoutAStartAreDropped() {
    let path = Path {
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.closeSubpath()
      $0.addQuadCurve(to: .zero, control: .zero)
      $0.addCurve(to: .zero, control1: .zero, control2: .zero)
      $0.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)
      $0.addLines([])
    }
    #expect(path.isEmpty && path.currentPoint == nil)
  }

  @Test func currentPointAfterACloseIsTheStart() {
    var path = Path(CGRect(x: 3, y: 4, width: 5, height: 5))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
  }

  @Test func negativeSizesAreTurnedAround() {
    let path = Path(CGRect(x: 10, y: 10, width: -10, height: -10))
    #expect(path == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
    let ellipse = Path(ellipseIn: CGRect(x: 10, y: 0, width: -10, height: 20))
    #expect(ellipse == Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 20)))
  }

  @Test func nullRectangleAddsNothing() {
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(circleIn: .null).isEmpty)
    #expect(Path(capsuleIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 4).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadii: RectangleCornerRadii(topLeading: 4)).isEmpty)
  }

  @Test(arguments: [0, -4, CGFloat.nan])
  func radiusThatIsNoneGivesARectangle(radius: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(Path(roundedRect: rect, cornerRadius: radius) == Path(rect))
    let size = CGSize(width: 5, height: radius)
    #expect(Path(roundedRect: rect, cornerSize: size) == Path(rect))
  }

  @Test func rectangleWithoutAreaHasNoCorners() {
    #expect(Path(roundedRect: .zero, cornerRadius: 8) == Path(CGRect.zero))
    #expect(Path(capsuleIn: CGRect(x: 0, y: 0, width: 9, height: 0)).isFinite)
    let radii = RectangleCornerRadii(topLeading: 8, bottomTrailing: -3)
    #expect(Path(roundedRect: .zero, cornerRadii: radii).isFinite)
  }

  @Test func infiniteRadiusIsLimitedLikeAnyOther() {
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(Path(roundedRect: rect, cornerRadius: .infinity) == Path(capsuleIn: rect))
    let radii = RectangleCornerRadii(topLeading: .infinity, topTrailing: .infinity)
    #expect(Path(roundedRect: rect, cornerRadii: radii).isFinite)
  }

  @Test func unevenCornersOnTheRightSides() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let radii = RectangleCornerRadii(topLeading: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 99, y: 1)))
    let mirrored = Path(roundedRect: rect, cornerRadii: radii.mirrored, style: .circular)
    #expect(mirrored.contains(CGPoint(x: 1, y: 1)) && !mirrored.contains(CGPoint(x: 99, y: 1)))
  }

  @Test func transformsApplyToWhatIsAdded() {
    let move = CGAffineTransform(translationX: 5, y: 7)
    let rect = CGRect(x: 0, y: 0, width: 30, height: 20)
    let radii = RectangleCornerRadii(topLeading: 4, topTrailing: 9)
    let size = CGSize(width: 4, height: 6)
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: size, transform: move) }
        == Path(roundedRect: rect, cornerSize: size).applying(move))
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerRadii: radii, transform: move) }
        == Path(roundedRect: rect, cornerRadii: radii).applying(move))
    #expect(Path { $0.addRects([rect, rect], transform: move) }.elements.count == 10)
    #expect(Path { $0.addPath(Path(rect), transform: move) } == Path(rect).applying(move))
    let ellipse = Path { $0.addEllipse(in: rect, transform: move) }
    #expect(ellipse.boundingRect == rect.offsetBy(dx: 5, dy: 7))
  }

  @Test func textualFormReadsBack() {
    let text = "0 0 m 50.5 -60 100 0 q 100 60 0 0 1e-05 60 c 1 2 l h"
    #expect(Path(text)?.description == text)
    #expect(Path("")?.isEmpty == true)
  }

  @Test(arguments: [
    "0 0", "0 m", "m", "1 2 l", "h", "0 0 m 1 2 3 l", "0 0 m x", "nan 0 m", "0 0 m 1 2 3 4 5 6 7 c",
    "0x10 0 m", "1e999 0 m",
  ])
  func textThatIsNoPathIsRefused(text: String) {
    #expect(Path(text) == nil)
  }
}
