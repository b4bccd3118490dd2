package import Foundation
package import WidgetAssets
package import WidgetGeometry
package import WidgetText

/// What every render shares and nothing changes: the fonts, symbols and tables of the product.
package struct RenderResources: Sendable {
  package let fonts: FontCatalog
  package let symbols: SymbolCatalog
  package let limits: RenderLimits

  /// - Parameters:
  ///   - root: The folder that holds `Fonts/` and `Symbols/`.
  ///   - extraFonts: Font files the request brings.
  ///   - symbolFolder: Symbols of a licensed user, which come before ours.
  package init(
    root: URL, extraFonts: [URL] = [], symbolFolder: URL? = nil, limits: RenderLimits = .standard
  ) throws(RenderError) {
    do throws(TextError) {
      fonts = try FontCatalog(
        folder: root.appendingPathComponent("Fonts"), extraFonts: extraFonts, limits: limits)
    } catch {
      // A font of the request's own is no part of the product.
      guard extraFonts.contains(where: { $0.path == error.path }) else {
        throw .resourcesMissing("\(error)")
      }
      throw .asset("\(error)")
    }
    do {
      symbols = try SymbolCatalog(
        folder: root.appendingPathComponent("Symbols"), overrides: symbolFolder, limits: limits)
    } catch {
      throw .resourcesMissing("\(error)")
    }
    self.limits = limits
  }
}
