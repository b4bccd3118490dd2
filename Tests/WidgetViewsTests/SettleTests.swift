import Foundation
import Testing
import WidgetGeometry
import WidgetLayout
import WidgetViews

@Test func aStillViewIsResolvedOnce() throws {
  let render = try StillRender { Text("a").onAppear {}.onChange(of: 1) {} }
  #expect(render.passes == 1)
}

@Test func aViewThatAlwaysChangesIsStoppedAndReported() throws {
  struct Growing: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 1)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }
  let render = try StillRender { Growing() }
  #expect(render.passes == 6)
  #expect(render.diagnostics.map(\.id) == ["layout-does-not-settle"])
}

@Test func onChangeSeesTheOldAndTheNewValue() throws {
  struct Changing: View {
    @State private var value = 1
    @State private var log = ""
    var body: some View {
      Text(log)
        .onAppear { value = 2 }
        .onChange(of: value) { old, new in log += "\(old)→\(new)" }
        .onChange(of: value, initial: true) { log += "." }
    }
  }
  let render = try StillRender { Changing() }
  #expect(render.texts.first?.hasPrefix("\".1→2.\"") == true)
  #expect(render.passes == 3)
}

@Test func viewsThatAreNotInThePictureDoNotAppear() throws {
  var appeared: [String] = []
  _ = try StillRender {
    ViewThatFits {
      Color.red.frame(width: 500).onAppear { appeared.append("long") }
      Color.red.frame(width: 50).onAppear { appeared.append("short") }
    }
  }
  #expect(appeared == ["short"])
}

@Test func announcementsArriveWhenAViewAppears() throws {
  struct Listener: View {
    @State private var value = 0
    var body: some View { Text("\(value)").onReceive(Just(4).map { $0 + 1 }) { value = $0 } }
  }
  let render = try StillRender { Listener() }
  #expect(render.texts.first?.hasPrefix("\"5\"") == true)
}

@Test func findingsOfPicturesThatWereReplacedAreForgotten() throws {
  struct Switching: View {
    @State private var isReady = false
    var body: some View {
      if isReady {
        Text("ready")
      } else {
        ScrollView { Text("loading") }.onAppear { isReady = true }
      }
    }
  }
  let render = try StillRender { Switching() }
  #expect(render.texts.map { $0.prefix(7) } == ["\"ready\""])
  #expect(render.diagnostics.isEmpty)
}

@Test func aRenderLetsGoOfItsViews() throws {
  final class Witness {}
  weak var kept: Witness?
  do {
    let witness = Witness()
    kept = witness
    _ = try StillRender {
      GeometryReader { [witness] _ in
        Text("a").onAppear { _ = witness }
          .preference(key: Probe.self, value: 1)
          .transformPreference(Probe.self) { [witness] value in
            _ = witness
            value += 1
          }
      }
      .overlayPreferenceValue(Probe.self) { [witness] value in
        Text("\(value) \(ObjectIdentifier(witness) == ObjectIdentifier(witness))")
      }
    }
  }
  #expect(kept == nil)
}

@Test func aRenderThatFailsLetsGoOfItsViews() throws {
  final class Witness {}
  weak var kept: Witness?
  var limits = RenderLimits()
  limits.layoutMeasures = 1
  do {
    let witness = Witness()
    kept = witness
    #expect(throws: LayoutError.self) {
      try StillRender(.init(limits: limits)) {
        HStack {
          Text("a").onAppear { _ = witness }
          GeometryReader { [witness] _ in Text("\(ObjectIdentifier(witness).hashValue)") }
        }
      }
    }
  }
  #expect(kept == nil)
}

private nonisolated enum Probe: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@Test(arguments: [50, RenderLimits.standard.viewDepth])
func readersInsideReadersStopAtTheLimitOfViews(depth: Int) throws {
  struct Endless: View {
    var body: some View { GeometryReader { _ in Endless() } }
  }
  var limits = RenderLimits()
  limits.viewDepth = depth
  let render = try StillRender(.init(limits: limits)) { Endless() }
  #expect(render.failure == .viewsTooDeep(limit: depth, type: "Endless"))
}

@MainActor private final class Loader {
  var name = "old"
  nonisolated init() {}
  func load() async { name = await Self.fetch() }
  nonisolated static func fetch() async -> String { "new" }
}

@Test func aTaskThatNeedsNothingFromOutsideIsInThePicture() throws {
  struct Loading: View {
    let loader: Loader
    @State private var name = "old"
    nonisolated init(_ loader: Loader) { self.loader = loader }
    var body: some View {
      Text(name).task {
        await loader.load()
        name = loader.name
      }
    }
  }
  let render = try StillRender { Loading(Loader()) }
  #expect(render.texts.first?.hasPrefix("\"new\"") == true)
  #expect(render.diagnostics.isEmpty)
}

@Test func aTaskThatWaitsIsCalledOffAndReported() throws {
  struct Waiting: View {
    @State private var count = 0
    nonisolated init() {}
    var body: some View {
      Text("\(count)").task {
        count += 1
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      }
    }
  }
  let render = try StillRender { Waiting() }
  #expect(render.texts.first?.hasPrefix("\"1\"") == true)
  #expect(render.diagnostics.map(\.id) == ["task-unfinished"])
}
