import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore

@Suite struct DevicePresetTests {
  /// Device, family, generation, width, height.
  typealias Row = (String, WidgetFamily, SystemGeneration, CGFloat, CGFloat, Confidence)

  @Test(
    arguments: [
      ("iphone-16", .systemSmall, .ios18, 158, 158, .high),
      ("iphone-16", .systemMedium, .ios18, 338, 158, .medium),
      ("iphone-16", .systemLarge, .ios18, 338, 354, .high),
      ("iphone-16", .accessoryRectangular, .ios18, 160, 72, .high),
      ("iphone-16", .systemMedium, .ios26, 342, 162, .assumed),
      ("iphone-14", .systemMedium, .ios26, 342, 162, .medium),
      ("iphone-17-pro", .systemMedium, .ios18, 344, 162, .medium),
      ("iphone-17-pro", .systemLarge, .ios26, 349, 365, .high),
      ("iphone-17-pro-max", .systemExtraLargePortrait, .ios26, 378, 611, .medium),
      ("iphone-17-pro", .systemExtraLargePortrait, .ios26, 349, 565, .medium),
      ("iphone-air", .systemMedium, .ios18, 366, 172, .medium),
      ("iphone-15-pro-max", .systemLarge, .ios18, 364, 382, .high),
      ("iphone-15-pro-max", .systemLarge, .ios26, 364, 382, .assumed),
      ("iphone-11", .accessoryInline, .ios18, 248, 26, .high),
      ("iphone-8-plus", .systemLarge, .ios18, 348, 351, .high),
      ("iphone-se-3", .systemMedium, .ios18, 321, 148, .high),
      ("iphone-13-mini", .systemSmall, .ios18, 155, 155, .high),
      ("iphone-se-1", .systemLarge, .ios18, 292, 311, .high),
      ("ipad-pro-11", .systemExtraLarge, .ios18, 715.5, 342, .high),
      ("ipad-pro-11-m4", .systemMedium, .ios18, 342, 155, .assumed),
      ("ipad-mini-6", .systemLarge, .ios18, 305.5, 305.5, .high),
      ("ipad-10", .accessoryCircular, .ios18, 72, 72, .assumed),
      ("ipad-pro-12.9-more-space", .systemSmall, .ios18, 188, 188, .medium),
      ("apple-watch-45mm", .accessoryRectangular, .ios18, 184, 80.5, .high),
      ("apple-watch-41mm", .accessoryCircular, .ios18, 44.5, 44.5, .medium),
      ("apple-watch-ultra-2", .accessoryCorner, .ios18, 38, 38, .medium),
      ("apple-watch-46mm", .accessoryRectangular, .ios18, 194, 82, .assumed),
    ] as [Row])
  func familiesHaveTheirSizes(row: Row) throws {
    let (device, family, generation, width, height, confidence) = row
    let size = try DevicePreset.named(device).requiredSize(of: family, on: generation)
    #expect(size.value == CGSize(width: width, height: height))
    #expect(size.confidence == confidence)
  }

  @Test func theStandardDeviceGives1014By474PixelsForMedium() throws {
    let device = DevicePreset.standard
    #expect(device.name == "iphone-16")
    let size = try device.requiredSize(of: .systemMedium).value
    #expect(PixelSize(points: size, scale: device.scale) == PixelSize(width: 1014, height: 474))
  }

  @Test func familiesThatTheStandardDeviceLacksHaveOneOfTheirOwn() {
    #expect(DevicePreset.standard(for: .systemSmall).name == "iphone-16")
    #expect(DevicePreset.standard(for: .systemExtraLarge).name == "ipad-pro-11")
    #expect(DevicePreset.standard(for: .accessoryCorner).name == "apple-watch-series-9-45mm")
    #expect(
      DevicePreset.standard(for: .systemExtraLargePortrait, on: .ios26).name == "iphone-16")
  }

  @Test(arguments: [
    ("iPhone 16 Pro Max", "iphone-16-pro-max"), ("IPHONE-15", "iphone-15"),
    ("iPhone SE (3rd generation)", "iphone-se-3"), ("iphone se 2", "iphone-se-2"),
    ("iPad mini (6th generation)", "ipad-mini-6"), ("ipad-mini", "ipad-mini-a17-pro"),
    ("iPad Pro 11-inch", "ipad-pro-11"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
    ("iPad Pro 12.9-inch", "ipad-pro-12.9"), ("apple watch 45mm", "apple-watch-series-9-45mm"),
    ("Apple Watch Series 7 41mm", "apple-watch-series-9-41mm"),
  ])
  func devicesAreFoundByEveryName(asked: String, name: String) throws {
    #expect(try DevicePreset.named(asked).name == name)
  }

  @Test func unknownDevicesSuggestTheNearest() {
    #expect(throws: DeviceError.unknownDevice("iphnoe-16", suggestion: "iphone-16")) {
      try DevicePreset.named("iphnoe-16")
    }
    #expect(
      DeviceError.unknownDevice("pixel", suggestion: nil).description == "unknown device 'pixel'")
  }

  @Test func missingFamiliesSayWhatThereIs() throws {
    let device = try DevicePreset.named("iphone-se-1")
    let error = #expect(throws: DeviceError.self) {
      try device.requiredSize(of: .accessoryInline)
    }
    #expect(
      error?.description
        == "iphone-se-1 has no accessoryInline; it has systemSmall, systemMedium, systemLarge")
  }

  @Test func noNameStandsForTwoDevices() {
    let names = DevicePreset.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect((try? DevicePreset.named(name))?.name == name)
    }
  }

  /// Sizes are rounded to whole pixels on the device, never to part of one.
  @Test(arguments: DevicePreset.all)
  func everySizeIsAWholeNumberOfPixels(device: DevicePreset) {
    for generation in SystemGeneration.allCases {
      for family in device.families(on: generation) {
        let size = device.size(of: family, on: generation)?.value ?? .zero
        let pixels = CGSize(
          width: size.width * device.scale, height: size.height * device.scale)
        #expect(pixels.width == pixels.width.rounded() && pixels.width > 0)
        #expect(pixels.height == pixels.height.rounded() && pixels.height > 0)
      }
    }
  }

  @Test func theIPadDrawsWidgetsSmallerThanItLaysThemOut() throws {
    let scale = try DevicePreset.named("ipad-pro-11").homeScreenScale
    #expect(abs(scale - 0.87742) < 0.00001)
    #expect(DevicePreset.standard.homeScreenScale == 1)
  }

  @Test func marginsAndCornersDependOnTheFamily() throws {
    let phone = DevicePreset.standard
    #expect(phone.contentMargins(of: .systemLarge).value.leading == 16)
    #expect(phone.contentMargins(of: .accessoryRectangular).value.top == 0)
    #expect(phone.cornerRadius(of: .systemSmall).value == 21.67)
    #expect(phone.cornerRadius(of: .systemSmall, on: .ios26).value == 37)
    #expect(phone.cornerRadius(of: .accessoryCircular).value == 36)
    let watch = try DevicePreset.named("apple-watch-45mm")
    #expect(watch.contentMargins(of: .accessoryRectangular).value.bottom == 7)
  }
}

@Suite struct WidgetFamilyTests {
  @Test func rawValuesAreInWidgetKitsOrder() {
    #expect(
      WidgetFamily.allCases.map(\.description) == [
        "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
        "systemExtraLargePortrait", "accessoryCircular", "accessoryRectangular",
        "accessoryInline", "accessoryCorner",
      ])
    #expect(WidgetFamily.allCases.map(\.rawValue) == Array(0...8))
  }

  @Test func familiesAreFoundByName() throws {
    #expect(try WidgetFamily(named: "systemMedium") == .systemMedium)
    #expect(throws: DeviceError.unknownFamily("medium", suggestion: "systemMedium")) {
      try WidgetFamily(named: "medium")
    }
  }
}
