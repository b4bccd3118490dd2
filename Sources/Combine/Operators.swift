public import Foundation
public import WidgetViews

// Combine's operators, as far as providers and models of widgets use them.  There are no
// schedulers: a value arrives where it was announced.

/// A publisher made of what it does when somebody listens.
struct Relay<Output, Failure: Error>: Publisher {
  typealias Completion = (Subscribers.Completion<Failure>) -> Void
  let subscribe: (@escaping (Output) -> Void, @escaping Completion) -> AnyCancellable

  func _subscribe(
    _ receiveValue: @escaping (Output) -> Void, completion: @escaping Completion
  ) -> AnyCancellable { subscribe(receiveValue, completion) }
}

extension Publisher {
  /// Values arrive where they were announced, whatever the scheduler.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Ends with the first error that `transform` throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    Relay { value, completion in
      let gate = Gate(completion)
      return self._subscribe(
        { output in
          guard gate.isOpen else { return }
          do {
            value(try transform(output))
          } catch {
            gate.close(.failure(error))
          }
        },
        completion: { end in
          switch end {
          case .finished: gate.close(.finished)
          case .failure(let error): gate.close(.failure(error))
          }
        })
    }.eraseToAnyPublisher()
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    Relay { value, completion in
      self._subscribe(value) { end in
        switch end {
        case .finished: completion(.finished)
        case .failure(let error): completion(.failure(transform(error)))
        }
      }
    }.eraseToAnyPublisher()
  }

  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    Relay { value, completion in
      let inner = Inner<Failure>(completion)
      let outer = self._subscribe(
        { output in
          inner.begin()
          inner.keep(transform(output)._subscribe(value) { inner.end($0) })
        },
        completion: { inner.end($0) })
      return AnyCancellable {
        outer.cancel()
        inner.cancel()
      }
    }.eraseToAnyPublisher()
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    Relay { value, completion in
      let other = Inner<P.Failure>(completion)
      let first = self._subscribe(value) { end in
        switch end {
        case .finished: completion(.finished)
        case .failure(let error):
          other.keep(handler(error)._subscribe(value, completion: completion))
        }
      }
      return AnyCancellable {
        first.cancel()
        other.cancel()
      }
    }.eraseToAnyPublisher()
  }

  public func decode<T: Decodable>(
    type: T.Type, decoder: JSONDecoder
  ) -> AnyPublisher<T, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
    Relay { value, completion in
      self._subscribe(value) { _ in completion(.finished) }
    }.eraseToAnyPublisher()
  }
}

/// Lets one end through.
private final class Gate<Failure: Error> {
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  init(_ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.completion = completion
  }
  var isOpen: Bool { completion != nil }
  func close(_ end: Subscribers.Completion<Failure>) {
    let completion = completion
    self.completion = nil
    completion?(end)
  }
}

/// The publishers a publisher led to: the end comes when all have ended, or with the first error.
private final class Inner<Failure: Error> {
  private let gate: Gate<Failure>
  private var running = 1
  private var kept: [AnyCancellable] = []

  init(_ completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    gate = Gate(completion)
  }
  func begin() { running += 1 }
  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
  func cancel() { kept = [] }
  func end(_ end: Subscribers.Completion<Failure>) {
    running -= 1
    if case .failure = end { gate.close(end) } else if running == 0 { gate.close(.finished) }
  }
}
