/// Finds the intents extension in Swift sources, which nothing but its declaration names.
package enum ExtensionFinder {
  /// The class that inherits from `INExtension`, and is not nested.
  package static func extensionClass(in source: String) -> String? {
    guard source.contains("INExtension") else { return nil }
    let pattern = /^[ \t]*(?:@[\w()]+\s+|\w+\s+)*class\s+(\w+)\s*:\s*INExtension\b/
      .anchorsMatchLineEndings()
    return source.firstMatch(of: pattern).map { String($0.1) }
  }
}
