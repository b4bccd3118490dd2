public import Foundation
import WidgetGeometry

/// A device whose widgets are imitated: its screen, and the size of every family there.
///
/// ```swift
/// let device = try DevicePreset.named("iphone-15-pro-max")
/// try device.requiredSize(of: .systemMedium).value  // 364 × 170 points
/// ```
public struct DevicePreset: Hashable, Sendable {
  public enum Kind: Hashable, Sendable { case phone, pad, watch }

  /// In kebab case: `iphone-16-pro`.
  public let name: String
  /// As Apple writes it: `iPhone 16 Pro`.
  public let model: String
  public let kind: Kind
  let screen: ScreenClass
  /// Further names it is found by.
  let aliases: [String]

  init(
    _ model: String, _ kind: Kind, _ screen: ScreenClass, name: String? = nil, _ aliases: String...
  ) {
    self.name = name ?? Self.canonical(model)
    self.model = model
    self.kind = kind
    self.screen = screen
    self.aliases = aliases
  }

  /// Size of the screen in points, portrait.
  public var screenSize: CGSize { CGSize(width: screen.width, height: screen.height) }

  /// Pixels per point.
  public var scale: CGFloat { screen.scale }

  /// What a laid out widget is multiplied by when drawn on the Home Screen. Below 1 on the iPad
  /// only, which lays widgets out at one size and shows them at another.
  public var homeScreenScale: CGFloat { screen.homeScreenScale }

  /// The families this device has, in the order of the enum.
  public func families(on generation: SystemGeneration = .ios18) -> [WidgetFamily] {
    WidgetFamily.allCases.filter { size(of: $0, on: generation) != nil }
  }

  /// The size a family is laid out with, or `nil` if this device does not have it.
  ///
  /// Where the newer generation was not measured, the answer is the older size, as `.assumed`.
  public func size(
    of family: WidgetFamily, on generation: SystemGeneration = .ios18
  ) -> Known<CGSize>? {
    switch generation {
    case .ios18: return screen.sizes[family]
    case .ios26:
      if let size = screen.sizes26[family] { return size }
      guard let older = screen.sizes[family] else { return nil }
      return Known(older.value, .assumed)
    }
  }

  /// The size a family is laid out with.
  public func requiredSize(
    of family: WidgetFamily, on generation: SystemGeneration = .ios18
  ) throws(DeviceError) -> Known<CGSize> {
    guard let size = size(of: family, on: generation) else {
      throw .familyNotOnDevice(family, device: name, has: families(on: generation))
    }
    return size
  }
}

extension DevicePreset {
  /// The device that is drawn for when nobody says which.
  public static let standard = iPhone16

  /// The device for a family when nobody says which: `standard`, unless it lacks the family.
  public static func standard(
    for family: WidgetFamily, on generation: SystemGeneration = .ios18
  ) -> DevicePreset {
    let candidates = [iPhone16, iPadPro11, appleWatch45]
    return candidates.first { $0.size(of: family, on: generation) != nil } ?? standard
  }

  /// How widgets of a family are coloured when nobody says: accessories on the Lock Screen, their
  /// only place on a phone or tablet, are vibrant; faces of watches have full colour.
  public func standardRenderingMode(of family: WidgetFamily) -> WidgetRenderingMode {
    family.isAccessory && kind != .watch ? .vibrant : .fullColor
  }

  /// The device of that name.
  ///
  /// Case does not matter, and `iPhone SE (3rd generation)`, `iphone se 3` and `iphone-se-3` are
  /// the same.
  public static func named(_ name: String) throws(DeviceError) -> DevicePreset {
    let wanted = canonical(name)
    if let device = byName[wanted] { return device }
    let names = all.map(\.name) + all.flatMap(\.aliases)
    throw .unknownDevice(name, suggestion: NearestName.suggestion(for: wanted, among: names))
  }

  private static let byName: [String: DevicePreset] = {
    var devices: [String: DevicePreset] = [:]
    for device in all {
      for name in [device.name] + device.aliases { devices[name] = device }
    }
    return devices
  }()

  /// `iPad mini (6th generation)` → `ipad-mini-6`.
  static func canonical(_ name: String) -> String {
    let words = name.lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }
    return words.compactMap { word -> String? in
      let word = word.filter { $0 != "(" && $0 != ")" }
      if word == "generation" || word == "inch" { return nil }
      for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) {
        if let number = Int(word.dropLast(2)) { return String(number) }
      }
      return word
    }.joined(separator: "-")
  }
}
