extension StoreConnection {
  /// The value as it travels: the number of another record as that one's identity.
  func travelling(
    _ value: StoreValue,
    _ column: String,
    of shape: SharedShape
  ) throws(StoreError) -> StoreValue {
    guard let target = shape.references[column], case .integer(let key) = value else {
      return value
    }
    guard let other = try sharedShape(of: target) else { return .null }
    if let identity = try identity(ofRecord: key, other) { return .text(identity) }
    return try identityOfRemoved(key, other).map { .text($0) } ?? .null
  }

  /// The value in its stored form: the identity of another record as that one's number; `nil` if it is not there.
  func kept(
    _ value: StoreValue,
    _ column: String,
    of shape: SharedShape
  ) throws(StoreError) -> StoreValue? {
    guard let target = shape.references[column] else { return value }
    guard case .text(let identity) = value, let other = try sharedShape(of: target) else {
      return .null
    }
    return try key(ofRecord: identity, other).map { .integer($0) }
  }

  /// The name that a record has everywhere; `nil` if it is not there.
  func identity(ofRecord key: Int64, _ shape: SharedShape) throws(StoreError) -> String? {
    let sql = StoreCollection.selection(of: [shape.naming], from: shape.collection)
    var rows = try rows(sql + StoreCollection.byKey, [.integer(key)])
    return try rows.next()?.optionalText(1)
  }

  /// The number of a record; `nil` if it is not there.
  func key(ofRecord identity: String, _ shape: SharedShape) throws(StoreError) -> Int64? {
    let sql = StoreCollection.key(where: shape.naming, in: shape.collection)
    return try integer(sql, .text(identity))
  }

  /// The number that a removed record had; `nil` if the journal does not know it.
  func key(ofRemoved identity: String, _ shape: SharedShape) throws(StoreError) -> Int64? {
    guard let number = try integer(JournalSQL.numberOfCollection, .text(shape.collection)) else {
      return nil
    }
    var rows = try rows(JournalSQL.deletionsNaming, [.integer(number), .text(identity)])
    while let row = try rows.next() {
      let removed = try RecordedChange(row: row)
      let naming = removed.before.first { $0.column == shape.naming }
      if naming?.value == .text(identity) { return removed.key }
    }
    return nil
  }

  /// The name that a removed record had everywhere; `nil` if the journal does not know it.
  private func identityOfRemoved(
    _ key: Int64,
    _ shape: SharedShape
  ) throws(StoreError) -> String? {
    guard let number = try integer(JournalSQL.numberOfCollection, .text(shape.collection)) else {
      return nil
    }
    var rows = try rows(JournalSQL.lastDeletion, [.integer(number), .integer(key)])
    guard let row = try rows.next(),
      let naming = try RecordedChange(row: row).before.first(where: { $0.column == shape.naming }),
      case .text(let identity) = naming.value
    else { return nil }
    return identity
  }
}
