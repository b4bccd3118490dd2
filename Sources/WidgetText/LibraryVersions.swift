import CPangoCairo

/// The text libraries this process runs with, for reports about the machine.
package enum TextLibraries {
  /// Name and version, in a fixed order.
  package static var versions: [(name: String, version: String)] {
    [
      ("HarfBuzz", String(cString: hb_version_string())),
      ("Pango", String(cString: pango_version_string())),
      ("FreeType", freeType), ("cairo", String(cString: cairo_version_string())),
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "does not start" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
