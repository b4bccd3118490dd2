public import Foundation

/// How a value is shown to the user.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A picture beside the title.
  public struct Image: Hashable, Sendable {
    private let source: String
    public init(named name: String, isTemplate: Bool? = nil) { source = name }
    public init(systemName: String, isTemplate: Bool? = nil) { source = systemName }
    public init(url: URL, isTemplate: Bool? = nil) { source = url.absoluteString }
    public init(data: Data, isTemplate: Bool? = nil) { source = "data-\(data.count)" }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// How a kind of value is shown to the user.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var name: LocalizedStringResource
  public var numericFormat: LocalizedStringResource?
  public var synonyms: [LocalizedStringResource]

  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol CaseDisplayRepresentable: Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
