import Foundation

/// The generation of the system whose sizes and corners are imitated.
public enum SystemGeneration: Int, CaseIterable, Hashable, Sendable {
  /// iOS 14 to 18.
  case ios18 = 18
  /// iOS 26 and later, where Home Screen widgets grew and their corners became rounder.
  case ios26 = 26
}

/// How well a number about a device is known.
public enum Confidence: Int, Comparable, Hashable, Sendable {
  /// No source: copied from the nearest known device until somebody measures it.
  case assumed
  /// One unofficial or partial source.
  case low
  /// One credible measurement.
  case medium
  /// Published by Apple, or measured more than once with the same result.
  case high

  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// A number about a device, and how well it is known.
public struct Known<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  public let confidence: Confidence

  init(_ value: Value, _ confidence: Confidence) {
    self.value = value
    self.confidence = confidence
  }
}

extension Known where Value == CGSize {
  /// A size in points.
  static func size(_ width: CGFloat, _ height: CGFloat, _ confidence: Confidence) -> Self {
    Known(CGSize(width: width, height: height), confidence)
  }
}
