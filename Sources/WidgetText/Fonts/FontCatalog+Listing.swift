extension FontCatalog {
  /// One family, for people to read.
  package struct Listing: Hashable, Sendable, Codable {
    package let family: String
    package let roles: [String]
    package let files: [String]
  }

  /// All families, in the order of the table.
  package var listing: [Listing] {
    families.map { Listing(family: $0.name, roles: $0.roles, files: $0.files.map(\.name)) }
  }
}
