package import WidgetScene

/// Which generation's system colours are used.
package enum SystemPalette: String, Hashable, Sendable {
  case ios18, ios26
}

/// Apple's system colours by name: light, dark, and both with increased contrast.
///
/// Values as published for iOS 13 to 18 and as measured on iOS 26; `@` is opacity.
nonisolated package enum SystemColors {
  package static func color(
    named name: String, _ palette: SystemPalette, _ scheme: ColorScheme,
    _ contrast: ColorSchemeContrast
  ) -> ColorValue? {
    let variants = (palette == .ios26 ? newer[name] : nil) ?? shared[name]
    let index = (scheme == .dark ? 1 : 0) + (contrast == .increased ? 2 : 0)
    return variants?[index]
  }

  /// The colour that catalogues and symbol files call `systemBlueColor` or `labelColor`.
  package static func catalogColor(
    named reference: String, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> ColorValue? {
    var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if let color = color(named: name, .ios18, scheme, contrast) { return color }
    guard name.hasPrefix("system") else { return nil }
    name = String(name.dropFirst(6))
    return color(
      named: name.prefix(1).lowercased() + name.dropFirst(), .ios18, scheme, contrast)
  }

  private static let shared = parse(sharedRows)
  private static let newer = parse(ios26Rows)

  private static func parse(_ rows: String) -> [String: [ColorValue]] {
    var table: [String: [ColorValue]] = [:]
    for row in rows.split(separator: "\n") {
      let fields = row.split(separator: " ")
      table[String(fields[0])] = fields.dropFirst().map(parse(color:))
    }
    return table
  }

  private static func parse(color text: Substring) -> ColorValue {
    let parts = text.split(separator: "@")
    let rgb = Int(parts[0], radix: 16) ?? 0
    let alpha = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
    return ColorValue(rgb: rgb >> 16, rgb >> 8 & 255, rgb & 255, alpha: alpha)
  }

  /// Colours all generations share, then those of iOS 13 to 18.
  private static let sharedRows = """
    gray 8E8E93 8E8E93 6C6C70 AEAEB2
    gray2 AEAEB2 636366 8E8E93 7C7C80
    gray3 C7C7CC 48484A AEAEB2 545456
    gray4 D1D1D6 3A3A3C BCBCC0 444446
    gray5 E5E5EA 2C2C2E D8D8DC 363638
    gray6 F2F2F7 1C1C1E EBEBF0 242426
    label 000000 FFFFFF 000000 FFFFFF
    secondaryLabel 3C3C43@0.6 EBEBF5@0.6 3C3C43@0.8 EBEBF5@0.7
    tertiaryLabel 3C3C43@0.3 EBEBF5@0.3 3C3C43@0.7 EBEBF5@0.55
    quaternaryLabel 3C3C43@0.18 EBEBF5@0.16 3C3C43@0.55 EBEBF5@0.4
    quinary 000000@0.05 FFFFFF@0.05 000000@0.0814 FFFFFF@0.0814
    placeholderText 3C3C43@0.3 EBEBF5@0.3 3C3C43@0.7 EBEBF5@0.55
    separator 3C3C43@0.29 545458@0.6 3C3C43@0.29 545458@0.6
    opaqueSeparator C6C6C8 38383A C6C6C8 38383A
    link 007AFF 0984FF 007AFF 0984FF
    systemFill 787880@0.2 787880@0.36 787880@0.28 787880@0.44
    secondarySystemFill 787880@0.16 787880@0.32 787880@0.24 787880@0.4
    tertiarySystemFill 767680@0.12 767680@0.24 767680@0.2 767680@0.32
    quaternarySystemFill 747480@0.08 767680@0.18 747480@0.12 747480@0.26
    systemBackground FFFFFF 000000 FFFFFF 000000
    secondarySystemBackground F2F2F7 1C1C1E F2F2F7 1C1C1E
    tertiarySystemBackground FFFFFF 2C2C2E FFFFFF 2C2C2E
    systemGroupedBackground F2F2F7 000000 F2F2F7 000000
    secondarySystemGroupedBackground FFFFFF 1C1C1E FFFFFF 1C1C1E
    tertiarySystemGroupedBackground F2F2F7 2C2C2E F2F2F7 2C2C2E
    darkText 000000 000000 000000 000000
    lightText FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6 FFFFFF@0.6
    red FF3B30 FF453A D70015 FF6961
    orange FF9500 FF9F0A C93400 FFB340
    yellow FFCC00 FFD60A B25000 FFD426
    green 34C759 30D158 248A3D 30DB5B
    mint 00C7BE 63E6E2 0C817B 63E6E2
    teal 30B0C7 40C8E0 008299 5DE6FF
    cyan 32ADE6 64D2FF 0071A4 70D7FF
    blue 007AFF 0A84FF 0040DD 409CFF
    indigo 5856D6 5E5CE6 3634A3 7D7AFF
    purple AF52DE BF5AF2 8944AB DA8FFF
    pink FF2D55 FF375F D30F45 FF6482
    brown A2845E AC8E68 7F6545 B59469
    """

  private static let ios26Rows = """
    red FF383C FF4245 E9152D FF6165
    orange FF8D28 FF9230 C55300 FFA056
    yellow FFCC00 FFD600 A16A00 FEDF43
    green 34C759 30D158 008932 4AD968
    mint 00C8B3 00DAC3 008575 54DFCB
    teal 00C3D0 00D2E0 008198 3BDDEC
    cyan 00C0E8 3CD3FE 007EAE 6DD9FF
    blue 0088FF 0091FF 1E6EF4 5CB8FF
    indigo 6155F5 6D7CFF 564ADE A7AAFF
    purple CB30E0 DB34F2 B02FC2 EA8DFF
    pink FF2D55 FF375F E7124D FF8AC4
    brown AC7F5E B78A66 956D51 DBA679
    """
}
