import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetPaint
import WidgetRaster
import WidgetScene

/// Every kind of item, painted by us and by the renderers people view the other formats with.
@Suite(.serialized) struct FormatMatrix {
  private static let scale: CGFloat = 2
  /// Mean difference allowed, in levels of 255.
  private static let tolerance = 2.0

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: MatrixCase.size, items: items)
  }

  /// The kinds are those that Docs/display-list.md specifies.
  @Test func everyKindIsInTheMatrix() throws {
    var found: Set<String> = []
    for matrixCase in MatrixCase.all {
      let json = try list(matrixCase.items).json()
      collectKinds(try JSONSerialization.jsonObject(with: json), into: &found)
    }
    let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/display-list.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let start = try #require(text.range(of: "### Items"))
    let end = try #require(text.range(of: "## Rendering modes"))
    let part = text[start.upperBound..<end.lowerBound]
    let kinds = part.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(kinds.count > 25)
    for kind in kinds where kind != "kind" {
      #expect(found.contains(kind), "no case of \(kind)")
    }
    for mode in BlendMode.allCases {
      #expect(mode == .normal || found.contains(mode.rawValue), "no case of \(mode)")
    }
  }

  private func collectKinds(_ value: Any, into found: inout Set<String>) {
    switch value {
    case let object as [String: Any]:
      for (key, value) in object {
        if let name = value as? String, ["kind", "mode", "effect"].contains(key) {
          found.insert(name)
        }
        collectKinds(value, into: &found)
      }
    case let array as [Any]: for value in array { collectKinds(value, into: &found) }
    default: break
    }
  }

  @Test(arguments: MatrixCase.all)
  func svgLooksLikeThePicture(_ matrixCase: MatrixCase) throws {
    var report = PaintReport()
    let wanted = try MatrixTools.bitmap(list(matrixCase.items), Self.scale, &report)
    let svg = try MatrixTools.svg(list(matrixCase.items), Self.scale, &report)
    let seen = try MatrixTools.convert(svg, name: "page.svg", to: "page.png") { input, output in
      ["rsvg-convert", "-w", "\(wanted.width)", "-h", "\(wanted.height)", "-o", output, input]
    }
    let difference = MatrixTools.meanDifference(wanted, seen)
    try MatrixTools.keep(matrixCase.name, wanted, seen, "svg")
    #expect(difference <= Self.tolerance)
  }

  @Test(arguments: MatrixCase.all)
  func pdfLooksLikeThePicture(_ matrixCase: MatrixCase) throws {
    var report = PaintReport()
    // Paper is white.
    var wanted = try MatrixTools.bitmap(list(matrixCase.items), Self.scale, &report)
    wanted = Bitmap(
      width: wanted.width, height: wanted.height,
      pixels: wanted.pixels.map { PixelOps.over($0, 0xFFFF_FFFF) })
    let pdf = try MatrixTools.pdf(list(matrixCase.items), Self.scale, &report)
    let seen = try MatrixTools.convert(pdf, name: "page.pdf", to: "page.png") { input, output in
      ["pdftoppm", "-png", "-singlefile", "-r", "144", input, String(output.dropLast(4))]
    }
    let difference = MatrixTools.meanDifference(wanted, seen)
    try MatrixTools.keep(matrixCase.name, wanted, seen, "pdf")
    #expect(difference <= Self.tolerance)
  }
}

/// Painting in three formats, and looking at the result with other people's programs.
enum MatrixTools {
  /// A picture with soft colours and a hard edge, one of black and white squares, a black disc.
  static let pictures: [String: Bitmap] = [
    "photo": make(200, 120) { x, y in
      RGBA8(UInt8(x), UInt8(y * 2), x > 100 ? 200 : 60)
    },
    "checks": make(16, 16) { x, y in
      (x / 4 + y / 4) % 2 == 0 ? RGBA8(0, 0, 0) : RGBA8(255, 200, 0)
    },
    "disc": make(64, 64) { x, y in
      let (dx, dy) = (Double(x) - 31.5, Double(y) - 31.5)
      let edge = 28 - (dx * dx + dy * dy).squareRoot()
      return RGBA8(0, 0, 0, UInt8(min(max(edge, 0), 1) * 255))
    },
  ]

  private static func make(_ width: Int, _ height: Int, _ color: (Int, Int) -> RGBA8) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<(width * height)).map { color($0 % width, $0 / width).premultiplied })
  }

  static var resources: PaintResources {
    PaintResources(glyphs: SquareGlyphs(), images: FixedImages(pictures))
  }

  static func bitmap(
    _ list: DisplayList, _ scale: CGFloat, _ report: inout PaintReport
  ) throws -> Bitmap {
    try BitmapPainter(resources: resources).paint(list, scale: scale, report: &report)
  }

  static func svg(
    _ list: DisplayList, _ scale: CGFloat, _ report: inout PaintReport
  ) throws -> Data {
    try SVGBackend(resources: resources) { try PNGEncoder().encode($0) }
      .encode(list, scale: scale, report: &report)
  }

  static func pdf(
    _ list: DisplayList, _ scale: CGFloat, _ report: inout PaintReport
  ) throws -> Data {
    try PDFBackend(resources: resources).encode(list, scale: scale, report: &report)
  }

  /// Runs a program on `data` in a folder of its own.
  static func run(
    _ data: Data, name: String, output: String, _ command: (String, String) -> [String]
  ) throws -> Data {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("paint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent(name)
    let result = folder.appendingPathComponent(output)
    try data.write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command(input.path, result.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: result)
  }

  static func png(_ bitmap: Bitmap) throws -> Data { try PNGEncoder().encode(bitmap) }

  static func convert(
    _ data: Data, name: String, to output: String, _ command: (String, String) -> [String]
  ) throws -> Bitmap {
    try ImageDecoder.decode(run(data, name: name, output: output, command))
  }

  /// Puts both pictures into the folder named by `PAINT_MATRIX_FOLDER`, for looking at; without
  /// that variable does nothing.
  static func keep(_ name: String, _ wanted: Bitmap, _ seen: Bitmap, _ format: String) throws {
    guard let path = ProcessInfo.processInfo.environment["PAINT_MATRIX_FOLDER"] else { return }
    let folder = URL(fileURLWithPath: path)
    let base = name.replacingOccurrences(of: " ", with: "-")
    try PNGEncoder().encode(wanted).write(to: folder.appendingPathComponent("\(base).png"))
    try PNGEncoder().encode(seen).write(to: folder.appendingPathComponent("\(base).\(format).png"))
  }

  /// Mean difference of the premultiplied channels, in levels of 255.
  static func meanDifference(_ a: Bitmap, _ b: Bitmap) -> Double {
    guard a.size == b.size, !a.isEmpty else { return 255 }
    var sum = 0
    for (p, q) in zip(a.pixels, b.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        sum += abs(Int((p >> shift) & 0xFF) - Int((q >> shift) & 0xFF))
      }
    }
    return Double(sum) / Double(a.pixels.count * 4)
  }
}
