import Foundation

/// `Fonts/fonts.json` as it is written; `Docs/fonts.md` says what each key means.
struct CatalogDocument: Decodable {
  struct Family: Decodable {
    let family: String
    let roles: [String]
    let files: [File]
  }
  struct File: Decodable {
    enum Style: String, Decodable { case normal, italic }
    let path: String
    let style: Style
    let axes: [String: [Double]]
    let covers: String?
  }
  struct Alias: Decodable {
    struct Line: Decodable {
      let ascender: Double
      let descender: Double
      let leading: Double
    }
    let names: [String]
    let family: String
    let scale: Double?
    let line: Line?
  }
  struct Fallback: Decodable {
    let scripts: [String]
    let cjk: [String: [String]]
    let cjkDefault: String
    let last: [String]
  }

  let schema: Int
  let families: [Family]
  let aliases: [Alias]
  let fallback: Fallback
}

extension CatalogDocument {
  static func read(_ url: URL) throws(TextError) -> CatalogDocument {
    let document: CatalogDocument
    do {
      document = try JSONDecoder().decode(CatalogDocument.self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw .catalogInvalid(path: url.path, place: error.place, reason: error.reason)
    } catch {
      throw .catalogUnreadable(path: url.path, reason: "cannot be read")
    }
    guard document.schema == 1 else {
      throw .catalogInvalid(
        path: url.path, place: "schema", reason: "expected 1, found \(document.schema)")
    }
    return document
  }
}

extension DecodingError {
  private var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context),
      .typeMismatch(_, let context), .valueNotFound(_, let context):
      context
    @unknown default: nil
    }
  }

  fileprivate var place: String {
    let path = context?.codingPath.map { key in
      key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
    }
    return path?.joined() ?? "."
  }

  fileprivate var reason: String { context?.debugDescription ?? "not understood" }
}
