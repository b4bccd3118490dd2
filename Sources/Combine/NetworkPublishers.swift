public import Foundation
public import FoundationNetworking
public import WidgetViews

extension URLSession {
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Loads when somebody listens; values arrive on a thread of the session.
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Relay { value, completion in
      let listener = Listener(value: value, completion: completion)
      let task = self.dataTask(with: request) { data, response, error in
        if let data, let response {
          listener.value((data, response))
          listener.completion(.finished)
        } else {
          listener.completion(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }.eraseToAnyPublisher()
  }
}

/// Called by one task, once.
private struct Listener: @unchecked Sendable {
  // Unchecked: Combine's closures are not sendable, and are called where the value arrives.
  let value: ((data: Data, response: URLResponse)) -> Void
  let completion: (Subscribers.Completion<URLError>) -> Void
}

extension Timer {
  /// Fires while its run loop runs; pictures are made without one, so views get no value of it.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

  public final class TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
    }

    public func autoconnect() -> AnyPublisher<Date, Never> { eraseToAnyPublisher() }
    public func connect() -> any Cancellable { AnyCancellable {} }

    public func _subscribe(
      _ receiveValue: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let ring = Ring(value: receiveValue)
      let timer = Timer(timeInterval: interval, repeats: true) { ring.value($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

/// Called by one timer, on its run loop.
private struct Ring: @unchecked Sendable {
  // Unchecked: Combine's closures are not sendable, and are called where the value arrives.
  let value: (Date) -> Void
}
