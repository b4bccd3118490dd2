import WidgetRaster

/// Finds the orientation in an EXIF block, which is a small TIFF file.
enum ExifReader {
  /// The orientation a TIFF block states; `.up` if it states none or is damaged.
  ///
  /// Viewers ignore damaged EXIF, so this never fails.
  static func orientation(tiff: Bytes) -> Orientation {
    let big: Bool
    if tiff.has("MM\0*") {
      big = true
    } else if tiff.has("II*\0") {
      big = false
    } else {
      return .up
    }
    guard let directory = tiff.integer(at: 4, 4, big: big),
      let count = tiff.integer(at: directory, 2, big: big)
    else { return .up }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.integer(at: entry, 2, big: big) else { return .up }
      // Tag 274, type 3 (16 bits); the value is stored in the entry itself.
      if tag == 0x0112, tiff.integer(at: entry + 2, 2, big: big) == 3 {
        return tiff.integer(at: entry + 8, 2, big: big).flatMap(Orientation.init) ?? .up
      }
    }
    return .up
  }
}
