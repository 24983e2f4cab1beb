internal import SharedStore

/// The steps of a reading that send the records of this store, and apply those of the hub.
extension LinkReading {
  /// Adds runs to the outbox for the records that the hub does not have.
  ///
  /// A join first removes sample records that were never changed.
  mutating func adoptOwn() throws {
    let names = try store.read { reader in
      try reader.sharedCollections().flatMap { try reader.sharedNumbers(of: $0) }.map(\.name)
    }.filter { isOwn($0) && postedRecords[$0] == nil }
    if isJoining {
      // This is first, because later transactions may trim the journal that shows which records are
      // unchanged.
      try inPieces(names) { try $0.removeSamples(among: $1, in: $2) }
    }
    place -= Int64(names.count)
    try inPieces(names) { try $0.adopt($1, in: $2) }
  }

  /// Returns whether a record must be sent to the hub as a new one, because the hub does not have
  /// it.
  ///
  /// Outside a join, a record that the hub has removed is not sent again.
  func isOwn(_ name: RecordName) -> Bool {
    // In a join both lists are kept, and a record of one list outweighs its removal in the other.
    isJoining ? list.present[name] == nil : list.numbers[name] == nil
  }

  private func removeSamples(
    among names: [RecordName],
    in transaction: borrowing WriteTransaction
  ) throws {
    let samples = try transaction.values(of: names).filter { name, values in
      try transaction.isSample(values.number ?? 0, of: name.collection)
    }
    guard !samples.isEmpty else { return }
    try transaction.apply(
      samples.keys.sorted().map { LinkedChange($0, before: samples[$0], after: nil) },
      as: LinkJoin.joining(link)
    )
  }

  /// Adds runs to the outbox that create records of this store on the hub.
  ///
  /// Records whose numbers the hub may use for others first get new numbers.
  mutating func adopt(
    _ names: [RecordName],
    in transaction: borrowing WriteTransaction
  ) throws {
    var own = try transaction.values(of: names)
    var moves: [RecordMove] = []
    for name in names {
      guard let before = own[name]?.number, isForeign(before, in: name.collection) else { continue }
      let number = try transaction.takeNumber(of: name.collection)
      moves.append(RecordMove(name, to: number))
      own[name]?[StoreFilter.keyColumn] = .integer(number)
      note(name, from: before, to: number)
    }
    try transaction.renumber(moves, as: LinkJoin.joining(link))
    let start = isJoining ? "join-\(link.machine)" : "extra-\(link.machine)-\(list.state.head)"
    let runs = names.compactMap { name in
      own[name].map { values in
        posting(LinkedChange(name, before: nil, after: values), as: start, made: made(values, name))
      }
    }
    try transaction.adopt(runs, at: place)
    place += Int64(runs.count)
  }

  /// Returns whether another record on the hub may have the number of a record in this store.
  private func isForeign(_ number: Int64, in collection: String) -> Bool {
    isJoining && link.machine != LinkJoin.firstMachine
      || list.holder(of: number, in: collection) != nil
  }

  /// Applies the values of the hub's records to this store.
  ///
  /// Outside a join, records that the hub has removed are removed here too.
  mutating func takeTheirs() throws {
    var names = list.names(inOrderOf: rules).filter { postedRecords[$0] == nil }
    if !isJoining { names += list.removed.sorted() }
    try inPieces(names) { try $0.take($1, in: $2) }
  }

  mutating func take(
    _ names: [RecordName],
    in transaction: borrowing WriteTransaction
  ) throws {
    let own = try transaction.values(of: names)
    let taken = try makeRoom(for: names, own, in: transaction)
    var (insertions, changes): ([LinkedChange], [LinkedChange]) = ([], [])
    for change in taken.compactMap({ list.change(of: $0, from: own[$0]) }) {
      if change.before == nil { insertions.append(change) } else { changes.append(change) }
    }
    if !insertions.isEmpty || !changes.isEmpty {
      // New records are first, because others may refer to them.
      missing += try transaction.apply(
        insertions + changes,
        startingWith: insertions.count,
        as: LinkJoin.joining(link)
      )
    }
    guard isJoining else { return }
    for name in taken {
      guard let values = own[name], let theirs = list.present[name],
        LinkJoin.isLater(values, than: theirs, rules[name.collection] ?? [:])
      else { continue }
      let after = values.filter { $0.key != StoreFilter.keyColumn && theirs[$0.key] != $0.value }
      let before = theirs.filter { after[$0.key] != nil }
      guard !after.isEmpty else { continue }
      missing += try transaction.addPending(
        posting(
          LinkedChange(name, before: before, after: after),
          as: "join-\(link.machine)",
          made: made(values, name)
        )
      )
    }
  }

  /// Gives records of this store the numbers that they have on the hub.
  ///
  /// If another record of this store has such a number, that record gets a new number first.
  ///
  /// - Returns: The records that can be applied now. A record is left out if its number belongs to
  ///   a record that is left for the last step.
  private mutating func makeRoom(
    for names: [RecordName],
    _ own: [RecordName: [String: StoreValue]],
    in transaction: borrowing WriteTransaction
  ) throws -> [RecordName] {
    var (taken, holders, moves): ([RecordName], [RecordName], [RecordMove]) = ([], [], [])
    let wanted = names.map { (name: $0, number: list.present[$0]?.number) }
    var there: [String: [Int64: RecordName]] = [:]
    for collection in Set(names.map(\.collection)) {
      let numbers = wanted.filter { $0.name.collection == collection }.compactMap(\.number)
      there[collection] = try transaction.records(of: collection, numbered: numbers)
    }
    for (name, number) in wanted {
      if let number, own[name]?.number != number {
        let holder = there[name.collection]?[number]
        if let holder, left.contains(holder) {
          left.insert(name)
          obstacles.insert(holder)
          continue
        }
        if let holder { holders.append(holder) }
        if let before = own[name]?.number {
          moves.append(RecordMove(name, to: number))
          note(name, from: before, to: number)
        }
      }
      taken.append(name)
    }
    let moving = Set(moves.map(\.record))
    for holder in holders where !moving.contains(holder) {
      let before = try transaction.values(of: [holder])[holder]?.number
      let number = try transaction.takeNumber(of: holder.collection)
      moves.append(RecordMove(holder, to: number))
      if let before { note(holder, from: before, to: number) }
    }
    try transaction.renumber(moves, as: LinkJoin.joining(link))
    return taken
  }

  private mutating func note(_ name: RecordName, from before: Int64, to after: Int64) {
    let first = moved[name]?.before ?? before
    moved[name] = LinkJoin.Renumbered(record: name, before: first, after: after)
  }

  private func made(_ values: [String: StoreValue], _ name: RecordName) -> Int64 {
    LinkJoin.instant(of: values, rules[name.collection] ?? [:])
      ?? (isJoining ? 0 : list.state.now)
  }

  private func posting(_ change: LinkedChange, as start: String, made: Int64) -> LinkedRun {
    LinkedRun(
      id: "\(start)-\(change.record.collection)-\(change.record.identity)",
      machine: link.machine,
      made: made,
      known: Int(list.state.head),
      changes: [change],
      intent: JournalRun.joiningIntent,
      origin: JournalRun.linkOrigin
    )
  }
}
