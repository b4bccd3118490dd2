import Foundation
import WidgetGeometry
import WidgetScene
import WidgetViews

extension Registry {
  static let effectModifiers: [ModifierEntry] = [
    ModifierEntry(
      "opacity", "How much of it shows, 0 to 1.", sample: #"[{"opacity":0.5}]"#,
      .value(.required("opacity", .double)) { view, opacity in view.opacity(opacity) }),
    ModifierEntry(
      "shadow", "A soft shadow; lengths in points.",
      sample: #"[{"shadow":{"color":"black","radius":4,"x":1,"y":2}},{"shadow":{"radius":3}}]"#,
      .labeled(
        .optional("color", .color), .required("radius", .length), .defaulted("x", .length, 0),
        .defaulted("y", .length, 0)
      ) { view, color, radius, x, y in
        guard let color else { return view.shadow(radius: radius, x: x, y: y) }
        return view.shadow(color: color, radius: radius, x: x, y: y)
      }),
    ModifierEntry(
      "blur", "A Gaussian blur; the radius in points.", sample: #"[{"blur":3}]"#,
      .labeled(.required("radius", .length), .required("opaque", .bool)) { view, radius, opaque in
        view.blur(radius: radius, opaque: opaque)
      },
      .value(.required("radius", .length)) { view, radius in view.blur(radius: radius) }),
    ModifierEntry(
      "blendMode", "How it mixes with what is below.", sample: #"[{"blendMode":"multiply"}]"#,
      .value(.required("mode", .blendMode)) { view, mode in view.blendMode(mode) }),
    ModifierEntry(
      "compositingGroup", "Drawn as one picture before effects around it.",
      sample: #"["compositingGroup"]"#, .labeled { view in view.compositingGroup() }),
    amount("brightness", "Lighter or darker, -1 to 1.") { $0.brightness($1) },
    amount("contrast", "Farther from or nearer to grey; 1 changes nothing.") { $0.contrast($1) },
    amount("saturation", "More or less colourful; 1 changes nothing.") { $0.saturation($1) },
    amount("grayscale", "Less colourful; 1 is grey.") { $0.grayscale($1) },
    ModifierEntry(
      "hueRotation", "Hues turned by an angle.", sample: #"[{"hueRotation":90}]"#,
      .value(.required("angle", .angle)) { view, angle in view.hueRotation(angle) }),
    ModifierEntry(
      "colorInvert", "The opposite colours.", sample: #"["colorInvert"]"#,
      .labeled { view in view.colorInvert() }),
    ModifierEntry(
      "colorMultiply", "Every colour times this one.", sample: #"[{"colorMultiply":"red"}]"#,
      .value(.required("color", .color)) { view, color in view.colorMultiply(color) }),
    ModifierEntry(
      "luminanceToAlpha", "Dark becomes clear.", sample: #"["luminanceToAlpha"]"#,
      .labeled { view in view.luminanceToAlpha() }),
    ModifierEntry(
      "rotationEffect", "Drawn turned, its room unchanged.",
      sample: #"[{"rotationEffect":45},{"rotationEffect":{"angle":10,"anchor":"topLeading"}}]"#,
      .labeled(.required("angle", .angle), .required("anchor", .unitPoint)) { view, angle, anchor in
        view.rotationEffect(angle, anchor: anchor)
      },
      .value(.required("angle", .angle)) { view, angle in view.rotationEffect(angle) }),
    ModifierEntry(
      "rotation3DEffect", "Drawn turned in space about an axis.",
      sample: #"[{"rotation3DEffect":{"angle":30,"x":0,"y":1,"perspective":0.5}}]"#,
      .labeled(
        .required("angle", .angle), .defaulted("x", .length, 0), .defaulted("y", .length, 0),
        .defaulted("z", .length, 0), .defaulted("anchor", .unitPoint, .center),
        .defaulted("anchorZ", .length, 0), .defaulted("perspective", .length, 1)
      ) { view, angle, x, y, z, anchor, anchorZ, perspective in
        view.rotation3DEffect(
          angle, axis: (x: x, y: y, z: z), anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)
      }),
    ModifierEntry(
      "drawingGroup", "Drawn as one picture before effects around it.",
      sample: #"["drawingGroup"]"#,
      .labeled { view in view.drawingGroup() }),
    ModifierEntry(
      "scaleEffect", "Drawn larger or smaller, its room unchanged.",
      sample: #"[{"scaleEffect":1.2},{"scaleEffect":{"x":2,"y":1,"anchor":"top"}}]"#,
      .labeled(
        .defaulted("x", .length, 1), .defaulted("y", .length, 1),
        .defaulted("anchor", .unitPoint, .center)
      ) { view, x, y, anchor in view.scaleEffect(x: x, y: y, anchor: anchor) },
      .value(.required("scale", .length)) { view, scale in view.scaleEffect(scale) }),
    ModifierEntry(
      "transformEffect", "Drawn through an affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.",
      sample: #"[{"transformEffect":{"a":1,"d":1,"tx":4}}]"#,
      .labeled(
        .defaulted("a", .length, 1), .defaulted("b", .length, 0), .defaulted("c", .length, 0),
        .defaulted("d", .length, 1), .defaulted("tx", .length, 0), .defaulted("ty", .length, 0)
      ) { view, a, b, c, d, tx, ty in
        view.transformEffect(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty))
      }),
  ]

  /// A modifier of one number.
  private static func amount(
    _ name: String, _ summary: String, _ apply: @escaping @Sendable (AnyView, Double) -> any View
  ) -> ModifierEntry {
    ModifierEntry(
      name, summary, sample: "[{\"\(name)\":0.5}]",
      .value(.required("amount", .double)) {
        (view: AnyView, amount: Double) throws(TemplateError) -> any View in apply(view, amount)
      })
  }
}
