import Foundation
import Observation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

/// What the texts of a settled view say.
private func said<V: View>(
  _ options: StillRender.Options = .init(), @ViewBuilder _ view: () -> V
) throws -> [String] {
  try StillRender(options, view).texts.map { String($0.split(separator: "\"")[0]) }
}

@Test func whatOnAppearChangesIsInThePicture() throws {
  struct Counter: View {
    @State private var count = 1
    var body: some View { Text("\(count)").onAppear { count += 1 } }
  }
  let render = try StillRender { Counter() }
  #expect(render.texts.map { $0.prefix(3) } == ["\"2\""])
  #expect(render.passes == 2)
}

@Test func stateBelongsToThePlaceInTheTree() throws {
  struct Counter: View {
    let start: Int
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count = start } }
  }
  let found = try said {
    Counter(start: 1)
    ForEach([5, 6], id: \.self) { Counter(start: $0) }
    GeometryReader { _ in Counter(start: 9) }
  }
  #expect(found.sorted() == ["1", "5", "6", "9"])
}

@Test func stateFollowsTheIdentityOfAnElementThatMoves() throws {
  struct Row: View {
    let name: String
    @State private var first: String?
    var body: some View {
      Text("\(name)\(first ?? "-")").onAppear { first = name }
    }
  }
  struct Rows: View {
    @State private var names = ["a", "b"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
      }
      .onAppear { names = ["c", "b", "a"] }
    }
  }
  #expect(try said { Rows() } == ["cc", "bb", "aa"])
}

@Test func bindingsWriteToWhereTheValueIs() throws {
  struct Child: View {
    @Binding var value: Int
    var body: some View { Text("\(value)").onAppear { value = 7 } }
  }
  struct Parent: View {
    struct Model { var number = 1 }
    @State private var model = Model()
    var body: some View {
      Child(value: $model.number)
      Text("p\(model.number)")
    }
  }
  #expect(try said { Parent() } == ["7", "p7"])
}

@Test func constantBindingsIgnoreWhatIsWritten() {
  let binding = Binding.constant(3)
  binding.wrappedValue = 4
  #expect(binding.wrappedValue == 3)
  #expect(Binding<Int?>(binding).wrappedValue == 3)
  #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
}

@Test func bindingsOfCollectionsHaveBindingsOfElements() {
  var values = [1, 2, 3]
  let binding = Binding(get: { values }, set: { values = $0 })
  for element in binding { element.wrappedValue *= 2 }
  #expect(values == [2, 4, 6])
}

private final class Model: ObservableObject {
  @Published var title = "old"
  @Published var count = 0
}

@MainActor @Test func publishedChangesResolveViewsAgain() throws {
  struct Title: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
  }
  struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      Title(model: model)
        .environmentObject(model)
        .onAppear {
          model.title = "new"
          $model.count.wrappedValue += 1
        }
      Text("\(model.count)")
    }
  }
  #expect(try said { Owner() } == ["new", "1"])
}

@MainActor @Test func environmentObjectsAreFoundByType() throws {
  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.title).onAppear { model.title = "seen" } }
  }
  let model = Model()
  #expect(try said { Reader().environmentObject(model) } == ["seen"])
}

@Test func aChangeIsAnnouncedBeforeItHappens() {
  let model = Model()
  var seen: [String] = []
  let ticket = model.objectWillChange.sink { _ in seen.append(model.title) }
  let values = model.$title.sink { seen.append("=" + $0) }
  model.title = "new"
  ticket.cancel()
  values.cancel()
  model.title = "unheard"
  #expect(seen == ["=old", "old", "=new"])
}

@Observable private final class Observed {
  var name = "old"
  var unread = 0
}

@MainActor @Test func observableModelsResolveViewsAgainWhenReadPropertiesChange() throws {
  struct Reader: View {
    @State private var model = Observed()
    var body: some View {
      @Bindable var bound = model
      Text(bound.name).onAppear { $bound.name.wrappedValue = "new" }
    }
  }
  let render = try StillRender { Reader() }
  #expect(render.texts.map { $0.prefix(5) } == ["\"new\""])
  #expect(render.passes == 2)
}

@Test func propertiesNobodyReadDoNotCauseAnotherPass() throws {
  let model = Observed()
  let render = try StillRender {
    Text(model.name).onAppear { model.unread += 1 }
  }
  #expect(render.passes == 1)
}

@Test func appStorageFindsTheValuesOfTheRequestOnly() throws {
  enum Kind: String { case plain, fancy }
  struct Stored: View {
    @AppStorage("name") var name = "nobody"
    @AppStorage("count", store: nil) var count = 0
    @AppStorage("kind") var kind = Kind.plain
    @AppStorage("missing") var missing: String?
    @SceneStorage("scene") var scene = 1.5
    var body: some View {
      Text(verbatim: "\(name) \(count) \(kind.rawValue) \(missing ?? "nil") \(scene)")
    }
  }
  var options = StillRender.Options()
  options.size = CGSize(width: 2000, height: 100)
  options.defaults = ["name": "Ada", "count": 3, "kind": "fancy", "scene": 2]
  #expect(try said(options) { Stored() } == ["Ada 3 fancy nil 2.0"])
  options.defaults = ["count": "not a number", "kind": "unknown"]
  #expect(try said(options) { Stored() } == ["nobody 0 plain nil 1.5"])
}

@Test func whatIsWrittenToAppStorageIsSeenByOthers() throws {
  struct Writer: View {
    @AppStorage("flag") var flag = false
    var body: some View { Text("w").onAppear { flag = true } }
  }
  struct Reader: View {
    @AppStorage("flag") var flag = false
    var body: some View { Text(flag ? "on" : "off") }
  }
  #expect(
    try said {
      Reader()
      Writer()
    } == ["on", "w"])
}

@Test func scaledMetricsFollowTheTextSizeToThePixel() throws {
  struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 10
    @ScaledMetric(relativeTo: .largeTitle) private var big: Double = 10
    var body: some View { Text(verbatim: "\(side) \(big)") }
  }
  var options = StillRender.Options()
  #expect(try said(options) { Scaled() } == ["10.0 10.0"])
  options.environment.dynamicTypeSize = .xxxLarge
  // Line pitches 29/22 and 48/41, at two pixels per point.
  #expect(try said(options) { Scaled() } == ["13.0 11.5"])
}

@Test func customPropertiesConnectTheirParts() throws {
  @propertyWrapper struct Doubled: DynamicProperty {
    @State private var base = 1
    var wrappedValue: Int {
      get { base * 2 }
      nonmutating set { base = newValue }
    }
  }
  struct User: View {
    @Doubled var value
    var body: some View { Text("\(value)").onAppear { value = 4 } }
  }
  #expect(try said { User() } == ["8"])
}

@Test func modifiersHaveStateToo() throws {
  struct Badge: ViewModifier {
    @State private var text = "?"
    func body(content: Content) -> some View {
      content.overlay(Text(text)).onAppear { text = "!" }
    }
  }
  #expect(try said { Color.red.modifier(Badge()) } == ["!"])
}

@Test func elementsOfABoundCollectionAreBound() throws {
  struct Numbers: View {
    @State private var values = [1, 2]
    var body: some View {
      ForEach($values, id: \.self) { $value in
        Text("\(value)").onAppear { if value < 10 { value += 10 } }
      }
    }
  }
  #expect(try said { Numbers() } == ["11", "12"])
}
