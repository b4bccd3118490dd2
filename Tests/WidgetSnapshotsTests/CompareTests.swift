import Foundation
import Testing
import WidgetGeometry
import WidgetRaster
import WidgetSnapshots

private let reference = Bitmap.box(CGRect(x: 20, y: 20, width: 30, height: 20))

private func compare(
  _ actual: Bitmap, to other: Bitmap = reference, _ change: (inout Tolerance) -> Void = { _ in }
) -> PictureComparison {
  var tolerance = Tolerance()
  change(&tolerance)
  return PictureComparison(reference: other, actual: actual, scale: 2, tolerance: tolerance)
}

/// Every other pixel one level brighter: noise of another processor.
private func noisy(_ bitmap: Bitmap) -> Bitmap {
  var copy = bitmap
  for y in 0..<bitmap.height {
    for x in stride(from: y % 5, to: bitmap.width, by: 5) {
      let pixel = bitmap[x, y]
      copy[x, y] = pixel & 255 == 0 ? pixel + 1 : pixel - 1
    }
  }
  return copy
}

@Test func comparisonIsExactUnlessToldOtherwise() {
  var actual = reference
  actual[0, 0] = 0xFFFF_FFFE
  #expect(!compare(actual).passes)
  #expect(compare(reference).passes)
  #expect(compare(actual).tolerance.isExact)
}

@Test func noiseIsToldFromChangeInNumbersAndInTheHeatMap() {
  let comparison = compare(noisy(reference))
  #expect(comparison.changed.count == reference.width * reference.height / 5)
  #expect(comparison.largestLevels == 1)
  #expect(comparison.visibleCount == 0)
  let map = HeatMap(comparison).picture(over: reference)
  var colors = Set<UInt32>()
  for y in 0..<map.height { for x in 0..<map.width { colors.insert(map[x, y]) } }
  #expect(colors.contains(HeatMap.noise))
  #expect(!colors.contains(DiffImage.ramp(1)))
  #expect(colors.count > 1, "the map is not one colour all over")
}

@Test func settingsAreIndependentAndEchoedWithWhatWasMeasured() {
  var actual = reference
  for x in 20..<25 { actual[x, 20] = .max }
  let share = compare(actual) { $0.share = ChangedShare(share: 0.001) }
  #expect(share.passes, "5 of 6000 pixels is below 0.1 %, whatever their colours")
  #expect(!compare(actual) { $0.channel = ChannelTolerance(levels: 254) }.passes)
  let failed = compare(actual) { $0.share = ChangedShare(share: 0.0008) }
  #expect(!failed.passes)
  #expect(failed.summary.contains("5 of 6000 pixels changed (0.083 %)"))
  #expect(failed.summary.contains("255 of 255 levels"))
  #expect(failed.summary.contains("ΔE 100"))
  #expect(failed.summary.contains("changed pixels ≤ 0.08 %"))
}

@Test func aFailureSaysWhichSettingsWouldHavePassed() {
  let actual = noisy(reference)
  let suggestions = compare(actual).suggestions
  #expect(suggestions.contains(PictureComparison.Suggestion(name: "channel", value: "1")))
  for suggestion in suggestions {
    let retried = compare(actual) { tolerance in
      let value = Double(suggestion.value) ?? 0
      switch suggestion.name {
      case "channel": tolerance.channel = ChannelTolerance(levels: Int(value))
      case "deltaE": tolerance.perceptual = PerceptualTolerance(deltaE: value)
      case "changed": tolerance.share = ChangedShare(share: value)
      case "similarity": tolerance.similarity = SimilarityTolerance(minimum: value)
      case "edges": tolerance.edges = EdgeTolerance()
      default: Issue.record("unknown setting \(suggestion.name)")
      }
    }
    #expect(retried.passes, "\(suggestion)")
  }
}

/// Pairs with a known answer: what a setting excuses and the next stricter one does not.
@Test(arguments: [
  ("channel", 3.0, 2.0), ("deltaE", 2.0, 0.1), ("changed", 0.002, 0.0005),
  ("similarity", 0.5, 1.0),
])
func everySettingWorksInItsDirection(name: String, loose: Double, strict: Double) {
  var actual = reference
  for x in 0..<10 { actual[x, 0] = 0xFFFC_FCFC }
  func passes(_ value: Double) -> Bool {
    compare(actual) { tolerance in
      switch name {
      case "channel": tolerance.channel = ChannelTolerance(levels: Int(value))
      case "deltaE": tolerance.perceptual = PerceptualTolerance(deltaE: value)
      case "changed": tolerance.share = ChangedShare(share: value)
      default: tolerance.similarity = SimilarityTolerance(minimum: value)
      }
    }.passes
  }
  #expect(passes(loose))
  #expect(!passes(strict))
}

@Test(arguments: UInt64(0)..<20)
func aStricterSettingNeverPassesWhatALooserOneFails(seed: UInt64) {
  var random = SeededGenerator(seed: seed)
  var actual = reference
  for _ in 0..<Int.random(in: 1...40, using: &random) {
    let (x, y) = (Int.random(in: 0..<100, using: &random), Int.random(in: 0..<60, using: &random))
    actual[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFFFFFF, using: &random)
  }
  func verdicts(_ values: [Double], _ set: (inout Tolerance, Double) -> Void) -> [Bool] {
    values.map { value in compare(actual) { set(&$0, value) }.passes }
  }
  let all = [
    verdicts([0, 1, 5, 50, 255]) { $0.channel = ChannelTolerance(levels: Int($1)) },
    verdicts([0, 1, 5, 50, 100]) { $0.perceptual = PerceptualTolerance(deltaE: $1) },
    verdicts([0, 0.001, 0.005, 0.1, 1]) { $0.share = ChangedShare(share: $1) },
    verdicts([1, 0.999, 0.99, 0.9, 0]) { $0.similarity = SimilarityTolerance(minimum: $1) },
  ]
  for verdicts in all {
    // Once it passes, it goes on passing.
    #expect(verdicts == verdicts.sorted { !$0 && $1 })
    #expect(verdicts.last == true)
  }
}

@Test func picturesOfDifferentSizesAreNeverTheSame() {
  let tiny = Bitmap(width: 1, height: 1, filledWith: .max)
  let half = Bitmap.box(CGRect(x: 20, y: 20, width: 30, height: 10), height: 30)
  for other in [tiny, half] {
    let comparison = compare(other) {
      $0.share = ChangedShare(share: 1)
      $0.channel = ChannelTolerance(levels: 255)
      $0.similarity = SimilarityTolerance(minimum: 0)
    }
    #expect(!comparison.passes)
  }
}

@Test func aSizeChangeIsToldInPointsAndPixelsAndMarkedInTheMap() {
  let taller = Bitmap.box(CGRect(x: 20, y: 20, width: 30, height: 20), height: 72)
  let comparison = compare(taller)
  #expect(
    comparison.summary == "the size changed: 50 × 30 pt (100 × 60 px) → 50 × 36 pt (100 × 72 px)")
  let map = HeatMap(comparison).overlay
  #expect(map.size == PixelSize(width: 100, height: 72))
  #expect(map[50, 66] == HeatMap.added)
  #expect(map[50, 30] == 0)
}

@Test func edgePixelsAreCountedApartAndOnlyLeftOutWhenAsked() {
  var soft = reference
  var softer = reference
  for y in 20..<40 {
    soft[19, y] = 0xFF80_8080
    softer[19, y] = 0xFF9A_9A9A
  }
  let strict = compare(softer, to: soft)
  #expect(strict.edgeCount == 20)
  #expect(!strict.passes)
  #expect(strict.summary.contains("20 at edges"))
  #expect(compare(softer, to: soft) { $0.edges = EdgeTolerance() }.passes)
  // A box that moved by a pixel is no other coverage.
  let moved = Bitmap.box(CGRect(x: 21, y: 20, width: 30, height: 20))
  #expect(!compare(moved) { $0.edges = EdgeTolerance() }.passes)
}

@Test func aMaskLeavesOutItsRegionAndNothingElse() {
  var actual = reference
  actual[90, 50] = 0xFFFF_0000
  let mask = RegionMask(region: CGRect(x: 44, y: 24, width: 4, height: 4))
  #expect(compare(actual) { $0.masks = [mask] }.passes)
  actual[10, 10] = 0xFFFF_0000
  #expect(!compare(actual) { $0.masks = [mask] }.passes)
}

@Test func changedPixelsAreBoxedByPlace() {
  var actual = reference
  for x in 0..<4 { actual[x, 0] = 0xFFFF_0000 }
  actual[90, 50] = 0xFFFF_0000
  let boxes = ChangedRegions.boxes(compare(actual).counted)
  #expect(
    boxes == [
      CGRect(x: 0, y: 0, width: 4, height: 1), CGRect(x: 90, y: 50, width: 1, height: 1),
    ])
}

@Test func theLegendIsDrawnWithTheEnginesOwnFonts() throws {
  let comparison = compare(noisy(reference))
  let map = HeatMap(comparison)
  let first = try map.picture(over: reference, comparison, engine: Shared.engine())
  #expect(first.height > reference.height + 20)
  #expect(try map.picture(over: reference, comparison, engine: Shared.engine()) == first)
}

/// Repeatable randomness: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
