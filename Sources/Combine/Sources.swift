import Foundation
public import WidgetViews

/// Ends with an error at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    completion(.failure(error))
    return AnyCancellable {}
  }
}

/// Ends without a value at once.
public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) { ends = completeImmediately }
  private let ends: Bool

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if ends { completion(.finished) }
    return AnyCancellable {}
  }
}

/// One value, or one error, of work that begins when the publisher is made.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [Promise] = []

  public init(_ work: @escaping (@escaping Promise) -> Void) {
    work { [self] result in
      guard self.result == nil else { return }
      self.result = result
      for promise in waiting { promise(result) }
      waiting = []
    }
  }

  public func _subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let promise: Promise = { $0.tell(receiveValue, completion) }
    if let result { promise(result) } else { waiting.append(promise) }
    return AnyCancellable {}
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    Relay { value, completion in
      tell(value, completion)
      return AnyCancellable {}
    }.eraseToAnyPublisher()
  }

  fileprivate func tell(
    _ value: (Success) -> Void, _ completion: (Subscribers.Completion<Failure>) -> Void
  ) {
    switch self {
    case .success(let success):
      value(success)
      completion(.finished)
    case .failure(let error): completion(.failure(error))
    }
  }
}

extension Sequence {
  /// Announces the elements, one after the other, at once.
  public var publisher: AnyPublisher<Element, Never> {
    Relay { value, completion in
      for element in self { value(element) }
      completion(.finished)
      return AnyCancellable {}
    }.eraseToAnyPublisher()
  }
}
