internal import Ground
package import SharedStore
internal import SystemLibrary

/// A hub in a file on this machine, which contains the log of runs, the shared records and their
/// pictures.
///
/// An append is one flushed transaction. Several processes of one user share the file; other users
/// reach it through a process of that user (``HubServer``).
package final class FileHub: Hub {
  package var seat: HubSeat?
  let address: String
  let member: HubMember
  let core: StoreCore
  let now: @Sendable () -> Int64
  private var notice: ChangeNotice?

  /// Opens the hub at an absolute path.
  ///
  /// - Throws: `.missing` if there is no file; `.unsuitable` if it is not a hub, or if its folder
  ///   cannot contain one.
  package convenience init(
    at path: String,
    as member: HubMember,
    patienceInMilliseconds: Int64 = 10_000,
    now: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) throws(LinkError) {
    do {
      let reader = try StoreReader(at: StoreLocation(path: path))
      guard try reader.version(ofModule: HubSchema.module.name) != 0 else {
        throw LinkError.unsuitable(address: path, reason: "it is a list of its own, not a hub")
      }
    } catch {
      throw LinkError(error, at: path)
    }
    try self.init(opening: path, as: member, patienceInMilliseconds, now: now)
  }

  private init(
    opening path: String,
    as member: HubMember,
    _ patienceInMilliseconds: Int64,
    now: @escaping @Sendable () -> Int64
  ) throws(LinkError) {
    if let program = SyncedFolder.program(around: path) {
      throw .unsuitable(address: path, reason: "\(program) copies this folder to other machines")
    }
    address = path
    self.member = member
    self.now = now
    do {
      core = try StoreCore(
        at: StoreLocation(path: path),
        schemas: [HubSchema.module],
        patienceInMilliseconds: patienceInMilliseconds,
        now: now
      )
    } catch {
      throw LinkError(error, at: path)
    }
  }

  /// Creates a hub, with missing folders, and opens it.
  ///
  /// - Throws: `.exists` if a file is already there.
  package static func create(
    at path: String,
    as member: HubMember,
    now: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) throws(LinkError) -> FileHub {
    guard access(path, F_OK) != 0 else { throw .exists(address: path) }
    let hub = try FileHub(opening: path, as: member, 10_000, now: now)
    try hub.write { transaction in _ = try transaction.list() }
    return hub
  }

  package func state() throws(LinkError) -> HubState {
    try require(.read)
    let state = try currentState()
    noteSeat(state)
    return state
  }

  package func runs(after number: Int64, limit: Int) throws(LinkError) -> [ArrivedRun] {
    try require(.read)
    return try read { transaction in
      var runs: [ArrivedRun] = []
      var bytes = 0
      try transaction.forEach(
        HubRunRow.self,
        where: .greater(StoreFilter.keyColumn, .integer(number)),
        limit: min(limit, HubLimits.runs)
      ) { row in
        bytes += row.content?.count ?? 0
        guard runs.isEmpty || bytes <= HubLimits.callBytes else { return false }
        do throws(LinkError) {
          runs.append(try row.arrived())
        } catch {
          guard runs.isEmpty else { return false }
          throw error
        }
        return true
      }
      return runs
    }
  }

  package func records(after place: Int64, limit: Int) throws(LinkError) -> [HubRecord] {
    try require(.read)
    let address = address
    return try read { transaction in
      var records: [HubRecord] = []
      var template = ColumnTemplate()
      var bytes = 0
      try transaction.forEach(
        HubRecordRow.self,
        where: .greater("place", .integer(place)),
        sortedBy: [.ascending("place")],
        limit: min(limit, HubLimits.records)
      ) { row in
        bytes += row.content?.count ?? 0
        guard records.isEmpty || bytes <= HubLimits.callBytes else { return false }
        records.append(try row.record(at: address, &template))
        return true
      }
      return records
    }
  }

  package func machines() throws(LinkError) -> [HubMachine] {
    try require(.read)
    return try read { try $0.fetch(HubMachineRow.self).map(\.machine) }
  }

  package func wait(beyond reach: HubReach, milliseconds: Int) throws(LinkError) -> Bool {
    try require(.read)
    if let board = reach.board { try HubRequest.check(board: board) }
    let end = MonotonicTime.milliseconds + Int64(min(milliseconds, HubLimits.waitMilliseconds))
    let notice = notice ?? ChangeNotice(StoreLocation(path: address))
    self.notice = notice
    while true {
      _ = notice.hasChanged()
      if try read({ try $0.hasNews(behind: reach) }) { return true }
      let left = end - MonotonicTime.milliseconds
      guard left > 0 else { return false }
      // Without file notifications from the kernel, the hub checks once a second.
      let pause = Int32(clamping: notice.descriptor == nil ? min(left, 1_000) : left)
      var request = pollfd(fd: notice.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
      _ = poll(&request, 1, pause)
    }
  }

  func require(_ right: HubRight) throws(LinkError) {
    guard member.right >= right else { throw .refused(address: address, reason: right.refusal) }
  }

  func read<Result>(
    _ body: (borrowing ReadTransaction) throws -> Result
  ) throws(LinkError) -> Result {
    do { return try core.read(body) } catch { throw LinkError(error, at: address) }
  }

  func write<Result>(
    durability: Durability = .full,
    _ body: (borrowing WriteTransaction) throws -> Result
  ) throws(LinkError) -> Result {
    do {
      return try core.write(durability: durability, body)
    } catch {
      throw LinkError(error, at: address)
    }
  }

  private func currentState() throws(LinkError) -> HubState {
    let now = now()
    func state(_ list: HubListRow, _ head: Int64) -> HubState {
      HubState(list: list.list, head: head, first: list.first, now: now, version: HubState.version)
    }
    let known: HubState? = try read { transaction in
      guard let list = try transaction.knownList() else { return nil }
      return state(list, try transaction.head())
    }
    if let known { return known }
    // The process that created the file ended before it had written the row of the list.
    return try write { transaction in state(try transaction.list(), try transaction.head()) }
  }

  /// Stores the time at which the calling machine was last seen.
  ///
  /// The time is not stored for every call, and never if the file cannot be written.
  private func noteSeat(_ state: HubState) {
    guard let seat else { return }
    let isDue = try? read { transaction in
      guard let row = try transaction.record(seat.machine, as: HubMachineRow.self),
        row.author == member.name
      else { return false }
      let pause = row.head == seat.head ? Self.longPause : Self.shortPause
      return state.now - row.seen >= pause
    }
    guard isDue == true else { return }
    try? write(durability: .relaxed) { try $0.note(seat, now: state.now) }
  }

  /// The time in microseconds for which the stored time of a machine's last call may be out of
  /// date: an hour.
  ///
  /// For a machine that has received new runs since, it is a minute (`shortPause`).
  private static let longPause: Int64 = 3_600_000_000
  private static let shortPause: Int64 = 60_000_000
}
