public import Foundation

/// A colour set of an asset catalogue, as the symbols generated for catalogues name it:
/// `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundlePath: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

/// A picture of an asset catalogue: `Image(.cover)`.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundlePath: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    bundlePath = bundle.bundlePath
  }
}

extension Color {
  public init(_ resource: ColorResource) {
    self.init(.asset(name: resource.name, bundle: resource.bundlePath))
  }
}

extension Image {
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, bundle: resource.bundlePath))
  }
  public init(_ resource: ImageResource, label: Text) { self.init(resource) }
  public init(decorative resource: ImageResource) { self.init(resource) }
}

extension UIColor {
  public convenience init(resource: ColorResource) { self.init(color: Color(resource)) }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(named: resource.name, inBundle: resource.bundlePath)
  }
}
