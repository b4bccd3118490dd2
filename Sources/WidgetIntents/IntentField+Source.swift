extension IntentFieldType {
  /// Whether the property is an `NSNumber`.
  var isNumber: Bool {
    switch self {
    case .integer, .boolean, .decimal, .timeInterval: true
    case .string, .url, .dateComponents, .enumeration, .object, .unsupported: false
    }
  }
}

extension IntentField {
  /// One value, not optional.
  private func elementType(in definition: IntentDefinition) -> String {
    switch type {
    case .string: return "String"
    case .integer, .boolean, .decimal, .timeInterval: return "NSNumber"
    case .url: return "URL"
    case .dateComponents: return "DateComponents"
    case .enumeration(let name): return definition.enumerations.className(of: name)
    case .object(let name):
      return name.map { definition.types.className(of: $0) } ?? "INObject"
    case .unsupported:
      preconditionFailure("fields of unsupported types are dropped before any is written")
    }
  }

  /// The value, not optional.
  func valueType(in definition: IntentDefinition) -> String {
    let element = elementType(in: definition)
    return isArray ? "[\(element)]" : element
  }

  /// The property of an intent, an object or a response.
  func declaration(in definition: IntentDefinition) -> String {
    let head = "public var \(SwiftName.declared(name)): \(valueType(in: definition))"
    if case .enumeration(let name) = type, !isArray {
      let unknown = definition.enumerations.first { $0.name == name }?.cases
        .first { $0.value == 0 }?.name
      return head + " = .\(unknown ?? "unknown")"
    }
    return head + "?"
  }

  /// The lines that list the parameter in `_parameters`.
  func entry(of intent: String, in definition: IntentDefinition) -> [String] {
    var head = "_INParameter(\(SwiftName.literal(name)), "
    if let displayName { head += "title: \(SwiftName.literal(displayName)), " }
    var lines = [head + "\\\(intent).\(name)"]
    if let value = defaultLiteral(in: definition) { lines.append("  default: \(value)") }
    let stem = SwiftName.capitalized(name)
    let handler = "handler as? any \(intent)Handling"
    if hasOptions, case .object = type {
      let term = hasSearch ? ", searchTerm: nil" : ""
      lines.append(
        "  options: { handler, intent in "
          + "try await (\(handler))?.provide\(stem)OptionsCollection(for: intent\(term))"
          + ".allItems ?? [] }")
    }
    if !type.isNumber {
      // No default must not become a default of nil, which would replace the file's.
      let isOptional = !declaration(in: definition).contains("= .")
      lines.append(
        "  dynamicDefault: { handler, intent in (\(handler))?.default\(stem)(for: intent)"
          + (isOptional ? ".map(Optional.some) }" : " }"))
    }
    return lines.enumerated().map { index, line in
      line + (index == lines.count - 1 ? ")," : ",")
    }
  }

  private func defaultLiteral(in definition: IntentDefinition) -> String? {
    guard !isArray else { return nil }
    return switch (type, defaultValue) {
    case (.enumeration(let name), .text(let value)?):
      // Xcode keeps the name of a case that was removed.
      definition.enumerations.first { $0.name == name }?.cases.contains { $0.name == value } == true
        ? ".\(value)" : nil
    case (.boolean, .bool(let value)?): "NSNumber(value: \(value))"
    case (_, .whole(let value)?): "NSNumber(value: \(value))"
    case (_, .decimal(let value)?): "NSNumber(value: \(value))"
    case (.url, .text(let value)?): "URL(string: \(SwiftName.literal(value)))"
    case (_, .text(let value)?): SwiftName.literal(value)
    default: nil
    }
  }

  /// What a collection of options holds: objects only, as in Objective-C.
  func optionType(in definition: IntentDefinition) -> String {
    switch type {
    case .string: "NSString"
    case .url: "NSURL"
    case .dateComponents: "NSDateComponents"
    case .enumeration: "NSNumber"
    default: elementType(in: definition)
    }
  }

  /// What the list of options held before there were collections.
  func optionValue(in definition: IntentDefinition) -> String {
    if case .enumeration = type { return "NSNumber" }
    return elementType(in: definition)
  }

  /// An expression for the old list as a collection's items; `nil` where Foundation on Linux has
  /// no way from the value to its class.
  func wrapped(_ list: String) -> String? {
    switch type {
    case .string: "\(list).map { NSString(string: $0) }"
    case .url, .dateComponents: nil
    default: list
    }
  }

  /// The result a handler gives when it looks at a value.
  func resolution(in definition: IntentDefinition, of intent: IntentDeclaration) -> String {
    guard unsupportedReasons.isEmpty else {
      return SwiftName.capitalized(intent.name) + SwiftName.capitalized(name) + "ResolutionResult"
    }
    return plainResolution(in: definition)
  }

  func plainResolution(in definition: IntentDefinition) -> String {
    switch type {
    case .string: "INStringResolutionResult"
    case .integer: "INIntegerResolutionResult"
    case .boolean: "INBooleanResolutionResult"
    case .decimal: "INDoubleResolutionResult"
    case .url: "INURLResolutionResult"
    case .dateComponents: "INDateComponentsResolutionResult"
    case .timeInterval: "INTimeIntervalResolutionResult"
    case .object(nil): "INObjectResolutionResult"
    case .enumeration, .object, .unsupported: "\(elementType(in: definition))ResolutionResult"
    }
  }
}

extension [IntentEnumeration] {
  /// References are checked when a file is read.
  fileprivate func className(of name: String) -> String {
    first { $0.name == name }?.className ?? name
  }
}

extension [IntentObjectType] {
  fileprivate func className(of name: String) -> String {
    first { $0.name == name }?.className ?? name
  }
}
