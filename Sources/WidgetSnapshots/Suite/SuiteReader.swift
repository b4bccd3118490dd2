import CommandLineKit
import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender
import WidgetTemplates
import WidgetViews

/// Reads the parts of a suite file; every fault names its place.
struct SuiteReader {
  let json: JSONDocument
  let folder: URL
  let library: TemplateLibrary
  let limits: RenderLimits

  func error(_ value: JSONValue, _ text: String) -> SnapshotError {
    .suite("\(json.place(of: value.offset)): \(text)")
  }

  func object(_ value: JSONValue, _ what: String, _ keys: [String]) throws -> JSONObject {
    guard case .object(let object) = value.kind else {
      throw error(value, "found \(value.kind.summary), expected \(what)")
    }
    for member in object.members where !keys.contains(member.key) {
      let hint = NearestName.suggestion(for: member.key, among: keys)
      throw SnapshotError.suite(
        "\(json.place(of: member.keyOffset)): unknown key “\(member.key)”"
          + (hint.map { "; did you mean “\($0)”?" } ?? ""))
    }
    return object
  }

  func text(_ value: JSONValue) throws -> String {
    guard let text = value.string else {
      throw error(value, "found \(value.kind.summary), expected a text")
    }
    return text
  }

  func number(_ value: JSONValue, in range: ClosedRange<Double>) throws -> Double {
    let number: Double? =
      switch value.kind {
      case .int(let int): Double(int)
      case .double(let double): double
      case .null, .bool, .string, .array, .object: nil
      }
    guard let number, range.contains(number) else {
      throw error(
        value,
        "found \(value.kind.summary), expected a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  func list<Value>(_ value: JSONValue, _ read: (JSONValue) throws -> Value) throws -> [Value] {
    guard case .array(let items) = value.kind, !items.isEmpty else {
      throw error(value, "found \(value.kind.summary), expected an array with values")
    }
    return try items.map(read)
  }

  /// One of several named values.
  func choice<Value>(_ value: JSONValue, _ choices: [(name: String, value: Value)]) throws -> Value
  {
    let wanted: String
    if case .int(let number) = value.kind { wanted = "\(number)" } else { wanted = try text(value) }
    if let found = choices.first(where: { $0.name == wanted }) { return found.value }
    let names = choices.map(\.name)
    throw error(
      value,
      "“\(wanted)” is none of \(names.joined(separator: ", "))"
        + NearestName.hint(for: wanted, among: names))
  }

  func tolerance(_ value: JSONValue) throws -> Tolerance {
    let members = try object(
      value, "settings of the comparison",
      ["channel", "deltaE", "changed", "similarity", "edges", "masks"])
    var tolerance = Tolerance()
    tolerance.channel = try members["channel"].map {
      ChannelTolerance(levels: Int(try number($0, in: 0...255)))
    }
    tolerance.perceptual = try members["deltaE"].map {
      PerceptualTolerance(deltaE: try number($0, in: 0...200))
    }
    tolerance.share = try members["changed"].map { ChangedShare(share: try number($0, in: 0...1)) }
    tolerance.similarity = try members["similarity"].map {
      SimilarityTolerance(minimum: try number($0, in: 0...1))
    }
    tolerance.edges = try members["edges"].flatMap {
      try choice($0, [("counted", EdgeTolerance?.none), ("ignored", EdgeTolerance())])
    }
    tolerance.masks =
      try members["masks"].map { masks in
        try list(masks) { mask in
          let sides = try list(mask) { try number($0, in: 0...100_000) }
          guard sides.count == 4 else {
            throw error(mask, "expected [x, y, width, height] in points")
          }
          return RegionMask(
            region: CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
        }
      } ?? []
    return tolerance
  }

  func budget(_ value: JSONValue) throws -> SizeBudget {
    let members = try object(value, "sizes in bytes", ["picture", "total"])
    return SizeBudget(
      picture: try members["picture"].map { Int(try number($0, in: 1...1e9)) },
      total: try members["total"].map { Int(try number($0, in: 1...1e12)) })
  }

  func matrix(_ value: JSONValue) throws -> SnapshotMatrix {
    let members = try object(
      value, "a matrix",
      [
        "devices", "os", "schemes", "contrasts", "modes", "textSizes", "boldText", "locales",
        "directions", "background",
      ])
    var matrix = SnapshotMatrix()
    func read<Value>(
      _ key: String, _ path: WritableKeyPath<SnapshotMatrix, [Value]>,
      _ choices: [(name: String, value: Value)]
    ) throws {
      guard let value = members[key] else { return }
      matrix[keyPath: path] = try list(value) { try choice($0, choices) }
    }
    try read(
      "os", \.generations, SystemGeneration.allCases.map { ("\($0.rawValue)", $0) })
    try read("schemes", \.schemes, [("light", .light), ("dark", .dark)])
    try read("contrasts", \.contrasts, [("normal", .standard), ("increased", .increased)])
    try read("modes", \.modes, WidgetRenderingMode.all.map { ($0.description, $0) })
    try read("textSizes", \.textSizes, DynamicTypeSize.allCases.map { ($0.token, $0) })
    try read("boldText", \.boldTexts, [("regular", false), ("bold", true)])
    try read("directions", \.directions, [("ltr", .leftToRight), ("rtl", .rightToLeft)])
    try read("background", \.backgroundRemovals, [("keep", false), ("remove", true)])
    if let locales = members["locales"] {
      matrix.locales = try list(locales) { value in
        let name = try text(value)
        guard (try? ValueParser.locale.parse(name)) != nil else {
          throw error(value, "“\(name)” is no locale such as zh-Hant_HK")
        }
        return name
      }
    }
    if let devices = members["devices"] {
      matrix.devices = try list(devices) { value in
        do {
          return try DevicePreset.named(try text(value))
        } catch let fault as DeviceError {
          throw error(value, "\(fault)")
        }
      }
    }
    return matrix
  }
}
