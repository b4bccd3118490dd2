/// When a reference is written.
package enum RecordMode: String, CaseIterable, Hashable, Sendable {
  /// Always; files that would not change are left alone.
  case all
  /// Where there is none yet.
  case missing
  /// Where the comparison fails or there is none yet.
  case failed
  /// Not at all.
  case never
}

/// Where a setting came from; the first of these that has a value wins.
package enum SettingSource: String, CaseIterable, Hashable, Sendable {
  case call, scope, environment, suite, standard

  package var title: String {
    switch self {
    case .call: "the call or command line"
    case .scope: "the scope (trait or withWidgetSnapshots)"
    case .environment: "the environment"
    case .suite: "the suite file"
    case .standard: "the default"
    }
  }
}

/// A setting and where it came from.
package struct Setting<Value: Sendable>: Sendable {
  package let value: Value
  package let source: SettingSource

  /// The first of `candidates` that has a value, in the one order of precedence.
  package init(_ candidates: [SettingSource: Value?], default fallback: Value) {
    for source in SettingSource.allCases {
      if let value = candidates[source] ?? nil {
        self.value = value
        self.source = source
        return
      }
    }
    value = fallback
    source = .standard
  }
}
