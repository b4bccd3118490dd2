import Testing
import WidgetGeometry
import WidgetRaster

struct ImageMetricTests {
  static let base = RasterPictures.noise(width: 30, height: 20)

  static func changed(_ change: (inout Bitmap) -> Void) -> Bitmap {
    var copy = base
    change(&copy)
    return copy
  }

  @Test func equalPicturesAreTheSameForEveryMetric() {
    for metric in [ImageMetric.exact, .channel(tolerance: 0), .perceptual(tolerance: 0)] {
      #expect(metric.compare(Self.base, Self.base)?.isSame == true)
    }
    #expect(StructuralSimilarity.compare(Self.base, Self.base) == 1)
  }

  @Test func differentSizesCannotBeCompared() {
    let other = Bitmap(width: 29, height: 20)
    #expect(ImageMetric.exact.compare(Self.base, other) == nil)
    #expect(StructuralSimilarity.compare(Self.base, other) == nil)
  }

  @Test func theComparisonSaysWhereAndHowMuch() throws {
    let other = Self.changed { bitmap in
      bitmap[4, 3] ^= 0x0000_0001
      bitmap[9, 7] ^= 0x0100_0000
    }
    let found = try #require(ImageMetric.exact.compare(Self.base, other))
    #expect(found.differingCount == 2)
    #expect(found.columns == 4..<10)
    #expect(found.rows == 3..<8)
    #expect(found.largestDifference == 1)
    #expect(found.meanDifference == 2.0 / 600)
    #expect(found.differingPart == 2.0 / 600)
  }

  @Test func channelToleranceIsMonotonic() throws {
    let (a, b) = (RGBA8(100, 100, 100).premultiplied, RGBA8(103, 100, 98).premultiplied)
    #expect(ImageMetric.channel(tolerance: 3).difference(a, b) == 0)
    #expect(ImageMetric.channel(tolerance: 2).difference(a, b) == 3.0 / 255)
    let other = RasterPictures.noise(width: 30, height: 20, seed: 2)
    let counts = try [0, 1, 10, 100, 255].map { tolerance in
      try #require(ImageMetric.channel(tolerance: tolerance).compare(Self.base, other))
        .differingCount
    }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.last == 0)
  }

  /// Pairs and differences published with the formula by Sharma, Wu and Dalal (2005).
  @Test(arguments: [
    (
      LabColor(lightness: 50, a: 2.6772, b: -79.7751), LabColor(lightness: 50, a: 0, b: -82.7485),
      2.0425
    ),
    (
      LabColor(lightness: 50, a: -1.3802, b: -84.2814), LabColor(lightness: 50, a: 0, b: -82.7485),
      1.0
    ),
    (LabColor(lightness: 50, a: 0, b: 0), LabColor(lightness: 50, a: -1, b: 2), 2.3669),
    (
      LabColor(lightness: 50, a: 2.49, b: -0.001), LabColor(lightness: 50, a: -2.49, b: 0.0011),
      7.2195
    ),
    (LabColor(lightness: 50, a: 2.5, b: 0), LabColor(lightness: 73, a: 25, b: -18), 27.1492),
    (
      LabColor(lightness: 60.2574, a: -34.0099, b: 36.2677),
      LabColor(lightness: 60.4626, a: -34.1751, b: 39.4387), 1.2644
    ),
    (
      LabColor(lightness: 2.0776, a: 0.0795, b: -1.135),
      LabColor(lightness: 0.9033, a: -0.0636, b: -0.5514), 0.9082
    ),
  ])
  func ciede2000MatchesThePublishedPairs(a: LabColor, b: LabColor, expected: Double) {
    #expect(abs(a.difference(to: b) - expected) < 0.00006)
    #expect(abs(b.difference(to: a) - expected) < 0.00006)
  }

  @Test func whiteAndBlackAreOpposite() {
    #expect(abs(ImageMetric.perceptual(tolerance: 0).difference(.max, 0xFF00_0000) - 1) < 0.001)
    // On white, transparent and white are equal; on black they are not.
    #expect(ImageMetric.perceptual(tolerance: 0).difference(.max, 0) > 0.99)
  }

  @Test func similarityFallsWithNoise() throws {
    let slight = Self.changed { $0[3, 3] ^= 0x0000_4000 }
    let other = RasterPictures.noise(width: 30, height: 20, seed: 99)
    let (near, far) = try (
      #require(StructuralSimilarity.compare(Self.base, slight)),
      #require(StructuralSimilarity.compare(Self.base, other))
    )
    #expect(near > 0.97 && near < 1)
    #expect(far < 0.3)
    let small = Bitmap(width: 2, height: 2, filledWith: 0xFF00_0000)
    let white = Bitmap(width: 2, height: 2, filledWith: .max)
    #expect(try #require(StructuralSimilarity.compare(small, white)) < 0.01)
  }

  @Test func theHeatMapColoursWhatDiffers() {
    let other = Self.changed { bitmap in
      bitmap[4, 3] = 0
      bitmap[5, 3] = .max
    }
    let map = DiffImage.heatMap(reference: Self.base, actual: other, metric: .exact)
    #expect(map.width >= 30)
    #expect(map.height == 20 + DiffImage.legendHeight)
    #expect(map[4, 3] == DiffImage.ramp(1))
    let color = map.color(x: 6, y: 3)
    #expect(color.red == color.green && color.green == color.blue && color.red >= 191)
    #expect(map.pixels.filter { $0 == DiffImage.ramp(1) }.count > 2)
  }

  @Test func theHeatMapCoversBothSizes() {
    let map = DiffImage.heatMap(
      reference: Bitmap(width: 200, height: 3), actual: Bitmap(width: 4, height: 9), metric: .exact)
    #expect(map.size == PixelSize(width: 200, height: 9 + DiffImage.legendHeight))
    #expect(map[2, 8] == DiffImage.ramp(1))
    #expect(map[100, 8] == .max)
  }
}
