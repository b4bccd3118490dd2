import Foundation
import WidgetGeometry
import WidgetScene

/// A value of every kind of item, paint and effect.
enum SceneSamples {
  static let box = Path(CGRect(x: 1, y: 2, width: 30, height: 20.25))
  static let curve = Path { path in
    path.move(to: CGPoint(x: 0.1, y: -0.2))
    path.addQuadCurve(to: CGPoint(x: 1 / 3.0, y: 5), control: CGPoint(x: 1e-7, y: 1e9))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 3, y: 0), control2: CGPoint(x: 4, y: -1.5))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.closeSubpath()
  }
  static let wide = ColorValue(red: 1.09, green: -0.1, blue: 0.123456789, alpha: 0.5)
  static let ramp = GradientRamp(stops: [GradientStop(.black, at: 0), GradientStop(wide, at: 0.7)])
  static let image = ImageRef(id: "Assets/sky.png", pixels: PixelSize(width: 40, height: 30))

  static let paints: [Paint] = [
    .solid(.white), .solid(wide),
    .linear(ramp, start: .zero, end: CGPoint(x: 10, y: 0)),
    .linear(
      GradientRamp(stops: ramp.stops, mixing: .device), start: .zero, end: CGPoint(x: 10, y: 0)),
    .radial(ramp, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 7.5),
    .elliptical(
      ramp, center: CGPoint(x: 5, y: 5), radii: CGSize(width: 8, height: 4), startFraction: 0,
      endFraction: 0.5),
    .angular(ramp, center: CGPoint(x: 5, y: 5), start: 0, end: 2 * .pi),
    .mesh(
      MeshPaint(
        columns: 2, rows: 2,
        points: [
          .zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9),
        ], colors: [.black, .white, wide, .clear], background: .clear, smoothsColors: true)),
    .image(
      image, source: CGRect(x: 1, y: 1, width: 3, height: 3),
      tile: CGRect(x: 0, y: 0, width: 6, height: 6)),
    .faded(.faded(.solid(.black), 0.5), 0.25),
  ]

  static let colorEffects: [ColorEffect] = [
    .brightness(0.1), .contrast(1.5), .saturation(0.5), .grayscale(1), .hueRotation(.pi / 2),
    .invert, .multiply(wide), .luminanceToAlpha, .tint(.white), .vibrant(.black),
  ]

  static let effects: [GroupEffect] =
    [
      .opacity(0.5), .clip(box, FillStyle(eoFill: true, antialiased: false)),
      .mask([.fill(curve, .solid(.black), FillStyle())]),
      .transform(CGAffineTransform(a: 1, b: 0.5, c: -0.5, d: 1, tx: 3, ty: 4)),
      .projection([1, 0, 0.001, 0, 1, 0, 0, 0, 1]),
      .shadow(.black.opacity(0.33), radius: 4, offset: CGSize(width: 0, height: 2)),
      .blur(radius: 3, opaque: true), .isolate, .knockout,
      .backdrop(box, blurRadius: 20, saturation: 1.8),
      .view(ViewLabel(type: "Text", pointer: "/body/children/0", url: "app://x?a=\"1\"&b=2")),
      .accent(.accent), .accent(.fullColor),
    ] + colorEffects.map { .color($0) } + BlendMode.allCases.map { .blend($0) }

  static let run = GlyphRun(
    face: FontFaceRef(
      file: "Inter-Variable.ttf", index: 1,
      variations: [.init("opsz", 14), .init("wght", 612.5)], obliqueness: 0.2, emboldening: 0.01),
    size: 13,
    glyphs: [
      PlacedGlyph(id: 7, position: CGPoint(x: 1.25, y: 20), textOffset: 0),
      PlacedGlyph(id: 65_535, position: CGPoint(x: 9.1, y: 20), textOffset: 2),
    ], text: "é\"\n👍", isRightToLeft: true)

  static let list = DisplayList(
    size: CGSize(width: 158, height: 158.5),
    items: paints.map { .fill(box, $0, FillStyle()) }
      + [
        .fill(curve, .solid(.black), FillStyle(eoFill: true, antialiased: false)),
        .stroke(box, .solid(.black), StrokeStyle(lineWidth: 2)),
        .stroke(
          curve, .solid(wide),
          StrokeStyle(
            lineWidth: 1.5, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1.5],
            dashPhase: 0.5)),
        .glyphs(run, .solid(.black)),
        .image(ImageDraw(image: image, rect: CGRect(x: 0, y: 0, width: 20, height: 15))),
        .image(
          ImageDraw(
            image: image, source: CGRect(x: 0, y: 0, width: 10, height: 10),
            rect: CGRect(x: 0, y: 0, width: 20, height: 15), interpolation: .high,
            tint: .solid(.black), isFlipped: true)),
        .group(.isolate, bounds: .null, []),
      ] + effects.map { .grouped($0, [.fill(box, .solid(.black), FillStyle())]) })
}
