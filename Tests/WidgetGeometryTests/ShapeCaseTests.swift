import Foundation
import Testing
import WidgetGeometry

@Suite struct ShapeCaseTests {
  @Test func allRecordingsAreThere() {
    #expect(ShapeFixture.names.count >= 74)
  }

  @Test(arguments: ShapeFixture.names)
  func pathMatchesRecording(_ name: String) throws {
    let fixture = try ShapeFixture.named(name)
    let path = try #require(fixture.build.makePath())
    switch fixture.compare {
    case .elements: expectSameElements(path, fixture)
    case .outline: try expectSameArea(path, fixture)
    }
  }

  private func expectSameElements(_ path: Path, _ fixture: ShapeFixture) {
    let expected = fixture.path
    #expect(path.elements.map(\.kind) == expected.elements.map(\.kind))
    guard path.elements.count == expected.elements.count else { return }
    for (index, (a, b)) in zip(path.elements, expected.elements).enumerated() {
      for (p, q) in zip(a.points, b.points) {
        #expect(
          abs(p.x - q.x) <= fixture.tolerance && abs(p.y - q.y) <= fixture.tolerance,
          "element \(index): \(p) is not \(q)")
      }
    }
  }

  private func expectSameArea(_ path: Path, _ fixture: ShapeFixture) throws {
    let bounds = try #require(fixture.bounds)
    let box = path.boundingRect
    for (value, recorded) in zip([box.minX, box.minY, box.maxX, box.maxY], bounds) {
      #expect(abs(value - recorded) <= fixture.tolerance)
    }
    let expected = fixture.path
    var (inside, outside) = (0, 0)
    for point in box.insetBy(dx: -2, dy: -2).grid(61) {
      // Points next to an edge say nothing about the outline as a whole.
      let near = [(-1, 0), (1, 0), (0, -1), (0, 1)].map { dx, dy in
        expected.contains(CGPoint(x: point.x + 0.02 * dx, y: point.y + 0.02 * dy))
      }
      let wanted = expected.contains(point)
      guard near.allSatisfy({ $0 == wanted }) else { continue }
      if wanted { inside += 1 } else { outside += 1 }
      #expect(path.contains(point) == wanted, "at \(point)")
    }
    #expect(inside > 100 && outside > 100)
  }
}
