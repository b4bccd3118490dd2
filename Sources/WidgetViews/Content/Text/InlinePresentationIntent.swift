public import Foundation

/// What Markdown says about a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = Self(rawValue: 1 << 0)
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  public static let softBreak = Self(rawValue: 1 << 6)
  public static let lineBreak = Self(rawValue: 1 << 7)
  public static let inlineHTML = Self(rawValue: 1 << 8)
  public static let blockHTML = Self(rawValue: 1 << 9)
}

nonisolated extension AttributedString {
  /// How Markdown becomes an attributed string.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads the inline part of Markdown.  Nothing is wrong Markdown, so nothing is thrown; it throws
  /// because Foundation's does.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for span in InlineMarkdown.spans(of: Self.lines(of: markdown, options.interpretedSyntax)) {
      guard case .text(let text) = span.content else { continue }
      var part = AttributedString(text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      part.link = span.link.map { link in
        baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0)?.absoluteURL } ?? link
      }
      append(part)
    }
  }

  /// Unless spaces are to be kept, single newlines are spaces and paragraphs follow each other.
  private static func lines(
    of markdown: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> String {
    guard syntax != .inlineOnlyPreservingWhitespace else { return markdown }
    return markdown.replacingOccurrences(of: "\r\n", with: "\n")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
