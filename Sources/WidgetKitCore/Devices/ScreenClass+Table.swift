import Foundation

// Sizes up to iOS 18 are those of Apple's Human Interface Guidelines, checked against readings on
// devices and pixels of screenshots; the iOS 26 sizes were read off a simulator. What differs from
// the guidelines, or is not in them, is said at the row.
extension ScreenClass {
  // MARK: iPhone

  /// Not in the guidelines; read off iOS 18 screenshots.
  static let phone440 = phone(
    440, 956, PhoneHome(170, 364, 382, .high), LockScreen(76, 172, 257, .assumed),
    ios26: PhoneHome(176, 378, 394, .medium, portrait: 611))
  static let phone430 = phone(
    430, 932, PhoneHome(170, 364, 382, .high), LockScreen(76, 172, 257, .high))
  static let phone428 = phone(
    428, 926, PhoneHome(170, 364, 382, .high), LockScreen(76, 172, 257, .high))
  /// Not in the guidelines. Began with iOS 26, so both generations have the same sizes.
  static let phone420 = phone(
    420, 912, PhoneHome(172, 366, 382, .medium), LockScreen(76, 172, 257, .assumed),
    ios26: PhoneHome(172, 366, 382, .medium, portrait: 591))
  static let phone414 = phone(
    414, 896, PhoneHome(169, 360, 379, .high), LockScreen(76, 160, 248, .high))
  /// The LCD phones of the same logical size.
  static let phone414LCD = phone(
    414, 896, scale: 2, PhoneHome(169, 360, 379, .high), LockScreen(76, 160, 248, .high))
  /// The guidelines say 159 for small and 357 for the height of large; two independent
  /// measurements say 157 and 351.
  static let phone414Plus = phone(
    414, 736, PhoneHome(157, 348, 351, .high), LockScreen(76, 170, 248, .high))
  /// Not in the guidelines; read off iOS 18 screenshots.
  static let phone402 = phone(
    402, 874, PhoneHome(162, 344, 366, .medium), LockScreen(72, 160, 234, .assumed),
    ios26: PhoneHome(164, 349, 365, .high, portrait: 565))
  /// Screenshots of iOS 18 show a medium slot 339 wide. The iOS 26 sizes are those of the 390
  /// class, which has had the same sizes before.
  static let phone393 = phone(
    393, 852, PhoneHome(158, 338, 354, .high, medium: .medium), LockScreen(72, 160, 234, .high),
    ios26: PhoneHome(162, 342, 358, .assumed, portrait: 554))
  static let phone390 = phone(
    390, 844, PhoneHome(158, 338, 354, .high), LockScreen(72, 160, 234, .high),
    ios26: PhoneHome(162, 342, 358, .medium, portrait: 554))
  /// Also the mini phones, which report this size and scale it down to their panel.
  static let phone375 = phone(
    375, 812, PhoneHome(155, 329, 345, .high), LockScreen(72, 157, 225, .high))
  static let phone375Home = phone(
    375, 667, scale: 2, PhoneHome(148, 321, 324, .high), LockScreen(68, 153, 225, .high))
  /// Never ran iOS 16, so it has no Lock Screen widgets.
  static let phone320 = phone(320, 568, scale: 2, PhoneHome(141, 292, 311, .high), nil)

  // MARK: iPad

  static let pad768 = pad(
    768, 1_024, side: 141, drawn: 120, large: 305.5, extraLarge: 634.5, .high)
  static let pad744 = pad(
    744, 1_133, side: 141, drawn: 120, large: 305.5, extraLarge: 634.5, .high)
  static let pad810 = pad(810, 1_080, side: 146, drawn: 124, large: 320.5, extraLarge: 669, .high)
  static let pad820 = pad(820, 1_180, side: 155, drawn: 136, large: 342, extraLarge: 715.5, .high)
  static let pad834x1112 = pad(
    834, 1_112, side: 150, drawn: 132, large: 327.5, extraLarge: 682, .high)
  static let pad834x1194 = pad(
    834, 1_194, side: 155, drawn: 136, large: 342, extraLarge: 715.5, .high)
  /// Not published; as 834 × 1194.
  static let pad834x1210 = pad(
    834, 1_210, side: 155, drawn: 136, large: 342, extraLarge: 715.5, .assumed)
  static let pad1024 = pad(
    1_024, 1_366, side: 170, drawn: 160, large: 378.5, extraLarge: 795, .high)
  /// Not published; as 1024 × 1366.
  static let pad1032 = pad(
    1_032, 1_376, side: 170, drawn: 160, large: 378.5, extraLarge: 795, .assumed)
  // Display Zoom set to More Space: nothing is scaled down.
  static let pad954 = pad(954, 1_373, side: 162, drawn: 162, large: 350, extraLarge: 726, .medium)
  static let pad970 = pad(970, 1_389, side: 162, drawn: 162, large: 350, extraLarge: 726, .medium)
  static let pad1192 = pad(
    1_192, 1_590, side: 188, drawn: 188, large: 412, extraLarge: 860, .medium)

  // MARK: Apple Watch

  static let watch40 = watch(
    162, 197, rectangular: (152, 69.5, .high), circular: (42, .medium), corner: (32, .medium))
  static let watch41 = watch(
    176, 215, rectangular: (165, 72.5, .high), circular: (44.5, .medium), corner: (34, .medium))
  /// Not published; complications as on 41 mm.
  static let watch42 = watch(
    187, 223, rectangular: (174, 76.5, .assumed), circular: (44.5, .assumed),
    corner: (34, .assumed))
  static let watch44 = watch(
    184, 224, rectangular: (173, 76.5, .high), circular: (47, .medium), corner: (36, .medium))
  static let watch45 = watch(
    198, 242, rectangular: (184, 80.5, .high), circular: (50, .medium), corner: (38, .medium))
  /// Not published; complications as on 45 mm.
  static let watch46 = watch(
    208, 248, rectangular: (194, 82, .assumed), circular: (50, .assumed), corner: (38, .assumed))
  static let watch49 = watch(
    205, 251, rectangular: (191, 81.5, .high), circular: (50, .medium), corner: (38, .medium))
  /// Not published; complications as on the older 49 mm.
  static let watch49Ultra3 = watch(
    211, 257, rectangular: (197, 84, .assumed), circular: (50, .assumed), corner: (38, .assumed))
}
