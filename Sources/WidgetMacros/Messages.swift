/// What the compiler asks.  A message is an object with one key, its kind.
enum Request: Decodable {
  case capability
  case freestanding(Expansion)
  case attached(Expansion)
  /// Anything else, such as loading a library, which this program cannot.
  case other(String)

  struct Expansion: Decodable {
    struct Macro: Decodable {
      let typeName: String
    }
    struct Syntax: Decodable {
      struct Location: Decodable {
        let fileName: String
        let offset: Int
      }
      let source: String
      let location: Location?
    }
    let macro: Macro
    /// Of attached macros.
    let macroRole: String?
    let declSyntax: Syntax?
    let lexicalContext: [Syntax]?
  }

  private enum Kind: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  private struct AnyKind: CodingKey {
    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let message = try decoder.container(keyedBy: Kind.self)
    if message.contains(.getCapability) {
      self = .capability
    } else if message.contains(.expandFreestandingMacro) {
      self = .freestanding(try message.decode(Expansion.self, forKey: .expandFreestandingMacro))
    } else if message.contains(.expandAttachedMacro) {
      self = .attached(try message.decode(Expansion.self, forKey: .expandAttachedMacro))
    } else {
      self = .other(try decoder.container(keyedBy: AnyKind.self).allKeys.first?.stringValue ?? "")
    }
  }
}

/// What is answered.
enum Reply: Encodable {
  case capability
  case expansion(String, [Diagnostic])
  case other(String)

  /// The version of the protocol in which expansions are asked for as they are read here.
  private static let protocolVersion = 7

  struct Diagnostic: Encodable {
    struct Position: Encodable {
      let fileName: String
      let offset: Int
    }
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  private struct Capability: Encodable {
    struct Features: Encodable {
      let protocolVersion: Int
      let features: [String]
    }
    let capability: Features
  }

  private struct Expanded: Encodable {
    let expandedSource: String
    let diagnostics: [Diagnostic]
  }

  private struct Empty: Encodable {}

  private struct Key: CodingKey {
    let stringValue: String
    init(_ value: String) { stringValue = value }
    init?(stringValue: String) { self.init(stringValue) }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var message = encoder.container(keyedBy: Key.self)
    switch self {
    case .capability:
      let features = Capability.Features(protocolVersion: Self.protocolVersion, features: [])
      try message.encode(Capability(capability: features), forKey: Key("getCapabilityResult"))
    case .expansion(let source, let diagnostics):
      try message.encode(
        Expanded(expandedSource: source, diagnostics: diagnostics),
        forKey: Key("expandMacroResult"))
    case .other(let kind):
      try message.encode(Empty(), forKey: Key(kind + "Result"))
    }
  }
}

extension Reply {
  init(to request: Request) {
    switch request {
    case .capability: self = .capability
    // `#Preview` has been type-checked by now; its views are for an editor's canvas.
    case .freestanding: self = .expansion("", [])
    case .attached(let expansion): self.init(attaching: expansion)
    case .other(let kind): self = .other(kind)
    }
  }

  private init(attaching expansion: Request.Expansion) {
    guard expansion.macro.typeName == "Entry", let declaration = expansion.declSyntax else {
      self = .expansion("", [])
      return
    }
    do throws(EntryMacro.Mistake) {
      let entry = try EntryMacro(
        declaration.source, context: expansion.lexicalContext?.first?.source)
      self = .expansion(
        expansion.macroRole == "accessor" ? entry.accessors : entry.key, [])
    } catch {
      let place = declaration.location
      self = .expansion(
        "",
        [
          Diagnostic(
            message: error.description,
            position: Diagnostic.Position(
              fileName: place?.fileName ?? "", offset: place?.offset ?? 0))
        ])
    }
  }
}
