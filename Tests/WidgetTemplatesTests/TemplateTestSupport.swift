import Foundation
import WidgetGeometry
import WidgetLayout
import WidgetScene
import WidgetTemplates
import WidgetViews

/// Resolves templates without fonts and pictures, and tells what came of it.
struct TemplateHarness {
  /// Names and pointers of the nodes in the order they were made: children before parents.
  private(set) var nodes: [String] = []
  private(set) var failure: String?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ view: AnyView, limits: RenderLimits = .standard, environment: EnvironmentValues = .init())
  {
    let session = RenderSession(shaper: NoFonts(), assets: NoAssets(), limits: limits)
    let table = DrawableTable()
    let resolver = Resolver(session: session, environment: environment, table: table)
    ResolveScope.run(resolver) {
      for root in resolver.collect({ AnyView._resolve(view, resolver) }) { resolver.append(root) }
    }
    nodes = table.infos.sorted { $0.key < $1.key }.map { _, info in
      info.pointer.map { "\(info.name) \($0)" } ?? info.name
    }
    if case .content(let message)? = session.failure {
      failure = message
    } else {
      failure = session.failure.map { "\($0)" }
    }
    diagnostics = session.diagnostics
  }

  /// A body in JSON with an entry in JSON.
  init(
    body: String, entry: String = "{}", library: TemplateLibrary = TemplateLibrary(roots: []),
    limits: RenderLimits = .standard, environment: EnvironmentValues = .init()
  ) throws {
    let source = "{\"template\":1,\"name\":\"t\",\"body\":\(body)}"
    let document = try TemplateDocument(Data(source.utf8), file: "t.json", limits: limits)
    let entry = try TemplateEntry(Data(entry.utf8), file: "e.json", limits: limits)
    let view = try TemplateView(document, entry: entry, library: library)
    self.init(AnyView(view), limits: limits, environment: environment)
  }
}

/// Lays out every text as one line of no size: what these tests look at is never measured.
final class NoFonts: TextShaping {
  private let noMetrics = FontMetrics(
    ascender: 0, descender: 0, leading: 0, capHeight: 0, xHeight: 0)

  func layout(_ block: TextBlock, proposal: ProposedViewSize) -> TextLayout {
    TextLayout(
      size: .zero, firstBaseline: 0, lastBaseline: 0, lines: [], glyphs: [], metrics: noMetrics)
  }

  func metrics(_ font: FontRequest) -> FontMetrics { noMetrics }
}

/// Has no pictures, colours, symbols; knows the strings it is given.
final class NoAssets: AssetProviding {
  func image(named name: String, bundle: String?, traits: AssetTraits) -> ImageAsset? { nil }
  func image(data: Data, scale: CGFloat) -> ImageAsset? { nil }
  func color(named name: String, bundle: String?, traits: AssetTraits) -> ColorValue? { nil }
  func symbol(_ request: SymbolRequest) -> SymbolDrawing? { nil }
  func localizedFormat(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> String? { key == "greeting" ? "Hallo %@ (\(locale))" : nil }
  func suggestions(for name: String, among kind: AssetKind) -> [String] { [] }
}
