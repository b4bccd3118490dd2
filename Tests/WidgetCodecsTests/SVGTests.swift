import Foundation
import Testing
import WidgetCodecs
import WidgetGeometry
import WidgetRaster

struct SVGTests {
  static func document(_ content: String, _ attributes: String = #"width="4" height="2""#) -> Data {
    let names = #"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#
    return Data("<svg \(names) \(attributes)>\(content)</svg>".utf8)
  }

  @Test func shapesAreDrawn() throws {
    let data = Self.document(#"<rect width="2" height="2" fill="rgb(204,102,51)"/>"#)
    #expect(try ImageInfo(of: data).format == .svg)
    let bitmap = try ImageDecoder.decode(data)
    #expect(bitmap.size == PixelSize(width: 4, height: 2))
    #expect(bitmap.color(x: 1, y: 1) == RGBA8(204, 102, 51))
    #expect(bitmap.color(x: 2, y: 1) == RGBA8(0, 0, 0, 0))
  }

  @Test func theViewBoxGivesTheSize() throws {
    let data = Self.document("", #"viewBox="0 0 30 20""#)
    #expect(try ImageInfo(of: data).size == PixelSize(width: 30, height: 20))
  }

  @Test func theWantedSizeIsCovered() throws {
    let data = Self.document("<path d='M0 0h4v2z'/>")
    let wanted = PixelSize(width: 30, height: 30)
    #expect(try ImageDecoder.decode(data, fitting: wanted).size == PixelSize(width: 60, height: 30))
    #expect(try SVGRasterizer.rasterize(data, size: wanted).size == wanted)
  }

  @Test(arguments: [
    ("<text>a</text>", "text"),
    ("<g><svg:tspan>a</svg:tspan></g>", "text"),
    (#"<image href="file:///etc/passwd"/>"#, "pictures outside of the file"),
    (#"<image xlink:href="https://example.com/a.png"/>"#, "pictures outside of the file"),
    ("<image\nhref = 'data:image/svg+xml;base64,AAAA'/>", "pictures outside of the file"),
    (#"<image href="d&#97;ta:image/png;base64,AAAA"/>"#, "pictures outside of the file"),
    (#"<image x=">" href="https://example.com/a.png"/>"#, "pictures outside of the file"),
    (#"<!-- > --><é·:image xlink:href = "a.png"/>"#, "pictures outside of the file"),
    (#"<![CDATA[<a>]]><text/>"#, "text"),
    (#"<switch><g systemLanguage="de"/></switch>"#, "a choice by language"),
    (#"<xi:include href="a.svg"/>"#, "included documents"),
  ])
  func whatWeDoNotControlIsRefused(content: String, feature: String) {
    let error = #expect(throws: CodecError.self) {
      try ImageDecoder.decode(Self.document(content))
    }
    #expect(error?.description.contains("SVG with \(feature) is not read") == true)
  }

  @Test func commentsAndCharacterDataAreNoElements() throws {
    let data = Self.document(
      "<!-- <text/> --><desc><![CDATA[<image href='a'/>]]></desc><?x <text/> ?>"
        + "<rect width='4' height='2'/>")
    #expect(try ImageDecoder.decode(data).color(x: 1, y: 1) == RGBA8(0, 0, 0))
  }

  @Test func anSVGInsideIsRefused() {
    let inner = Self.document("").base64EncodedString()
    let error = #expect(throws: CodecError.self) {
      try ImageDecoder.decode(Self.document(#"<image href="data:image/png;base64,\#(inner)"/>"#))
    }
    #expect(error?.description.contains("an SVG picture inside") == true)
  }

  @Test func entitiesOfTheDocumentAreRefused() {
    let data = Data("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg>&a;</svg>".utf8)
    #expect(throws: CodecError.self) { try ImageDecoder.decode(data) }
  }

  @Test(arguments: ["utf-16", "iso-8859-1", "UTF-7"])
  func otherEncodingsAreRefused(_ encoding: String) {
    let data = Data("<?xml version='1.0' encoding='\(encoding)'?><svg/>".utf8)
    #expect(throws: CodecError.self) { try ImageDecoder.decode(data) }
  }

  @Test func embeddedPicturesAreDrawnWithinTheLimits() throws {
    let picture = try PNGEncoder().encode(Bitmap(width: 40, height: 20, filledWith: 0xFF33_66CC))
    let image =
      #"<image width="4" height="2" href="data:image/png;base64,\#(picture.base64EncodedString())"/>"#
    let bitmap = try ImageDecoder.decode(Self.document(image))
    #expect(bitmap.color(x: 1, y: 1) == RGBA8(0x33, 0x66, 0xCC))

    var limits = RenderLimits()
    limits.imageSide = 39
    #expect(throws: CodecError.self) {
      try ImageDecoder.decode(Self.document(image), limits: limits)
    }
    limits = RenderLimits()
    limits.imagePixelCount = 1500
    #expect(throws: CodecError.tooMuch(.svg, what: "pixels of embedded pictures", limit: 1500)) {
      try ImageDecoder.decode(Self.document(image + image), limits: limits)
    }
  }

  @Test func theOutputIsLimited() {
    let data = Self.document("", #"width="1000000000" height="2""#)
    #expect(throws: CodecError.self) { try ImageDecoder.decode(data) }
    #expect(throws: CodecError.self) {
      try ImageDecoder.decode(Self.document(""), fitting: PixelSize(width: 9000, height: 1))
    }
  }

  @Test func brokenMarkupIsDamage() {
    let data = Data("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>".utf8)
    #expect(throws: CodecError.self) { try ImageDecoder.decode(data) }
  }
}
