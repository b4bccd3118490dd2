package import Foundation
import Synchronization
package import WidgetGeometry
package import WidgetScene

/// Pictures and colours by name, from `.xcassets` folders and plain picture files.
///
/// Nothing is read before the first lookup; that one lists folders, and each set is opened when
/// its name is first asked for.  One catalogue serves all workers.
package final class AssetCatalog: Sendable {
  private struct State: Sendable {
    var index: AssetIndex?
    var images: [String: ImageSet] = [:]
    var colors: [String: ColorSet] = [:]
    var issues: [AssetIssue] = []
    var documents = 0
    /// SVG files by path.
    var shapes: [URL: SVGPicture.Reading] = [:]
  }

  /// SVG files kept as shapes; a widget has a few dozen at most.
  private static let shapesKept = 64

  /// How much a catalogue has read so far.
  package struct Work: Hashable, Sendable {
    package var foldersListed: Int
    package var documentsRead: Int

    package init(foldersListed: Int, documentsRead: Int) {
      self.foldersListed = foldersListed
      self.documentsRead = documentsRead
    }
  }

  private let folders: [URL]
  private let limits: RenderLimits
  private let state = Mutex(State())

  /// - Parameter folders: `.xcassets` folders, or folders with catalogues and picture files in
  ///   them; of two assets of one name the first folder's is taken.
  package init(folders: [URL], limits: RenderLimits = .standard) {
    self.folders = folders
    self.limits = limits
  }

  /// The file for a picture, `nil` when there is none of that name or none that fits.
  package func image(named name: String, traits: AssetTraits) -> CatalogImage? {
    state.withLock { state in
      set(named: name, in: &state)?
        .choose(traits, languages: LocaleChain.candidates(for: traits.locale))
    }
  }

  /// The shapes of an SVG file; `nil` when it has to be drawn as pixels, which becomes an issue.
  package func shapes(of image: CatalogImage) throws(AssetIssue) -> SVGPicture? {
    let reading: SVGPicture.Reading
    if let known = state.withLock({ $0.shapes[image.file] }) {
      reading = known
    } else {
      let data = try DocumentReader.data(of: image.file, named: image.id, limit: limits.svgBytes)
      reading = try SVGPicture.read(data, named: image.id, limits: limits)
      state.withLock { state in
        if state.shapes.count >= Self.shapesKept { state.shapes.removeAll() }
        state.shapes[image.file] = reading
      }
    }
    switch reading {
    case .shapes(let picture): return picture
    case .pixels(let reason):
      let issue = AssetIssue(
        .warning, file: image.id, "is drawn as pixels: \(reason) is beyond the reader of shapes")
      state.withLock { note(issue, in: &$0) }
      return nil
    }
  }

  /// A colour in extended sRGB, `nil` when there is none of that name or none that fits.
  /// - Parameter system: The colour a catalogue refers to by a name like `systemBlueColor`.
  package func color(
    named name: String, traits: AssetTraits, system: (String) -> ColorValue? = { _ in nil }
  ) -> ColorValue? {
    let content = state.withLock { state in
      colorSet(named: name, in: &state)?
        .choose(traits, languages: LocaleChain.candidates(for: traits.locale))
    }
    switch content {
    case nil: return nil
    case .value(let color): return color
    case .system(let reference):
      if let color = system(reference) { return color }
      state.withLock {
        note(
          AssetIssue(
            .error, file: name, "refers to the system colour “\(reference)”, which is not known"),
          in: &$0)
      }
      return nil
    }
  }

  /// The SVG file of a `.symbolset`.
  package func symbolFile(named name: String) -> URL? {
    state.withLock { state in
      guard case .set(let folder, let id)? = index(in: &state).symbols[name],
        let contents = read(folder, id: id, in: &state)
      else { return nil }
      for entry in contents["symbols"].items ?? [] {
        guard let file = entry["filename"].string, !file.contains("/"), file != ".." else {
          continue
        }
        return folder.appendingPathComponent(file)
      }
      note(AssetIssue(.error, file: "\(id)/Contents.json", "names no symbol file"), in: &state)
      return nil
    }
  }

  /// All names of one kind, in alphabetical order.
  package func names(_ kind: AssetKind) -> [String] {
    state.withLock { state in
      let index = index(in: &state)
      return switch kind {
      case .image: index.images.keys.sorted()
      case .color: index.colors.keys.sorted()
      case .symbol: index.symbols.keys.sorted()
      case .string: []
      }
    }
  }

  /// Names near `name`, best first.
  package func suggestions(for name: String, among kind: AssetKind) -> [String] {
    NearestName.suggestions(for: name, among: names(kind))
  }

  /// What was wrong with the assets read so far, each thing once, in order of finding.
  package var issues: [AssetIssue] { state.withLock { $0.issues } }

  /// Reads every set and returns all that is wrong with them.
  package func check() -> [AssetIssue] {
    for name in names(.image) { state.withLock { _ = set(named: name, in: &$0) } }
    for name in names(.color) { state.withLock { _ = colorSet(named: name, in: &$0) } }
    for name in names(.symbol) { _ = symbolFile(named: name) }
    return issues
  }

  /// For tests of how much a lookup costs.
  package var work: Work {
    state.withLock {
      Work(
        foldersListed: $0.index?.listings ?? 0,
        documentsRead: $0.documents + ($0.index?.documents ?? 0))
    }
  }

  private func index(in state: inout State) -> AssetIndex {
    if let index = state.index { return index }
    let index = AssetIndex(folders: folders, limits: limits, issues: &state.issues)
    state.index = index
    return index
  }

  private func set(named name: String, in state: inout State) -> ImageSet? {
    if let known = state.images[name] { return known }
    guard let source = index(in: &state).images[name] else { return nil }
    var issues: [AssetIssue] = []
    let set: ImageSet
    switch source {
    case .files(let files): set = ImageSet(files, issues: &issues)
    case .set(let folder, let id):
      guard let contents = read(folder, id: id, in: &state) else { return nil }
      set = ImageSet(contents, folder: folder, id: id, limits: limits, issues: &issues)
    }
    for issue in issues { note(issue, in: &state) }
    state.images[name] = set
    return set
  }

  private func colorSet(named name: String, in state: inout State) -> ColorSet? {
    if let known = state.colors[name] { return known }
    guard case .set(let folder, let id)? = index(in: &state).colors[name],
      let contents = read(folder, id: id, in: &state)
    else { return nil }
    var issues: [AssetIssue] = []
    let set = ColorSet(contents, id: id, limits: limits, issues: &issues)
    for issue in issues { note(issue, in: &state) }
    state.colors[name] = set
    return set
  }

  private func read(_ folder: URL, id: String, in state: inout State) -> JSONCursor? {
    state.documents += 1
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONCursor(reading: file, named: "\(id)/Contents.json", limits: limits)
    } catch {
      note(error, in: &state)
      return nil
    }
  }

  private func note(_ issue: AssetIssue, in state: inout State) {
    if !state.issues.contains(issue) { state.issues.append(issue) }
  }
}
