import Foundation
import Testing
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

@Suite struct FillAndStroke {
  @Test func alignedRectangleIsExact() throws {
    let (bitmap, report) = try painted([.box(2, 3, 4, 5, ColorValue(rgb: 18, 52, 86))])
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<6).contains(x) && (3..<8).contains(y)
        #expect(bitmap.hex(x, y) == (isInside ? "FF123456" : "00000000"))
      }
    }
    #expect(report.notes.isEmpty)
    #expect(report.work.layers == 0)
  }

  @Test func scaleMapsPointsToPixels() throws {
    let (bitmap, _) = try painted([.box(1, 1, 1, 1, .red)], width: 3, height: 3, scale: 3)
    #expect(bitmap.width == 9)
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 9)
    #expect(bitmap.hex(3, 3) == "FFFF0000")
  }

  @Test func halfCoveredPixelIsHalfOpaque() throws {
    let (bitmap, _) = try painted([.box(0, 0, 1.5, 1, .black)])
    #expect(bitmap.hex(0, 0) == "FF000000")
    #expect([0x7F, 0x80].contains(bitmap[1, 0] >> 24))
  }

  @Test func withoutAntialiasingPixelsAreAllOrNothing() throws {
    let circle = Path(ellipseIn: CGRect(x: 0.3, y: 0.3, width: 9, height: 9))
    let (bitmap, _) = try painted([
      .fill(circle, .solid(.black), FillStyle(antialiased: false))
    ])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 })
    #expect(bitmap.pixels.contains(0xFF00_0000))
  }

  @Test func evenOddLeavesTheInnerPartOpen() throws {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    }
    let (open, _) = try painted([.fill(rings, .solid(.black), FillStyle(eoFill: true))])
    let (closed, _) = try painted([.fill(rings, .solid(.black), FillStyle())])
    #expect(open.hex(5, 5) == "00000000")
    #expect(closed.hex(5, 5) == "FF000000")
  }

  @Test func strokeIsCentredOnItsPath() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 1, y: 5))
      path.addLine(to: CGPoint(x: 9, y: 5))
    }
    let (bitmap, _) = try painted([.stroke(line, .solid(.black), StrokeStyle(lineWidth: 2))])
    #expect(bitmap.hex(5, 4) == "FF000000")
    #expect(bitmap.hex(5, 5) == "FF000000")
    #expect(bitmap.hex(5, 3) == "00000000")
    #expect(bitmap.hex(0, 5) == "00000000")
  }

  @Test func squareCapsAndDashes() throws {
    let line = Path { path in
      path.move(to: CGPoint(x: 2, y: 5))
      path.addLine(to: CGPoint(x: 8, y: 5))
    }
    let (capped, _) = try painted([
      .stroke(line, .solid(.black), StrokeStyle(lineWidth: 2, lineCap: .square))
    ])
    #expect(capped.hex(1, 5) == "FF000000")
    let (dashed, _) = try painted([
      .stroke(line, .solid(.black), StrokeStyle(lineWidth: 2, dash: [2, 2]))
    ])
    #expect(dashed.hex(3, 5) == "FF000000")
    #expect(dashed.hex(5, 5) == "00000000")
    #expect(dashed.hex(7, 5) == "FF000000")
  }

  @Test func numbersThatAreNotFiniteAreReported() throws {
    let (bitmap, report) = try painted([.box(.nan, 0, 5, 5, .red), .box(0, 0, 1, 1, .blue)])
    #expect(report.notes == [PaintReport.Note(.notFinite, "fill")])
    #expect(bitmap.hex(0, 0) == "FF0000FF")
  }

  @Test func emptyAndHugePicturesAreRefused() {
    #expect(throws: PaintError.badSize(width: 0, height: 10, scale: 1)) {
      try painted([], width: 0)
    }
    #expect(throws: PaintError.badSize(width: 100_000, height: 100_000, scale: 3)) {
      try painted([], width: 100_000, height: 100_000, scale: 3)
    }
  }
}

@Suite struct Glyphs {
  private func run(_ glyphs: [(UInt32, CGFloat, CGFloat)], size: CGFloat = 4) -> GlyphRun {
    GlyphRun(
      face: FontFaceRef(file: "Test.ttf"), size: size,
      glyphs: glyphs.map {
        PlacedGlyph(id: $0.0, position: CGPoint(x: $0.1, y: $0.2), textOffset: 0)
      }, text: "x")
  }

  @Test func squareGlyphOnThePixelGridIsExact() throws {
    let (bitmap, report) = try painted([.glyphs(run([(1, 3, 8)]), .solid(.red))])
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 16)
    #expect(bitmap.hex(3, 4) == "FFFF0000")
    #expect(bitmap.hex(6, 7) == "FFFF0000")
    #expect(report.work.glyphFills == 1)
  }

  @Test func overlappingGlyphsOfTranslucentPaintShowOnce() throws {
    let item = DisplayItem.glyphs(run([(1, 0, 4), (1, 2, 4)]), .solid(.black.opacity(0.5)))
    let (bitmap, _) = try painted([item])
    #expect(bitmap[0, 0] == bitmap[3, 0])
  }

  /// One is inside, one beside the last row, one below: only the first has a place in the mask.
  @Test func glyphsBeyondTheEdgeAreLeftOut() throws {
    let alone = try painted([.glyphs(run([(1, 3, 9)]), .solid(.red))])
    let all = try painted(
      [.glyphs(run([(1, 3, 9), (1, 40, 9), (1, -40, 9), (1, 3, 60)]), .solid(.red))])
    #expect(all.bitmap == alone.bitmap)
  }

  @Test func glyphsStandOnQuartersOfAPixel() throws {
    let (near, _) = try painted([.glyphs(run([(1, 3.26, 8)]), .solid(.black))])
    let (quarter, _) = try painted([.glyphs(run([(1, 3.25, 8)]), .solid(.black))])
    #expect(near == quarter)
    #expect([0xBF, 0xC0].contains(quarter[3, 5] >> 24))
  }

  @Test func rotatedGlyphsAreDrawnAsPath() throws {
    let turned = DisplayItem.grouped(
      .transform(
        CGAffineTransform(rotationAngle: .pi / 2).concatenating(
          CGAffineTransform(translationX: 2, y: 2))),
      [.glyphs(run([(1, 0, 0)]), .solid(.black))])
    // The square above the baseline turns to the right of it.
    let (bitmap, _) = try painted([turned])
    #expect(bitmap.hex(3, 3) == "FF000000")
    #expect(bitmap.hex(5, 5) == "FF000000")
    #expect(bitmap.hex(1, 3) == "00000000")
  }

  @Test func pictureGlyphsKeepTheirColours() throws {
    let (bitmap, _) = try painted([.glyphs(run([(3, 1, 5)]), .solid(.black))])
    #expect(bitmap.hex(1, 3) == "FFFF0000")
    #expect(bitmap.hex(8, 3) == "FF0000FF")
  }
}

@Suite struct Groups {
  @Test func opacityOfOnePartNeedsNoLayer() throws {
    let group = DisplayItem.grouped(.opacity(0.5), [.box(0, 0, 2, 2, .black)])
    let (bitmap, report) = try painted([group])
    #expect([0x7F, 0x80].contains(bitmap[0, 0] >> 24))
    #expect(report.work.layers == 0)
  }

  @Test func opacityOfApartPartsNeedsNoLayer() throws {
    let group = DisplayItem.grouped(
      .opacity(0.5), [.box(0, 0, 2, 2, .black), .box(4, 0, 2, 2, .black)])
    #expect(try painted([group]).report.work.layers == 0)
  }

  @Test func opacityOfOverlappingPartsComposesThemFirst() throws {
    let group = DisplayItem.grouped(
      .opacity(0.5), [.box(0, 0, 4, 4, .red), .box(2, 2, 4, 4, .blue)])
    let (bitmap, report) = try painted([group])
    #expect(report.work.layers == 1)
    #expect(report.work.layerPixels == 36)
    #expect(bitmap[3, 3] & 0x00FF_0000 == 0)
    #expect(bitmap[3, 3] >> 24 == bitmap[0, 0] >> 24)
  }

  @Test func clipKeepsTheInside() throws {
    let group = DisplayItem.grouped(
      .clip(Path(CGRect(x: 2, y: 2, width: 3, height: 3)), FillStyle()), [.box(0, 0, 10, 10, .red)])
    let (bitmap, report) = try painted([group])
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 9)
    #expect(report.work.layers == 0)
  }

  @Test func roundClipOfTwoCoversHasNoRimOfTheLower() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let group = DisplayItem.grouped(
      .clip(circle, FillStyle()), [.box(0, 0, 10, 10, .red), .box(0, 0, 10, 10, .white)])
    let (bitmap, report) = try painted([group])
    for pixel in bitmap.pixels {
      let (red, blue) = ((pixel >> 16) & 0xFF, pixel & 0xFF)
      #expect(red == blue)
    }
    #expect(report.work.layers == 1)
  }

  @Test func roundClipOfPartsAwayFromItsEdgeNeedsNoLayer() throws {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let group = DisplayItem.grouped(
      .clip(circle, FillStyle()),
      [.box(0, 0, 100, 100, .red), .box(40, 40, 20, 20, .blue), .box(30, 30, 9, 9, .white)])
    #expect(try painted([group], width: 100, height: 100).report.work.layers == 0)
  }

  @Test func transformMovesAndTurns() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 5, y: 1))
    let (bitmap, _) = try painted([.grouped(.transform(turn), [.box(0, 0, 3, 2, .red)])])
    #expect(bitmap.pixels.count { $0 == 0xFFFF_0000 } == 6)
    #expect(bitmap.hex(3, 1) == "FFFF0000")
    #expect(bitmap.hex(4, 3) == "FFFF0000")
  }

  @Test func labelsAndAccentsChangeNothing() throws {
    let box = DisplayItem.box(1, 1, 3, 3, .red)
    let wrapped = DisplayItem.grouped(
      .view(ViewLabel(type: "Color")), [.grouped(.accent(.accent), [box])])
    #expect(try painted([wrapped]).bitmap == painted([box]).bitmap)
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let circle = Path(ellipseIn: CGRect(x: 0.4, y: 0.7, width: 8.1, height: 7.3))
    let ramp = GradientRamp(stops: [GradientStop(.red, at: 0), GradientStop(.blue, at: 1)])
    let item = DisplayItem.fill(
      circle, .linear(ramp, start: .zero, end: CGPoint(x: 10, y: 7)), FillStyle())
    #expect(try painted([item], scale: 3).bitmap == painted([item], scale: 3).bitmap)
  }
}

@Suite struct Images {
  private let quad = Bitmap(
    width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  private let ref = ImageRef(id: "quad", pixels: PixelSize(width: 2, height: 2))

  @Test func pixelForPixelIsACopy() throws {
    let draw = ImageDraw(image: ref, rect: CGRect(x: 3, y: 4, width: 2, height: 2))
    let (bitmap, _) = try painted([.image(draw)], images: ["quad": quad])
    #expect(bitmap.hex(3, 4) == "FFFF0000")
    #expect(bitmap.hex(4, 4) == "FF00FF00")
    #expect(bitmap.hex(3, 5) == "FF0000FF")
    #expect(bitmap.hex(4, 5) == "FFFFFFFF")
    #expect(bitmap.pixels.count { $0 != 0 } == 4)
  }

  @Test func withoutInterpolationPixelsBecomeSquares() throws {
    let draw = ImageDraw(
      image: ref, rect: CGRect(x: 0, y: 0, width: 10, height: 10), interpolation: .none)
    let (bitmap, _) = try painted([.image(draw)], images: ["quad": quad])
    #expect(bitmap.hex(4, 4) == "FFFF0000")
    #expect(bitmap.hex(5, 4) == "FF00FF00")
    #expect(bitmap.hex(9, 9) == "FFFFFFFF")
  }

  @Test func edgesOfAStretchedPictureStayOpaque() throws {
    let draw = ImageDraw(
      image: ref, rect: CGRect(x: 0, y: 0, width: 10, height: 10), interpolation: .high)
    let (bitmap, _) = try painted([.image(draw)], images: ["quad": quad])
    #expect(bitmap.isOpaque)
  }

  @Test func aPartNeverShowsWhatIsBesideIt() throws {
    let draw = ImageDraw(
      image: ref, source: CGRect(x: 1, y: 0, width: 1, height: 1),
      rect: CGRect(x: 0, y: 0, width: 10, height: 10), interpolation: .high)
    let (bitmap, _) = try painted([.image(draw)], images: ["quad": quad])
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_FF00 })
  }

  @Test func flippedIsMirrored() throws {
    let draw = ImageDraw(
      image: ref, rect: CGRect(x: 0, y: 0, width: 2, height: 2), isFlipped: true)
    let (bitmap, _) = try painted([.image(draw)], images: ["quad": quad])
    #expect(bitmap.hex(0, 0) == "FF00FF00")
    #expect(bitmap.hex(1, 0) == "FFFF0000")
  }

  @Test func tintPaintsWhereThePictureHasAlpha() throws {
    let half = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0x0000_0000])
    let draw = ImageDraw(
      image: ImageRef(id: "half", pixels: half.size), rect: CGRect(x: 0, y: 0, width: 2, height: 1),
      tint: .solid(.red))
    let (bitmap, _) = try painted([.image(draw)], images: ["half": half])
    #expect(bitmap.hex(0, 0) == "FFFF0000")
    #expect(bitmap.hex(1, 0) == "00000000")
  }

  @Test func missingPictureIsReported() throws {
    let draw = ImageDraw(
      image: ImageRef(id: "gone", pixels: PixelSize(width: 2, height: 2)),
      rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    let (_, report) = try painted([.image(draw), .image(draw)])
    #expect(report.notes == [PaintReport.Note(.missingImage, "gone")])
  }
}
