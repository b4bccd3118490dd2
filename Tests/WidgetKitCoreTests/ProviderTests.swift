import Foundation
import Testing
import WidgetGeometry
import WidgetKitCore
import WidgetViews

private struct Moment: TimelineEntry, Decodable {
  let date: Date
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2) }
}

private struct Provider: TimelineProvider {
  enum Way: Sendable { case atOnce, later, fromMain, twice, never }
  let way: Way

  func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
    let moment = Moment(date: Date(timeIntervalSince1970: context.displaySize.width))
    switch way {
    case .atOnce: completion(moment)
    case .later: DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { completion(moment) }
    case .fromMain: DispatchQueue.main.async { completion(moment) }
    case .twice:
      completion(moment)
      completion(Moment(date: .distantFuture))
    case .never: break
    }
  }
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void
  ) {
    let dates = (0..<3).map { Moment(date: Date(timeIntervalSince1970: Double($0))) }
    completion(Timeline(entries: dates, policy: .after(Date(timeIntervalSince1970: 9))))
  }
}

private struct Probe: Widget {
  var way = Provider.Way.atOnce
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "probe", provider: Provider(way: way)) { _ in Text("a") }
      .configurationDisplayName("Probe")
      .supportedFamilies([.systemLarge])
  }
}

private func source(_ way: Provider.Way) throws -> any EntrySource {
  let collector = WidgetCollector()
  Probe._collect(unsafeProbe(way), collector)
  let description = try #require(collector.widgets.first)
  guard case .timeline(let source)? = description.content else {
    throw ProviderError.emptyTimeline
  }
  return source
}

/// Widgets are made on the main actor; a test makes one for itself.
private func unsafeProbe(_ way: Provider.Way) -> Probe {
  let make: @MainActor () -> Probe = { Probe(way: way) }
  return unsafeBitCast(make, to: (() -> Probe).self)()
}

private func call(seconds: Double = 10) -> ProviderCall {
  var limits = RenderLimits.standard
  limits.providerSeconds = seconds
  return ProviderCall(
    context: TimelineProviderContext(
      family: .systemLarge, isPreview: false, displaySize: CGSize(width: 338, height: 354)),
    limits: limits)
}

@Suite struct ProviderTests {
  @Test(arguments: [false, true])
  func aCompletionHandlerMayBeCalledAtOnceOrLater(later: Bool) throws {
    let entry = try source(later ? .later : .atOnce).snapshot(call())
    #expect(entry.date == Date(timeIntervalSince1970: 338))
    #expect(entry.relevance?.score == 2)
  }

  @Test func aSecondCallOfACompletionHandlerIsIgnored() throws {
    #expect(try source(.twice).snapshot(call()).date == Date(timeIntervalSince1970: 338))
  }

  @Test func aProviderThatNeverAnswersIsGivenUp() throws {
    let source = try source(.never)
    #expect {
      try source.snapshot(call(seconds: 0.05))
    } throws: { error in
      "\(error)" == "the snapshot did not finish within 0.05 seconds"
    }
  }

  @Test func aTimelineKeepsItsOrderAndPolicy() throws {
    let timeline = try source(.atOnce).timeline(call())
    #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [0, 1, 2])
    #expect(timeline.policy == .after(Date(timeIntervalSince1970: 9)))
  }

  @Test func tooManyEntriesAreAnError() throws {
    var call = call()
    call.limits.timelineEntries = 2
    let source = try source(.atOnce)
    #expect(throws: ProviderError.self) { try source.timeline(call) }
  }

  @Test(arguments: ["1970-01-01T00:00:07Z", "1970-01-01T00:00:07.000Z"])
  func entriesAreReadFromJSON(date: String) throws {
    let entry = try source(.atOnce).entry(from: Data(#"{"date": "\#(date)"}"#.utf8))
    #expect(entry.date == Date(timeIntervalSince1970: 7))
  }

  @Test func anUnknownParameterIsAnError() throws {
    var call = call()
    call.configuration = ConfigurationInput(["color": .string("red")])
    let source = try source(.atOnce)
    #expect {
      try source.snapshot(call)
    } throws: { error in
      "\(error)" == "the widget has no parameter “color”; it has none"
    }
  }

  @Test func reloadsAreRecorded() {
    let center = WidgetCenter.shared
    center.reloadTimelines(ofKind: "probe")
    #expect(center.recordedReloads.contains("probe"))
  }
}
