import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

/// What a widget's outline and rendering mode change.
@Suite struct AccessoryTests {
  private let circle = WidgetSurface(
    family: .accessoryCircular, size: CGSize(width: 76, height: 76), scale: 3)

  private func scene<V: View>(
    _ surface: WidgetSurface, _ mode: WidgetRenderingMode = .fullColor,
    _ generation: SystemGeneration = .ios18, _ make: () -> V
  ) throws -> (items: [DisplayItem], notes: [String]) {
    // Made and drawn in this task; the request's closure only hands it over.
    nonisolated(unsafe) let view = AnyView(make())
    var conditions = WidgetConditions()
    conditions.renderingMode = mode
    conditions.generation = generation
    conditions.tint = ColorValue(red: 1, green: 0, blue: 0)
    let engine = try RenderEngine(
      resources: RenderResources(root: ResourceRoot.find(executable: nil)))
    let inspection = try engine.inspect(
      RenderRequest(surface: surface, conditions: conditions) { view })
    return (inspection.scene.items, inspection.diagnostics.map(\.id))
  }

  @Test func thePlateOfACircularWidgetIsACircle() throws {
    let items = try scene(circle) { AccessoryWidgetBackground() }.items
    let outline = Path(circleIn: CGRect(x: 0, y: 0, width: 76, height: 76))
    #expect(
      items == [
        .fill(outline, .solid(ColorValue(red: 1, green: 1, blue: 1, alpha: 0.12)), FillStyle())
      ])
  }

  @Test func watchesAreDarkWhateverTheScheme() throws {
    let watch = WidgetSurface(
      family: .accessoryCorner, size: CGSize(width: 30, height: 30), scale: 2)
    let device = try WidgetSurface(.accessoryCorner, on: .standard(for: .accessoryCorner))
    let black = try scene(watch) { Color.primary }.items
    let white = try scene(device) { Color.primary }.items
    #expect(black.colors == [ColorValue(red: 0, green: 0, blue: 0)])
    #expect(white.colors == [ColorValue(red: 1, green: 1, blue: 1)])
  }

  @Test func homeScreenWidgetsHaveNoPlate() throws {
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
    #expect(try scene(surface) { AccessoryWidgetBackground() }.items.isEmpty)
  }

  @Test func gaugesFillACircularWidget() throws {
    let items = try scene(circle) {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(.black)
    }.items
    #expect(abs(items.bounds.midX - 38) < 0.01)
    guard case .stroke(let path, _, let style)? = items.first else {
      Issue.record("no ring")
      return
    }
    #expect(abs(path.boundingRect.width + style.lineWidth - 76) < 0.01)
  }

  @Test func containerRelativeShapesFollowTheWidget() throws {
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2, cornerRadius: 20)
    let items = try scene(surface) { ContainerRelativeShape().fill(.black).padding(5) }.items
    let outline = Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 90), cornerRadius: 15)
    #expect(items == [.fill(outline, .solid(.black), FillStyle())])
  }

  @Test func accentedWidgetsTakeTheTint() throws {
    let items = try scene(circle, .accented) {
      ZStack {
        Color.blue
        Color.green.widgetAccentable()
      }
    }.items
    var colors: [String] = []
    for case .group(.color(.tint(let color)), _, _) in items { colors.append(color.hex) }
    #expect(colors == ["#FFFFFF", "#FF0000"])
  }

  /// iOS 26 has the tint behind the widget.
  @Test func accentedHomeScreenWidgetsOfIOS26AreWhite() throws {
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
    let (items, notes) = try scene(surface, .accented, .ios26) {
      ZStack {
        Color.blue
        Color.green.widgetAccentable()
      }
    }
    var colors: Set<String> = []
    for case .group(.color(.tint(let color)), _, _) in items { colors.insert(color.hex) }
    #expect(colors == ["#FFFFFF"])
    #expect(notes == ["tint-behind"])
    let older = try scene(surface, .accented) { Color.blue.widgetAccentable() }.items
    var olderColors: [String] = []
    for case .group(.color(.tint(let color)), _, _) in older { olderColors.append(color.hex) }
    #expect(olderColors == ["#FF0000"])
  }

  @Test func buttonsOfHomeScreenWidgetsAreCapsules() throws {
    let surface = WidgetSurface(
      family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
    let fills = { (items: [DisplayItem]) -> Int in
      items.reduce(0) { if case .fill = $1 { $0 + 1 } else { $0 } }
    }
    #expect(fills(try scene(surface) { Button("Go") {} }.items) == 1)
    #expect(fills(try scene(surface) { Button("Go") {}.buttonStyle(.plain) }.items) == 0)
    #expect(fills(try scene(circle) { Button("Go") {} }.items) == 0)
  }

  @Test func outdatedContentIsDimmedWhereItIsMarked() throws {
    let (items, notes) = try scene(circle) {
      ZStack {
        Color.blue
        Color.green.invalidatableContent()
      }
      .redacted(reason: .invalidated)
    }
    #expect(notes == ["invalidated"])
    var opacities: [Double] = []
    for case .group(.opacity(let value), _, _) in items { opacities.append(value) }
    #expect(opacities == [0.5])
    let marked = try scene(circle) { Color.green.invalidatableContent() }.items
    #expect(marked == (try scene(circle) { Color.green }.items))
  }

  @Test func vibrantWidgetsAreOneColour() throws {
    let items = try scene(circle, .vibrant) { Color.blue }.items
    guard case .group(.color(.vibrant(.white)), _, _)? = items.first else {
      Issue.record("not vibrant")
      return
    }
  }

  /// Primary text is white there, also when the system's scheme is light.
  @Test func vibrantWidgetsAreDark() throws {
    let items = try scene(circle, .vibrant) { Rectangle().fill(.primary) }.items
    guard case .group(_, _, let inner)? = items.first,
      case .fill(_, .solid(let color), _)? = inner.first
    else {
      Issue.record("no rectangle")
      return
    }
    #expect(color == .white)
  }

  @Test func labelsOfWatchFacesAreReported() throws {
    let notes = try scene(circle) { Color.blue.widgetLabel("Battery") }.notes
    #expect(notes == ["widget-label"])
  }
}

extension [DisplayItem] {
  /// Of plain fills.
  fileprivate var colors: [ColorValue] {
    compactMap { item in
      if case .fill(_, .solid(let color), _) = item { color } else { nil }
    }
  }
}
