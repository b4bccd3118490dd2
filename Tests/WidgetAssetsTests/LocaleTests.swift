import Testing
import WidgetAssets
import WidgetScene

/// Plural categories and chains of languages.
struct LocaleTests {
  @Test(arguments: [
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-HK", "zh-Hant", "zh-TW", "zh"]),
    ("zh_TW", ["zh-Hant-TW", "zh-TW", "zh-Hant", "zh"]),
    ("zh-CN", ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"]),
    ("en-AU", ["en-AU", "en-GB", "en"]), ("es-MX", ["es-MX", "es-419", "es"]),
    ("nb-NO", ["nb-NO", "nb", "no-NO", "no"]), ("de", ["de"]), ("sr-Latn", ["sr-Latn", "sr"]),
    ("en_US@calendar=buddhist", ["en-US", "en"]), ("ar-u-nu-latn", ["ar"]), ("", []),
  ])
  func chains(_ locale: String, _ expected: [String]) {
    #expect(LocaleChain.candidates(for: locale) == expected)
  }

  /// Numbers whose form differs, by language: `zero one two few many other`.
  @Test(arguments: [
    ("en", "other one other other other other"), ("ja", "other other other other other other"),
    ("fr", "one one other other other other"), ("ar", "zero one two few many other"),
    ("ru", "many one few few many many"), ("pl", "many one few few many many"),
    ("cs", "other one few few other other"), ("sl", "other one two few other other"),
    ("lt", "other one few few other other"), ("lv", "zero one other other zero zero"),
    ("he", "other one two other other other"), ("cy", "zero one two few other other"),
    ("ro", "few one few few few other"), ("hr", "other one few few other other"),
    ("hi", "one one other other other other"), ("ga", "other one two few other other"),
    ("is", "other one other other other other"), ("xx", "other other other other other other"),
  ])
  func categoriesOfWholeNumbers(_ locale: String, _ expected: String) {
    let found = [0, 1, 2, 3, 11, 100].map {
      PluralRules.category(PluralOperands($0), locale: locale).rawValue
    }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", 1.5, "other"), ("fr", 1.5, "one"), ("fr", 0.5, "one"), ("da", 0.5, "one"),
    ("ru", 1.5, "other"), ("cs", 1.5, "many"), ("ar", 3.5, "other"), ("lt", 0.1, "many"),
    ("en", 1.0, "one"), ("es", 1_000_000, "many"), ("pt-PT", 0, "other"), ("pt-BR", 0, "one"),
    ("hr", 0.1, "one"), ("sl", 0.5, "few"),
  ])
  func categoriesOfFractions(_ locale: String, _ value: Double, _ expected: String) {
    #expect(PluralRules.category(PluralOperands(value), locale: locale).rawValue == expected)
  }

  @Test func extremesHaveACategory() {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1] {
      #expect(
        PluralCategory.allCases.contains(PluralRules.category(PluralOperands(value), locale: "ar")))
    }
    #expect(PluralRules.category(PluralOperands(Int.min), locale: "ru") == .many)
  }
}
