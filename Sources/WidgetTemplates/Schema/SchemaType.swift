/// What the JSON Schema says about a value.
package indirect enum SchemaType: Sendable {
  case any
  case bool
  case number
  case integer
  case text
  /// A text of a form, as a regular expression.
  case pattern(String)
  /// One of some names.
  case names([String])
  case array(of: SchemaType)
  case object([(key: String, type: SchemaType, isRequired: Bool)])
  /// Any keys, with values of one type.
  case map(of: SchemaType)
  case oneOf([SchemaType])
  /// A type under a name of its own, so that it stands in the schema once.
  case definition(String, SchemaType)
  /// One that is defined elsewhere, for types that contain themselves.
  case reference(String)
  /// A node or an array of nodes.
  case content
}
