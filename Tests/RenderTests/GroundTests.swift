import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetScene
import WidgetViews

/// What is below a container background: on the Home Screen no widget is see-through.
@Suite struct GroundTests {
  private let small = WidgetSurface(
    family: .systemSmall, size: CGSize(width: 100, height: 100), scale: 2)
  private let whole = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  private func items<V: View>(
    _ surface: WidgetSurface, _ scheme: ColorScheme = .light, _ make: () -> V
  ) throws -> [DisplayItem] {
    // Made and drawn in this task; the request's closure only hands it over.
    nonisolated(unsafe) let view = AnyView(make())
    var conditions = WidgetConditions()
    conditions.scheme = scheme
    let engine = try RenderEngine(
      resources: RenderResources(root: ResourceRoot.find(executable: nil)))
    return try engine.inspect(RenderRequest(surface: surface, conditions: conditions) { view })
      .scene.items
  }

  @Test(arguments: [(ColorScheme.light, 1.0), (.dark, 0.0)])
  func translucentBackgroundsLieOnTheSystems(_ scheme: ColorScheme, _ level: Double) throws {
    let items = try items(small, scheme) {
      EmptyView().containerBackground(.fill.tertiary, for: .widget)
    }
    let ground = ColorValue(red: level, green: level, blue: level)
    #expect(items.count == 2)
    #expect(items.first == .fill(whole, .solid(ground), FillStyle()))
  }

  @Test func opaqueBackgroundsNeedNone() throws {
    let items = try items(small) {
      EmptyView().containerBackground(for: .widget) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      }
    }
    #expect(items.count == 1)
  }

  @Test func gradientsThatFadeLieOnTheSystems() throws {
    let items = try items(small) {
      EmptyView().containerBackground(for: .widget) {
        LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
      }
    }
    #expect(items.count == 2)
  }

  @Test func accessoriesAndPlatesOfActivitiesStayTranslucent() throws {
    let circle = WidgetSurface(
      family: .accessoryCircular, size: CGSize(width: 76, height: 76), scale: 3)
    let accessory = try items(circle) {
      EmptyView().containerBackground(.fill.tertiary, for: .widget)
    }
    #expect(accessory.isEmpty)
    #expect(try items(small) { EmptyView().activityBackgroundTint(.red.opacity(0.5)) }.count == 1)
  }
}
