import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let contents: [ViewEntry] = [
    textView, imageView, colorView, linearGradientView, radialGradientView,
    ellipticalGradientView, angularGradientView, meshGradientView,
  ]

  private static let textView = ViewEntry(
    "Text", "One or more lines of text.",
    sample: #"{"type":"Text","text":"Balance {{ 1 + 1 }}"}"#,
    .view(.required("text", .localizedText)) { (text: Text) throws(TemplateError) -> any View in
      text
    },
    .view(.required("verbatim", .text)) { Text(verbatim: $0) },
    .view(.required("date", .date), .required("style", .dateStyle)) { Text($0, style: $1) },
    .view(.required("dates", .dateRange)) { Text($0) },
    .view(
      .required("timerInterval", .dateRange), .optional("pauseTime", .date),
      .defaulted("countsDown", .bool, true), .defaulted("showsHours", .bool, true)
    ) { Text(timerInterval: $0, pauseTime: $1, countsDown: $2, showsHours: $3) },
    .view(.requiredSlot("spans")) {
      (spans: TemplateSlot) throws(TemplateError) -> any View in try spans.joinedText()
    })

  private static let imageView = ViewEntry(
    "Image", "A picture of the assets by name, or a symbol by system name.",
    sample: #"{"type":"Image","systemName":"cloud.sun","variableValue":0.5}"#,
    .view(.required("name", .text)) { Image($0) },
    .view(.required("systemName", .text), .optional("variableValue", .double)) {
      Image(systemName: $0, variableValue: $1)
    })

  private static let colorView = ViewEntry(
    "Color", "A colour that fills its frame.", sample: #"{"type":"Color","color":"red"}"#,
    .view(.required("color", .color)) { (color: Color) throws(TemplateError) -> any View in color })

  private static let linearGradientView = ViewEntry(
    "LinearGradient", "Colours along a line.",
    sample:
      ##"{"type":"LinearGradient","colors":["red","#00F"],"startPoint":"top","endPoint":"bottom"}"##,
    .view(
      .required("colors", .colors), .required("startPoint", .unitPoint),
      .required("endPoint", .unitPoint)
    ) { LinearGradient(gradient: $0, startPoint: $1, endPoint: $2) },
    .view(
      .required("stops", .stops), .required("startPoint", .unitPoint),
      .required("endPoint", .unitPoint)
    ) { LinearGradient(gradient: $0, startPoint: $1, endPoint: $2) })

  private static let radialGradientView = ViewEntry(
    "RadialGradient", "Colours outward from a point, radii in points.",
    sample: #"{"type":"RadialGradient","colors":["red","blue"],"endRadius":40}"#,
    .view(
      .required("colors", .colors), .defaulted("center", .unitPoint, .center),
      .defaulted("startRadius", .length, 0), .required("endRadius", .length)
    ) { RadialGradient(gradient: $0, center: $1, startRadius: $2, endRadius: $3) },
    .view(
      .required("stops", .stops), .defaulted("center", .unitPoint, .center),
      .defaulted("startRadius", .length, 0), .required("endRadius", .length)
    ) { RadialGradient(gradient: $0, center: $1, startRadius: $2, endRadius: $3) })

  private static let ellipticalGradientView = ViewEntry(
    "EllipticalGradient", "Colours outward from a point, radii as shares of the frame.",
    sample: #"{"type":"EllipticalGradient","colors":["red","blue"]}"#,
    .view(
      .required("colors", .colors), .defaulted("center", .unitPoint, .center),
      .defaulted("startRadiusFraction", .length, 0), .defaulted("endRadiusFraction", .length, 0.5)
    ) {
      EllipticalGradient(
        gradient: $0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3)
    },
    .view(
      .required("stops", .stops), .defaulted("center", .unitPoint, .center),
      .defaulted("startRadiusFraction", .length, 0), .defaulted("endRadiusFraction", .length, 0.5)
    ) {
      EllipticalGradient(
        gradient: $0, center: $1, startRadiusFraction: $2, endRadiusFraction: $3)
    })

  private static let angularGradientView = ViewEntry(
    "AngularGradient", "Colours around a point.",
    sample: #"{"type":"AngularGradient","colors":["red","blue"],"startAngle":0,"endAngle":180}"#,
    .view(
      .required("colors", .colors), .defaulted("center", .unitPoint, .center),
      .defaulted("startAngle", .angle, .zero), .defaulted("endAngle", .angle, .degrees(360))
    ) { AngularGradient(gradient: $0, center: $1, startAngle: $2, endAngle: $3) },
    .view(
      .required("stops", .stops), .defaulted("center", .unitPoint, .center),
      .defaulted("startAngle", .angle, .zero), .defaulted("endAngle", .angle, .degrees(360))
    ) { AngularGradient(gradient: $0, center: $1, startAngle: $2, endAngle: $3) })

  private static let meshGradientView = ViewEntry(
    "MeshGradient", "Colours at the points of a grid, row by row; points in unit coordinates.",
    sample: """
      {"type":"MeshGradient","width":2,"height":2,"points":[[0,0],[1,0],[0,1],[1,1]],
       "colors":["red","blue","green","yellow"]}
      """,
    .view(
      .required("width", .int), .required("height", .int), .required("points", .meshPoints),
      .required("colors", ValueType<Color>.color.list), .defaulted("background", .color, .clear),
      .defaulted("smoothsColors", .bool, true)
    ) { width, height, points, colors, background, smooths in
      MeshGradient(
        width: width, height: height, points: points, colors: colors, background: background,
        smoothsColors: smooths)
    })
}

extension ValueType where Value == [SIMD2<Float>] {
  static let meshPoints = ValueType("an array of points", .array(of: .array(of: .number))) {
    argument throws(TemplateError) in
    var points: [SIMD2<Float>] = []
    for item in try ValueType<EntryValue>.any.list.decode(argument) {
      guard case .array(let pair) = item, pair.count == 2, let x = pair[0].number,
        let y = pair[1].number
      else { throw argument.expected("an array of points, each [x, y]") }
      points.append([Float(x), Float(y)])
    }
    return points
  }
}

extension ValueType where Value == Text {
  /// A literal is a key of the strings tables, as in Swift; what an expression gives is text as it
  /// stands.
  static let localizedText = ValueType("a text", .text) { argument throws(TemplateError) in
    let text = try ValueType<String>.text.decode(argument)
    guard case .string = argument.origin.kind else { return Text(verbatim: text) }
    return Text(LocalizedStringKey(text))
  }
}

extension TemplateSlot {
  /// The texts of the content as one, each with its own style.
  func joinedText() throws(TemplateError) -> Text {
    var joined = Text(verbatim: "")
    for content in try nodes() {
      switch content {
      case .text(let text): joined = joined + text
      case .image(let image): joined = joined + Text(image)
      case .shape, .style, .view:
        throw builder.error(
          at: value?.offset ?? 0,
          .unexpected(
            found: "\(content.summary) among the spans",
            expected: "texts and images with modifiers of text only"))
      }
    }
    return joined
  }
}
