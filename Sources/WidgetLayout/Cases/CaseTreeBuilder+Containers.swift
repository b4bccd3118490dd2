import Foundation
import WidgetGeometry

extension CaseTreeBuilder {
  mutating func container(
    _ type: String, _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    switch type {
    case "hstack": return try stack(.horizontal, lazy: false, node, around)
    case "vstack": return try stack(.vertical, lazy: false, node, around)
    case "lazyHStack": return try stack(.horizontal, lazy: true, node, around)
    case "lazyVStack": return try stack(.vertical, lazy: true, node, around)
    case "zstack":
      let rule = ZStackRule(alignment: try alignments.both(node["alignment"]))
      return add(rule, try children(node["children"], around.inside(nil)), around)
    case "grid": return try grid(node, around)
    case "lazyVGrid": return try lazyGrid(.vertical, node, around)
    case "lazyHGrid": return try lazyGrid(.horizontal, node, around)
    case "geometryReader": return try geometryReader(node, around)
    case "viewThatFits":
      let rule = ViewThatFitsRule(axes: try axes(node["axes"]) ?? [.horizontal, .vertical])
      return add(rule, try children(node["children"], around), around)
    case "scroll":
      let content = try children(node["children"], around.inside(.vertical))
      let column = StackRule(
        axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
      let rule = ScrollRule(axes: try axes(node["axes"]) ?? .vertical)
      return add(rule, content.count == 1 ? content : [add(column, content, around)], around)
    case "customLayout": return try customLayout(node, around)
    default: throw node.failure("unknown type “\(type)”")
    }
  }

  private mutating func stack(
    _ axis: Axis, lazy isLazy: Bool, _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    let alignment = try alignments.key(axis.cross, node["alignment"])
    let spacing = try node.number("spacing")
    let content = try children(node["children"], around.inside(axis))
    let rule: any LayoutRule =
      isLazy
      ? LazyStackRule(axis: axis, alignment: alignment, spacing: spacing)
      : StackRule(axis: axis, alignment: alignment, spacing: spacing)
    return add(rule, content, around)
  }

  private mutating func grid(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    let inside = around.inside(nil)
    var rows: [NodeID] = []
    for row in try node["children"]?.items() ?? [] {
      guard try row.required("type").string() == "gridRow" else {
        rows += try views(row, inside)
        continue
      }
      let alignment = try row["alignment"].map { reader throws(LayoutError) in
        VerticalAlignment(try alignments.key(.vertical, reader).id)
      }
      rows.append(
        add(GridRowRule(alignment: alignment), try children(row["children"], inside), around))
    }
    let rule = GridRule(
      alignment: try alignments.both(node["alignment"]),
      horizontalSpacing: try node.number("horizontalSpacing"),
      verticalSpacing: try node.number("verticalSpacing"))
    return add(rule, rows, around)
  }

  private mutating func lazyGrid(
    _ axis: Axis, _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    var items: [LazyGridTrack] = []
    for item in try node.required("items").items() {
      let alignment = try item["alignment"].map { reader throws(LayoutError) in
        try alignments.both(reader)
      }
      items.append(
        LazyGridTrack(try track(item), spacing: try item.number("spacing"), alignment: alignment))
    }
    let rule = LazyGridRule(
      axis: axis, items: items, alignment: try alignments.key(axis.cross, node["alignment"]),
      spacing: try node.number("spacing"))
    return add(rule, try children(node["children"], around.inside(nil)), around)
  }

  private func track(_ item: CaseReader) throws(LayoutError) -> LazyGridTrack.Size {
    if let fixed = try item.number("fixed") { return .fixed(fixed) }
    if let bounds = try item["flexible"]?.numbers(2) {
      return .flexible(minimum: bounds[0], maximum: bounds[1])
    }
    if let bounds = try item["adaptive"]?.numbers(2) {
      return .adaptive(minimum: bounds[0], maximum: bounds[1])
    }
    throw item.failure("needs “fixed”, “flexible” or “adaptive”")
  }

  /// The content has literal sizes, so it is built right away and handed over when asked for.
  private mutating func geometryReader(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    let content = try children(node["children"], around.inside(nil))
    return add(GeometryReaderRule { (_: CGSize, _) in content }, [], around)
  }

  private mutating func customLayout(
    _ node: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    let content = try children(node["children"], around.inside(nil))
    let algorithm = try node.required("algorithm")
    switch try algorithm.string() {
    case "flow":
      let layout = FlowLayout(
        spacing: try node.number("spacing") ?? 8, rowSpacing: try node.number("rowSpacing") ?? 8)
      return add(CustomLayoutRule(layout), content, around)
    case "priorityColumn":
      return add(CustomLayoutRule(PriorityColumnLayout()), content, around)
    default: throw algorithm.failure("expected flow or priorityColumn")
    }
  }
}
