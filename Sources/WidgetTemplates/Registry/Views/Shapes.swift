import Foundation
import WidgetGeometry
import WidgetViews

extension Registry {
  static let shapes: [ViewEntry] = [
    ViewEntry(
      "Rectangle", "A rectangle that fills its frame.", sample: #"{"type":"Rectangle"}"#,
      .view { () throws(TemplateError) -> any View in Rectangle() }),
    ViewEntry(
      "RoundedRectangle", "A rectangle with equal corners.",
      sample: #"{"type":"RoundedRectangle","cornerRadius":8,"style":"circular"}"#,
      .view(.required("cornerRadius", .length), .defaulted("style", .cornerStyle, .continuous)) {
        RoundedRectangle(cornerRadius: $0, style: $1)
      },
      .view(.required("cornerSize", .size), .defaulted("style", .cornerStyle, .continuous)) {
        RoundedRectangle(cornerSize: $0, style: $1)
      }),
    ViewEntry(
      "UnevenRoundedRectangle", "A rectangle whose corners may differ.",
      sample: #"{"type":"UnevenRoundedRectangle","topLeadingRadius":12}"#,
      .view(
        .defaulted("topLeadingRadius", .length, 0), .defaulted("bottomLeadingRadius", .length, 0),
        .defaulted("bottomTrailingRadius", .length, 0),
        .defaulted("topTrailingRadius", .length, 0),
        .defaulted("style", .cornerStyle, .continuous)
      ) {
        UnevenRoundedRectangle(
          topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2,
          topTrailingRadius: $3, style: $4)
      }),
    ViewEntry(
      "Capsule", "A rectangle whose shorter sides are round.", sample: #"{"type":"Capsule"}"#,
      .view(.defaulted("style", .cornerStyle, .continuous)) { Capsule(style: $0) }),
    ViewEntry(
      "Circle", "A circle as wide as its frame's shorter side.", sample: #"{"type":"Circle"}"#,
      .view { () throws(TemplateError) -> any View in Circle() }),
    ViewEntry(
      "Ellipse", "An ellipse that fills its frame.", sample: #"{"type":"Ellipse"}"#,
      .view { () throws(TemplateError) -> any View in Ellipse() }),
    ViewEntry(
      "ContainerRelativeShape", "The shape of the container, inset as it is.",
      sample: #"{"type":"ContainerRelativeShape"}"#,
      .view { () throws(TemplateError) -> any View in ContainerRelativeShape() }),
    ViewEntry(
      "ButtonBorderShape", "The shape of buttons.",
      sample: #"{"type":"ButtonBorderShape","kind":"capsule"}"#,
      .view(.defaulted("kind", .buttonBorder, .automatic)) {
        (shape: ButtonBorderShape) throws(TemplateError) -> any View in shape
      },
      .view(.required("radius", .length)) { ButtonBorderShape.roundedRectangle(radius: $0) }),
    ViewEntry(
      "Path", "An outline in the form of SVG path data, in points.",
      sample: #"{"type":"Path","data":"M0 0 L10 0 L5 8 Z"}"#,
      .view(.required("data", .path)) { (path: Path) throws(TemplateError) -> any View in path }),
  ]
}
