import Foundation
import WidgetAssets
import WidgetGeometry
import WidgetScene
import WidgetViews

/// The door to pictures, symbols, colours and strings, for one request.
final class EngineAssets: AssetProviding {
  private let catalog: AssetCatalog
  private let symbols: SymbolCatalog
  private let images: ImageStore
  private let strings: StringsCatalog
  /// What went wrong while answering; becomes diagnostics of the render.
  private(set) var problems: [String] = []
  /// Names looked up in the catalogues, without their groups.
  private var asked: Set<String> = []

  init(
    catalog: AssetCatalog, symbols: SymbolCatalog, images: ImageStore, strings: StringsCatalog
  ) {
    self.strings = strings
    self.catalog = catalog
    self.symbols = symbols
    self.images = images
  }

  func image(named name: String, bundle: String?, traits: AssetTraits) -> ImageAsset? {
    note(name)
    guard let found = catalog.image(named: name, traits: traits) else { return nil }
    do {
      if found.format == .svg, let picture = try catalog.shapes(of: found) {
        return found.asset(drawing: picture.items, size: picture.size)
      }
      return found.asset(pixels: try images.reference(id: found.id, file: found.file).pixels)
    } catch {
      problems.append("picture “\(name)” (\(found.file.lastPathComponent)): \(error)")
      return nil
    }
  }

  func image(data: Data, scale: CGFloat) -> ImageAsset? {
    guard scale > 0 else { return nil }
    if data.first == UInt8(ascii: "<"),
      case .shapes(let picture)? = try? SVGPicture.read(data, named: "data")
    {
      let shrink = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
      return ImageAsset(
        content: .vector([.grouped(.transform(shrink), picture.items)]),
        size: CGSize(width: picture.size.width / scale, height: picture.size.height / scale))
    }
    guard let reference = try? images.reference(data: data) else { return nil }
    return ImageAsset(
      content: .bitmap(reference),
      size: CGSize(
        width: CGFloat(reference.pixels.width) / scale,
        height: CGFloat(reference.pixels.height) / scale))
  }

  func scalableImage(named name: String, bundle: String?, traits: AssetTraits) -> ImageRef? {
    guard let found = catalog.image(named: name, traits: traits) else { return nil }
    do {
      return try images.reference(id: found.id, file: found.file)
    } catch {
      problems.append("picture “\(name)” (\(found.file.lastPathComponent)): \(error)")
      return nil
    }
  }

  func scalableImage(data: Data) -> ImageRef? { try? images.reference(data: data) }

  func color(named name: String, bundle: String?, traits: AssetTraits) -> ColorValue? {
    note(name)
    return catalog.color(named: name, traits: traits) { reference in
      SystemColors.catalogColor(
        named: reference, traits.isDark ? .dark : .light,
        traits.isHighContrast ? .increased : .standard)
    }
  }

  private func note(_ name: String) { asked.insert((name as NSString).lastPathComponent) }

  func symbol(_ request: SymbolRequest) -> SymbolDrawing? {
    note(request.name)
    // As on devices, the system's symbols are not looked for among the widget's own, nor the
    // other way round.
    guard request.isCustom else { return symbols.drawing(request) }
    guard let file = catalog.symbolFile(named: request.name) else { return nil }
    if let drawing = symbols.drawing(request, file: file) { return drawing }
    let issue = symbols.issues.last { $0.file == file.lastPathComponent }
    let reason = issue.map { "\($0)" } ?? "\(file.lastPathComponent) cannot be drawn"
    problems.append("symbol “\(request.name)”: \(reason)")
    return nil
  }

  func localizedFormat(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> String? {
    switch localization(key: key, table: table, locale: locale, arguments: arguments) {
    case .found(let format), .foreign(let format, _): format
    case .missing, .noTables: nil
    }
  }

  /// A made-up language translates what no table has as well: its purpose is to be seen everywhere.
  func localization(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument]
  ) -> Localization {
    if let found = strings.find(key: key, table: table, locale: locale, arguments: arguments) {
      return found.isOwnLanguage
        ? .found(found.format) : .foreign(found.format, language: found.language)
    }
    if let pseudo = PseudoLocale(locale: locale) { return .found(pseudo.translate(key)) }
    return strings.isEmpty ? .noTables : .missing
  }

  /// What is wrong with the pictures and colours this request asked for, and with whole folders.
  ///
  /// A catalogue serves many requests and remembers the issues of all of them.
  var catalogIssues: [AssetIssue] {
    guard !asked.isEmpty else { return [] }
    return (catalog.issues + symbols.issues).filter { issue in
      let owners = issue.file.split(separator: "/").map { String($0) as NSString }.filter {
        !["", "xcassets", "json"].contains($0.pathExtension)
      }
      return owners.isEmpty
        || owners.contains {
          asked.contains($0.deletingPathExtension) || asked.contains($0 as String)
        }
    }
  }

  /// What was wrong with the strings tables read so far.
  var stringIssues: [AssetIssue] { strings.issues }

  func suggestions(for name: String, among kind: AssetKind) -> [String] {
    switch kind {
    case .image, .color: catalog.suggestions(for: name, among: kind)
    case .symbol: symbols.suggestions(for: name)
    case .string: strings.suggestions(for: name)
    }
  }
}
