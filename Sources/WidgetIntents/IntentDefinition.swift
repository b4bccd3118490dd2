/// What an `.intentdefinition` file declares: intents, and the enumerations and types of objects
/// that their parameters use.
package struct IntentDefinition: Sendable, Equatable {
  package var enumerations: [IntentEnumeration] = []
  package var types: [IntentObjectType] = []
  package var intents: [IntentDeclaration] = []
}

/// An enumeration: whole numbers with names, 0 being unknown.
package struct IntentEnumeration: Sendable, Equatable {
  package struct Case: Sendable, Equatable {
    package var name: String
    package var value: Int
    package var displayName: String?
  }
  /// What parameters call it.
  package var name: String
  package var className: String
  package var cases: [Case]
}

/// A type of objects the app offers.
package struct IntentObjectType: Sendable, Equatable {
  /// What parameters call it.
  package var name: String
  package var className: String
  /// Without the ones every object has: identifier, texts, matches.
  package var properties: [IntentField]
}

/// One intent with its parameters and response.
package struct IntentDeclaration: Sendable, Equatable {
  package var name: String
  package var className: String
  package var title: String?
  package var summary: String?
  package var parameters: [IntentField]
  package var response: IntentResponse
}

/// A parameter of an intent, or a property of a type or a response.
package struct IntentField: Sendable, Equatable {
  package var name: String
  package var displayName: String?
  package var type: IntentFieldType
  package var isArray = false
  package var defaultValue: IntentDefault?
  /// Whether a handler lists the values there are.
  package var hasOptions = false
  /// Whether the list is made for a search term.
  package var hasSearch = false
  /// Names of the reasons why a handler may refuse a value.
  package var unsupportedReasons: [String] = []
}

/// What a field holds.
package enum IntentFieldType: Sendable, Equatable {
  case string, integer, boolean, decimal, url, dateComponents, timeInterval
  /// Of an enumeration of the same file, by its name there.
  case enumeration(String)
  /// Of a type of the same file, by its name there; `nil` for any object.
  case object(String?)
  /// A type of the system that does not exist here, by the file's word for it.
  case unsupported(String)
}

/// A value a parameter has when nobody sets it.
package enum IntentDefault: Sendable, Equatable {
  case text(String)
  case whole(Int)
  case decimal(Double)
  case bool(Bool)
}

/// How an intent can end.
package struct IntentResponse: Sendable, Equatable {
  package struct Code: Sendable, Equatable {
    package var name: String
    /// Whether the code's sentence names properties, which then are arguments.
    package var properties: [String] = []
  }
  package var codes: [Code] = []
  package var properties: [IntentField] = []
}
