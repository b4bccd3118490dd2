import Foundation
import WidgetGeometry
import WidgetLayout

/// How a list is drawn: margins, cards, separators.
///
/// Rows of at least 44 points and margins of 16 are UIKit's defaults; the rest follows the looks of
/// iOS 18 without having been measured, which `list-still` says.
nonisolated struct ListLook {
  private let kind: ListStyleKind
  private let isInset: Bool
  private let cornerRadius: CGFloat
  private let hidesBackground: Bool
  private let direction: LayoutDirection

  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private static let sectionGap: CGFloat = 24

  init(_ environment: EnvironmentValues) {
    kind = environment.listStyleKind
    isInset = kind == .insetGrouped
    cornerRadius = !isInset ? 0 : environment.systemPalette == .ios26 ? 26 : 10
    hidesBackground = environment.hidesScrollBackground
    direction = environment.layoutDirection
  }

  private var background: Color {
    kind == .plain ? .system("systemBackground") : .system("systemGroupedBackground")
  }
  private var rowBackground: Color {
    kind == .plain ? .clear : .system("secondarySystemGroupedBackground")
  }

  /// A whole list.
  func resolve<Content: View>(_ content: Content, _ resolver: Resolver) {
    let outer = resolver.environment
    resolver.environment.listLook = self
    let nodes = resolver.collect(axis: .vertical) { Content._resolve(content, resolver) }
    resolver.environment = outer
    let blocks = blocks(of: nodes, resolver)
    let column = VStack(alignment: .leading, spacing: kind == .plain ? 0 : Self.sectionGap) {
      ForEach(blocks.indices, id: \.self) { blocks[$0] }
    }
    .padding(.horizontal, isInset ? Self.margin : 0)
    .padding(.vertical, kind == .plain ? 0 : Self.margin)
    let look = self
    let list = AnyView(resolving: { resolver in
      let content = resolver.collect { AnyView._resolve(AnyView(column), resolver) }
      resolver.emit(ScrollRule(axes: .vertical), content, named: "List")
    })
    .background(look.hidesBackground ? Color.clear : look.background)
    .clipShape(Rectangle(), style: FillStyle(antialiased: false))
    AnyView._resolve(AnyView(list), resolver)
  }

  /// Sections as they are, and cards of the rows between them.
  private func blocks(of nodes: [NodeID], _ resolver: Resolver) -> [AnyView] {
    var blocks: [AnyView] = []
    var rows: [NodeID] = []
    func endCard() {
      if !rows.isEmpty { blocks.append(card(rows, resolver)) }
      rows = []
    }
    for node in nodes {
      if resolver.graph[node].traits[SectionKey.self] {
        endCard()
        blocks.append(AnyView(resolving: { $0.append(node) }))
      } else {
        rows.append(node)
      }
    }
    endCard()
    return blocks
  }

  /// One section, as one node.
  func resolve<Parent: View, Content: View, Footer: View>(
    section: Section<Parent, Content, Footer>, _ resolver: Resolver
  ) {
    let rows = resolver.collect(axis: .vertical) { Content._resolve(section.content, resolver) }
    let card = card(rows, resolver)
    let isPlain = kind == .plain
    let view = VStack(alignment: .leading, spacing: 7) {
      section.header
        .textCase(isPlain ? nil : .uppercase)
        .font(isPlain ? .headline : .footnote)
        .foregroundStyle(isPlain ? Color.primary : Color.secondary)
        .padding(.horizontal, Self.rowInsets.leading)
      card
      section.footer
        .font(.footnote)
        .foregroundStyle(Color.secondary)
        .padding(.horizontal, Self.rowInsets.leading)
    }
    .layoutValue(key: SectionKey.self, value: true)
    AnyView._resolve(AnyView(view), resolver)
  }

  private func card(_ nodes: [NodeID], _ resolver: Resolver) -> AnyView {
    let traits = nodes.map { resolver.graph[$0].traits[ListRowKey.self] }
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(nodes.indices, id: \.self) { index in
        row(nodes[index], traits[index], isLast: index == nodes.count - 1)
      }
    }
    return AnyView(
      rows.background(rowBackground).clipShape(RoundedRectangle(cornerRadius: cornerRadius)))
  }

  private func row(_ node: NodeID, _ traits: ListRowTraits, isLast: Bool) -> some View {
    let insets = traits.insets ?? Self.rowInsets
    return AnyView(resolving: { $0.append(node) })
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(insets)
      .frame(minHeight: Self.rowHeight)
      .background { traits.background }
      .overlay(alignment: .bottom) {
        if !isLast || kind == .plain, traits.separator != .hidden {
          // Its own column turns the hairline across, whatever encloses the list.
          VStack(spacing: 0) { Divider() }.padding(.leading, insets.leading)
        }
      }
  }
}

/// Marks a section among the rows of a list.
nonisolated enum SectionKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// What a row says about itself.
nonisolated struct ListRowTraits {
  var insets: EdgeInsets?
  var separator = Visibility.automatic
  var background: AnyView?
}

nonisolated enum ListRowKey: LayoutValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}
