import Foundation
import Testing
import WidgetGeometry

@Suite struct ProjectionTransformTests {
  private let size = CGSize(width: 100, height: 60)

  private func rotation(
    _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> ProjectionTransform {
    ProjectionTransform(
      rotation: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ,
      perspective: perspective, size: size)
  }

  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func affineMapsStayThemselves() {
    let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let projection = ProjectionTransform(affine)
    let point = CGPoint(x: 4, y: 9)
    #expect(projection.isAffine && projection.affine == affine)
    #expect(point.applying(projection) == point.applying(affine))
    #expect(ProjectionTransform().isIdentity && !projection.isIdentity)
    let other = CGAffineTransform(rotationAngle: 1)
    #expect(
      projection.concatenating(ProjectionTransform(other))
        == ProjectionTransform(affine.concatenating(other)))
  }

  @Test func inverseUndoesAProjection() {
    let projection = rotation(40, (1, 2, 0.5), anchor: .topLeading, anchorZ: 8, perspective: 0.7)
    for point in CGRect(origin: .zero, size: size).grid(5) {
      let there = point.applying(projection)
      #expect(isNear(there.applying(projection.inverted()), point.x, point.y))
    }
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let copy = flat
    #expect(!flat.invert() && flat == copy && flat.inverted() == copy)
  }

  @Test func turnAboutTheDepthAxisIsARotation() {
    let turned = rotation(90, (0, 0, 3))
    #expect(isNear(CGPoint(x: 100, y: 30).applying(turned), 50, 80))
    #expect(turned.isAffine)
  }

  /// Half a right angle about the vertical axis: the right edge moves back, away from the viewer,
  /// who is 100 points away.
  @Test func turnAboutTheVerticalAxisNarrowsTheFarSide() {
    let turned = rotation(45, (0, 1, 0))
    let reach = 50 * 0.5.squareRoot()
    let far = 1 + reach / 100
    let near = 1 - reach / 100
    #expect(isNear(CGPoint(x: 100, y: 0).applying(turned), 50 + reach / far, 30 - 30 / far))
    #expect(isNear(CGPoint(x: 0, y: 0).applying(turned), 50 - reach / near, 30 - 30 / near))
    #expect(isNear(CGPoint(x: 50, y: 60).applying(turned), 50, 60))
  }

  @Test func turnAboutTheHorizontalAxisNarrowsTheTop() {
    let turned = rotation(60, (1, 0, 0))
    let top = CGPoint(x: 100, y: 0).applying(turned)
    let bottom = CGPoint(x: 100, y: 60).applying(turned)
    #expect(top.x < 100 && bottom.x > 100)
    #expect(top.y > 0 && top.y < 30 && bottom.y > 30)
  }

  @Test func withoutPerspectiveTheViewIsOnlySqueezed() {
    let turned = rotation(60, (0, 1, 0), perspective: 0)
    #expect(turned.isAffine)
    #expect(isNear(CGPoint(x: 100, y: 0).applying(turned), 75, 0))
  }

  @Test func anchorStaysInPlace() {
    let turned = rotation(70, (1, 1, 0), anchor: .bottomTrailing)
    #expect(isNear(CGPoint(x: 100, y: 60).applying(turned), 100, 60))
  }

  /// An axis 10 points before the view swings it to the side and back.
  @Test func axisBeforeTheViewSwingsIt() {
    let turned = rotation(90, (0, 1, 0), anchorZ: 10, perspective: 0)
    #expect(isNear(CGPoint(x: 50, y: 30).applying(turned), 40, 30))
    let scaled = rotation(0, (0, 1, 0), anchorZ: 10)
    #expect(isNear(CGPoint(x: 100, y: 30).applying(scaled), 50 + 50 / 1.1, 30))
  }

  @Test func nothingToTurnAboutChangesNothing() {
    #expect(rotation(30, (0, 0, 0)).isIdentity)
    #expect(rotation(30, (.nan, 0, 0)).isIdentity)
    let empty = ProjectionTransform(
      rotation: .degrees(30), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1,
      size: .zero)
    #expect(empty.isIdentity)
  }

  @Test func pointsSentInfinitelyFarAreNotFinite() {
    var map = ProjectionTransform()
    map.m13 = -0.1
    #expect(!CGPoint(x: 10, y: 1).applying(map).x.isFinite)
  }
}
