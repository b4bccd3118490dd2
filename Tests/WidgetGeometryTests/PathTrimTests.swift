import Foundation
import Testing
import WidgetGeometry

@Suite struct PathTrimTests {
  @Test(arguments: UInt64(0)..<30)
  func wholeTrimChangesNothing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -2, to: 3) == path)
  }

  @Test(arguments: UInt64(0)..<30)
  func partsLieOnThePathAndMeet(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let path = generator.path()
    let cut = CGFloat.random(in: 0.05...0.95, using: &generator)
    let head = path.trimmedPath(from: 0, to: cut)
    let tail = path.trimmedPath(from: cut, to: 1)
    let outline = FlatOutline(path)
    for part in [head, tail] {
      for segment in part.subpaths.flatMap(\.outline) {
        #expect(outline.distance(to: segment.point(at: 0.37)) < 0.01)
      }
    }
    let end = try #require(head.currentPoint)
    let start = try #require(tail.subpaths.first?.start)
    #expect(hypot(end.x - start.x, end.y - start.y) < 1e-6)
  }

  @Test func closeSurvivesOnlyWithItsWholeSubpath() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    func kinds(_ from: CGFloat, _ to: CGFloat) -> [String] {
      square.trimmedPath(from: from, to: to).elements.map(\.kind)
    }
    #expect(kinds(0, 0.999) == ["move", "line", "line", "line", "line"])
    #expect(kinds(0.25, 1) == ["move", "line", "line", "line"])
    #expect(kinds(0, 1) == ["move", "line", "line", "line", "close"])
  }

  @Test func wholeSubpathInsideATrimStaysClosed() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
    let trimmed = path.trimmedPath(from: 0.1, to: 1)
    #expect(trimmed.elements.map(\.kind).suffix(6).first == "move")
    #expect(trimmed.elements.last == .closeSubpath)
  }

  @Test func quadraticCurvesStayQuadratic() {
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(path.trimmedPath(from: 0.5, to: 1).elements.map(\.kind) == ["move", "quad"])
    let start = path.trimmedPath(from: 0.5, to: 1).subpaths[0].start
    #expect(abs(start.x - 5) < 1e-9 && abs(start.y - 5) < 1e-9)
  }

  @Test(
    arguments: [(0.5, 0.5), (0.6, 0.4), (.nan, 0.5), (0.5, .nan), (2, 3)] as [(Double, Double)])
  func nothingIsLeft(from: Double, to: Double) {
    let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.trimmedPath(from: from, to: to).isEmpty)
  }

  @Test func pathWithoutLengthHasNoParts() {
    #expect(Path(CGRect.zero).trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
