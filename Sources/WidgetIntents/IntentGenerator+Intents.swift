extension IntentGenerator {
  mutating func write(_ intent: IntentDeclaration) {
    let name = intent.className
    writer.line()
    writer.document(intent.title)
    writer.block("public class \(name): INIntent") { [definition, extensionClass] writer in
      for parameter in intent.parameters {
        writer.document(parameter.displayName)
        writer.line(parameter.declaration(in: definition))
      }
      if let summary = intent.summary {
        writer.line(
          "public override var intentDescription: String? { \(SwiftName.literal(summary)) }")
      }
      if let extensionClass {
        writer.line("public override class var _extension: INExtension.Type? {")
        writer.line("  \(extensionClass).self")
        writer.line("}")
      }
      guard !intent.parameters.isEmpty else { return }
      writer.line()
      writer.block("public override class var _parameters: [_INParameter]") { writer in
        writer.line("[")
        for parameter in intent.parameters {
          for line in parameter.entry(of: name, in: definition) { writer.line("  " + line) }
        }
        writer.line("]")
      }
    }
    for parameter in intent.parameters where !parameter.unsupportedReasons.isEmpty {
      writeReasons(parameter, of: intent)
    }
  }

  /// The reasons a handler may give, and the result that takes them.
  private mutating func writeReasons(_ parameter: IntentField, of intent: IntentDeclaration) {
    let stem = SwiftName.capitalized(intent.name) + SwiftName.capitalized(parameter.name)
    writer.line()
    writer.block("public enum \(stem)UnsupportedReason: Int, Sendable") { writer in
      for (index, reason) in parameter.unsupportedReasons.enumerated() {
        writer.line("case \(SwiftName.declared(reason)) = \(index + 1)")
      }
    }
    writer.line()
    let base = parameter.plainResolution(in: definition)
    writer.block("public class \(stem)ResolutionResult: \(base)") { writer in
      writer.line(
        "public class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self {")
      writer.line("  Self()")
      writer.line("}")
    }
  }

  mutating func writeResponse(_ intent: IntentDeclaration) {
    let name = "\(intent.className)Response"
    // Apple's codes come first; codes of the file's own start at 100.
    let standard = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let own = intent.response.codes.filter { !standard.contains($0.name) }
    writer.line()
    writer.block("public enum \(name)Code: Int, Sendable") { writer in
      for (index, code) in standard.enumerated() { writer.line("case \(code) = \(index)") }
      for (index, code) in own.enumerated() {
        writer.line("case \(SwiftName.declared(code.name)) = \(100 + index)")
      }
    }
    let fields = intent.response.properties
    writer.line()
    writer.block("public class \(name): INIntentResponse") { [definition] writer in
      for property in fields { writer.line(property.declaration(in: definition)) }
      writer.line("public private(set) var code = \(name)Code.unspecified")
      writer.line()
      writer.line("public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {")
      writer.line("  self.init()")
      writer.line("  self.code = code")
      writer.line("  self.userActivity = userActivity")
      writer.line("}")
      for code in intent.response.codes where !code.properties.isEmpty {
        let used = fields.filter { code.properties.contains($0.name) }
        let arguments = used.map { "\($0.name): \($0.valueType(in: definition))" }
        writer.line()
        let head = "public class func \(SwiftName.declared(code.name))"
        writer.block("\(head)(\(arguments.joined(separator: ", "))) -> \(name)") { writer in
          writer.line("let response = \(name)(code: .\(code.name), userActivity: nil)")
          for field in used {
            writer.line("response.\(field.name) = \(SwiftName.declared(field.name))")
          }
          writer.line("return response")
        }
      }
    }
  }
}
