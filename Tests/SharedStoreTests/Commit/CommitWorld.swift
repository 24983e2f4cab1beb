import TestSupport

@testable import SharedStore

/// Sends random requests to a planner, performs its actions, and records each violated guarantee of
/// the store.
///
/// The expected rows are derived only from the requests, without the planner's states.
struct CommitWorld {
  private struct Group {
    var group: CommitGroup
    /// The rows whose writes have returned successfully.
    var accepted: [Int] = []
  }

  private struct Block {
    /// The open scopes, the outermost first, with the number of rows before each.
    var scopes: [(scope: AtomicScope, count: Int)]
    var rows: [Int] = []
    let began: Int64
  }

  var fault: String? { disk.fault }
  private var random: SplitMix64
  private var planner = CommitPlanner(location)
  private var now: Int64 = 0
  private var disk = CommitDisk()
  private var rowCount = 0

  private var groups = [Group(group: CommitGroup(location)), Group(group: CommitGroup(location))]
  private var block: Block?
  /// All scopes so far, open or not.
  private var scopes: [AtomicScope] = []

  private static let location = StoreLocation(path: "/store")
  private static let expired = StoreError.expired(milliseconds: 2_000)

  init(seed: Int) {
    random = SplitMix64(seed: seed)
  }

  mutating func run(steps: Int) {
    for _ in 0..<steps where fault == nil {
      step()
      checkRest()
    }
    if let scope = block?.scopes.first?.scope { rollBack(scope) }
    for index in groups.indices { end(index) }
    require(!disk.isGateHeld && disk.transaction == nil, "the gate is held at the end")
  }

  private mutating func step() {
    let index = Int.random(in: 0..<2, using: &random)
    let group = groups[index].group
    switch Int.random(in: 0..<18, using: &random) {
    case 0, 1: pass([0, 1, 10, 49, 50, 60, 700, 2_000].randomElement(using: &random) ?? 0)
    case 2: write(.alone)
    case 3...6: write(.group(group), index)
    case 7: write(.eachWrite(of: group), index)
    case 8: read()
    case 9: begin(in: block?.scopes.last.map { .atomic($0.scope) } ?? .group(group))
    case 10: begin(in: .alone)
    case 11, 12: if let scope = block?.scopes.last?.scope { write(.atomic(scope)) }
    case 13: if let scope = scopes.randomElement(using: &random) { write(.atomic(scope)) }
    case 14: if let scope = scopes.suffix(3).randomElement(using: &random) { commit(scope) }
    case 15: if let scope = scopes.suffix(3).randomElement(using: &random) { rollBack(scope) }
    case 16: flush(index)
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: end(index)
      case 1: _ = request(.commit(group))
      case 2: flushAll()
      default: _ = request(.idle)
      }
    }
  }

  /// Sends a request, and returns the error with which it ends; `nil` if it succeeds.
  private mutating func request(_ event: CommitEvent) -> StoreError? {
    let refusal = answer(event)
    if block != nil, disk.transaction == nil {
      // Its commit is looked at by who asked for it.
      if case .commitAtomic = event, refusal == nil { return nil }
      let rows = block?.rows ?? []
      require(!rows.contains { disk.committed.contains($0) }, "a block that failed left something")
      block = nil
    }
    return refusal
  }

  private mutating func answer(_ event: CommitEvent) -> StoreError? {
    var next: CommitEvent? = event
    while let event = next {
      next = nil
      for action in planner.handle(event, at: now) {
        require(next == nil, "something follows an action with an outcome")
        if case .fail(let error) = action { return error }
        let fails = Int.random(in: 0..<12, using: &random) == 0
        next = disk.perform(action, fails: fails, at: now)
      }
    }
    return nil
  }

  // What is asked for.

  private mutating func pass(_ milliseconds: Int64) {
    now += milliseconds
    guard Bool.random(using: &random), let alarm = disk.alarms.firstIndex(where: { $0 <= now })
    else {
      return
    }
    disk.alarms.remove(at: alarm)
    require(request(.woke) == nil, "an alarm failed")
    if let block, now >= block.began + 2_000 { require(false, "an overdue block is open") }
  }

  private mutating func write(_ scope: CommitScope, _ index: Int? = nil) {
    let runs = Int64([0, 2_047, 2_048].randomElement(using: &random) ?? 0)
    let isLost = index.map { self.isLost($0) } ?? false
    let (open, before) = (block, disk.transaction?.began)
    let durability = Bool.random(using: &random) ? Durability.full : .relaxed
    if let error = request(.write(scope, durability, runs: runs)) {
      checkRefusal(error, of: scope, open)
      return
    }
    if case .group = scope {
      require(!isLost, "a group goes on that has lost something")
      let isShort = now < (disk.transaction?.began ?? 0) + 50
      let isFresh = before != disk.transaction?.began || now == before
      require(isShort && (runs < 2_048 || isFresh), "too long")
    }
    require(disk.transaction != nil && disk.isGateHeld, "a body without a transaction")
    rowCount += 1
    let row = rowCount
    if Int.random(in: 0..<6, using: &random) == 0 {
      _ = request(.threw)
      return
    }
    disk.transaction?.rows.append(row)
    if Int.random(in: 0..<20, using: &random) == 0 {
      require(request(.failed(CommitDisk.lost)) != nil, "a write that cannot be kept returns")
      require(!disk.committed.contains(row), "what failed is committed")
      return
    }
    guard request(.wrote) == nil else { return }
    switch scope {
    case .alone:
      let isKept =
        durability == .full
        ? disk.committed[..<disk.durable].contains(row) : disk.committed.last == row
      require(isKept, "an acknowledged write is not kept")
    case .group: if let index { groups[index].accepted.append(row) }
    case .eachWrite:
      require(disk.committed.last == row, "a write of its own is not committed")
      if let index, durability == .full { groups[index].accepted.append(row) }
    case .atomic: block?.rows.append(row)
    }
  }

  private mutating func checkRefusal(_ error: StoreError, of scope: CommitScope, _ open: Block?) {
    guard let open else { return }
    let isOverdue = now >= open.began + 2_000
    if case .atomic(let scope) = scope {
      guard open.scopes.contains(where: { $0.scope == scope }) else { return }
      if isOverdue {
        require(error == Self.expired, "an overdue block says \(error)")
      } else {
        require(error == CommitDisk.busy && open.scopes.last?.scope != scope, "refused: \(error)")
      }
    } else if case .group = scope, error == CommitDisk.lost {
      // What the group lost before is said first.
    } else {
      require(error == CommitDisk.busy, "beside a block: \(error)")
    }
  }

  private mutating func begin(in scope: CommitScope) {
    let open = block
    if let error = request(.beginAtomic(in: scope)) {
      // A savepoint may fail.
      if case .atomic = scope, error == CommitDisk.lost { return }
      return checkRefusal(error, of: scope, open)
    }
    guard let scope = planner.innermost else { return require(false, "no scope was opened") }
    scopes.append(scope)
    var opened = block ?? Block(scopes: [], began: now)
    opened.scopes.append((scope, opened.rows.count))
    block = opened
  }

  private mutating func commit(_ scope: AtomicScope) {
    let open = block
    guard request(.commitAtomic(scope)) == nil else { return }
    guard let index = open?.scopes.firstIndex(where: { $0.scope == scope }), let open else {
      return require(false, "a scope that is not open is committed")
    }
    require(index == open.scopes.count - 1 && now < open.began + 2_000, "committed out of turn")
    if index == 0 {
      let isKept = open.rows.allSatisfy { disk.committed[..<disk.durable].contains($0) }
      require(isKept, "an acknowledged block is not on the disk")
      block = nil
    } else {
      block?.scopes.removeLast()
    }
  }

  private mutating func rollBack(_ scope: AtomicScope) {
    let index = block?.scopes.firstIndex { $0.scope == scope }
    guard request(.rollBackAtomic(scope)) == nil, let index, block != nil else { return }
    require(index > 0, "a block is open that was rolled back")
    let count = block?.scopes[index].count ?? 0
    block?.rows.removeSubrange(count...)
    block?.scopes.removeSubrange(index...)
    require(disk.transaction?.rows == block?.rows, "a nested block left something")
  }

  private mutating func read() {
    let isTracked = Bool.random(using: &random)
    let scopes =
      groups.map { CommitScope.group($0.group) } + [.alone]
      + (block?.scopes.last.map { [.atomic($0.scope)] } ?? [])
    guard let scope = scopes.randomElement(using: &random) else { return }
    guard request(.read(scope, isTracked: isTracked)) == nil, let transaction = disk.transaction
    else { return }
    require(block != nil || transaction.isShared, "a reader left something open")
  }

  private mutating func flush(_ index: Int) {
    let isLost = self.isLost(index)
    guard request(.flush(groups[index].group)) == nil else { return }
    require(!isLost && isFlushed(index), "a flush of what is not on the disk")
  }

  private mutating func end(_ index: Int) {
    let isLost = self.isLost(index)
    if request(.end(groups[index].group)) == nil {
      require(!isLost && isFlushed(index), "an acknowledged group is not on the disk")
    }
    groups[index] = Group(group: CommitGroup(Self.location))
  }

  private mutating func flushAll() {
    guard request(.flushAll) == nil else { return }
    require(disk.durable == disk.committed.count, "a commit is not on the disk")
  }

  // What holds at any time.

  private mutating func checkRest() {
    guard let transaction = disk.transaction else {
      return require(!disk.isGateHeld, "the gate is held for nothing")
    }
    require(disk.isGateHeld && transaction.isShared, "a transaction was left open")
    let deadline = transaction.began + (block == nil ? 50 : 2_000)
    require(disk.alarms.contains { $0 <= deadline }, "nothing ends the open transaction")
  }

  private func isFlushed(_ index: Int) -> Bool {
    groups[index].accepted.allSatisfy { disk.committed[..<disk.durable].contains($0) }
  }

  /// Returns whether a row that the group has accepted is lost.
  private func isLost(_ index: Int) -> Bool {
    let open = disk.transaction?.rows ?? []
    return !groups[index].accepted.allSatisfy { disk.committed.contains($0) || open.contains($0) }
  }

  private mutating func require(_ condition: Bool, _ message: String) {
    disk.require(condition, message)
  }
}
