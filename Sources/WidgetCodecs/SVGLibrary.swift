import CRSVG
import Foundation

/// The functions of librsvg that are called, looked up when the first SVG document is read.
///
/// Most pictures contain none.  A program that is linked to librsvg starts some milliseconds later:
/// it brings gdk-pixbuf, GIO, libxml2 and ICU with it.
struct SVGLibrary: @unchecked Sendable {  // Addresses of functions, which never change.
  let newFromData: RsvgNewFromData
  let setDPI: RsvgSetDPI
  let intrinsicSizeInPixels: RsvgIntrinsicSizeInPixels
  let intrinsicDimensions: RsvgIntrinsicDimensions
  let renderDocument: RsvgRenderDocument
  let unref: RsvgUnref
  let freeError: RsvgFreeError

  private static let fileName = "librsvg-2.so.2"
  private static let shared = SVGLibrary()

  /// - Throws: When the machine has no librsvg.
  static func loaded() throws(CodecError) -> SVGLibrary {
    guard let shared else {
      throw .corrupt(.svg, reason: "cannot be read: \(fileName) is not installed")
    }
    return shared
  }

  private init?() {
    // Never closed: GObject's types cannot be taken back.
    guard let library = dlopen(Self.fileName, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // GLib's functions are found through librsvg, which depends on it.
    guard let newFromData = dlsym(library, "rsvg_handle_new_from_data"),
      let setDPI = dlsym(library, "rsvg_handle_set_dpi"),
      let sizeInPixels = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let dimensions = dlsym(library, "rsvg_handle_get_intrinsic_dimensions"),
      let renderDocument = dlsym(library, "rsvg_handle_render_document"),
      let unref = dlsym(library, "g_object_unref"),
      let freeError = dlsym(library, "g_error_free")
    else { return nil }
    self.newFromData = unsafeBitCast(newFromData, to: RsvgNewFromData.self)
    self.setDPI = unsafeBitCast(setDPI, to: RsvgSetDPI.self)
    intrinsicSizeInPixels = unsafeBitCast(sizeInPixels, to: RsvgIntrinsicSizeInPixels.self)
    intrinsicDimensions = unsafeBitCast(dimensions, to: RsvgIntrinsicDimensions.self)
    self.renderDocument = unsafeBitCast(renderDocument, to: RsvgRenderDocument.self)
    self.unref = unsafeBitCast(unref, to: RsvgUnref.self)
    self.freeError = unsafeBitCast(freeError, to: RsvgFreeError.self)
  }
}
