/// Announces values over time.
///
/// The part of Combine that models of widgets are made of; there is no back pressure and there are
/// no schedulers, because everything happens while one picture is made.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Delivers values until the answer is cancelled or let go.
  func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// Names of Combine's subscriber types.
public enum Subscribers {
  /// Why no more values come.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Something that can be called off.
public protocol Cancellable {
  func cancel()
}

/// Calls its work off when it is let go.
public final class AnyCancellable: Cancellable, Hashable {
  private var work: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { work = cancel }
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
  deinit { work?() }

  public func cancel() {
    work?()
    work = nil
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, completion: receiveCompletion) }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      _subscribe({ value(transform($0)) }, completion: completion)
    }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher { value, completion in
      _subscribe({ transform($0).map(value) }, completion: completion)
    }
  }

  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      _subscribe({ if isIncluded($0) { value($0) } }, completion: completion)
    }
  }

  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { value, completion in
      _subscribe(value) { end in
        if case .failure = end { value(output) }
        completion(.finished)
      }
    }
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue) { _ in }
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }
}

/// A publisher whose type is not part of its own.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Subscribe = (
    @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  private let subscribe: Subscribe

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = { publisher._subscribe($0, completion: $1) }
  }

  init(_ subscribe: @escaping Subscribe) { self.subscribe = subscribe }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, completion) }
}

/// Announces one value at once.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
