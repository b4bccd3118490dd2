import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct ShapeTests {
  private let stage = Stage()

  @Test func chainedFillsAndStrokesPaintInOrder() {
    let picture = stage.draw {
      Circle().fill(.white).stroke(.black, lineWidth: 4).strokeBorder(.black, lineWidth: 2)
    }
    #expect(
      picture.dump == """
        fill 0,0 100x100 #FFFFFF
        stroke 0,0 100x100 4 #000000
        stroke 1,1 98x98 2 #000000
        """)
  }

  @Test func containerRelativeShapeIsConcentric() {
    let picture = stage.draw {
      ContainerRelativeShape().fill(.black).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    let expected = Path(
      roundedRect: CGRect(x: 8, y: 8, width: 84, height: 84), cornerRadius: 12)
    #expect(picture.items == [.fill(expected, .solid(.black), FillStyle())])
  }

  @Test func containerRelativeShapeIsARectangleWithoutContainer() {
    let picture = stage.draw { ContainerRelativeShape().fill(.black).padding(8) }
    let expected = Path(CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(picture.items == [.fill(expected, .solid(.black), FillStyle())])
  }

  @Test func theWidgetIsAContainer() {
    var stage = stage
    stage.container = PlacedContainer(
      shape: RoundedRectangle(cornerRadius: 22),
      frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = stage.draw {
      Color.black.padding(.horizontal, 10).padding(.vertical, 14)
        .clipShape(ContainerRelativeShape().inset(by: 4))
    }
    guard case .group(.clip(let path, _), _, _)? = picture.items.first else {
      Issue.record("no clip")
      return
    }
    #expect(
      path == Path(roundedRect: CGRect(x: 4, y: 4, width: 92, height: 92), cornerRadius: 18))
  }

  @Test func containersMoveIntoTurnedCoordinates() {
    // Inside the rotation coordinates restart at 10, 10; the distance to the container does not.
    let picture = stage.draw {
      ContainerRelativeShape().fill(.black).rotationEffect(.zero).padding(10)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    guard case .group(.transform, _, let items)? = picture.items.first else {
      Issue.record("no turn: \(picture.dump)")
      return
    }
    let expected = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 80), cornerRadius: 10)
    #expect(items == [.fill(expected, .solid(.black), FillStyle())])
  }

  @Test func unevenCornersAreMirroredInRightToLeftLayouts() {
    var stage = stage
    stage.environment.layoutDirection = .rightToLeft
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let picture = stage.draw { UnevenRoundedRectangle(topLeadingRadius: 20).fill(.black) }
    guard case .fill(let path, _, _)? = picture.items.first else {
      Issue.record("nothing drawn")
      return
    }
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(!path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.boundingRect == box)
  }

  @Test func borderButtonsAreCapsules() {
    let box = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(ButtonBorderShape.automatic.path(in: box) == Path(capsuleIn: box))
    #expect(
      ButtonBorderShape.roundedRectangle(radius: 9).inset(by: 2).path(in: box)
        == Path(roundedRect: box.insetBy(dx: 2, dy: 2), cornerRadius: 7))
  }
}

// Shapes as widget authors write them.

private struct Wave: Shape {
  var phase: Double
  var height: CGFloat
  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(phase, height) }
    set {
      phase = newValue.first
      height = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - height + CGFloat(sin(phase))))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Tile: InsettableShape {
  var insetAmount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

private struct Ring: View, Animatable {
  nonisolated var progress: Double
  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  var body: some View {
    Circle().trim(from: 0, to: progress)
      .stroke(.black, style: StrokeStyle(lineWidth: 6, lineCap: .round))
  }
}

@Suite struct OwnShapeTests {
  @Test func ownShapesDrawAndInterpolate() {
    var wave = Wave(phase: 0, height: 20)
    wave.animatableData.interpolate(
      towards: Wave(phase: 2, height: 40).animatableData, amount: 0.5)
    #expect(wave.phase == 1)
    #expect(wave.height == 30)
    let picture = Stage().draw { Wave(phase: 0, height: 50) }
    #expect(picture.dump == "fill 0,50 100x50 #000000")
  }

  @Test func ownInsettableShapesHaveBorders() {
    #expect(
      Stage().draw { Tile().strokeBorder(.black, lineWidth: 10) }.dump
        == "stroke 5,5 90x90 10 #000000")
  }

  @Test func animatableViewsDraw() {
    #expect(Stage().draw { Ring(progress: 1) }.dump == "stroke 0,0 100x100 6 #000000")
  }
}
