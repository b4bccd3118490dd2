public import Foundation
public import WidgetGeometry
public import WidgetLayout

nonisolated extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(FrameRule(width: width, height: height, alignment: alignment), [child])
    }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(
        FlexibleFrameRule(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment), [child])
    }
  }

  /// Margins of 16 points where no length is given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { resolver, child in resolver.node(PaddingRule(insets: insets), [child]) }
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { resolver, child in
      resolver.node(FixedSizeRule(horizontal: horizontal, vertical: vertical), [child])
    }
  }

  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(AspectRatioRule(ratio: aspectRatio, mode: contentMode), [child])
    }
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View {
    changingTraits { $0.priority = value }
  }

  public func zIndex(_ value: Double) -> some View { changingTraits { $0.zIndex = value } }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { resolver, child in resolver.node(PositionRule(x: x, y: y), [child]) }
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped { resolver, child in resolver.node(OffsetRule(x: x, y: y), [child]) }
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(AlignmentGuideRule(key: guide.key, value: computeValue), [child])
    }
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped { resolver, child in
      resolver.node(AlignmentGuideRule(key: guide.key, value: computeValue), [child])
    }
  }

  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    changingTraits { $0.values[ObjectIdentifier(key)] = value }
  }

  /// Keeps the room, draws nothing.
  public func hidden() -> some View {
    wrapped { resolver, child in
      resolver.node(PassThroughRule(label: "Hidden"), [child], drawing: .effect(HiddenEffect()))
    }
  }
}
