public import Foundation

// What Apple's Foundation has from Objective-C's key-value coding, and Foundation here has not.
// This module is imported into all widget sources, as Foundation brings it on Apple's systems.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
