// Taps that a phone makes: a picture has none, so these do nothing.

@MainActor @preconcurrency open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: FeedbackStyle) { self.init() }
  public func impactOccurred() {}
  public func impactOccurred(intensity: Double) {}
}

@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public func notificationOccurred(_ type: FeedbackType) {}
}
