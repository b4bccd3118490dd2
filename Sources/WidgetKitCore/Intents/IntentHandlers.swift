import Foundation

/// The intents extension that offers options and defaults: compiled into the same program.
package enum IntentHandlers {
  // Both are set by the command before the first provider is asked, and then only read.

  /// The module in which classes are looked for.
  nonisolated(unsafe) package static var module: String?
  nonisolated(unsafe) static var current: INExtension?

  /// Makes an object of the class answer for intents.
  ///
  /// - Returns: False if the module has no such class, or if it is no `INExtension`.
  package static func install(className: String) -> Bool {
    guard let module,
      let type = NSClassFromString("\(module).\(className)") as? INExtension.Type
    else { return false }
    current = type.init()
    return true
  }
}
