package import Foundation
package import WidgetGeometry
import WidgetKitCore
package import WidgetTemplates
import WidgetViews

/// A file that lists cases: templates and built widgets with their entries, families and matrix.
///
/// ```json
/// { "snapshots": 1,
///   "references": "Snapshots",
///   "cases": [
///     { "suite": "templates", "name": "pay", "template": "templates/pay",
///       "entries": { "sample": "templates/pay/entry.json" },
///       "matrix": { "schemes": ["light", "dark"] } },
///     { "suite": "widgets", "product": "PayWidgets", "kind": "PayWidget",
///       "families": ["systemMedium"], "what": ["placeholder", "snapshot"] } ] }
/// ```
package struct SuiteFile: Sendable {
  package static let version = 1

  /// The folder paths in the file are relative to.
  package let folder: URL
  /// As the file says.
  package let references: String?
  package let budget: SizeBudget
  package let plans: [SnapshotPlan]

  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - library: Where templates are looked for by name.
  package init(
    _ data: Data, name: String, folder: URL, library: TemplateLibrary,
    limits: RenderLimits = .standard
  ) throws {
    self.folder = folder
    let json = try JSONDocument(data, file: name, limits: limits)
    let reader = SuiteReader(json: json, folder: folder, library: library, limits: limits)
    let top = try reader.object(
      json.root, "a suite file",
      ["$schema", "snapshots", "references", "tolerance", "budget", "cases", "comment"])
    guard case .int(Self.version)? = top["snapshots"]?.kind else {
      throw reader.error(
        top["snapshots"] ?? json.root, "expected “snapshots”: \(Self.version), the format's version"
      )
    }
    references = try top["references"].map { try reader.text($0) }
    let tolerance = try top["tolerance"].map { try reader.tolerance($0) } ?? .exact
    budget = try top["budget"].map { try reader.budget($0) } ?? SizeBudget()
    guard let cases = top["cases"], case .array(let items) = cases.kind else {
      throw reader.error(json.root, "expected “cases”, an array")
    }
    plans = try items.map { try reader.plan($0, tolerance: tolerance) }
  }

  /// All cases of the file.
  ///
  /// - Throws: When two of them have one name.
  package func cases() throws -> [SnapshotCase] {
    let cases = try plans.flatMap { try $0.cases() }
    let collisions = NameCollision.all(in: cases)
    guard collisions.isEmpty else { throw SnapshotError.collisions(collisions) }
    return cases
  }
}
