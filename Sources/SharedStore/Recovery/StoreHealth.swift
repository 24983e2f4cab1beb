/// Looks for damage in a whole store, without changing it.
package enum StoreHealth {
  /// Reads every page of the store; it takes as long as copying the file.
  ///
  /// - Throws: `.damaged` with the first contradiction, `.missing` when there never was a store, and
  ///   what keeps the store from being read.
  package static func requireSound(_ location: StoreLocation) throws(StoreError) {
    let state = try LockFile(location, patienceInMilliseconds: 0).peek()
    guard state.damaged == 0 else { throw DamagedStore.error(at: location, state) }
    if !StoreFiles.exists(location) { try DamagedStore.requireAll(0, of: state, at: location) }
    try StoreFiles.inspect(location)
    let connection = try StoreConnection(location, mode: StoreFiles.modeForReading(location))
    let version = try connection.coreVersion()
    try connection.requireKnownCore(version)
    let sequence = version == 0 ? 0 : try connection.commitSequence()
    try DamagedStore.requireAll(sequence, of: state, at: location)
    try connection.requireIntegrity()
  }
}
