extension IntentGenerator {
  /// The protocol a handler adopts.
  ///
  /// In Objective-C its methods are optional and each has two forms, with a completion handler and
  /// async.  Here all are requirements with defaults, and the async default asks the other form;
  /// callers use the async ones only.
  mutating func writeHandling(_ intent: IntentDeclaration) {
    let methods =
      intent.parameters.flatMap { self.methods(for: $0, of: intent) }
      + endings(of: intent.className)
    let name = "\(intent.className)Handling"
    writer.line()
    writer.block("public protocol \(name): NSObjectProtocol") { writer in
      for method in methods { writer.line(method.head) }
    }
    writer.line()
    writer.block("extension \(name)") { writer in
      for method in methods {
        writer.block("public \(method.head)") { writer in
          for line in method.body { writer.line(line) }
        }
      }
    }
  }

  private struct Method {
    let head: String
    let body: [String]
  }

  private func methods(for field: IntentField, of intent: IntentDeclaration) -> [Method] {
    let stem = SwiftName.capitalized(field.name)
    let subject = "for intent: \(intent.className)"
    let answer = field.valueType(in: definition)
    var methods: [Method] = []
    if !field.type.isNumber {
      methods.append(
        Method(head: "func default\(stem)(\(subject)) -> \(answer)?", body: ["nil"]))
    }
    if field.hasOptions { methods += options(for: field, stem: stem, subject: subject) }
    let one = field.resolution(in: definition, of: intent)
    let result = field.isArray ? "[\(one)]" : one
    let given = field.isArray ? "[\(one).notRequired()]" : "\(one).notRequired()"
    let call = "resolve\(stem)"
    methods.append(
      Method(
        head: "func \(call)(\(subject), with completion: @escaping (\(result)) -> Void)",
        body: ["completion(\(given))"]))
    methods.append(
      Method(
        head: "func \(call)(\(subject)) async -> \(result)",
        body: ["await _INAsk.value { self.\(call)(for: intent, with: $0) }"]))
    return methods
  }

  private func options(for field: IntentField, stem: String, subject: String) -> [Method] {
    let element = field.optionType(in: definition)
    let answer = "INObjectCollection<\(element)>"
    let call = "provide\(stem)OptionsCollection"
    let term = field.hasSearch ? ", searchTerm: String?" : ""
    let pass = field.hasSearch ? ", searchTerm: searchTerm" : ""
    let collected = Method(
      head: "func \(call)(\(subject)\(term)) async throws -> \(answer)",
      body: [
        "try await _INAsk.answer { self.\(call)(for: intent\(pass), with: $0) }",
        "  ?? INObjectCollection(items: [])",
      ])
    let head =
      "func \(call)(\(subject)\(term), with completion: "
      + "@escaping (\(answer)?, (any Error)?) -> Void)"
    guard let wrapped = field.wrapped("$0") else {
      return [Method(head: head, body: ["completion(nil, nil)"]), collected]
    }
    // The form before collections, which handlers of the first generation have.
    let first = "provide\(stem)Options"
    let old = field.optionValue(in: definition)
    return [
      Method(
        head: "func \(first)(\(subject), with completion: "
          + "@escaping ([\(old)]?, (any Error)?) -> Void)",
        body: ["completion(nil, nil)"]),
      Method(
        head: head,
        body: [
          "\(first)(for: intent) { items, error in",
          "  completion(items.map { INObjectCollection(items: \(wrapped)) }, error)",
          "}",
        ]),
      collected,
    ]
  }

  /// What ends an intent; widgets never get there.
  private func endings(of name: String) -> [Method] {
    ["confirm", "handle"].flatMap { call in
      [
        Method(
          head:
            "func \(call)(intent: \(name), completion: @escaping (\(name)Response) -> Void)",
          body: ["completion(\(name)Response(code: .ready, userActivity: nil))"]),
        Method(
          head: "func \(call)(intent: \(name)) async -> \(name)Response",
          body: ["await _INAsk.value { self.\(call)(intent: intent, completion: $0) }"]),
      ]
    }
  }
}
