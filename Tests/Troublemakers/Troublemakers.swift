import SwiftUI
import WidgetKit

/// Widgets that do what widgets should not.
@main
struct Troublemakers: WidgetBundle {
  var body: some Widget {
    Trouble(kind: .silent)
    Trouble(kind: .endlessProvider)
    Trouble(kind: .crashingProvider)
    Trouble(kind: .endlessBody)
    Trouble(kind: .crashingBody)
    Trouble(kind: .deepBody)
    Trouble(kind: .manyViews)
    Trouble(kind: .mainQueue)
    Trouble(kind: .emptyTimeline)
    Trouble(kind: .resources)
    Trouble(kind: .counting)
    Trouble(kind: .talking)
    Trouble(kind: .settings)
  }
}

struct Trouble: Widget {
  enum Kind: String {
    case silent, endlessProvider, crashingProvider, endlessBody, crashingBody, deepBody, manyViews
    case mainQueue, emptyTimeline, resources, counting, talking, settings
  }

  var kind = Kind.silent

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind.rawValue, provider: Provider(kind: kind)) { entry in
      TroubleView(entry: entry)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct Entry: TimelineEntry {
  let date: Date
  let kind: Trouble.Kind
  var text = ""
}

/// What the user's settings are to code that asks for them, or leaves them out.
func userSettings() -> String {
  let formatter = DateFormatter()
  formatter.dateStyle = .full
  formatter.timeStyle = .short
  let date = Date()
  return [
    Locale.current.identifier, TimeZone.current.identifier, "\(Calendar.current.firstWeekday)",
    "\(Calendar(identifier: .gregorian).component(.hour, from: date))",
    formatter.string(from: date), date.formatted(date: .abbreviated, time: .shortened),
    1234.5.formatted(), ["a", "b"].formatted(),
  ].joined(separator: "_").replacingOccurrences(of: "\u{202F}", with: " ")
}

struct Provider: TimelineProvider {
  let kind: Trouble.Kind

  func placeholder(in context: Context) -> Entry { Entry(date: Date(), kind: kind) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> ()) {
    let entry = Entry(date: Date(), kind: kind)
    switch kind {
    case .silent: break
    case .endlessProvider: while true {}
    case .crashingProvider: fatalError("the provider gave up")
    case .mainQueue:
      // The provider waits for the main queue, as one that needs UIKit does.
      DispatchQueue.main.sync {
        precondition(Thread.isMainThread)
        completion(entry)
      }
    case .resources:
      let url = Bundle.main.url(forResource: "words", withExtension: "txt")
      let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"
      UserDefaults.standard.set(text, forKey: "text")
      let stored = UserDefaults.standard.string(forKey: "text") ?? "no defaults"
      completion(Entry(date: Date(), kind: kind, text: stored))
    case .counting:
      Self.count += 1
      completion(Entry(date: Date(), kind: kind, text: "\(Self.count)"))
    case .talking:
      print("the widget says\n{\"width\": 3}")
      completion(entry)
    case .settings: completion(Entry(date: Date(), kind: kind, text: userSettings()))
    default: completion(entry)
    }
  }

  /// Kept from picture to picture.
  nonisolated(unsafe) private static var count = 0

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    completion(Timeline(entries: [], policy: .never))
  }
}

struct TroubleView: View {
  let entry: Entry

  var body: some View {
    switch entry.kind {
    case .endlessBody: EndlessView()
    case .crashingBody: CrashingView()
    case .deepBody: DeepView()
    case .manyViews: ForEach(0..<1_000_000) { Text("\($0)") }
    case .resources: Link(destination: URL(string: "text://\(entry.text)")!) { Text(entry.text) }
    case .counting: Text(entry.text)
    case .settings:
      // The provider's and the body's must be the same.
      let text = entry.text == userSettings() ? entry.text : "\(entry.text) or \(userSettings())"
      let words = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      Link(destination: URL(string: "text://\(words)")!) { Text(text) }
    default: Text("fine")
    }
  }
}

struct EndlessView: View {
  var body: some View {
    while true {}
    return Text("never")
  }
}

struct CrashingView: View {
  var body: some View {
    let words = ["one"]
    return Text(words[words.count])
  }
}

struct DeepView: View {
  var body: some View { DeepView() }
}
