package import Foundation
package import WidgetGeometry
package import WidgetViews

/// One moment of a widget, its types erased: ready to be drawn.
package struct WidgetEntry: Sendable {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// Builds the view on the worker that draws it.
  package let content: @Sendable () -> AnyView
}

/// What a provider planned.
package struct WidgetTimeline: Sendable {
  package let entries: [WidgetEntry]
  package let policy: TimelineReloadPolicy
}

/// How a provider is asked.
package struct ProviderCall: Sendable {
  package var context: TimelineProviderContext
  package var configuration: ConfigurationInput
  /// How long its code may take.
  package var limits: RenderLimits

  package init(
    context: TimelineProviderContext, configuration: ConfigurationInput = ConfigurationInput(),
    limits: RenderLimits = .standard
  ) {
    self.context = context
    self.configuration = configuration
    self.limits = limits
  }
}

/// Where the entries of a widget come from.
package protocol EntrySource {
  /// What the user can set.
  var parameters: [ParameterDescription] { get }
  var entryType: String { get }
  /// Whether an entry can be read from a file.
  var isDecodable: Bool { get }
  func placeholder(_ call: ProviderCall) throws(ProviderError) -> WidgetEntry
  func snapshot(_ call: ProviderCall) throws(ProviderError) -> WidgetEntry
  func timeline(_ call: ProviderCall) throws(ProviderError) -> WidgetTimeline
  /// Reads an entry from JSON; dates are ISO 8601 or seconds since 1970.
  func entry(from json: Data) throws(ProviderError) -> WidgetEntry
}

/// One of the three kinds of provider, with a single way to be asked.
nonisolated protocol ProviderAdapter {
  associatedtype Entry: TimelineEntry
  typealias Handler<Value> = @Sendable (Result<Value, ProviderError>) -> Void

  var parameters: [ParameterDescription] { get }
  func placeholder(in context: TimelineProviderContext) -> Entry
  func snapshot(_ call: ProviderCall, done: @escaping Handler<Entry>)
  func timeline(_ call: ProviderCall, done: @escaping Handler<Timeline<Entry>>)
}

/// A provider and the view of its entries.
nonisolated struct TimelineSource<Adapter: ProviderAdapter>: EntrySource {
  typealias Entry = Adapter.Entry
  let adapter: Adapter
  let content: (Entry) -> AnyView

  var parameters: [ParameterDescription] { adapter.parameters }
  var entryType: String { "\(Entry.self)" }
  var isDecodable: Bool { Entry.self is any Decodable.Type }

  func placeholder(_ call: ProviderCall) throws(ProviderError) -> WidgetEntry {
    let adapter = adapter
    return erase(
      try ProviderRun.value(of: "placeholder(in:)", within: call.limits.providerSeconds) { done in
        let entry = adapter.placeholder(in: call.context)
        done(.success(entry))
      })
  }

  func snapshot(_ call: ProviderCall) throws(ProviderError) -> WidgetEntry {
    let adapter = adapter
    return erase(
      try ProviderRun.value(of: "the snapshot", within: call.limits.providerSeconds) { done in
        adapter.snapshot(call, done: done)
      })
  }

  func timeline(_ call: ProviderCall) throws(ProviderError) -> WidgetTimeline {
    let adapter = adapter
    let timeline: Timeline<Entry> = try ProviderRun.value(
      of: "the timeline", within: call.limits.providerSeconds
    ) { done in
      adapter.timeline(call, done: done)
    }
    let count = timeline.entries.count
    guard count > 0 else { throw .emptyTimeline }
    guard count <= call.limits.timelineEntries else {
      throw .tooManyEntries(count: count, limit: call.limits.timelineEntries)
    }
    return WidgetTimeline(entries: timeline.entries.map(erase), policy: timeline.policy)
  }

  func entry(from json: Data) throws(ProviderError) -> WidgetEntry {
    guard let type = Entry.self as? any Decodable.Type else {
      throw .notDecodable(type: entryType)
    }
    do {
      guard let entry = try EntryDecoding.decoder.decode(type, from: json) as? Entry else {
        throw ProviderError.notDecodable(type: entryType)
      }
      return erase(entry)
    } catch let error as DecodingError {
      throw .badEntry(type: entryType, reason: EntryDecoding.describe(error))
    } catch {
      throw .badEntry(type: entryType, reason: "\(error)")
    }
  }

  private func erase(_ entry: Entry) -> WidgetEntry {
    // One render uses an entry at a time, and the content builds a view of its own each time.
    nonisolated(unsafe) let entry = entry
    nonisolated(unsafe) let content = content
    return WidgetEntry(date: entry.date, relevance: entry.relevance) { content(entry) }
  }
}
