/// Caps that keep hostile or mistaken input from eating the machine.
///
/// Every input from outside is checked against one of these on entry.
public struct RenderLimits: Hashable, Sendable {
  /// Largest bitmap, in pixels.  A 4 KiB PNG header can claim far more.
  public var pixelCount = 67_108_864
  /// Longest side of a decoded image, in pixels.
  public var imageSide = 8_192
  /// Largest decoded image, in pixels.
  public var imagePixelCount = 40_000_000
  /// Largest encoded image file, in bytes.
  public var imageBytes = 64 << 20
  /// Largest single metadata chunk of an image, unpacked, in bytes.  ICC profiles stay below 4 MiB.
  public var imageChunkBytes = 8 << 20
  /// Scans of one progressive JPEG.  Encoders write about ten; each costs a pass over the picture.
  public var jpegScanCount = 64
  /// Largest SVG picture, in bytes.  Its parser builds a tree of many times that size.
  public var svgBytes = 4 << 20
  /// Elements drawn for one SVG picture, those it uses again and colour stops counted each time.
  /// Ten lines that use one another stand for a thousand million.
  public var svgElements = 50_000
  /// Nesting of the elements of an SVG picture, through what they use.  Its reader recurses.
  public var svgDepth = 128
  /// Pixels of all layers open at once while painting, 512 MiB.  Guards groups nested in groups,
  /// each of which is composed apart.
  public var layerPixelCount = 134_217_728
  /// What painting one picture may cost, in pixels of plain colour: some three seconds.  A large
  /// widget at three pixels a point has a million pixels; a blur of all of them costs 250 million.
  public var paintSteps = 10_000_000_000
  /// Stops of one gradient.  Cairo looks through all of them for every stretch of pixels.
  public var gradientStops = 1_000
  /// Nodes after resolving.  Guards a `ForEach` over a huge range; so many texts take seconds.
  public var nodeCount = 25_000
  /// Nesting of views.  The resolver and the layout pass recurse; a render's stack is sized for it.
  public var viewDepth = 512
  /// Sizes asked for in one layout.  Texts in stacks in stacks can ask for combinations of
  /// proposals that grow with the nesting; a large widget needs about 10,000.
  public var layoutMeasures = 2_000_000
  /// Characters of one text.
  public var textLength = 20_000
  /// Bytes of all texts of a render.  Shaping a million takes a second or two, and several times
  /// that where they shrink to fit.
  public var totalTextLength = 500_000
  /// Largest blur or shadow radius, in pixels.
  public var effectRadiusPixels = 512
  /// Largest JSON document, in bytes.
  public var documentBytes = 16 << 20
  /// Nesting of a JSON document.
  public var documentDepth = 1_024
  /// Steps of all expressions of one render.
  public var expressionSteps = 1_000_000
  /// Elements of one path.
  public var pathElements = 200_000
  /// Largest font file, in bytes.
  public var fontBytes = 64 << 20
  /// Files and folders of all asset folders together.  A mistaken `--assets /` stops here.
  public var assetEntries = 50_000
  /// Nesting of asset folders.  Links can make it endless.
  public var assetFolderDepth = 32
  /// Variants of one picture or colour.  Twenty traits give a few hundred at most.
  public var assetVariants = 1_000
  /// Seconds a widget's provider may take for one placeholder, snapshot or timeline.  iOS gives up
  /// at about thirty.
  public var providerSeconds = 30.0
  /// Entries of one timeline.  A day by quarters of an hour has 96.
  public var timelineEntries = 500

  public init() {}
  public static let standard = RenderLimits()
}
