extension StoreReading where Self: ~Copyable {
  /// Returns the keys and names of the newest records of a collection, for a process that does not
  /// know the records' type.
  ///
  /// If `begun` is given, only records whose keys begin with its digits are returned.
  ///
  /// - Throws: `.refused` for an unknown collection or column.
  package func names(
    in collection: String,
    by column: String,
    keysBeginningWith begun: Int64? = nil,
    limit: Int
  ) throws(StoreError) -> [(key: Int64, name: String)] {
    guard StoreName.isValid(collection), StoreName.isValid(column) else {
      throw .refused(reason: "no collection has such a name")
    }
    let sql = StoreCollection.names(by: column, in: collection)
    var names: [(key: Int64, name: String)] = []
    for keys in Self.keys(beginningWith: begun) where names.count < limit {
      var rows = try connection.rows(
        sql,
        [keys.lowerBound, keys.upperBound, Int64(limit - names.count)].map { .integer($0) }
      )
      while let row = try rows.next() { names.append((row.integer(0), row.text(1))) }
    }
    return names
  }

  /// Returns a text of the record that another column identifies, for a process that does not know
  /// the record's type.
  ///
  /// - Returns: `nil` if there is no such record.
  ///
  /// - Throws: `.refused` for an unknown collection or column.
  package func text(
    of column: String,
    in collection: String,
    where other: String,
    is value: StoreValue
  ) throws(StoreError) -> String? {
    guard [collection, column, other].allSatisfy(StoreName.isValid) else {
      throw .refused(reason: "no collection has such a name")
    }
    let sql = StoreCollection.text(of: column, where: other, in: collection)
    var rows = try connection.rows(sql, [value])
    return try rows.next()?.text(0)
  }

  /// Returns the version of a module's collections; 0 before they are created, negative if a
  /// recovery has left it uncertain.
  package func version(ofModule name: String) throws(StoreError) -> Int64 {
    try connection.version(ofModule: name)
  }

  /// Returns whether a commit has changed the records of a collection since its module created
  /// them.
  package func hasChanged(collection: String) throws(StoreError) -> Bool {
    try connection.sequence(of: collection) > 0
  }

  /// Returns the ranges of keys that begin with these digits, the shortest keys first.
  ///
  /// For 4, these are 4 alone, 40 to 49, and 400 to 499.
  private static func keys(beginningWith begun: Int64?) -> [ClosedRange<Int64>] {
    guard let begun, begun > 0 else { return [1...Int64.max] }
    var ranges = [begun...begun]
    while let last = ranges.last {
      let (first, isOver) = last.lowerBound.multipliedReportingOverflow(by: 10)
      let (end, isEndOver) = last.upperBound.multipliedReportingOverflow(by: 10)
      guard !isOver, !isEndOver, end <= Int64.max - 9 else { break }
      ranges.append(first...(end + 9))
    }
    return ranges
  }
}
