/// One way to call a view or modifier: labelled parameters and what is made of them.
///
/// Labels, types and defaults are stated once, as values; the closure gets the arguments typed, so
/// what is documented, checked and built cannot differ.
package struct Signature<Input, Output>: Sendable {
  package let parameters: [ParameterInfo]
  /// Whether the value may stand alone, without an object and labels: `"opacity": 0.5`.
  package let isPositional: Bool
  let needs: ModifierTarget
  let build: @Sendable (Input, Arguments) throws(TemplateError) -> Output

  package init<each T>(
    _ parameters: repeat Parameter<each T>, isPositional: Bool = false,
    needs: ModifierTarget = .anyView,
    build: @escaping @Sendable (Input, repeat each T) throws(TemplateError) -> Output
  ) {
    var infos: [ParameterInfo] = []
    repeat infos.append((each parameters).info)
    self.parameters = infos
    self.isPositional = isPositional
    self.needs = needs
    self.build = { (input: Input, arguments: Arguments) throws(TemplateError) -> Output in
      try build(input, repeat try arguments.read(each parameters))
    }
  }

  /// Whether a call with these labels is this one.
  func accepts(_ labels: [String]) -> Bool {
    labels.allSatisfy { label in parameters.contains { $0.label == label } }
      && parameters.allSatisfy { !$0.isRequired || labels.contains($0.label) }
  }
}

/// The arguments of one call as written.
package struct Arguments {
  let name: String
  let offset: Int
  let values: [TemplateObject.Member]
  let builder: TemplateBuilder

  func read<T>(_ parameter: Parameter<T>) throws(TemplateError) -> T {
    let written = values.first { $0.key == parameter.info.label }?.value
    return try parameter.read(
      written, Parameter<T>.Node(name: name, offset: offset, builder: builder))
  }
}

extension Array {
  /// The signature that takes exactly such labels, or the error that helps most: an unknown label
  /// first, then one that is missing.
  func matching<Input, Output>(
    _ members: [TemplateObject.Member], of name: String
  ) -> Result<Signature<Input, Output>, SignatureMismatch>
  where Element == Signature<Input, Output> {
    let labels = members.map(\.key)
    if let signature = first(where: { $0.accepts(labels) }) { return .success(signature) }
    let known = flatMap { $0.parameters.map(\.label) }
    for member in members where !known.contains(member.key) {
      return .failure(
        SignatureMismatch(
          offset: member.keyOffset,
          problem: .unknown(
            kind: "argument of \(name)", name: member.key,
            nearest: .nearest(to: member.key, in: known))))
    }
    let closest = self.max { a, b in overlap(a, labels) < overlap(b, labels) }
    if let missing = closest?.parameters.first(where: {
      $0.isRequired && !labels.contains($0.label)
    }) {
      return .failure(
        SignatureMismatch(offset: nil, problem: .missingKey(missing.label, of: name)))
    }
    let stranger = members.first { member in
      closest.map { !$0.parameters.contains { $0.label == member.key } } ?? false
    }
    return .failure(
      SignatureMismatch(
        offset: stranger?.keyOffset,
        problem: .invalid(
          "“\(stranger?.key ?? "")” does not go with the other arguments of \(name)")))
  }

  private func overlap<Input, Output>(_ signature: Element, _ labels: [String]) -> Int
  where Element == Signature<Input, Output> {
    signature.parameters.count { labels.contains($0.label) }
  }
}

/// Why no signature fits; without an offset the call itself is meant.
struct SignatureMismatch: Error {
  let offset: Int?
  let problem: TemplateProblem
}
