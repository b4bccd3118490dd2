/// The text size the user chose.
@frozen public enum DynamicTypeSize: String, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// 0 is the smallest.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

nonisolated extension View {
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    changingEnvironment { values in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
    }
  }
}

extension DynamicTypeSize {
  /// `xs` … `ax5`, as on the command line and in file names.
  package var token: String {
    switch self {
    case .xSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .xLarge: "xl"
    case .xxLarge: "xxl"
    case .xxxLarge: "xxxl"
    case .accessibility1: "ax1"
    case .accessibility2: "ax2"
    case .accessibility3: "ax3"
    case .accessibility4: "ax4"
    case .accessibility5: "ax5"
    }
  }
}
