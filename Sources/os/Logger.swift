/// Writes to the system's log on a device; nowhere here, so that output is what was asked for.
public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public init() {}
  public init(_ log: OSLog) {}

  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

/// How important a message is.
public struct OSLogType: Hashable, Sendable {
  public let rawValue: UInt8
  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// A log's name.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {}
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: Any...
) {}

/// A message with values in it, which are not even spelled when nobody listens.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}

  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {}
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {}
  }
}

public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogStringAlignment: Sendable {
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

public struct OSLogFloatFormatting: Sendable {
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}
