extension StoredReload {
  /// Reads a row whose columns have the order of `ReloadSQL`.
  fileprivate init(row: Statement) {
    let made = row.optionalInteger(15).map { entries in
      Made(
        entries: entries,
        bytes: row.integer(16),
        policy: StoredPolicy(number: row.integer(17), date: row.optionalInteger(18))
      )
    }
    self.init(
      due: row.optionalInteger(3),
      begun: row.integer(4),
      ended: row.integer(5),
      result: row.integer(6),
      reason: row.text(7),
      asker: row.integer(8),
      exemption: row.optionalInteger(9),
      tries: row.integer(12),
      error: row.optionalText(28) ?? row.optionalText(13),
      isOffline: row.integer(14) != 0,
      made: made,
      next: row.optionalInteger(19),
      diagnostics: row.integer(20),
      cost: Cost(
        wall: row.integer(22),
        host: row.optionalInteger(23),
        ofExtension: row.optionalInteger(24),
        network: row.optionalInteger(25)
      )
    )
    number = row.integer(1)
    count = row.integer(2)
    mark = row.optionalInteger(10).flatMap { number in
      DirtyMark.Source(number: number, collection: row.optionalText(27))
        .map { DirtyMark($0, run: row.optionalInteger(11)) }
    }
    difference = row.optionalInteger(21).flatMap(Difference.init)
  }

  fileprivate func values(
    ofTimeline timeline: Int64,
    on connection: StoreConnection
  ) throws(StoreError) -> [StoreValue] {
    [
      .integer(timeline), .integer(number), .integer(count), due.storeValue, .integer(begun),
      .integer(ended), .integer(result), .text(reason), .integer(asker), exemption.storeValue,
      try mark?.source.number(on: connection).storeValue ?? .null, (mark?.run).storeValue,
      .integer(tries), (error.map(Self.shortened)).storeValue, isOffline.storeValue,
      (made?.entries).storeValue,
      (made?.bytes).storeValue, (made?.policy.number).storeValue, (made?.policy.date).storeValue,
      next.storeValue, .integer(diagnostics), (difference?.rawValue).storeValue,
      .integer(cost.wall), cost.host.storeValue, cost.ofExtension.storeValue,
      cost.network.storeValue, try errorNumber(on: connection).storeValue,
    ]
  }

  /// Returns the number under which the complete error text is stored in a separate table; `nil` if
  /// the text fits in the row.
  private func errorNumber(on connection: StoreConnection) throws(StoreError) -> Int64? {
    guard let error, error != Self.shortened(error) else { return nil }
    if let known = try connection.integer(ReloadSQL.errorNumber, .text(error)) {
      try connection.run(ReloadSQL.useError, .integer(known), .integer(ended))
      return known
    }
    try connection.run(ReloadSQL.insertError, .text(error), .integer(ended))
    let number = connection.lastInsertedKey
    try connection.run(ReloadSQL.forgetErrors, .integer(ReloadRetention.errors))
    return number
  }
}

/// The limits for how long the rows about reloads are kept.
package enum ReloadRetention {
  /// The most rows about one timeline's reloads.
  package static let rows: Int64 = 400
  /// The age at which a row is removed, in microseconds since the end of its reload: 30 days.
  package static let age: Int64 = 30 * 86_400_000_000
  /// The most error texts outside of rows, in the whole store.
  package static let errors: Int64 = 64
  /// The number of reloads after which old rows are removed.
  static let interval: Int64 = 32
}

extension StoreConnection {
  /// Adds a row for a reload of a timeline; if the reload only repeats the last one, raises the
  /// count in that row.
  func note(_ reload: StoredReload, ofTimeline timeline: Int64) throws(StoreError) {
    var reload = reload
    let last = try lastReload(ofTimeline: timeline)
    if let last, reload.repeats(last) {
      try run(
        ReloadSQL.repetition,
        .integer(timeline),
        .integer(last.number),
        .integer(reload.count),
        .integer(reload.ended),
        reload.next.storeValue,
        (reload.made?.policy.date).storeValue,
        .integer(reload.tries),
        .integer(reload.cost.wall),
        reload.cost.host.storeValue,
        reload.cost.ofExtension.storeValue,
        reload.cost.network.storeValue
      )
      return
    }
    reload.number = (last?.number ?? 0) + 1
    try run(ReloadSQL.insert, try reload.values(ofTimeline: timeline, on: self))
    guard reload.number % ReloadRetention.interval == 0 else { return }
    let first = reload.number - ReloadRetention.rows
    try run(ReloadSQL.forgetFirst, .integer(timeline), .integer(first))
    try run(ReloadSQL.forgetOld, .integer(timeline), .integer(reload.ended - ReloadRetention.age))
  }

  private func lastReload(ofTimeline timeline: Int64) throws(StoreError) -> StoredReload? {
    var rows = try rows(ReloadSQL.last, [.integer(timeline)])
    return try rows.next().map { StoredReload(row: $0) }
  }
}

extension WriteTransaction {
  /// Adds a row for a reload that neither made a timeline nor failed; does nothing if the timeline
  /// no longer exists.
  package func note(
    _ reload: StoredReload,
    placement: Int64,
    family: Int64
  ) throws(StoreError) {
    guard let id = try timeline(placement: placement, family: family)?.id else { return }
    try change.willTouch()
    try connection.note(reload, ofTimeline: id)
    change.touch()
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the reloads of a timeline that ended at `since` or later, oldest first.
  ///
  /// A row with several reloads is included if the last one ended at `since` or later.
  package func reloads(
    ofTimeline id: Int64,
    since: Int64 = .min
  ) throws(StoreError) -> [StoredReload] {
    let limit = ReloadRetention.rows + ReloadRetention.interval
    var rows = try connection.rows(
      ReloadSQL.ofTimeline,
      [.integer(id), .integer(since), .integer(limit)]
    )
    var reloads: [StoredReload] = []
    while let row = try rows.next() { reloads.append(StoredReload(row: row)) }
    return reloads.reversed()
  }
}
