import Foundation
import WidgetGeometry

/// A provider without parameters.
nonisolated struct StaticAdapter<Provider: TimelineProvider>: ProviderAdapter {
  let provider: Provider

  var parameters: [ParameterDescription] { [] }

  func placeholder(in context: TimelineProviderContext) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(_ call: ProviderCall, done: @escaping Handler<Provider.Entry>) {
    do throws(ProviderError) {
      try call.configuration.check(against: [])
    } catch {
      return done(.failure(error))
    }
    provider.getSnapshot(in: call.context) { done(.success($0)) }
  }

  func timeline(_ call: ProviderCall, done: @escaping Handler<Timeline<Provider.Entry>>) {
    do throws(ProviderError) {
      try call.configuration.check(against: [])
    } catch {
      return done(.failure(error))
    }
    provider.getTimeline(in: call.context) { done(.success($0)) }
  }
}

/// A provider whose parameters are an intent of the Intents framework.
nonisolated struct IntentAdapter<Provider: IntentTimelineProvider>: ProviderAdapter {
  let provider: Provider

  var parameters: [ParameterDescription] { Provider.Intent._parameters.map { $0.describe() } }

  func placeholder(in context: TimelineProviderContext) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(_ call: ProviderCall, done: @escaping Handler<Provider.Entry>) {
    configured(call, done) { intent in
      provider.getSnapshot(for: intent, in: call.context) { done(.success($0)) }
    }
  }

  func timeline(_ call: ProviderCall, done: @escaping Handler<Timeline<Provider.Entry>>) {
    configured(call, done) { intent in
      provider.getTimeline(for: intent, in: call.context) { done(.success($0)) }
    }
  }

  /// Makes the intent, asking the extension's handler for options and defaults, then hands it on.
  private func configured<Value>(
    _ call: ProviderCall, _ done: @escaping Handler<Value>,
    _ use: @escaping (Provider.Intent) -> Void
  ) {
    // One task after this point: the calling thread does nothing but return.
    nonisolated(unsafe) let use = use
    Task.detached {
      do {
        let intent = Provider.Intent()
        try await intent.configure(call.configuration)
        use(intent)
      } catch {
        done(.failure(.wrapping(error, "the intent's handler")))
      }
    }
  }
}

/// A provider whose parameters are an App Intent.
nonisolated struct AppIntentAdapter<Provider: AppIntentTimelineProvider>: ProviderAdapter {
  let provider: Provider

  var parameters: [ParameterDescription] {
    IntentParameters.of(Provider.Intent()).map { $0.parameter.describe(name: $0.name) }
  }

  func placeholder(in context: TimelineProviderContext) -> Provider.Entry {
    provider.placeholder(in: context)
  }

  func snapshot(_ call: ProviderCall, done: @escaping Handler<Provider.Entry>) {
    let provider = HandedOver(provider)
    Task.detached {
      do {
        let intent = try await Self.configured(call)
        let entry = await provider.value.snapshot(for: intent, in: call.context)
        done(.success(entry))
      } catch {
        done(.failure(.wrapping(error, "the configuration")))
      }
    }
  }

  func timeline(_ call: ProviderCall, done: @escaping Handler<Timeline<Provider.Entry>>) {
    let provider = HandedOver(provider)
    Task.detached {
      do {
        let intent = try await Self.configured(call)
        let timeline = await provider.value.timeline(for: intent, in: call.context)
        done(.success(timeline))
      } catch {
        done(.failure(.wrapping(error, "the configuration")))
      }
    }
  }

  private static func configured(_ call: ProviderCall) async throws -> Provider.Intent {
    let intent = Provider.Intent()
    let parameters = IntentParameters.of(intent)
    try call.configuration.check(against: parameters.map(\.name))
    try await IntentScope.$current.withValue(intent) {
      for (name, parameter) in parameters {
        try await parameter.fill(name, from: call.configuration)
      }
    }
    return intent
  }
}

extension ProviderError {
  /// Our own errors as they are, the widget's with the place they came from.
  static func wrapping(_ error: any Error, _ method: String) -> ProviderError {
    error as? ProviderError ?? .failed(method: method, reason: "\(error)")
  }
}

extension ConfigurationInput {
  /// Refuses names the widget does not have.
  func check(against names: [String]) throws(ProviderError) {
    for name in values.keys.sorted() where !names.contains(name) {
      throw .unknownParameter(
        name, known: names, suggestion: NearestName.suggestion(for: name, among: names))
    }
  }
}
