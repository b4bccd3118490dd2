/// A piece of a picture, described by other pieces.
///
/// Isolated to the main actor as in Apple's SDK, so that widget sources compile unmodified; our own
/// views are `nonisolated`, and `BodyEvaluator` is the one place that steps over the isolation.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the nodes this view stands for.  The default resolves `body`; only primitives differ.
  nonisolated static func _resolve(_ view: Self, _ resolver: Resolver)
}

nonisolated extension View {
  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.descend(into: Self.self) {
      resolver.connectState(of: view)
      Body._resolve(BodyEvaluator.body(of: view), resolver)
    }
  }
}

/// A view that makes nodes itself and has no body.
nonisolated public protocol PrimitiveView: View where Body == Never {}

nonisolated extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

nonisolated extension Never: View {
  public var body: Never { preconditionFailure("Never has no body") }
  public static func _resolve(_ view: Never, _ resolver: Resolver) {}
}
