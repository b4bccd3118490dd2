package import CommandLineKit
import Foundation

extension ValueParser where Value == String {
  /// A locale as `zh-Hant_HK`, `ar-u-nu-arab` or `en_US@currency=EUR`, in ICU's spelling.
  ///
  /// Whether there are data for a language is not asked: a language without any draws with the
  /// root's formats, as it does on a device.  Foundation stops the program when it formats with a
  /// locale of another form, and with a Unicode extension that is not spelled ICU's way.
  package static let locale = ValueParser("ID") { text throws(ValueError) in
    let expected = "a language and region such as de_DE or zh-Hant_HK"
    guard text.utf8.count <= 100, text.wholeMatch(of: localeForm) != nil else {
      throw ValueError(expected: expected)
    }
    return Locale.identifier(.icu, from: text)
  }

  /// Language of two to eight letters, further parts of at most eight, keywords.
  nonisolated(unsafe) private static let localeForm =
    /[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*(@[A-Za-z0-9]+=[A-Za-z0-9-]+(;[A-Za-z0-9]+=[A-Za-z0-9-]+)*)?/
}
