internal import SharedStore
internal import Wire

extension StoreReading where Self: ~Copyable {
  /// The row of the list; `nil` until its process has written it.
  func knownList() throws -> HubListRow? { try fetch(HubListRow.self, limit: 1).first }

  /// The number of the last run; 0 for an empty log.
  func head() throws -> Int64 {
    let last = try fetch(
      HubRunMark.self,
      sortedBy: [.descending(StoreFilter.keyColumn)],
      limit: 1
    )
    return last.first?.key ?? 0
  }

  /// The run of that name; `nil` if the log does not have it.
  func mark(ofRun id: String) throws -> HubRunMark? {
    try fetch(HubRunMark.self, where: .equals("run", id), limit: 1).first
  }

  /// The run in force that has a key.
  func standingRun(withKey key: String) throws -> String? {
    try fetch(HubRunMark.self, where: .all([.equals("request", key), .equals("stands", true)]))
      .first?.run
  }

  /// The row of a record, there or removed.
  func row(of record: RecordName) throws -> HubRecordRow? {
    try fetch(
      HubRecordRow.self,
      where: .all([
        .equals("collection", record.collection), .equals("identity", record.identity),
      ]),
      limit: 1
    ).first
  }
}

extension WriteTransaction {
  /// The row of the list, which the first one to ask writes.
  func list() throws -> HubListRow {
    if let list = try knownList() { return list }
    return try insert(HubListRow(list: ListIdentity.make()))
  }

  /// Records when a machine called, and its last run.
  func note(_ seat: HubSeat, now: Int64) throws {
    guard var row = try record(seat.machine, as: HubMachineRow.self) else { return }
    (row.seen, row.head) = (now, seat.head)
    try update(row)
  }
}

extension HubRunRow {
  /// The run in its place of the log; one that was forgotten has neither changes nor a call.
  ///
  /// - Throws: `.unreadableRun` for content that is not a run.
  func arrived() throws(LinkError) -> ArrivedRun {
    guard let content else {
      let rest = LinkedRun(id: run, machine: machine, made: made, known: 0)
      return ArrivedRun(number: key, author: author, run: rest)
    }
    do throws(WireFault) {
      return ArrivedRun(number: key, author: author, run: try LinkedRun(bytes: content))
    } catch {
      throw .unreadableRun(number: key, machine: machine, reason: HubBytes.words(error))
    }
  }
}

extension HubRecordRow {
  /// - Throws: `.damaged` for content that is not the columns of a record.
  func record(at address: String) throws(LinkError) -> HubRecord {
    let name = RecordName(collection, identity)
    guard let content else { return HubRecord(place: place, record: name, values: nil) }
    do throws(WireFault) {
      let columns = try HubBytes.value(LinkedColumns.self, in: content)
      return HubRecord(place: place, record: name, values: columns.values)
    } catch {
      throw .damaged(
        address: address,
        reason: "record \(identity) of \(collection): \(HubBytes.words(error))"
      )
    }
  }
}
