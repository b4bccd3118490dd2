import Foundation
import Testing
import WidgetAssets
import WidgetGeometry
import WidgetScene

/// Which file stands for a name.
struct AssetCatalogTests {
  private let catalog = AssetCatalog(folders: [Fixtures.url("Shapes.xcassets")])

  private func file(_ name: String, _ change: (inout AssetTraits) -> Void = { _ in }) -> String? {
    var traits = AssetTraits()
    change(&traits)
    return catalog.image(named: name, traits: traits)?.file.lastPathComponent
  }

  @Test func theFileOfTheScaleIsTaken() {
    #expect(file("scales") { $0.scale = 1 } == "s1.png")
    #expect(file("scales") { $0.scale = 2 } == "s2.png")
    #expect(catalog.image(named: "scales", traits: AssetTraits())?.scale == 2)
  }

  @Test func withoutTheScaleALargerFileComesBeforeASmallerOne() {
    #expect(file("one-and-three") { $0.scale = 2 } == "s3.png")
    #expect(file("scales") { $0.scale = 3 } == "s2.png")
  }

  @Test func darkAndContrastVariantsFallBackTowardsLight() {
    #expect(file("appearances") == "any.png")
    #expect(file("appearances") { $0.isDark = true } == "dark.png")
    #expect(file("appearances") { $0.isHighContrast = true } == "high.png")
    #expect(
      file("appearances") {
        $0.isDark = true
        $0.isHighContrast = true
      } == "dark.png")
  }

  @Test func theDeviceAndTheGamutChoose() {
    #expect(file("devices") == "any.png")
    #expect(file("devices") { $0.idiom = "pad" } == "pad.png")
    #expect(file("devices") { $0.gamut = .displayP3 } == "wide.png")
  }

  @Test func languagesFallBackAlongTheirChain() {
    #expect(file("languages") == "any.png")
    #expect(file("languages") { $0.locale = "zh-Hant-HK" } == "hant.png")
    #expect(file("languages") { $0.locale = "zh_TW" } == "hant.png")
    #expect(file("languages") { $0.locale = "zh-CN" } == "any.png")
  }

  @Test func onePictureForOneDirectionIsMirroredInTheOther() throws {
    var traits = AssetTraits()
    let plain = try #require(catalog.image(named: "directed", traits: traits))
    #expect(!plain.flipsForRightToLeft)
    traits.direction = .rightToLeft
    let mirrored = try #require(catalog.image(named: "directed", traits: traits))
    #expect(mirrored.flipsForRightToLeft)
    #expect(file("both-directions") { $0.direction = .rightToLeft } == "rtl.png")
  }

  @Test func slicesAreGivenInPointsAndTemplatesAreMarked() throws {
    let image = try #require(catalog.image(named: "sliced", traits: AssetTraits()))
    let pixels = PixelSize(width: 40, height: 20)
    let asset = image.asset(pixels: pixels)
    #expect(asset.size == CGSize(width: 20, height: 10))
    #expect(asset.isTemplate)
    #expect(
      asset.slicing
        == ImageAsset.Slicing(
          insets: EdgeInsets(top: 2, leading: 4, bottom: 3, trailing: 5), tiles: true))
    #expect(
      catalog.image(named: "three-part", traits: AssetTraits())?.slicing
        == CatalogImage.Slicing(top: 0, left: 6, bottom: 0, right: 8, tiles: false))
  }

  @Test func aGroupWithANamespaceIsPartOfTheName() {
    #expect(file("Icons/gear") == "any.png")
    #expect(file("gear") == nil)
    #expect(file("plain-group") == "any.png")
    #expect(catalog.suggestions(for: "Icons/geer", among: .image) == ["Icons/gear"])
  }

  @Test func outlinesServeEveryScale() throws {
    let image = try #require(catalog.image(named: "vector", traits: AssetTraits()))
    #expect(image.format == .svg)
    #expect(image.scale == 1)
  }

  @Test func symbolSetsNameTheirFile() {
    #expect(catalog.symbolFile(named: "spark")?.lastPathComponent == "spark.svg")
    #expect(catalog.symbolFile(named: "scales") == nil)
  }

  @Test func everythingWrongIsReportedWithItsPlace() {
    let found = AssetCatalog(folders: [Fixtures.url("Broken.xcassets")]).check()
      .map(\.description)
    #expect(
      found.filter { !$0.contains("is not JSON") } == [
        "Broken.xcassets/empty.imageset/Contents.json: the file is not there",
        "Broken.xcassets/missing.imageset/Contents.json: /images/0/filename: “gone.png” is not in the folder",
        "Broken.xcassets/paper.imageset/paper.pdf: PDF pictures are not supported; convert it to "
          + "SVG or to PNG at 2x and 3x and name that in Contents.json",
        "Broken.xcassets/sneaky.imageset/Contents.json: /images/0/filename: expected the name of "
          + "a file, found “../../secret.png”",
        "Broken.xcassets/wrong.imageset/Contents.json: /images: expected an array, found “none”",
        "Broken.xcassets/hue.colorset/Contents.json: /colors/0/color/components/red: expected a "
          + "component like “0.500”, “128” or “0x80”, found “red”",
      ])
    #expect(
      found.contains { $0.hasPrefix("Broken.xcassets/cut.imageset/Contents.json: is not JSON") })
  }

  @Test func manySetsCostOneListing() throws {
    let files = [
      "set21.imageset/Contents.json": #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#,
      "set21.imageset/a.png": "",
    ]
    try Fixtures.withFolder(named: "Many.xcassets", files) { folder in
      for number in 0..<60 where number != 21 {
        try FileManager.default.createDirectory(
          at: folder.appending(path: "set\(number).imageset"), withIntermediateDirectories: false)
      }
      let many = AssetCatalog(folders: [folder])
      #expect(many.work == AssetCatalog.Work(foldersListed: 0, documentsRead: 0))
      for _ in 0..<3 { #expect(many.image(named: "set21", traits: AssetTraits()) != nil) }
      #expect(many.image(named: "absent", traits: AssetTraits()) == nil)
      #expect(many.work == AssetCatalog.Work(foldersListed: 1, documentsRead: 1))
    }
  }

  @Test func tooManyEntriesStopTheListing() throws {
    var limits = RenderLimits.standard
    limits.assetEntries = 3
    let files = ["a/1.png": "", "a/2.png": "", "b/3.png": "", "b/4.png": ""]
    try Fixtures.withFolder(named: "art", files) { folder in
      let catalog = AssetCatalog(folders: [folder], limits: limits)
      #expect(catalog.image(named: "4", traits: AssetTraits()) == nil)
      #expect(catalog.issues.map(\.reason) == ["more than 3 files and folders"])
    }
  }
}

/// Picture files outside catalogues.
struct PlainImageTests {
  @Test func suffixesNameScaleAndDevice() throws {
    let files = [
      "sky.png": "", "sky@2x.png": "", "sky@3x.png": "", "sky@2x~ipad.png": "",
      "deep/below/sea.jpg": "", "notes.txt": "",
    ]
    try Fixtures.withFolder(named: "art", files) { folder in
      let catalog = AssetCatalog(folders: [folder])
      var traits = AssetTraits()
      traits.scale = 3
      #expect(catalog.image(named: "sky", traits: traits)?.id == "art/sky@3x.png")
      #expect(catalog.image(named: "sky.png", traits: traits)?.scale == 3)
      traits.scale = 2
      traits.idiom = "pad"
      #expect(catalog.image(named: "sky", traits: traits)?.id == "art/sky@2x~ipad.png")
      #expect(catalog.image(named: "deep/below/sea", traits: traits)?.format == .jpeg)
      #expect(catalog.image(named: "sea", traits: traits)?.id == "art/deep/below/sea.jpg")
      #expect(
        catalog.names(.image)
          == [
            "deep/below/sea", "deep/below/sea.jpg", "sea", "sea.jpg", "sky", "sky.png",
          ])
    }
  }
}
