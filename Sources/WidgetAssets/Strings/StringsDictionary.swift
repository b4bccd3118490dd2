import WidgetGeometry

/// Reads `.stringsdict` entries: plural, device and width rules.
enum StringsDictionary {
  /// - Returns: Messages by key.  An entry that makes no sense is an issue and left out.
  static func messages(
    _ list: PropertyList, named file: String, issues: inout [AssetIssue]
  ) -> [String: LocalizedMessage] {
    guard let entries = list.dictionary else {
      issues.append(AssetIssue(.error, file: file, "expected a dictionary"))
      return [:]
    }
    var messages: [String: LocalizedMessage] = [:]
    for key in entries.keys.sorted() {
      if let message = entries[key].flatMap(message) {
        messages[key] = message
      } else {
        issues.append(AssetIssue(.error, file: file, place: key, "has no rule that is known"))
      }
    }
    return messages
  }

  private static func message(_ value: PropertyList) -> LocalizedMessage? {
    if let text = value.text { return .text(text) }
    guard let rules = value.dictionary else { return nil }
    if let format = rules["NSStringLocalizedFormatKey"]?.text {
      var variables: [String: LocalizedMessage.Variable] = [:]
      for name in rules.keys.sorted() {
        if let rule = rules[name]?.dictionary { variables[name] = variable(rule) }
      }
      return .variables(.text(format), variables)
    }
    if let forms = rules["NSStringDeviceSpecificRuleType"]?.dictionary {
      return .device(forms.compactMapValues(message))
    }
    if let forms = rules["NSStringVariableWidthRuleType"]?.dictionary {
      // The longest text: a widget shortens by truncating and scaling, not by asking again.
      let widest = forms.keys.compactMap(Int.init).max()
      return widest.flatMap { forms["\($0)"] }.flatMap(message)
    }
    return nil
  }

  private static func variable(_ rule: [String: PropertyList]) -> LocalizedMessage.Variable? {
    guard rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { return nil }
    var forms: [PluralCategory: LocalizedMessage] = [:]
    for category in PluralCategory.allCases {
      if let text = rule[category.rawValue]?.text { forms[category] = .text(text) }
    }
    return LocalizedMessage.Variable(
      argument: nil, specifier: rule["NSStringFormatValueTypeKey"]?.text,
      message: .plural(argument: nil, forms: forms))
  }
}
