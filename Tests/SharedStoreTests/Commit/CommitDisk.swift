@testable import SharedStore

/// Performs a planner's actions on a list of rows, and records an action that is not allowed at
/// that time.
struct CommitDisk {
  struct Transaction {
    var rows: [Int] = []
    /// The number of rows at each savepoint.
    var savepoints: [Int] = []
    let isFlushed: Bool
    let isShared: Bool
    let began: Int64
  }

  static let lost = StoreError.full(path: "/store")
  static let busy = StoreError.busy(path: "/store")

  private(set) var fault: String?
  private(set) var isGateHeld = false
  var transaction: Transaction?
  private(set) var committed: [Int] = []
  /// The number of committed rows that are flushed to the disk.
  private(set) var durable = 0
  var alarms: [Int64] = []

  /// Performs an action or lets it fail, and returns the resulting event; `nil` if there is none.
  mutating func perform(_ action: CommitAction, fails: Bool, at now: Int64) -> CommitEvent? {
    switch action {
    case .begin(let isFlushed, let isShared):
      require(!isGateHeld && transaction == nil, "two transactions")
      guard !fails else { return .failed(Self.busy) }
      isGateHeld = true
      transaction = Transaction(isFlushed: isFlushed, isShared: isShared, began: now)
      return .done
    case .savepoint:
      guard let count = transaction?.rows.count, !fails else { return .failed(Self.lost) }
      transaction?.savepoints.append(count)
      return .done
    case .release:
      require(transaction?.savepoints.popLast() != nil, "no savepoint to release")
      return fails ? .failed(Self.lost) : .done
    case .rollBackTo(let depth):
      guard let savepoints = transaction?.savepoints, savepoints.count >= depth, !fails else {
        require(fails, "no savepoint of depth \(depth)")
        return .failed(Self.lost)
      }
      transaction?.rows.removeSubrange(savepoints[depth - 1]...)
      transaction?.savepoints.removeSubrange((depth - 1)...)
      return .done
    case .takeBack:
      require(transaction?.isShared == true, "nothing to take back from")
      return fails ? .failed(Self.lost) : .done
    case .commit, .flush: return commit(isForced: action == .flush, fails: fails)
    case .trimLog: require(isGateHeld, "the log is trimmed outside the gate")
    case .rollBack: transaction = nil
    case .leaveGate:
      require(isGateHeld && transaction == nil, "the gate is left twice or too early")
      isGateHeld = false
    case .beginLogAnew:
      require(!isGateHeld, "the log is emptied inside the gate")
      return fails ? .failed(Self.lost) : .done
    case .settle(let error):
      require(!isGateHeld, "an error is settled inside the gate")
      return .settled(error)
    case .wake(let instant): alarms.append(instant)
    case .fail, .readWithin, .readBeside, .readCommitted: break
    }
    return nil
  }

  private mutating func commit(isForced: Bool, fails: Bool) -> CommitEvent {
    guard let ending = transaction else {
      require(false, "nothing to commit")
      return .failed(Self.lost)
    }
    transaction = nil
    guard !fails else { return .failed(Self.lost) }
    committed += ending.rows
    let isChanged = isForced || !ending.rows.isEmpty
    if isChanged, ending.isFlushed { durable = committed.count }
    return .committed(isChanged: isChanged)
  }

  mutating func require(_ condition: Bool, _ message: String) {
    if !condition, fault == nil { fault = message }
  }
}
