import CPangoCairo
import Foundation
import WidgetGeometry

/// Reads from font files what the catalogue's table says about its own: names and axes.
enum FontFileReader {
  /// The families in `urls`, in the order of their first file.
  static func families(
    in urls: [URL], limits: RenderLimits
  ) throws(TextError) -> [FontCatalog.Family] {
    var families: [FontCatalog.Family] = []
    for url in urls {
      let (name, file) = try read(url, limits: limits)
      if let index = families.firstIndex(where: { $0.name == name }) {
        families[index].files.append(file)
      } else {
        families.append(FontCatalog.Family(name: name, roles: [], files: [file]))
      }
    }
    return families
  }

  private static func read(
    _ url: URL, limits: RenderLimits
  ) throws(TextError) -> (family: String, file: FontCatalog.File) {
    let face = try FontFace(url: url, limits: limits)
    // Name 16 is the family proper where name 1 has the weight in it.
    guard let family = face.name(16) ?? face.name(1) else {
      throw .fontUnreadable(path: url.path, reason: "has no family name")
    }
    let style = styleOf(face)
    let file = FontCatalog.File(
      name: url.lastPathComponent, url: url, isItalic: style.isItalic, axes: face.axes(),
      weight: style.weight)
    return (family, file)
  }

  /// Weight and slant as the file's own tables give them.
  private static func styleOf(_ face: FontFace) -> (weight: Int, isItalic: Bool) {
    face.withFont { font in
      let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
      let italic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC)
      return (Int(min(max(weight, 1), 1000)), italic > 0)
    }
  }
}
