extension StoreConnection {
  /// The version of the store's own tables; 0 before they are made.
  func coreVersion() throws(StoreError) -> Int64 {
    try integer(StoreSQL.version) ?? 0
  }

  /// - Throws: `.newerSchema` when a later version wrote the store's own tables.
  func requireKnownCore(_ version: Int64) throws(StoreError) {
    guard version <= CoreSchema.version else {
      throw .newerSchema(module: "", found: version, known: CoreSchema.version)
    }
  }

  /// The version of the module's collections; 0 before they are made.
  func version(ofModule name: String) throws(StoreError) -> Int64 {
    try integer(StoreSQL.moduleVersion, .text(name)) ?? 0
  }
}
