/// How content keeps its proportions in a space of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible while covering the space.
  case fill
}
