/// A publisher that is told what to announce.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Those who listen, in the order they came.
private struct Listeners<Output, Failure: Error> {
  struct Listener {
    let value: (Output) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
  }

  private var listeners: [(id: Int, listener: Listener)] = []
  private var nextID = 0
  private(set) var end: Subscribers.Completion<Failure>?

  mutating func add(_ listener: Listener) -> Int {
    nextID += 1
    listeners.append((nextID, listener))
    return nextID
  }

  mutating func remove(_ id: Int) { listeners.removeAll { $0.id == id } }

  /// A copy, because a listener may leave or bring others while it is told.
  var all: [Listener] { end == nil ? listeners.map(\.listener) : [] }

  mutating func finish(_ completion: Subscribers.Completion<Failure>) -> [Listener] {
    let told = all
    end = completion
    listeners = []
    return told
  }
}

/// Announces what it is sent to whoever listens at the time.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  public init() {}

  public func send(_ value: Output) { for listener in listeners.all { listener.value(value) } }
  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in listeners.finish(completion) { listener.completion(completion) }
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end = listeners.end {
      completion(end)
      return AnyCancellable {}
    }
    let id = listeners.add(.init(value: receiveValue, completion: completion))
    return AnyCancellable { [weak self] in self?.listeners.remove(id) }
  }
}

/// Holds a value, and announces it to each new listener and whenever it changes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  public var value: Output {
    didSet { for listener in listeners.all { listener.value(value) } }
  }

  public init(_ value: Output) { self.value = value }

  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in listeners.finish(completion) { listener.completion(completion) }
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let end = listeners.end {
      completion(end)
      return AnyCancellable {}
    }
    let id = listeners.add(.init(value: receiveValue, completion: completion))
    receiveValue(value)
    return AnyCancellable { [weak self] in self?.listeners.remove(id) }
  }
}
