public import Foundation
public import WidgetGeometry
import WidgetLayout

/// Views side by side.
nonisolated public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: .horizontal) { Content._resolve(view.content, resolver) }
    resolver.emit(
      StackRule(axis: .horizontal, alignment: view.alignment.key, spacing: view.spacing), children)
  }
}

/// Views on top of each other, down the page.
nonisolated public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: .vertical) { Content._resolve(view.content, resolver) }
    resolver.emit(
      StackRule(axis: .vertical, alignment: view.alignment.key, spacing: view.spacing), children)
  }
}

/// Views over each other.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let children = resolver.collect(axis: nil) { Content._resolve(view.content, resolver) }
    resolver.emit(ZStackRule(alignment: view.alignment), children)
  }
}

/// Room that grows along the enclosing stack, after everything else has had its share.
nonisolated public struct Spacer: PrimitiveView, Sendable {
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.emit(SpacerRule(minLength: view.minLength, axis: resolver.stackAxis))
  }
}

/// A hairline across the enclosing stack.
nonisolated public struct Divider: PrimitiveView, Sendable {
  public init() {}

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    let environment = resolver.environment
    // One pixel; a point where the user reads very large text.
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
    let ink = Color.system("separator").resolved(in: environment)
    resolver.emit(
      DividerRule(axis: resolver.stackAxis, thickness: thickness),
      drawing: .paint(StyleDrawable(style: ink)))
  }
}
