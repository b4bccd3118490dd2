/// What was taken out of a widget's sources, and why.
struct CutList {
  /// Files that are left out as a whole.
  private(set) var files = Set<String>()
  private var done: [String: Set<String>] = [:]
  /// What each file lost, in the order of its loss.
  private var losses: [(path: String, reason: String, names: [String])] = []

  /// One line per file that lost something: its first error, and what is missing now.
  var leftOut: [BrokenFile] {
    losses.map { loss in
      let shown = loss.names.prefix(3).joined(separator: ", ")
      let more = loss.names.count > 3 ? " and \(loss.names.count - 3) more" : ""
      return BrokenFile(
        path: loss.path, reason: loss.reason + (shown.isEmpty ? "" : "; without \(shown)\(more)"))
    }
  }

  /// Takes out what errors of one round complain of.
  ///
  /// What is tried first is the least: the body of a function.  An error that comes back to the
  /// same place takes the declaration, then what is around it, at last the file.
  ///
  /// - Returns: The rest of the source.
  mutating func cut(
    _ errors: [CompilerMessage], of path: String, _ source: [UInt8], missing: [String]
  ) -> [UInt8] {
    let outline = SourceOutline(source)
    var cuts: [SourceCut] = []
    var reasons: [String: String] = [:]
    for error in errors {
      let candidates = SourceCut.candidates(for: error, in: outline)
      let chosen = cuts.map(\.key)
      // Several errors of one round in one body are one cut.
      let isSettled = candidates.first.map { chosen.contains($0.key) } ?? false
      guard !isSettled else { continue }
      let reason = "line \(error.line): \(error.text)"
      guard let cut = candidates.first(where: { !(done[path]?.contains($0.key) ?? false) })
      else {
        files.insert(path)
        note(path, reason, "the file", missing)
        continue
      }
      guard !chosen.contains(cut.key) else { continue }
      cuts.append(cut)
      reasons[cut.key] = reason
      note(path, reason, cut.name, missing)
    }
    for cut in cuts { done[path, default: []].insert(cut.key) }
    return SourceCut.apply(cuts, to: outline, reasons: reasons)
  }

  private mutating func note(
    _ path: String, _ reason: String, _ name: String, _ missing: [String]
  ) {
    if let index = losses.firstIndex(where: { $0.path == path }) {
      if !losses[index].names.contains(name) { losses[index].names.append(name) }
      return
    }
    let needs = missing.isEmpty ? "" : " (it imports \(missing.joined(separator: ", ")))"
    losses.append((path, reason + needs, [name]))
  }
}
