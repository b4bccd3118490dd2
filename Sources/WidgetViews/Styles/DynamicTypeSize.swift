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
