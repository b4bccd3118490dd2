package import Foundation
import Synchronization
package import WidgetGeometry
package import WidgetScene

/// Texts by key, from `.xcstrings`, `.strings` and `.stringsdict` files.
///
/// A text is looked for in the locale's own language, then along `LocaleChain`, then in the
/// language the texts were written in.  Files are listed at the first lookup and read when their
/// table is first asked for.  One catalogue serves all workers.
package final class StringsCatalog: Sendable {
  /// By language, `""` for files outside any `.lproj` folder.
  private struct Table: Sendable {
    var messages: [String: [String: LocalizedMessage]] = [:]
    var sourceLanguages: [String] = []
  }

  private struct File: Sendable {
    var url: URL
    var name: String
    var language: String
  }

  private struct State: Sendable {
    var files: [String: [File]]?
    var tables: [String: Table] = [:]
    var issues: [AssetIssue] = []
  }

  private let sources: [URL]
  private let limits: RenderLimits
  private let developmentLanguage: String
  private let state = Mutex(State())

  /// - Parameters:
  ///   - sources: Files, or folders with files and `.lproj` folders in them; of two texts for one
  ///     key the first source's is taken.
  ///   - developmentLanguage: What `.strings` files fall back to; catalogues name their own.
  package init(
    sources: [URL], limits: RenderLimits = .standard, developmentLanguage: String = "en"
  ) {
    self.sources = sources
    self.limits = limits
    self.developmentLanguage = developmentLanguage
  }

  /// A format string and where it was found.
  package struct Found: Hashable, Sendable {
    package var format: String
    /// Of the table it stands in; empty outside of any language.
    package var language: String
    /// Whether that is a language the locale reads: its own or one in its chain.
    package var isOwnLanguage: Bool
  }

  /// Whether there is any table at all.
  package var isEmpty: Bool { state.withLock { list(in: &$0) }.isEmpty }

  /// The format string for a key, `nil` when no language has it.
  package func format(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument],
    device: String = "iphone"
  ) -> String? {
    find(key: key, table: table, locale: locale, arguments: arguments, device: device)?.format
  }

  /// The format string for a key with its language, `nil` when no language has it.
  /// - Parameters:
  ///   - table: A file's name without extension; `Localizable` when `nil`.
  ///   - arguments: Choose plural forms.
  ///   - device: Chooses device forms: `iphone`, `ipad`, `applewatch`, `mac`.
  package func find(
    key: String, table: String?, locale: String, arguments: [LocalizedArgument],
    device: String = "iphone"
  ) -> Found? {
    let table = state.withLock { load(table ?? "Localizable", in: &$0) }
    let pseudo = PseudoLocale(locale: locale)
    let wanted = pseudo == nil ? Self.wanted(locale, among: table.messages.keys) : []
    let fallbacks =
      table.sourceLanguages + LocaleChain.candidates(for: developmentLanguage) + ["Base", ""]
    for language in wanted + fallbacks {
      guard let message = table.messages[language]?[key] else { continue }
      // The rules of the language whose text it is, not of the one that was asked for.
      let rules = language == "Base" || language.isEmpty ? developmentLanguage : language
      let choice = LocalizedMessage.Choice(locale: rules, device: device, arguments: arguments)
      guard let format = message.format(choice) else { continue }
      let isOwn =
        pseudo != nil || wanted.contains(language)
        || LocaleChain.language(of: locale) == LocaleChain.language(of: rules)
      return Found(
        format: pseudo?.translate(format) ?? format, language: language, isOwnLanguage: isOwn)
    }
    return nil
  }

  /// The locale's own chain, then the same language of other regions: Brazil's texts serve a plain
  /// `pt`.  Not so for Chinese, where another region may mean another script.
  private static func wanted(_ locale: String, among languages: some Sequence<String>) -> [String] {
    let chain = LocaleChain.candidates(for: locale)
    guard let language = chain.last, language != "zh" else { return chain }
    return chain
      + languages.filter { $0.hasPrefix("\(language)-") && !chain.contains($0) }.sorted()
  }

  /// Languages that a table has texts in, in alphabetical order.
  package func languages(table: String? = nil) -> [String] {
    state.withLock { load(table ?? "Localizable", in: &$0) }.messages.keys
      .filter { !$0.isEmpty && $0 != "Base" }.sorted()
  }

  /// Keys near `key`, best first.
  package func suggestions(for key: String, table: String? = nil) -> [String] {
    let messages = state.withLock { load(table ?? "Localizable", in: &$0) }.messages
    return NearestName.suggestions(for: key, among: Set(messages.values.flatMap(\.keys)).sorted())
  }

  /// What was wrong with the files read so far.
  package var issues: [AssetIssue] { state.withLock { $0.issues } }

  private func load(_ name: String, in state: inout State) -> Table {
    if let known = state.tables[name] { return known }
    let files = list(in: &state)
    var table = Table()
    for file in files[name] ?? [] {
      do {
        try read(file, into: &table, &state.issues)
      } catch {
        state.issues.append(error)
      }
    }
    state.tables[name] = table
    return table
  }

  private func read(
    _ file: File, into table: inout Table, _ issues: inout [AssetIssue]
  ) throws(AssetIssue) {
    func add(_ messages: [String: LocalizedMessage], _ language: String) {
      table.messages[language, default: [:]].merge(messages) { first, _ in first }
    }
    if file.url.pathExtension == "xcstrings" {
      let catalog = try StringCatalogFile(
        file.url, named: file.name, limits: limits, issues: &issues)
      table.sourceLanguages.append(catalog.sourceLanguage)
      for language in catalog.messages.keys.sorted() {
        add(catalog.messages[language] ?? [:], language)
      }
      return
    }
    let data = try DocumentReader.data(
      of: file.url, named: file.name, limit: limits.documentBytes)
    let isList = data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8))
    if file.url.pathExtension == "stringsdict" || isList {
      let list = try PropertyList(data, named: file.name, limits: limits)
      add(StringsDictionary.messages(list, named: file.name, issues: &issues), file.language)
    } else {
      let strings = try StringsFile(data, named: file.name)
      for (key, line) in strings.repeated {
        issues.append(
          AssetIssue(
            .warning, file: file.name, place: "line \(line)", "“\(key)” is there twice"))
      }
      add(strings.texts.mapValues(LocalizedMessage.text), file.language)
    }
  }

  /// Files by table.  Plural rules stand before plain texts of the same key, as on Apple's systems.
  private func list(in state: inout State) -> [String: [File]] {
    if let known = state.files { return known }
    var files: [String: [File]] = [:]
    func add(_ url: URL, _ name: String, _ language: String) {
      guard ["xcstrings", "strings", "stringsdict"].contains(url.pathExtension) else { return }
      files[url.deletingPathExtension().lastPathComponent, default: []]
        .append(File(url: url, name: name, language: language))
    }
    for source in sources {
      let name = source.lastPathComponent
      let parent = source.deletingLastPathComponent()
      if let inner = children(of: source) {
        let language = Self.language(of: source)
        for child in inner {
          let url = source.appendingPathComponent(child)
          if url.pathExtension == "lproj", let texts = children(of: url) {
            for text in texts {
              add(
                url.appendingPathComponent(text), "\(name)/\(child)/\(text)",
                Self.language(of: url))
            }
          } else {
            add(url, "\(name)/\(child)", language)
          }
        }
      } else if FileManager.default.fileExists(atPath: source.path) {
        add(source, name, Self.language(of: parent))
      } else {
        state.issues.append(AssetIssue(.error, file: name, "the file is not there"))
      }
    }
    files = files.mapValues { files in
      files.filter { $0.url.pathExtension == "stringsdict" }
        + files.filter { $0.url.pathExtension != "stringsdict" }
    }
    state.files = files
    return files
  }

  private func children(of folder: URL) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return nil
    }
    return names.filter { !$0.hasPrefix(".") }.sorted().prefix(limits.assetEntries).map { $0 }
  }

  /// The language an `.lproj` folder is named after.
  private static func language(of folder: URL) -> String {
    guard folder.pathExtension == "lproj" else { return "" }
    let name = folder.deletingPathExtension().lastPathComponent
    switch name {
    case "Base": return name
    // Names that older projects use.
    case "English": return "en"
    case "French": return "fr"
    case "German": return "de"
    case "Japanese": return "ja"
    default: return LocaleChain.canonical(name)
    }
  }
}
