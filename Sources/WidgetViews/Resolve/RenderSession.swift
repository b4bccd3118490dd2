import Foundation
package import WidgetGeometry
package import WidgetScene

/// What all resolvers of one render share: the doors to fonts and assets, limits, findings.
package final class RenderSession {
  package let shaper: any TextShaping
  package let assets: any AssetProviding
  package let limits: RenderLimits
  /// State of views, kept while the render settles.
  package let state = StateStore()
  /// What `@AppStorage` and `@SceneStorage` find, by key; never the machine's own defaults.
  package var defaults: [String: any Sendable] = [:]
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var failure: ResolveError?
  /// Bytes of all texts resolved so far.
  private var textBytes = 0
  private var reported = Set<Diagnostic>()
  /// Of the pass under way.
  private var tables: [DrawableTable] = []

  package init(shaper: any TextShaping, assets: any AssetProviding, limits: RenderLimits) {
    self.shaper = shaper
    self.assets = assets
    self.limits = limits
  }

  /// Takes note of what a resolver fills, to be emptied when its pass is over.
  func adopt(_ table: DrawableTable) { tables.append(table) }

  /// Lets go of the views of the pass that is over, also when it failed: their closures know the
  /// resolver, which knows the table they are in.
  func forgetViews() {
    for table in tables { table.forgetViews() }
    tables = []
  }

  /// Keeps a finding; one told twice is kept once.
  package func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Drops what was found after the first `count` findings: those of a picture that is laid out
  /// again.
  package func keepDiagnostics(first count: Int) {
    for diagnostic in diagnostics.dropFirst(count) { reported.remove(diagnostic) }
    diagnostics.removeLast(max(0, diagnostics.count - count))
  }

  /// Takes note of a text that will be shaped.
  func count(text bytes: Int) {
    textBytes += bytes
    if textBytes > limits.totalTextLength { fail(.tooMuchText(limit: limits.totalTextLength)) }
  }

  /// Gives the render up; the first reason wins.
  package func fail(_ error: ResolveError) {
    if failure == nil { failure = error }
  }

  /// Says where in a template the limit was met that gave the render up; the first place wins.
  package func locateFailure(at place: @autoclosure () -> String) {
    switch failure {
    case nil, .content?: return
    case let limit?: failure = .content("\(place()): \(limit)")
    }
  }
}
