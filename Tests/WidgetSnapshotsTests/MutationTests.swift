import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetSnapshots
import WidgetTemplates
import WidgetViews

/// A template with one seeded change, and the kinds of change that describe it.
struct Mutation: Sendable, CustomTestStringConvertible {
  enum Kind: String, CaseIterable, Sendable { case length, level, weight, word, order }
  let kind: Kind
  let seed: UInt64

  var testDescription: String { "\(kind.rawValue) \(seed)" }

  var expected: Set<TreeChange.Kind> {
    switch kind {
    case .length: [.adjusted, .redrawn]
    case .level: [.recolored]
    case .weight: [.restyled]
    case .word: [.reworded]
    case .order: [.reordered]
    }
  }

  static let all = Kind.allCases.flatMap { kind in
    (UInt64(0)..<12).map { Mutation(kind: kind, seed: $0) }
  }

  /// - Returns: The changed template and what was changed.
  func apply(to template: Any) -> (template: Any, what: String) {
    var random = SeededGenerator(seed: seed &* 31 &+ UInt64(kind.rawValue.count))
    let places = sites(template, [])
    let place = places[Int.random(in: 0..<places.count, using: &random)]
    let up = Bool.random(using: &random)
    var what = ""
    let edited = Self.edit(template, place[...]) { value in
      let result = changed(value, up, &random)
      what = "\(place.joined(separator: "/")): \(value) → \(result)"
      return result
    }
    return (edited, what)
  }

  private func sites(_ value: Any, _ path: [String]) -> [[String]] {
    var found: [[String]] = []
    let key = path.last ?? ""
    switch kind {
    case .length:
      let keys = ["spacing", "width", "height", "length", "cornerRadius", "padding"]
      if value is NSNumber, keys.contains(key) { found.append(path) }
    case .level: if (value as? String)?.hasPrefix("#") == true { found.append(path) }
    case .weight: if key == "weight" { found.append(path) }
    case .word: if key == "text" { found.append(path) }
    case .order: if key == "children" { found.append(path) }
    }
    if let object = value as? [String: Any] {
      for key in object.keys.sorted() { found += sites(object[key] ?? 0, path + [key]) }
    } else if let array = value as? [Any] {
      for (index, item) in array.enumerated() { found += sites(item, path + ["\(index)"]) }
    }
    return found
  }

  private func changed(_ value: Any, _ up: Bool, _ random: inout SeededGenerator) -> Any {
    switch kind {
    case .length: return (value as? Double ?? 0) + (up ? 0.5 : -0.5)
    case .level:
      var text = Array((value as? String ?? "").dropFirst())
      let channel = Int.random(in: 0...2, using: &random) * 2
      let old = Int(String(text[channel...channel + 1]), radix: 16) ?? 0
      let hex = String(
        min(max(old == 0 ? 1 : old == 255 ? 254 : old + (up ? 1 : -1), 0), 255), radix: 16)
      text.replaceSubrange(channel...channel + 1, with: hex.count == 1 ? "0" + hex : hex)
      return "#" + String(text)
    case .weight:
      let weights = ["light", "regular", "medium", "semibold", "bold"]
      let index = weights.firstIndex(of: value as? String ?? "") ?? 1
      return weights[index + (up && index < 4 || index == 0 ? 1 : -1)]
    case .word: return (value as? String ?? "") + "x"
    case .order:
      var items = value as? [Any] ?? []
      let first = Int.random(in: 0..<items.count - 1, using: &random)
      items.swapAt(first, first + 1)
      return items
    }
  }

  private static func edit(
    _ value: Any, _ path: ArraySlice<String>, _ change: (Any) -> Any
  ) -> Any {
    guard let key = path.first else { return change(value) }
    if var object = value as? [String: Any], let inner = object[key] {
      object[key] = edit(inner, path.dropFirst(), change)
      return object
    }
    if var array = value as? [Any], let index = Int(key) {
      array[index] = edit(array[index], path.dropFirst(), change)
      return array
    }
    return value
  }
}

private let cardTemplate = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures/snapshots/card/template.json")

func templateCase(_ data: Data, tolerance: Tolerance = .exact) throws -> SnapshotCase {
  let document = try TemplateDocument(data, file: "card")
  let view = try TemplateView(document, entry: try .empty(), library: TemplateLibrary(roots: []))
  return try snapshotCase("card", family: .systemMedium, scale: 3, tolerance: tolerance) {
    AnyView(view)
  }
}

@Test(arguments: Mutation.all)
func aSeededMutationIsCaughtAndNamed(_ mutation: Mutation) throws {
  let source = try Data(contentsOf: cardTemplate)
  let engine = try Shared.engine()
  let folder = TemporaryFolder()
  let store = SnapshotStore(root: folder.url)
  let recorded = SnapshotJudge(store: store, mode: .all).judge(try templateCase(source), engine)
  #expect(recorded.status == .recorded)
  let (changed, what) = mutation.apply(to: try JSONSerialization.jsonObject(with: source))
  let mutant = try JSONSerialization.data(withJSONObject: changed)
  let outcome = SnapshotJudge(store: store).judge(try templateCase(mutant), engine)
  #expect(outcome.status == .differs, "\(what)")
  let causes = outcome.changes.filter(\.kind.isCause)
  #expect(!causes.isEmpty, "\(what)")
  #expect(
    causes.allSatisfy { mutation.expected.contains($0.kind) },
    "\(what): \(outcome.changes.map(\.description).joined(separator: "; "))")
}
