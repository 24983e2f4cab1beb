internal import SharedStore
internal import Wire

extension StoreReading where Self: ~Copyable {
  /// Returns the row that describes the list; `nil` until the process that creates the hub has
  /// written it.
  func knownList() throws -> HubListRow? { try fetch(HubListRow.self, limit: 1).first }

  /// Returns the number of the last run; 0 for an empty log.
  func head() throws -> Int64 {
    let last = try fetch(
      HubRunMark.self,
      sortedBy: [.descending(StoreFilter.keyColumn)],
      limit: 1
    )
    return last.first?.key ?? 0
  }

  /// Returns the row of the run with this id, without the run's content; `nil` if the log does not
  /// contain the run.
  func mark(ofRun id: String) throws -> HubRunMark? {
    try fetch(HubRunMark.self, where: .equals("run", id), limit: 1).first
  }

  /// Returns the id of the run that has this idempotency key and is not undone; `nil` if there is
  /// none.
  func standingRun(withKey key: String) throws -> String? {
    try fetch(HubRunMark.self, where: .all([.equals("request", key), .equals("stands", true)]))
      .first?.run
  }

  /// Returns the row of a record, also of a removed one; `nil` if no run ever changed the record.
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
  /// Returns the row that describes the list, and creates it if it is missing.
  func list() throws -> HubListRow {
    if let list = try knownList() { return list }
    return try insert(HubListRow(list: ListIdentity.make()))
  }

  /// Stores that a machine called at the time `now`, and the number of the last run that it has.
  func note(_ seat: HubSeat, now: Int64) throws {
    guard var row = try record(seat.machine, as: HubMachineRow.self) else { return }
    (row.seen, row.head) = (now, seat.head)
    try update(row)
  }
}

extension HubRunRow {
  /// Returns the run with its number in the log; a forgotten run has no changes and no parameters.
  ///
  /// - Throws: `.unreadableRun` if the content is not a run.
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
  /// Returns the record in the row.
  ///
  /// - Throws: `.damaged` if the content is not the columns of a record.
  func record(at address: String) throws(LinkError) -> HubRecord {
    var template = ColumnTemplate()
    return try record(at: address, &template)
  }

  /// Returns the record in the row, decoded with the columns of the record before it.
  func record(
    at address: String,
    _ template: inout ColumnTemplate
  ) throws(LinkError) -> HubRecord {
    let name = RecordName(collection, identity)
    guard let content else { return HubRecord(place: place, record: name, values: nil) }
    do throws(WireFault) {
      return HubRecord(place: place, record: name, values: try template.decode(content))
    } catch {
      throw .damaged(
        address: address,
        reason: "record \(identity) of \(collection): \(HubBytes.words(error))"
      )
    }
  }
}
