import Foundation
import Testing
import WidgetGeometry
import WidgetRaster
import WidgetScene

/// One question per picture: the same list on a bitmap, in an SVG and in a PDF.
struct MatrixCase: CustomTestStringConvertible, Sendable {
  var name: String
  var items: [DisplayItem]

  init(_ name: String, _ items: [DisplayItem]) {
    self.name = name
    self.items = items
  }

  var testDescription: String { name }

  static let size = CGSize(width: 60, height: 40)

  static let all: [MatrixCase] = shapes + paints + content + effects + blends
}

extension MatrixCase {
  private static let box = Path(CGRect(x: 10, y: 8, width: 40, height: 24))
  private static let card = Path(
    roundedRect: CGRect(x: 10, y: 8, width: 40, height: 24), cornerRadius: 8)
  private static let circle = Path(ellipseIn: CGRect(x: 15, y: 5, width: 30, height: 30))
  private static let blue = ColorValue(rgb: 0, 122, 255)
  private static let orange = ColorValue(rgb: 255, 149, 0)
  private static let ramp = GradientRamp(stops: [
    GradientStop(ColorValue(rgb: 255, 56, 60), at: 0), GradientStop(blue, at: 1),
  ])
  private static func fill(_ path: Path, _ paint: Paint) -> DisplayItem {
    .fill(path, paint, FillStyle())
  }

  /// A white page, so that effects have something below them.
  private static let page = fill(
    Path(CGRect(origin: .zero, size: size)), .solid(.white))
  private static let stripes =
    [page]
    + (0..<6).map { index in
      DisplayItem.box(CGFloat(index) * 10, 0, 5, 40, index % 2 == 0 ? orange : blue)
    }

  static let shapes: [MatrixCase] = [
    MatrixCase("rectangle", [fill(box, .solid(blue))]),
    MatrixCase("rounded rectangle", [fill(card, .solid(blue.opacity(0.6)))]),
    MatrixCase(
      "even-odd",
      [
        .fill(
          Path { path in
            path.addPath(circle)
            path.addPath(box)
          }, .solid(orange), FillStyle(eoFill: true))
      ]),
    MatrixCase("aliased", [.fill(circle, .solid(blue), FillStyle(antialiased: false))]),
    MatrixCase(
      "stroke",
      [
        .stroke(
          card, .solid(blue),
          StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [6, 5], dashPhase: 2)),
        .stroke(circle, .solid(orange), StrokeStyle(lineWidth: 1)),
      ]),
    MatrixCase(
      "mitred corner",
      [
        .stroke(
          Path { path in
            path.addLines([
              CGPoint(x: 8, y: 35), CGPoint(x: 30, y: 10), CGPoint(x: 52, y: 35),
            ])
          }, .solid(blue), StrokeStyle(lineWidth: 6, lineCap: .square))
      ]),
  ]

  static let paints: [MatrixCase] = [
    MatrixCase(
      "linear gradient",
      [fill(card, .linear(ramp, start: CGPoint(x: 10, y: 8), end: CGPoint(x: 50, y: 32)))]),
    MatrixCase(
      "gradient to clear",
      [
        page,
        fill(
          box,
          .linear(
            GradientRamp(stops: [GradientStop(blue, at: 0.2), GradientStop(.clear, at: 0.9)]),
            start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0))),
      ]),
    MatrixCase(
      "hard stops",
      [
        fill(
          box,
          .linear(
            GradientRamp(stops: [
              GradientStop(blue, at: 0), GradientStop(blue, at: 0.5), GradientStop(orange, at: 0.5),
              GradientStop(orange, at: 1),
            ]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)))
      ]),
    MatrixCase(
      "radial gradient",
      [fill(box, .radial(ramp, center: CGPoint(x: 30, y: 20), startRadius: 4, endRadius: 18))]),
    MatrixCase(
      "radial gradient inwards",
      [fill(box, .radial(ramp, center: CGPoint(x: 30, y: 20), startRadius: 18, endRadius: 2))]),
    MatrixCase(
      "elliptical gradient",
      [
        fill(
          box,
          .elliptical(
            ramp, center: CGPoint(x: 30, y: 20), radii: CGSize(width: 20, height: 12),
            startFraction: 0.1, endFraction: 1))
      ]),
    MatrixCase(
      "angular gradient",
      [fill(circle, .angular(ramp, center: CGPoint(x: 30, y: 20), start: 0.5, end: 0.5 + 2 * .pi))]
    ),
    MatrixCase(
      "mesh gradient",
      [
        fill(
          card,
          .mesh(
            MeshPaint(
              columns: 3, rows: 2,
              points: [
                CGPoint(x: 10, y: 8), CGPoint(x: 25, y: 8), CGPoint(x: 50, y: 8),
                CGPoint(x: 10, y: 32), CGPoint(x: 38, y: 32), CGPoint(x: 50, y: 32),
              ], colors: [blue, .white, orange, orange, .black, blue], background: .white,
              smoothsColors: true)))
      ]),
    MatrixCase(
      "picture paint",
      [
        fill(
          card,
          .image(
            ImageRef(id: "checks", pixels: PixelSize(width: 16, height: 16)), source: nil,
            tile: CGRect(x: 10, y: 8, width: 16, height: 16)))
      ]),
    MatrixCase(
      "faded gradient",
      [
        page,
        fill(
          box, .faded(.linear(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)), 0.4)),
      ]),
  ]

  private static func run(_ ids: [UInt32], size: CGFloat = 16) -> GlyphRun {
    GlyphRun(
      face: FontFaceRef(file: "Test.ttf"), size: size,
      glyphs: ids.enumerated().map { index, id in
        PlacedGlyph(
          id: id, position: CGPoint(x: 6 + CGFloat(index) * size * 1.1, y: 28), textOffset: index)
      }, text: String("abcdef".prefix(ids.count)))
  }
  private static let photo = ImageRef(id: "photo", pixels: PixelSize(width: 200, height: 120))

  static let content: [MatrixCase] = [
    MatrixCase("glyphs", [.glyphs(run([1, 2, 2]), .solid(blue))]),
    MatrixCase("translucent glyphs", [page, .glyphs(run([2, 1, 2]), .solid(blue.opacity(0.4)))]),
    MatrixCase(
      "glyphs in a gradient",
      [.glyphs(run([1, 2, 1]), .linear(ramp, start: .zero, end: CGPoint(x: 60, y: 0)))]),
    MatrixCase("picture glyph", [.glyphs(run([1, 3], size: 12), .solid(blue))]),
    MatrixCase(
      "turned glyphs",
      [
        .grouped(
          .transform(
            CGAffineTransform(translationX: -30, y: -20)
              .concatenating(CGAffineTransform(rotationAngle: 0.4))
              .concatenating(CGAffineTransform(translationX: 30, y: 20))),
          [.glyphs(run([1, 2, 2]), .solid(blue))])
      ]),
    MatrixCase(
      "picture made smaller",
      [.image(ImageDraw(image: photo, rect: CGRect(x: 5, y: 5, width: 50, height: 30)))]),
    MatrixCase(
      "picture made larger",
      [
        .image(
          ImageDraw(
            image: ImageRef(id: "checks", pixels: PixelSize(width: 16, height: 16)),
            rect: CGRect(x: 14, y: 4, width: 32, height: 32), interpolation: .high))
      ]),
    MatrixCase(
      "part of a picture",
      [
        .image(
          ImageDraw(
            image: photo, source: CGRect(x: 50, y: 20, width: 80, height: 60),
            rect: CGRect(x: 10, y: 5, width: 40, height: 30), isFlipped: true))
      ]),
    MatrixCase(
      "picture without interpolation",
      [
        .image(
          ImageDraw(
            image: ImageRef(id: "checks", pixels: PixelSize(width: 16, height: 16)),
            rect: CGRect(x: 14, y: 4, width: 32, height: 32), interpolation: .none))
      ]),
    MatrixCase(
      "template picture",
      [
        .image(
          ImageDraw(
            image: ImageRef(id: "disc", pixels: PixelSize(width: 64, height: 64)),
            rect: CGRect(x: 14, y: 4, width: 32, height: 32),
            tint: .linear(ramp, start: CGPoint(x: 14, y: 0), end: CGPoint(x: 46, y: 0))))
      ]),
    MatrixCase(
      "faded picture",
      [
        page,
        .grouped(
          .opacity(0.5),
          [.image(ImageDraw(image: photo, rect: CGRect(x: 5, y: 5, width: 50, height: 30)))]),
      ]),
  ]

  private static let pair = [
    fill(Path(ellipseIn: CGRect(x: 8, y: 6, width: 26, height: 26)), .solid(blue)),
    fill(Path(ellipseIn: CGRect(x: 26, y: 8, width: 26, height: 26)), .solid(orange)),
  ]
  private static let dark = ColorValue.black.opacity(0.5)

  static let effects: [MatrixCase] =
    [
      MatrixCase("opacity", [page, .grouped(.opacity(0.5), pair)]),
      MatrixCase("clip", [.grouped(.clip(card, FillStyle()), stripes)]),
      MatrixCase(
        "even-odd clip",
        [
          .grouped(
            .clip(
              Path { path in
                path.addPath(card)
                path.addPath(circle)
              }, FillStyle(eoFill: true)), stripes)
        ]),
      MatrixCase(
        "mask",
        [
          page,
          .grouped(
            .mask([
              fill(
                box,
                .linear(
                  GradientRamp(stops: [GradientStop(.black, at: 0), GradientStop(.clear, at: 1)]),
                  start: CGPoint(x: 10, y: 0), end: CGPoint(x: 50, y: 0)))
            ]), pair),
        ]),
      MatrixCase("mask of one shape", [.grouped(.mask([fill(circle, .solid(.black))]), stripes)]),
      MatrixCase(
        "transform",
        [
          .grouped(
            .transform(CGAffineTransform(a: 0.8, b: 0.2, c: -0.3, d: 0.7, tx: 12, ty: 2)),
            stripes)
        ]),
      MatrixCase(
        "projection",
        [
          page,
          .grouped(.projection([0.9, 0.05, 0.006, 0, 1, 0, 2, 2, 1]), [fill(card, .solid(blue))]),
        ]
      ),
      MatrixCase(
        "shadow",
        [
          page,
          .grouped(
            .shadow(dark, radius: 3, offset: CGSize(width: 1, height: 2)),
            [fill(card, .solid(.white))]),
        ]),
      MatrixCase(
        "shadow of translucent items",
        [
          page,
          .grouped(
            .shadow(.black, radius: 0, offset: CGSize(width: 3, height: 3)),
            [fill(circle, .solid(blue.opacity(0.5)))]),
        ]),
      MatrixCase("blur", [page, .grouped(.blur(radius: 3, opaque: false), pair)]),
      MatrixCase(
        "opaque blur", [page, .grouped(.blur(radius: 3, opaque: true), stripes)]),
      MatrixCase("isolate", [page, .grouped(.isolate, pair)]),
      MatrixCase(
        "knockout",
        [
          page,
          .grouped(
            .isolate,
            pair + [
              .grouped(
                .knockout, [fill(Path(CGRect(x: 20, y: 0, width: 8, height: 40)), .solid(dark))]),
              fill(Path(CGRect(x: 22, y: 16, width: 4, height: 8)), .solid(.black)),
            ]),
        ]),
      MatrixCase(
        "material",
        stripes + [
          .grouped(
            .backdrop(card, blurRadius: 4, saturation: 1.8),
            [fill(card, .solid(.white.opacity(0.3)))])
        ]),
      MatrixCase(
        "material in a turned view",
        [
          .grouped(
            .transform(CGAffineTransform(rotationAngle: 0.1)),
            stripes + [.grouped(.backdrop(circle, blurRadius: 3, saturation: 1), [])])
        ]),
      MatrixCase(
        "labelled link",
        [
          .grouped(
            .view(ViewLabel(type: "Link", pointer: "/body", url: "app://open?a=1&b=\"2\"")),
            [.grouped(.accent(.accent), [fill(card, .solid(blue))])])
        ]),
    ] + colorEffects

  private static let colorEffects: [MatrixCase] = [
    ("brightness", .brightness(0.2)), ("contrast", .contrast(1.5)),
    ("saturation", .saturation(0.3)),
    ("grayscale", .grayscale(0.8)), ("hue rotation", .hueRotation(1)), ("invert", .invert),
    ("multiply", .multiply(ColorValue(red: 1, green: 0.5, blue: 0.2, alpha: 0.8))),
    ("luminance to alpha", .luminanceToAlpha), ("tint", .tint(orange.opacity(0.7))),
    ("vibrant", .vibrant(blue)),
  ].map { (name: String, effect: WidgetScene.ColorEffect) in
    MatrixCase("color \(name)", [page, .grouped(.color(effect), pair)])
  }

  static let blends: [MatrixCase] =
    BlendMode.allCases.map { mode in
      MatrixCase(
        "blend \(mode.rawValue)",
        stripes + [.grouped(.blend(mode), [fill(circle, .solid(ColorValue(rgb: 120, 200, 80)))])])
    } + [
      MatrixCase(
        "blend inside a clip",
        stripes + [
          .grouped(
            .clip(card, FillStyle()), [.grouped(.blend(.multiply), [fill(circle, .solid(orange))])])
        ])
    ]
}
