import Foundation
import Observation
import WidgetGeometry
import WidgetLayout
import WidgetViews

// Views as widgets' authors write them: language mode 5, no annotations of isolation, existential
// types without `any`.

struct Forecast: Identifiable, Hashable {
  let id: Int
  let hour: String
  let temperature: Double
}

class WeatherModel: ObservableObject {
  @Published var city = "Lisbon"
  @Published var forecasts = (0..<4).map {
    Forecast(id: $0, hour: "\($0 * 3)h", temperature: Double(10 + $0))
  }

  var warmest: Forecast? { forecasts.max { $0.temperature < $1.temperature } }
}

@MainActor class SettingsModel: ObservableObject {
  @Published var usesCelsius = true
}

@Observable final class Theme {
  var accent = Color.orange
}

public struct WeatherWidgetView: View {
  @StateObject private var model = WeatherModel()
  @StateObject private var settings = SettingsModel()
  @State private var theme = Theme()
  @State private var rowWidth: CGFloat?
  @Environment(\.colorScheme) private var colorScheme
  @ScaledMetric private var chip: CGFloat = 12
  @AppStorage("unit") private var unit = "°"
  @Namespace private var namespace

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      header
      ViewThatFits(in: .horizontal) {
        row(spacing: 12)
        row(spacing: 2)
      }
      GeometryReader { proxy in
        Capsule()
          .fill(theme.accent)
          .frame(width: proxy.size.width * 0.5, height: 4)
      }
      .frame(height: 4)
    }
    .padding()
    .cardStyle(isDark: colorScheme == .dark)
    .environmentObject(settings)
    .onPreferenceChange(RowWidthKey.self) { rowWidth = $0 }
    .onAppear {
      model.city = "Porto"
      settings.usesCelsius = false
    }
    .task { await Task.yield() }
    .animation(.easeInOut(duration: 0.2), value: model.city)
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Weather")
  }

  @ViewBuilder private var header: some View {
    if let warmest = model.warmest {
      HStack(alignment: .firstTextBaseline) {
        Text(model.city).font(.headline).matchedGeometryEffect(id: "city", in: namespace)
        Spacer(minLength: 2)
        Text(Self.format(warmest.temperature) + unit)
          .contentTransition(.numericText())
          .id(warmest.id)
      }
    } else {
      EmptyView()
    }
  }

  private func row(spacing: CGFloat) -> some View {
    HStack(spacing: spacing) {
      ForEach(model.forecasts) { forecast in
        ForecastCell(forecast: forecast, isOn: .constant(forecast.id == 1))
      }
      ForEach(Array(model.forecasts.enumerated()), id: \.offset) { index, forecast in
        if index % 2 == 0 {
          Wave(phase: forecast.temperature, strength: 2).frame(width: chip, height: 4)
        }
      }
    }
    .background(
      GeometryReader { Color.clear.preference(key: RowWidthKey.self, value: $0.size.width) })
  }

  static func format(_ value: Double) -> String { String(Int(value)) }
}

struct ForecastCell: View {
  let forecast: Forecast
  @Binding var isOn: Bool
  @EnvironmentObject var settings: SettingsModel

  var body: some View {
    VStack {
      Text(verbatim: forecast.hour)
      Text(settings.usesCelsius ? "C" : "F")
    }
    .opacity(isOn ? 1 : 0.5)
    .onTapGesture { isOn.toggle() }
  }
}

struct RowWidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct HighlightKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isHighlighted: Bool {
    get { self[HighlightKey.self] }
    set { self[HighlightKey.self] = newValue }
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      path.addLine(to: CGPoint(x: rect.minX + x, y: rect.midY + sin(x + phase) * strength))
    }
    return path
  }
}

struct CardStyle: ViewModifier {
  let isDark: Bool
  @State private var appearances = 0

  func body(content: Content) -> some View {
    content
      .background(isDark ? Color.black : .white)
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .onAppear { appearances += 1 }
  }
}

extension View {
  func cardStyle(isDark: Bool) -> some View { modifier(CardStyle(isDark: isDark)) }

  @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 4

  struct Cache { var rows = 0 }
  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: proposal.width ?? 100, height: arrange(proposal.width ?? 100, subviews).last?.maxY ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (view, frame) in zip(subviews, arrange(bounds.width, subviews)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var point = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if point.x + size.width > width, point.x > 0 {
        point = CGPoint(x: 0, y: point.y + height + spacing)
        height = 0
      }
      defer { point.x += size.width + spacing }
      height = max(height, size.height)
      return CGRect(origin: point, size: size)
    }
  }
}

public struct TagCloud: View {
  let tags: [String]
  @State private var selection: Set<String> = []
  @FocusState private var isFocused: Bool
  @GestureState private var drag = CGSize.zero
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss

  public init(tags: [String]) { self.tags = tags }

  public var body: some View {
    NavigationStack {
      List {
        Section("Tags") {
          ForEach(tags, id: \.self) { Text($0).tag($0) }
            .listRowSeparator(.hidden)
        }
        Section {
          FlowLayout { ForEach(tags, id: \.self) { tag in chip(tag) } }
        } header: {
          Text("Flow")
        } footer: {
          Text("End")
        }
      }
      .listStyle(.plain)
      .navigationTitle("Cloud")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("Edit") }
      }
      .sheet(isPresented: .constant(false)) { Text("Sheet") }
    }
    .focused($isFocused)
    .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })
    .onChange(of: selection) { print($0) }
  }

  private func chip(_ tag: String) -> some View {
    Text(tag)
      .if(selection.contains(tag)) { $0.foregroundColor(.accentColor) }
      .onTapGesture { withAnimation(.spring()) { _ = selection.insert(tag) } }
      .transition(.opacity.combined(with: .scale))
  }
}
