package import Foundation
package import WidgetGeometry

extension IntentDefinition {
  /// Reads a file as Xcode writes it.
  package init(
    data: Data, limits: RenderLimits = .standard
  ) throws(IntentDefinitionError) {
    guard data.count <= limits.documentBytes else {
      throw .tooLarge(bytes: data.count, limit: limits.documentBytes)
    }
    let root = try PlistCursor(root: data)
    for entry in try root.list("INEnums") { enumerations.append(try IntentEnumeration(entry)) }
    for entry in try root.list("INTypes") { types.append(try IntentObjectType(entry)) }
    for entry in try root.list("INIntents") where entry.text("INIntentType") != "System" {
      intents.append(try IntentDeclaration(entry))
    }
    try checkReferences()
  }

  private func checkReferences() throws(IntentDefinitionError) {
    for type in types { try check(type.properties, of: "type \(type.name)") }
    for intent in intents {
      try check(intent.parameters, of: "intent \(intent.name)")
      try check(intent.response.properties, of: "response of \(intent.name)")
    }
  }

  private func check(_ fields: [IntentField], of owner: String) throws(IntentDefinitionError) {
    for field in fields {
      let place = "\(owner), \(field.name)"
      switch field.type {
      case .enumeration(let name) where !enumerations.contains { $0.name == name }:
        throw .unknownType(place: place, name: name, known: enumerations.map(\.name))
      case .object(let name?) where !types.contains { $0.name == name }:
        throw .unknownType(place: place, name: name, known: types.map(\.name))
      default: break
      }
    }
  }
}

/// The name of a class: the one the file gives, or prefix and name.
private func className(
  _ entry: PlistCursor, _ keys: String, name: String, ending: String = ""
) throws(IntentDefinitionError) -> String {
  if let given = try entry.optionalIdentifier("\(keys)ClassName") { return given }
  let prefix = try entry.optionalIdentifier("\(keys)ClassPrefix") ?? ""
  return prefix + SwiftName.capitalized(name) + ending
}

extension IntentEnumeration {
  fileprivate init(_ entry: PlistCursor) throws(IntentDefinitionError) {
    name = try entry.identifier("INEnumName")
    className = try WidgetIntents.className(entry, "INEnum", name: name)
    cases = []
    for (index, value) in try entry.list("INEnumValues").enumerated() {
      let name = SwiftName.lowercasedWord(try value.identifier("INEnumValueName"))
      // The first value is the unknown one, and has no index.
      let number = value.whole("INEnumValueIndex") ?? (name == "unknown" ? 0 : index)
      cases.append(
        Case(name: name, value: number, displayName: value.text("INEnumValueDisplayName")))
    }
    if !cases.contains(where: { $0.value == 0 }) {
      cases.insert(Case(name: "unknown", value: 0), at: 0)
    }
  }
}

extension IntentObjectType {
  fileprivate init(_ entry: PlistCursor) throws(IntentDefinitionError) {
    name = try entry.identifier("INTypeName")
    className = try WidgetIntents.className(entry, "INType", name: name)
    properties = []
    for property in try entry.list("INTypeProperties")
    where !property.flag("INTypePropertyDefault") {
      properties.append(try IntentField(property, "INTypeProperty"))
    }
  }
}

extension IntentDeclaration {
  fileprivate init(_ entry: PlistCursor) throws(IntentDefinitionError) {
    name = try entry.identifier("INIntentName")
    className = try WidgetIntents.className(entry, "INIntent", name: name, ending: "Intent")
    title = entry.text("INIntentTitle")
    summary = entry.text("INIntentDescription")
    parameters = []
    for parameter in try entry.list("INIntentParameters") {
      parameters.append(try IntentField(parameter, "INIntentParameter"))
    }
    response = try IntentResponse(try entry.dictionary("INIntentResponse"))
  }
}

extension IntentResponse {
  fileprivate init(_ entry: PlistCursor) throws(IntentDefinitionError) {
    for property in try entry.list("INIntentResponseParameters") {
      properties.append(try IntentField(property, "INIntentResponseParameter"))
    }
    for code in try entry.list("INIntentResponseCodes") {
      let sentence = code.text("INIntentResponseCodeFormatString") ?? ""
      codes.append(
        Code(
          name: SwiftName.lowercasedWord(try code.identifier("INIntentResponseCodeName")),
          properties: properties.map(\.name).filter { sentence.contains("${\($0)}") }))
    }
  }
}

extension IntentField {
  fileprivate init(_ entry: PlistCursor, _ keys: String) throws(IntentDefinitionError) {
    name = try entry.identifier("\(keys)Name")
    displayName = entry.text("\(keys)DisplayName")
    type = try IntentFieldType(entry, keys)
    isArray = entry.flag("\(keys)SupportsMultipleValues")
    hasOptions = entry.flag("\(keys)SupportsDynamicEnumeration")
    hasSearch = entry.flag("\(keys)SupportsSearch")
    defaultValue = try IntentDefault(entry.dictionary("\(keys)Metadata"), "\(keys)Metadata", type)
    for reason in try entry.list("\(keys)UnsupportedReasons") {
      unsupportedReasons.append(try reason.identifier("\(keys)UnsupportedReasonCode"))
    }
  }
}

extension IntentFieldType {
  fileprivate init(_ entry: PlistCursor, _ keys: String) throws(IntentDefinitionError) {
    if let name = entry.text("\(keys)EnumType") {
      self = .enumeration(name)
      return
    }
    switch try entry.requiredText("\(keys)Type") {
    case "String": self = .string
    case "Integer", "Long": self = .integer
    case "Boolean": self = .boolean
    case "Decimal", "Double": self = .decimal
    case "URL": self = .url
    case "DateComponents", "Date", "Time", "DateTime": self = .dateComponents
    case "TimeInterval", "Duration": self = .timeInterval
    case "Object": self = .object(entry.text("\(keys)ObjectType"))
    case let other: self = .unsupported(other)
    }
  }
}

extension IntentDefault {
  fileprivate init?(_ metadata: PlistCursor, _ keys: String, _ type: IntentFieldType) {
    let key = "\(keys)DefaultValue"
    switch type {
    case .boolean:
      // Xcode's editor offers true and false, and leaves the key out for false.
      self = .bool(metadata.flag(key))
    case .integer:
      guard let value = metadata.whole(key) else { return nil }
      self = .whole(value)
    case .decimal, .timeInterval:
      guard let value = metadata.decimal(key) else { return nil }
      self = .decimal(value)
    case .string, .url:
      guard let value = metadata.text(key) else { return nil }
      self = .text(value)
    case .enumeration:
      guard let value = metadata.text(key) else { return nil }
      self = .text(SwiftName.lowercasedWord(value))
    case .dateComponents, .object, .unsupported: return nil
    }
  }
}
