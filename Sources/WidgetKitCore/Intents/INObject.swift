public import Foundation

/// Something of the app's that a parameter can be.
open class INObject: NSObject, NSCopying {
  open var identifier: String?
  open var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String? = nil
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?,
    image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    subtitleString = subtitle
    displayImage = image
  }

  /// Properties besides identifier and display text, in the order of their definition.
  open class var _properties: [_INObjectProperty] { [] }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(identifier)
    hasher.combine(displayString)
    return hasher.finalize()
  }
}

/// One property of a custom type of objects, its type erased.
public struct _INObjectProperty {
  let name: String
  let set: (INObject, _IntentInput) throws -> Void

  public init<Root: INObject, Value: _INValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    set = { object, input in
      guard let object = object as? Root else { return }
      object[keyPath: keyPath] = try Value._read(input, among: [])
    }
  }
}

/// A picture of an intent's object.
open class INImage: NSObject {
  let source: String
  public init(named name: String) { source = name }
  public init(imageData: Data) { source = "data-\(imageData.count)" }
  public init?(url: URL) { source = url.absoluteString }
  public class func systemImageNamed(_ name: String) -> INImage { INImage(named: name) }
}

/// Objects a user chooses from, in sections.
open class INObjectCollection<ObjectType: NSObject>: NSObject {
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false
  public var allItems: [ObjectType] { sections.flatMap(\.items) }

  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
}

open class INObjectSection<ObjectType: NSObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}
