import Foundation
import WidgetGeometry

/// Refuses SVG documents that would make librsvg read, allocate or draw what we do not control.
///
/// librsvg opens no file and no address when it has no base file, limits nesting and entity
/// expansion, and stops after 500,000 elements.  It does not limit embedded pictures, and it draws
/// text with the machine's fonts.  Markup is scanned as text here, so everything that could hide
/// an element from such a scan (other encodings, entities of the document's own) is refused too.
enum SVGGuard {
  /// Whether the text starts with an `svg` element, after comments and declarations.
  static func looksLikeSVG(_ bytes: Bytes) -> Bool {
    let start = bytes.memory.prefix(4096)
    guard let text = String(bytes: start, encoding: .isoLatin1) else { return false }
    let trimmed = text.drop { $0.isWhitespace || "ï»¿".contains($0) }
    guard trimmed.hasPrefix("<") else { return false }
    return text.contains("<svg") || text.contains(":svg")
  }

  /// Throws unless the document is safe to hand to librsvg.
  static func check(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    guard bytes.count <= limits.svgBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.svgBytes)
    }
    guard !bytes.memory.contains(0), let text = String(validating: bytes.memory, as: UTF8.self)
    else { throw refusal("an encoding other than UTF-8", "save it as UTF-8") }
    if let encoding = text.firstMatch(of: #/<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/#)?.1,
      !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
    {
      throw refusal("an encoding other than UTF-8", "save it as UTF-8")
    }
    if text.contains("<!ENTITY") || text.contains("<!ATTLIST") {
      throw refusal("entities of its own", "save it as plain SVG")
    }
    if text.contains(#/<([\w.-]+:)?(text|tspan|textPath|tref)[\s>\/]/#) {
      throw refusal("text", "convert the text to outlines")
    }
    if text.contains("systemLanguage") {
      throw refusal("a choice by language", "keep one language")
    }
    if text.contains(#/<([\w.-]+:)?include[\s>\/]/#) {
      throw refusal("included documents", "save it as plain SVG")
    }
    var pixels = 0
    for match in text.matches(of: #/<([\w.-]+:)?(image|feImage)[\s>\/][^>]*>?/#) {
      try checkImage(match.0, &pixels, limits: limits)
    }
  }

  /// Allows references inside the document and embedded pictures within the limits.
  private static func checkImage(
    _ tag: Substring, _ pixels: inout Int, limits: RenderLimits
  ) throws(CodecError) {
    for match in tag.matches(of: #/href\s*=\s*["']([^"']*)["']/#) {
      let value = match.1.drop { $0.isWhitespace }
      if value.hasPrefix("#") { continue }
      guard let comma = value.firstIndex(of: ","),
        value[..<comma].wholeMatch(of: #/data:image\/(png|jpe?g|gif|webp);base64/#) != nil
      else { throw refusal("pictures outside of the file", "embed them as PNG or JPEG") }
      let encoded = value[value.index(after: comma)...].filter { !$0.isWhitespace }
      guard let data = Data(base64Encoded: encoded) else {
        throw .corrupt(.svg, reason: "an embedded picture is not valid base64")
      }
      let info = try ImageInfo(of: data, limits: limits)
      guard info.format != .svg else {
        throw refusal("an SVG picture inside", "put its shapes into the document")
      }
      // Together they may take what one picture may.
      pixels += info.size.width * info.size.height
      guard pixels <= limits.imagePixelCount else {
        throw .tooMuch(.svg, what: "pixels of embedded pictures", limit: limits.imagePixelCount)
      }
    }
  }

  private static func refusal(_ feature: String, _ remedy: String) -> CodecError {
    .unsupportedFeature(.svg, feature: feature, remedy: remedy)
  }
}
