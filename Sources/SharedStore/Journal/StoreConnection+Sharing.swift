extension StoreConnection {
  /// Returns the value that is sent to other machines in place of a stored one.
  ///
  /// For a reference, this is the identity of the referenced record.
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

  /// Returns the value that is stored in place of a received one.
  ///
  /// For a reference, this is the key of the referenced record; `nil` if that record does not
  /// exist.
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

  /// Returns the identity that a record has on every machine; `nil` if the record does not exist.
  func identity(ofRecord key: Int64, _ shape: SharedShape) throws(StoreError) -> String? {
    var rows = try rows(shape.identityOfRecord, [.integer(key)])
    return try rows.next()?.optionalText(1)
  }

  /// Returns the key of the record with this identity; `nil` if the record does not exist.
  func key(ofRecord identity: String, _ shape: SharedShape) throws(StoreError) -> Int64? {
    try integer(shape.keyOfRecord, .text(identity))
  }

  /// Returns the key of a removed record; `nil` if the journal does not contain its removal.
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

  /// Returns the identity of a removed record; `nil` if the journal does not contain its removal.
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
