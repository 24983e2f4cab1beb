extension StoreConnection {
  /// Reads every page and compares tables with their indexes.
  ///
  /// - Throws: `.damaged` with the first contradiction.
  func requireIntegrity() throws(StoreError) {
    var rows = try rows("PRAGMA integrity_check(1)")
    guard let row = try rows.next() else { return }
    let finding = row.text(0)
    guard finding != "ok" else { return }
    throw .damaged(path: location.path, reason: finding, copy: nil)
  }
}
