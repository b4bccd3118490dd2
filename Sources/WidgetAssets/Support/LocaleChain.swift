/// The order in which languages are tried.
package enum LocaleChain {
  /// `locale` and what stands behind it, most specific first: `zh-Hant-HK` gives `zh-Hant-HK`,
  /// `zh-HK`, `zh-Hant`, `zh`.
  ///
  /// Identifiers may use `_`, and parts after `@` or a lone letter (`-u-…`, `-x-…`) are left out.
  /// A Chinese locale without a script gets the one its region writes, so that Taiwan never falls
  /// back to simplified texts when traditional ones are there.
  package static func candidates(for locale: String) -> [String] {
    let parts = Parts(locale)
    guard !parts.language.isEmpty else { return [] }
    let script = parts.script ?? usualScript(parts)
    var chain: [String] = []
    func add(_ subtags: String?...) {
      let id = subtags.compactMap { $0 }.joined(separator: "-")
      if !chain.contains(id) { chain.append(id) }
    }
    for language in [parts.language] + (aliases[parts.language] ?? []) {
      if let region = parts.region {
        if let script { add(language, script, region) }
        add(language, region)
      }
      if let script { add(language, script) }
      if let region = parts.region, let parent = regionalParents["\(language)-\(region)"] {
        add(parent)
      }
      if script == "Hant" {
        // Older catalogues name the traditional texts after Taiwan.
        add(language, "TW")
        if parts.region == "MO" { add(language, "HK") }
      } else if script == "Hans" {
        add(language, "CN")
      }
      add(language)
    }
    return chain
  }

  /// The language alone: `pt-BR` → `pt`.
  package static func language(of locale: String) -> String { Parts(locale).language }

  /// Canonical spelling: `zh_hant_hk` → `zh-Hant-HK`.
  package static func canonical(_ locale: String) -> String {
    let parts = Parts(locale)
    return [parts.language, parts.script, parts.region].compactMap { $0 }.joined(separator: "-")
  }

  private struct Parts {
    var language = ""
    var script: String?
    var region: String?

    init(_ locale: String) {
      let bare = locale.prefix { $0 != "@" && $0 != "." }
      for (index, part) in bare.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
        if index == 0 {
          language = part.lowercased()
        } else if part.count == 4, part.allSatisfy(\.isLetter) {
          script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
        } else if part.count == 2 || part.count == 3 && part.allSatisfy(\.isNumber) {
          region = part.uppercased()
        } else {
          break
        }
      }
    }
  }

  private static func usualScript(_ parts: Parts) -> String? {
    switch (parts.language, parts.region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"), ("yue", _): "Hant"
    case ("zh", _): "Hans"
    default: nil
    }
  }

  /// Languages tried when one has no texts of its own: Norwegian, Cantonese, and codes that were
  /// renamed.
  private static let aliases: [String: [String]] = [
    "nb": ["no"], "nn": ["no", "nb"], "no": ["nb"], "yue": ["zh"], "he": ["iw"], "iw": ["he"],
    "id": ["in"], "in": ["id"], "fil": ["tl"], "tl": ["fil"],
  ]

  /// Regions whose texts stand nearer to another region's than to the plain language.
  private static let regionalParents: [String: String] = {
    var parents: [String: String] = [:]
    for region in ["AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI"]
      + ["PA", "PE", "PR", "PY", "SV", "US", "UY", "VE"]
    {
      parents["es-\(region)"] = "es-419"
    }
    for region in ["AU", "HK", "IE", "IN", "NZ", "SG", "ZA"] { parents["en-\(region)"] = "en-GB" }
    for region in ["AO", "CH", "CV", "LU", "MO", "MZ"] { parents["pt-\(region)"] = "pt-PT" }
    return parents
  }()
}
