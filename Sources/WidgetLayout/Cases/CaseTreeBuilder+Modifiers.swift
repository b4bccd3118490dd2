import Foundation
import WidgetGeometry

extension CaseTreeBuilder {
  /// Wraps a view into one modifier, or writes it into the view's traits.
  mutating func modify(
    _ id: NodeID, _ modifier: CaseReader, _ around: Surroundings
  ) throws(LayoutError) -> NodeID {
    guard let name = try modifier.keys().first, let value = modifier[name] else {
      throw modifier.failure("expected {\"name\": value}")
    }
    switch name {
    case "probe":
      probe(try value.string(), id)
      return id
    case "layoutDirection": return id
    case "layoutPriority", "layoutValue", "gridCellColumns", "gridColumnAlignment",
      "gridCellAnchor", "gridCellUnsizedAxes":
      try write(name, value, into: id)
      return id
    case "overlay", "background":
      let alignment = try alignments.both(value["alignment"])
      let content = try single(
        value.required("content"), around.inside(nil), stack: ZStackRule(alignment: .center))
      let rule = LayerRule(kind: name == "overlay" ? .overlay : .background, alignment: alignment)
      return add(rule, [id, content], around)
    case "safeAreaInset":
      let content = try single(
        value.required("content"), around.inside(nil), stack: ZStackRule(alignment: .center))
      return add(try safeAreaInset(value), [id, content], around)
    default:
      return add(try rule(name, value), [id], around)
    }
  }

  private mutating func write(
    _ name: String, _ value: CaseReader, into id: NodeID
  ) throws(LayoutError) {
    var traits = graph[id].traits
    switch name {
    case "layoutPriority": traits.priority = Double(try value.number())
    case "layoutValue":
      guard try value.required("key").string() == "indent" else {
        throw value.failure("unknown layout value")
      }
      traits[IndentKey.self] = try value.required("value").number()
    case "gridCellColumns":
      let columns = try value.number()
      guard columns >= 1, columns <= CGFloat(GridCells.columnLimit) else {
        throw value.failure("expected 1…\(GridCells.columnLimit)")
      }
      traits.gridColumns = Int(columns)
    case "gridColumnAlignment":
      traits.gridColumnAlignment = HorizontalAlignment(
        try alignments.key(.horizontal, value).id)
    case "gridCellAnchor":
      let point = try value.numbers(2)
      traits.gridAnchor = UnitPoint(x: point[0], y: point[1])
    default: traits.gridUnsizedAxes = try axes(value) ?? []
    }
    graph[id].traits = traits
  }

  private mutating func safeAreaInset(
    _ value: CaseReader
  ) throws(LayoutError) -> SafeAreaInsetRule {
    let edge = try edge(value.required("edge"))
    let across: Axis = edge == .top || edge == .bottom ? .horizontal : .vertical
    return SafeAreaInsetRule(
      edge: edge, alignment: try alignments.key(across, value["alignment"]),
      spacing: try value.number("spacing"))
  }

  /// The rule of a modifier with one child.
  private mutating func rule(
    _ name: String, _ value: CaseReader
  ) throws(LayoutError) -> any LayoutRule {
    switch name {
    case "frame":
      return FrameRule(
        width: try value.number("width"), height: try value.number("height"),
        alignment: try alignments.both(value["alignment"]))
    case "flexFrame":
      return FlexibleFrameRule(
        minWidth: try value.number("minWidth"), idealWidth: try value.number("idealWidth"),
        maxWidth: try value.number("maxWidth"), minHeight: try value.number("minHeight"),
        idealHeight: try value.number("idealHeight"), maxHeight: try value.number("maxHeight"),
        alignment: try alignments.both(value["alignment"]))
    case "padding": return PaddingRule(insets: try padding(value))
    case "fixedSize":
      if case .bool(let flag) = value.value {
        return FixedSizeRule(horizontal: flag, vertical: flag)
      }
      return FixedSizeRule(
        horizontal: try value["horizontal"]?.bool() ?? true,
        vertical: try value["vertical"]?.bool() ?? true)
    case "aspectRatio":
      let mode = try value.required("mode")
      guard ["fit", "fill"].contains(try mode.string()) else {
        throw mode.failure("expected fit or fill")
      }
      return AspectRatioRule(
        ratio: try value.number("ratio"), mode: try mode.string() == "fit" ? .fit : .fill)
    case "offset":
      return OffsetRule(x: try value.number("x") ?? 0, y: try value.number("y") ?? 0)
    case "position":
      return PositionRule(x: try value.number("x") ?? 0, y: try value.number("y") ?? 0)
    case "alignmentGuide": return try alignmentGuide(value)
    case "clipped", "border", "opacity", "scaleEffect", "rotationEffect":
      return PassThroughRule(label: name.prefix(1).uppercased() + name.dropFirst())
    default: throw value.failure("unknown modifier “\(name)”")
    }
  }

  /// `{}`, a number, `{"edges": …, "length": …}` or `{"insets": …}`; 16 points unless said.
  private func padding(_ value: CaseReader) throws(LayoutError) -> EdgeInsets {
    if case .number = value.value { return EdgeInsets(.all, try value.number()) }
    if let sides = value["insets"] { return try insets(sides) }
    var edges: Edge.Set = value["edges"] == nil ? .all : []
    for name in try value["edges"]?.items() ?? [] { edges.formUnion(try edgeSet(name)) }
    return EdgeInsets(edges, try value.number("length") ?? 16)
  }

  private func edge(_ reader: CaseReader) throws(LayoutError) -> Edge {
    switch try reader.string() {
    case "top": return .top
    case "leading": return .leading
    case "bottom": return .bottom
    case "trailing": return .trailing
    default: throw reader.failure("unknown edge")
    }
  }

  private func edgeSet(_ reader: CaseReader) throws(LayoutError) -> Edge.Set {
    switch try reader.string() {
    case "all": return .all
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    default: return Edge.Set(try edge(reader))
    }
  }

  /// A guide made of a constant, a part of a side and a part of another guide.
  private mutating func alignmentGuide(
    _ reader: CaseReader
  ) throws(LayoutError) -> AlignmentGuideRule {
    let axis = try axis(reader.required("axis"))
    let value = try reader.required("value")
    let constant = try value.number("const") ?? 0
    let factor = try value.number("factor") ?? 1
    let side = try value["dim"].map { dim throws(LayoutError) -> Axis in
      switch try dim.string() {
      case "width": .horizontal
      case "height": .vertical
      default: throw dim.failure("expected width or height")
      }
    }
    let other = try value["guideOf"].map { guide throws(LayoutError) in
      try alignments.key(axis, guide)
    }
    return AlignmentGuideRule(key: try alignments.key(axis, reader.required("guide"))) { view in
      constant
        + (side.map { factor * ($0 == .horizontal ? view.width : view.height) } ?? 0)
        + (other.map { factor * view[$0] } ?? 0)
    }
  }
}
