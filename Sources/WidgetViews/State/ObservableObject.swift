/// A model that announces its changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Announces that a model is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  public init() {}

  public func send() { subject.send(()) }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subject._subscribe(receiveValue, completion: completion) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the model's `@Published` properties share.  A model without any announces
  /// nothing by itself, and has to declare the publisher to announce something by hand.
  public var objectWillChange: ObservableObjectPublisher {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      fields += level.children.compactMap { $0.value as? any PublishedField }
      mirror = level.superclassMirror
    }
    let publisher = fields.lazy.compactMap(\.owner).first ?? ObservableObjectPublisher()
    for field in fields { field.owner = publisher }
    return publisher
  }
}

/// A `@Published` property, whatever its value.
private protocol PublishedField {
  var owner: ObservableObjectPublisher? { get nonmutating set }
}

/// A property of a model whose changes are announced.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  private final class Storage {
    let subject: CurrentValueSubject<Value, Never>
    var owner: ObservableObjectPublisher?
    init(_ value: Value) { subject = CurrentValueSubject(value) }
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The values of the property: the present one, then each new one.
  public struct Publisher: WidgetViews.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let subject: CurrentValueSubject<Value, Never>

    public func _subscribe(
      _ receiveValue: @escaping (Value) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subject._subscribe(receiveValue, completion: completion) }
  }

  public var projectedValue: Publisher { Publisher(subject: storage.subject) }

  public var wrappedValue: Value {
    get { storage.subject.value }
    nonmutating set {
      storage.owner?.send()
      storage.subject.value = newValue
    }
  }
}

extension Published: PublishedField {
  fileprivate var owner: ObservableObjectPublisher? {
    get { storage.owner }
    nonmutating set { storage.owner = newValue }
  }
}
