/// Sizes of the text styles at every content size, iOS.
///
/// Apple's published table: point size / line pitch, both in points, for the content sizes from
/// extra small to accessibility 5; where the published pitch contradicts what iOS scales by, the
/// latter.
nonisolated package enum TypeScale {
  package struct Entry: Hashable, Sendable {
    package var size: Double
    /// Distance between two baselines.
    package var pitch: Double
  }

  package static func entry(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Entry {
    if let large = extraLarge[style] { return scaled(large, size) }
    let rows = table[style.rawValue] ?? table["body"] ?? []
    return rows[size.rank]
  }

  /// Known at the standard content size only.
  private static let extraLarge: [Font.TextStyle: Entry] = [
    .extraLargeTitle: Entry(size: 36, pitch: 43), .extraLargeTitle2: Entry(size: 28, pitch: 34),
  ]

  /// Grows as the large title does.
  private static func scaled(_ entry: Entry, _ size: DynamicTypeSize) -> Entry {
    let (own, standard) = (Self.entry(.largeTitle, size), Self.entry(.largeTitle, .large))
    return Entry(
      size: (entry.size * own.size / standard.size).rounded(),
      pitch: (entry.pitch * own.pitch / standard.pitch).rounded())
  }

  /// What `ScaledMetric` and custom fonts are multiplied by: a ratio of pitches, not of sizes.
  package static func scaleFactor(_ style: Font.TextStyle, _ size: DynamicTypeSize) -> Double {
    entry(style, size).pitch / entry(style, .large).pitch
  }

  private static let table: [String: [Entry]] = {
    var table: [String: [Entry]] = [:]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: " ")
      table[String(fields[0])] = fields.dropFirst().map { field in
        let pair = field.split(separator: "/").map { Double($0) ?? 0 }
        return Entry(size: pair[0], pitch: pair[1])
      }
    }
    return table
  }()

  private static let rows = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
    """
}
