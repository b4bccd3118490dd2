/// The engine's version: changes whenever a pixel may.
package enum EngineVersion {
  package static let current = "0.1.0"
}
