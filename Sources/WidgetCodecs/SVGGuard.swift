import Foundation
import WidgetGeometry

/// Refuses SVG documents that would make librsvg read, allocate or draw what we do not control.
///
/// librsvg opens no file and no address when it has no base file, limits nesting and entity
/// expansion, and stops after 500,000 elements.  It does not limit embedded pictures, it draws text
/// with the machine's fonts, and it chooses `systemLanguage` by the machine's language.  Tags are
/// read as text here, so what could hide one (other encodings, entities of the document's own) is
/// refused too.
enum SVGGuard {
  /// Whether the file is text that starts with markup and has an `svg` element near its start.
  static func looksLikeSVG(_ bytes: Bytes) -> Bool {
    guard let start = String(bytes: bytes.memory.prefix(4096), encoding: .isoLatin1) else {
      return false
    }
    // A byte order mark looks like this in Latin-1.
    let trimmed = start.drop { $0.isWhitespace || "\u{EF}\u{BB}\u{BF}".contains($0) }
    return trimmed.hasPrefix("<") && (start.contains("<svg") || start.contains(":svg"))
  }

  /// Throws unless the document is safe to hand to librsvg.
  static func check(_ bytes: Bytes, limits: RenderLimits) throws(CodecError) {
    guard bytes.count <= limits.svgBytes else {
      throw .fileTooLarge(bytes: bytes.count, limit: limits.svgBytes)
    }
    guard !bytes.memory.contains(0), let text = String(validating: bytes.memory, as: UTF8.self),
      declaresUTF8(text)
    else { throw refusal("an encoding other than UTF-8", "save it as UTF-8") }
    var tags = SVGTags(text)
    var pixels = 0
    while let tag = tags.next() {
      if tags.hasInternalSubset { break }
      switch tag.name {
      case "text", "tspan", "textPath", "tref":
        throw refusal("text", "convert the text to outlines")
      case "include": throw refusal("included documents", "save it as plain SVG")
      case "image", "feImage": try checkImage(tag, &pixels, limits: limits)
      default: break
      }
      if tag.attributes.contains(where: { $0.name == "systemLanguage" }) {
        throw refusal("a choice by language", "keep one language")
      }
    }
    if tags.hasInternalSubset { throw refusal("entities of its own", "save it as plain SVG") }
  }

  /// Whether the XML declaration names no other encoding.
  private static func declaresUTF8(_ text: String) -> Bool {
    let start = text.prefix(512)
    guard let encoding = start.firstMatch(of: #/<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/#)
    else { return true }
    return ["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.1.lowercased())
  }

  /// Allows references inside the document and embedded pictures within the limits.
  private static func checkImage(
    _ tag: SVGTags.Tag, _ pixels: inout Int, limits: RenderLimits
  ) throws(CodecError) {
    for (_, written) in tag.attributes.filter({ $0.name == "href" }) {
      let value = written.drop(while: \.isWhitespace)
      if value.isEmpty || value.hasPrefix("#") { continue }
      guard let comma = value.firstIndex(of: ","), isPictureData(value[..<comma]) else {
        throw refusal("pictures outside of the file", "embed them as PNG or JPEG")
      }
      let encoded = value[value.index(after: comma)...].filter { !$0.isWhitespace }
      guard let data = Data(base64Encoded: encoded) else {
        throw .corrupt(.svg, reason: "an embedded picture is not valid base64")
      }
      let format = try data.withBytes { (bytes) throws(CodecError) in
        try ImageFormat(of: bytes, limits: limits)
      }
      guard format != .svg else {
        throw refusal("an SVG picture inside", "put its shapes into the document")
      }
      let info = try ImageInfo(of: data, limits: limits)
      // Together they may take what one picture may.
      pixels += info.size.width * info.size.height
      guard pixels <= limits.imagePixelCount else {
        throw .tooMuch(.svg, what: "pixels of embedded pictures", limit: limits.imagePixelCount)
      }
    }
  }

  private static func isPictureData(_ header: Substring) -> Bool {
    ["png", "jpeg", "jpg", "gif", "webp"].contains { header == "data:image/\($0);base64" }
  }

  private static func refusal(_ feature: String, _ remedy: String) -> CodecError {
    .unsupportedFeature(.svg, feature: feature, remedy: remedy)
  }
}
