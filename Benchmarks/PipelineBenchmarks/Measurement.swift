import Foundation
import WidgetRender

/// One way of working that is timed.
enum Measurement: String, CaseIterable {
  /// From the entry's JSON to PNG bytes; two texts are new in every picture.
  case picture
  /// Resolving, layout and the display list, without pixels; two texts are new.
  case layoutOfNewTexts = "layout, two texts new"
  /// The same picture again: every text has been shaped and measured before.
  case layoutOfKnownTexts = "layout, texts known"
  /// The fonts are opened anew, too: nothing has been shaped.
  case layoutWithoutCaches = "layout, nothing known"

  /// Draws `count` pictures after a few that are not counted, and describes how long they took.
  func run(_ scene: PayScene, count: Int) throws -> String {
    var engine = try scene.engine()
    var times: [Double] = []
    var bytes = 0
    let clock = ContinuousClock()
    let ignored = max(3, count / 20)
    for index in 0..<(count + ignored) {
      if self == .layoutWithoutCaches { engine = try scene.engine() }
      let start = clock.now
      switch self {
      case .picture:
        bytes = try engine.render(try scene.request(variant: index)).data.count
      case .layoutOfNewTexts, .layoutWithoutCaches:
        _ = try engine.inspect(try scene.request(variant: index)).scene
      case .layoutOfKnownTexts:
        _ = try engine.inspect(try scene.request(variant: 0)).scene
      }
      let time = clock.now - start
      if index >= ignored { times.append(time / .milliseconds(1)) }
    }
    times.sort()
    func percentile(_ share: Double) -> String {
      let value = times[min(times.count - 1, Int(share * Double(times.count)))]
      return String(format: "%.3f", value)
    }
    return "{\"warm_ms\":\(percentile(0.5)),\"p10\":\(percentile(0.1)),"
      + "\"p90\":\(percentile(0.9)),\"n\":\(times.count),\"bytes\":\(bytes)}"
  }
}
