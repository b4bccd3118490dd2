/// Writes the Swift source that Xcode would generate from an intent definition: the classes,
/// enumerations and protocols that a widget's own code uses.
///
/// Nothing is visible to Objective-C.  What Apple's runtime looks up by name, `_parameters` and
/// `_properties` list.
package struct IntentGenerator {
  let definition: IntentDefinition
  /// The class of the intents extension that answers for the intents, if there is one.
  let extensionClass: String?
  var writer = SourceWriter()
  /// What the file asks for and is left out, in its order.
  private(set) var omissions: [String] = []

  /// - Parameter extensionClass: A subclass of `INExtension` in the same module.
  package static func source(
    for definition: IntentDefinition, named fileName: String, extensionClass: String? = nil
  ) -> (source: String, omissions: [String]) {
    var generator = IntentGenerator(definition: definition, extensionClass: extensionClass)
    generator.write(fileName)
    return (generator.writer.text, generator.omissions)
  }

  private init(definition: IntentDefinition, extensionClass: String?) {
    self.definition = definition
    self.extensionClass = extensionClass
  }

  private mutating func write(_ fileName: String) {
    let shown = fileName.map { $0.isNewline ? " " : $0 }
    writer.line("// Generated from \(String(shown)); edits are lost.")
    writer.line("import Foundation")
    writer.line("import Intents")
    for enumeration in definition.enumerations { write(enumeration) }
    for type in definition.types { write(type) }
    for intent in definition.intents {
      var intent = intent
      intent.parameters = supported(intent.parameters, of: intent.className)
      intent.response.properties = supported(
        intent.response.properties, of: "\(intent.className)Response")
      write(intent)
      writeResponse(intent)
      writeHandling(intent)
    }
  }

  /// The fields whose type exists here; notes the others.
  mutating func supported(_ fields: [IntentField], of owner: String) -> [IntentField] {
    fields.filter { field in
      guard case .unsupported(let type) = field.type else { return true }
      omissions.append("\(owner).\(field.name) is left out: values of type \(type) do not exist")
      return false
    }
  }

  private mutating func write(_ enumeration: IntentEnumeration) {
    let name = enumeration.className
    writer.line()
    writer.block("public enum \(name): Int, CaseIterable, Sendable, _INEnum") { writer in
      for item in enumeration.cases {
        writer.document(item.displayName == item.name ? nil : item.displayName)
        writer.line("case \(SwiftName.declared(item.name)) = \(item.value)")
      }
    }
    writer.line()
    writer.block("public class \(name)ResolutionResult: INEnumResolutionResult") { writer in
      writer.line("public class func success(with value: \(name)) -> Self { Self() }")
      writer.line("public class func confirmationRequired(with value: \(name)) -> Self { Self() }")
    }
  }

  private mutating func write(_ type: IntentObjectType) {
    let name = type.className
    let properties = supported(type.properties, of: name)
    writer.line()
    writer.block("public class \(name): INObject") { [definition] writer in
      for property in properties {
        writer.document(property.displayName)
        writer.line(property.declaration(in: definition))
      }
      guard !properties.isEmpty else { return }
      writer.line()
      writer.block("public override class var _properties: [_INObjectProperty]") { writer in
        writer.line("[")
        for property in properties {
          let path = "\\\(name).\(property.name)"
          writer.line("  _INObjectProperty(\(SwiftName.literal(property.name)), \(path)),")
        }
        writer.line("]")
      }
    }
    writer.line()
    writer.block("public class \(name)ResolutionResult: INObjectResolutionResult") { writer in
      writer.line("public class func success(with value: \(name)) -> Self { Self() }")
      writer.line("public class func disambiguation(with values: [\(name)]) -> Self { Self() }")
      writer.line(
        "public class func confirmationRequired(with value: \(name)?) -> Self { Self() }")
    }
  }
}
