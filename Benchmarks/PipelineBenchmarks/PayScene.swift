import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetViews

/// The pay template with another temperature and another day in each variant.
struct PayScene {
  private let root: URL
  private let resources: RenderResources
  private let library: TemplateLibrary
  private let surface: WidgetSurface
  /// The shipped entry, cut where the day and the temperature stand.
  private let pieces: [String]

  struct EntryChanged: Error {}

  init() throws {
    root = ResourceRoot.find(executable: nil)
    resources = try RenderResources(root: root)
    library = TemplateLibrary(roots: [root.appendingPathComponent("templates")])
    surface = try WidgetSurface(.systemMedium, on: .standard)
    let text = try String(
      contentsOf: root.appendingPathComponent("templates/pay/entry.json"), encoding: .utf8)
    var pieces: [String] = []
    var rest = text[...]
    for value in ["2026-05-01", "22.4"] {
      guard let place = rest.range(of: value) else { throw EntryChanged() }
      pieces.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    self.pieces = pieces + [String(rest)]
  }

  func engine() throws -> RenderEngine { try RenderEngine(resources: resources) }

  /// The picture number `variant`, its entry parsed and bound as a line of a batch is.
  func request(variant: Int) throws -> RenderRequest {
    let day = String(format: "2026-%02d-%02d", 1 + variant / 28 % 12, 1 + variant % 28)
    let json = pieces[0] + day + pieces[1] + "\(variant % 97 - 30)" + pieces[2]
    let entry = try TemplateEntry(
      Data(json.utf8), file: "entry.json",
      directory: root.appendingPathComponent("templates/pay"))
    let document = try library.template(
      requested: nil, entry: entry, workingDirectory: root)
    let view = try TemplateView(document, entry: entry, library: library)
    var conditions = WidgetConditions()
    conditions.now = try entry.date(in: conditions.timeZone) ?? conditions.now
    var request = RenderRequest(
      surface: surface, conditions: conditions, assetFolders: document.directory.map { [$0] } ?? []
    ) { AnyView(view) }
    request.ignoresMargins = document.contentMarginsDisabled
    return request
  }
}
