extension DevicePreset {
  /// All devices, newest first within a kind.
  public static let all: [DevicePreset] = phones + pads + watches

  // The standard device, and those that stand in for families it lacks.
  static let iPhone16 = DevicePreset("iPhone 16", .phone, .phone393, "iphone")
  static let iPadPro11 = DevicePreset(
    "iPad Pro 11-inch", .pad, .pad834x1194, "ipad-pro", "ipad-pro-11-4", "ipad-pro-11-3",
    "ipad-pro-11-2", "ipad-pro-11-1")
  static let appleWatch45 = DevicePreset(
    "Apple Watch Series 9 45mm", .watch, .watch45, "apple-watch-45mm", "apple-watch",
    "apple-watch-series-8-45mm", "apple-watch-series-7-45mm")

  private static let phones: [DevicePreset] = [
    DevicePreset("iPhone 17 Pro Max", .phone, .phone440),
    DevicePreset("iPhone 17 Pro", .phone, .phone402),
    DevicePreset("iPhone 17", .phone, .phone402),
    DevicePreset("iPhone Air", .phone, .phone420),
    DevicePreset("iPhone 16 Pro Max", .phone, .phone440),
    DevicePreset("iPhone 16 Pro", .phone, .phone402),
    DevicePreset("iPhone 16 Plus", .phone, .phone430),
    iPhone16,
    DevicePreset("iPhone 16e", .phone, .phone390),
    DevicePreset("iPhone 15 Pro Max", .phone, .phone430),
    DevicePreset("iPhone 15 Pro", .phone, .phone393),
    DevicePreset("iPhone 15 Plus", .phone, .phone430),
    DevicePreset("iPhone 15", .phone, .phone393),
    DevicePreset("iPhone 14 Pro Max", .phone, .phone430),
    DevicePreset("iPhone 14 Pro", .phone, .phone393),
    DevicePreset("iPhone 14 Plus", .phone, .phone428),
    DevicePreset("iPhone 14", .phone, .phone390),
    DevicePreset("iPhone 13 Pro Max", .phone, .phone428),
    DevicePreset("iPhone 13 Pro", .phone, .phone390),
    DevicePreset("iPhone 13", .phone, .phone390),
    DevicePreset("iPhone 13 mini", .phone, .phone375),
    DevicePreset("iPhone 12 Pro Max", .phone, .phone428),
    DevicePreset("iPhone 12 Pro", .phone, .phone390),
    DevicePreset("iPhone 12", .phone, .phone390),
    DevicePreset("iPhone 12 mini", .phone, .phone375),
    DevicePreset("iPhone 11 Pro Max", .phone, .phone414),
    DevicePreset("iPhone 11 Pro", .phone, .phone375),
    DevicePreset("iPhone 11", .phone, .phone414LCD),
    DevicePreset("iPhone XS Max", .phone, .phone414),
    DevicePreset("iPhone XS", .phone, .phone375),
    DevicePreset("iPhone XR", .phone, .phone414LCD),
    DevicePreset("iPhone X", .phone, .phone375),
    DevicePreset("iPhone SE (3rd generation)", .phone, .phone375Home, "iphone-se"),
    DevicePreset("iPhone SE (2nd generation)", .phone, .phone375Home),
    DevicePreset("iPhone 8 Plus", .phone, .phone414Plus),
    DevicePreset("iPhone 8", .phone, .phone375Home),
    DevicePreset("iPhone 7 Plus", .phone, .phone414Plus),
    DevicePreset("iPhone 7", .phone, .phone375Home),
    DevicePreset("iPhone 6s Plus", .phone, .phone414Plus),
    DevicePreset("iPhone 6s", .phone, .phone375Home),
    DevicePreset("iPhone SE (1st generation)", .phone, .phone320),
    DevicePreset("iPod touch (7th generation)", .phone, .phone320, "ipod-touch"),
  ]

  private static let pads: [DevicePreset] = [
    DevicePreset("iPad Pro 13-inch (M5)", .pad, .pad1032),
    DevicePreset("iPad Pro 13-inch (M4)", .pad, .pad1032, "ipad-pro-13"),
    DevicePreset("iPad Pro 11-inch (M5)", .pad, .pad834x1210),
    DevicePreset("iPad Pro 11-inch (M4)", .pad, .pad834x1210),
    DevicePreset("iPad Pro 12.9-inch", .pad, .pad1024),
    iPadPro11,
    DevicePreset("iPad Pro 10.5-inch", .pad, .pad834x1112),
    DevicePreset("iPad Pro 9.7-inch", .pad, .pad768),
    DevicePreset("iPad Air 13-inch", .pad, .pad1024),
    DevicePreset("iPad Air 11-inch", .pad, .pad820, "ipad-air"),
    DevicePreset("iPad Air (5th generation)", .pad, .pad820),
    DevicePreset("iPad Air (4th generation)", .pad, .pad820),
    DevicePreset("iPad Air (3rd generation)", .pad, .pad834x1112),
    DevicePreset("iPad Air 2", .pad, .pad768),
    DevicePreset("iPad (A16)", .pad, .pad820, "ipad", "ipad-11"),
    DevicePreset("iPad (10th generation)", .pad, .pad820),
    DevicePreset("iPad (9th generation)", .pad, .pad810),
    DevicePreset("iPad (8th generation)", .pad, .pad810),
    DevicePreset("iPad (7th generation)", .pad, .pad810),
    DevicePreset("iPad (6th generation)", .pad, .pad768),
    DevicePreset("iPad (5th generation)", .pad, .pad768),
    DevicePreset("iPad mini (A17 Pro)", .pad, .pad744, "ipad-mini", "ipad-mini-7"),
    DevicePreset("iPad mini (6th generation)", .pad, .pad744),
    DevicePreset("iPad mini (5th generation)", .pad, .pad768),
    DevicePreset("iPad mini 4", .pad, .pad768),
    DevicePreset(
      "iPad Pro 12.9-inch, More Space", .pad, .pad1192, name: "ipad-pro-12.9-more-space"),
    DevicePreset("iPad Pro 11-inch, More Space", .pad, .pad970, name: "ipad-pro-11-more-space"),
    DevicePreset("iPad Air 11-inch, More Space", .pad, .pad954, name: "ipad-air-11-more-space"),
  ]

  private static let watches: [DevicePreset] = [
    DevicePreset("Apple Watch Ultra 3", .watch, .watch49Ultra3),
    DevicePreset(
      "Apple Watch Ultra 2", .watch, .watch49, "apple-watch-49mm", "apple-watch-ultra"),
    DevicePreset(
      "Apple Watch Series 11 46mm", .watch, .watch46, "apple-watch-46mm",
      "apple-watch-series-10-46mm"),
    appleWatch45,
    DevicePreset(
      "Apple Watch SE 44mm", .watch, .watch44, "apple-watch-44mm", "apple-watch-series-6-44mm",
      "apple-watch-series-5-44mm", "apple-watch-series-4-44mm"),
    DevicePreset(
      "Apple Watch Series 11 42mm", .watch, .watch42, "apple-watch-42mm",
      "apple-watch-series-10-42mm"),
    DevicePreset(
      "Apple Watch Series 9 41mm", .watch, .watch41, "apple-watch-41mm",
      "apple-watch-series-8-41mm", "apple-watch-series-7-41mm"),
    DevicePreset(
      "Apple Watch SE 40mm", .watch, .watch40, "apple-watch-40mm", "apple-watch-series-6-40mm",
      "apple-watch-series-5-40mm", "apple-watch-series-4-40mm"),
  ]
}
