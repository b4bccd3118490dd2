import Foundation
import WidgetGeometry

extension CaseTreeBuilder {
  /// A node without its modifiers.
  mutating func base(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> [NodeID] {
    let type = try node.required("type").string()
    switch type {
    case "empty": return []
    case "group": return try children(node["children"], around)
    case "color", "rectangle", "roundedRectangle", "capsule", "ellipse", "path":
      return [add(FlexibleRule(), [], around)]
    case "circle": return [add(SquareRule(), [], around)]
    case "shape": return [add(try shape(node), [], around)]
    case "spacer":
      let rule = SpacerRule(minLength: try node.number("minLength"), axis: around.axis)
      return [add(rule, [], around)]
    case "divider":
      let rule = DividerRule(axis: around.axis, thickness: dividerThickness ?? 1 / scale)
      return [add(rule, [], around)]
    case "image": return [add(try image(node), [], around)]
    case "symbol": return [add(try symbol(node), [], around)]
    case "textbox": return [addLeaf(try textbox(node), around)]
    case "lines": return [addLeaf(try lines(node), around)]
    case "label":
      let icon = try views(node.required("icon"), around.inside(.horizontal))
      let title = try views(node.required("title"), around.inside(.horizontal))
      let rule = LabelRule(spacing: try node.number("spacing") ?? 8)
      return [add(rule, icon + title, around)]
    case "progressView": return [try progressView(node, around)]
    default: return [try container(type, node, around)]
    }
  }

  private func shape(_ node: CaseReader) throws(LayoutError) -> any LayoutRule {
    let shape = try node.required("shape")
    guard try shape.required("base").string() == "circle" else { return FlexibleRule() }
    // Trimming and stroking leave a circle a circle; other changes make any shape of it.
    for operation in try shape["ops"]?.items() ?? [] {
      let name: String
      if case .string(let text) = operation.value {
        name = text
      } else {
        name = try operation.keys().first ?? ""
      }
      if name != "trim", name != "stroke" { return FlexibleRule() }
    }
    return SquareRule()
  }

  private func image(_ node: CaseReader) throws(LayoutError) -> any LayoutRule {
    let size = try node.size("size")
    guard try node["resizable"]?.bool() ?? false else { return FixedLeafRule(size: size) }
    guard let caps = node["capInsets"] else { return ResizableImageRule(size: size) }
    return ResizableImageRule(size: size, capInsets: try insets(caps))
  }

  /// Symbols of cases keep 8 points like other images: their recorded neighbours do.
  private func symbol(_ node: CaseReader) throws(LayoutError) -> FixedLeafRule {
    let baseline = try node.required("baseline").number()
    return FixedLeafRule(
      size: try node.size("size"), baselines: Baselines(first: baseline, last: baseline),
      capHeight: try node.number("capHeight"))
  }

  private func textbox(_ node: CaseReader) throws(LayoutError) -> CaseLeaf {
    .textbox(
      size: try node.size("size"),
      baselines: Baselines(
        first: try node.required("firstBaseline").number(),
        last: try node.required("lastBaseline").number()),
      font: try TextSpacingMetrics(node.required("font")))
  }

  private func lines(_ node: CaseReader) throws(LayoutError) -> CaseLeaf {
    let count = try node.required("lines").number()
    let height = try node.required("lineHeight").number()
    guard count >= 1, count <= 10_000, height > 0 else {
      throw node.failure("needs 1…10000 lines of a positive height")
    }
    return .lines(
      width: try node.required("width").number(), count: Int(count), lineHeight: height)
  }

  /// The iOS look: a bar below its label, a ring above it.
  private mutating func progressView(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    let label = try node["label"].map { reader throws(LayoutError) in
      try views(reader, around.inside(.vertical))
    }
    let style = try node.required("style")
    switch try style.string() {
    case "linear":
      let line = add(FlexibleRule(), [], around)
      let bar = add(FrameRule(width: nil, height: 4, alignment: .center), [line], around)
      guard let label else { return bar }
      let rule = StackRule(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: 4)
      return add(rule, label + [bar], around)
    case "circular":
      let ring = add(FixedLeafRule(size: CGSize(width: 20, height: 20)), [], around)
      guard let label else { return ring }
      let rule = StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
      return add(rule, [ring] + label, around)
    default: throw style.failure("expected linear or circular")
    }
  }

  /// `[top, leading, bottom, trailing]`
  func insets(_ reader: CaseReader) throws(LayoutError) -> EdgeInsets {
    let sides = try reader.numbers(4)
    return EdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }

  /// A list of axis names.
  func axes(_ reader: CaseReader?) throws(LayoutError) -> Axis.Set? {
    guard let reader else { return nil }
    var names = [reader]
    if case .array = reader.value { names = try reader.items() }
    var axes: Axis.Set = []
    for name in names { axes.formUnion(try axis(name) == .horizontal ? .horizontal : .vertical) }
    return axes
  }

  func axis(_ reader: CaseReader) throws(LayoutError) -> Axis {
    switch try reader.string() {
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: throw reader.failure("expected horizontal or vertical")
    }
  }
}
