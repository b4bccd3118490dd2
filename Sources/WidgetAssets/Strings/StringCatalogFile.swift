import Foundation
import WidgetGeometry

/// Reads `.xcstrings` catalogues: all languages of a table in one file.
struct StringCatalogFile {
  let sourceLanguage: String
  /// By language, then key.
  private(set) var messages: [String: [String: LocalizedMessage]] = [:]

  init(
    _ file: URL, named name: String, limits: RenderLimits, issues: inout [AssetIssue]
  ) throws(AssetIssue) {
    let root = try JSONCursor(reading: file, named: name, limits: limits)
    sourceLanguage = LocaleChain.canonical(root["sourceLanguage"].string ?? "en")
    guard root["strings"].isObject else {
      throw AssetIssue(
        .error, file: name, place: "/strings", "expected an object, found \(root["strings"].found)")
    }
    var reader = Reader(file: name)
    for key in root["strings"].keys {
      let entry = root["strings"][key]
      let localizations = entry["localizations"]
      for language in localizations.keys {
        guard let message = reader.message(localizations[language], depth: 0) else { continue }
        messages[LocaleChain.canonical(language), default: [:]][key] = message
      }
      // A key without a text in the source language is that text.
      if messages[sourceLanguage]?[key] == nil {
        messages[sourceLanguage, default: [:]][key] = .text(key)
      }
    }
    issues += reader.issues
  }

  private struct Reader {
    let file: String
    var issues: [AssetIssue] = []

    /// `nil` for what is not translated yet.
    mutating func message(_ place: JSONCursor, depth: Int) -> LocalizedMessage? {
      guard depth < 8 else {
        report(place, "variations nest too deep")
        return nil
      }
      let substitutions = place["substitutions"]
      var base: LocalizedMessage?
      if place["variations"].exists {
        base = variations(place["variations"], argument: nil, depth: depth)
      } else if place["stringUnit"].exists {
        base = unit(place["stringUnit"])
      } else if place.exists, !substitutions.exists {
        report(place, "expected “stringUnit” or “variations”")
      }
      guard let base, substitutions.isObject else { return base }
      var variables: [String: LocalizedMessage.Variable] = [:]
      for name in substitutions.keys {
        let entry = substitutions[name]
        let argument = entry["argNum"].number.flatMap { Int(exactly: $0) }.map { $0 - 1 }
        guard
          let message = variations(
            entry["variations"], argument: argument.flatMap { $0 >= 0 ? $0 : nil }, depth: depth)
        else { continue }
        variables[name] = LocalizedMessage.Variable(
          argument: argument.flatMap { $0 >= 0 ? $0 : nil },
          specifier: entry["formatSpecifier"].string, message: message)
      }
      return .variables(base, variables)
    }

    private mutating func unit(_ place: JSONCursor) -> LocalizedMessage? {
      guard let value = place["value"].string else {
        report(place["value"], "expected a text, found \(place["value"].found)")
        return nil
      }
      // Made by extraction, waiting for a translator.
      if place["state"].string == "new", value.isEmpty { return nil }
      return .text(value)
    }

    private mutating func variations(
      _ place: JSONCursor, argument: Int?, depth: Int
    ) -> LocalizedMessage? {
      if place["plural"].isObject {
        var forms: [PluralCategory: LocalizedMessage] = [:]
        for key in place["plural"].keys {
          guard let category = PluralCategory(rawValue: key) else {
            report(place["plural"][key], "no plural form is called “\(key)”")
            continue
          }
          forms[category] = message(place["plural"][key], depth: depth + 1)
        }
        return forms.isEmpty ? nil : .plural(argument: argument, forms: forms)
      }
      if place["device"].isObject {
        var forms: [String: LocalizedMessage] = [:]
        for key in place["device"].keys {
          forms[key] = message(place["device"][key], depth: depth + 1)
        }
        return forms.isEmpty ? nil : .device(forms)
      }
      report(place, "expected “plural” or “device”")
      return nil
    }

    private mutating func report(_ place: JSONCursor, _ reason: String) {
      issues.append(AssetIssue(.warning, file: file, place: place.place, reason))
    }
  }
}
