/// Decides how the writes to one store are committed: which transaction is open, and until when.
///
/// The planner has neither a clock nor a database. For each event and its time, it returns actions
/// to be performed in order. Only the last of these actions may have an outcome, which is the next
/// event. A request is complete when no action with an outcome is returned.
struct CommitPlanner {
  /// The location of the store, which errors contain.
  private let location: StoreLocation
  private var state = State.free
  /// The request that is being processed; `nil` between two requests.
  private var request: CommitEvent?
  private var memory = CommitMemory()
  /// The group whose transaction is being rolled back, so that its writes are lost.
  private var losing: CommitGroup?
  private var scopeCount = 0
  /// The time when the next `.woke` event is scheduled; `nil` if none is.
  private var alarm: Int64?

  init(_ location: StoreLocation) {
    self.location = location
  }

  private enum State {
    /// No transaction is open.
    case free
    /// The transaction of a single write; if `owedBy` is not `nil`, that group must flush it later.
    case alone(isFlushed: Bool, owedBy: CommitGroup?)
    /// A transaction shared by the writes of a group, which ends at `deadline`.
    case group(CommitGroup, deadline: Int64)
    /// The transaction of an atomic block, with its nested scopes, the outermost first.
    case atomic([AtomicScope], deadline: Int64)
  }

  /// The innermost scope of the open atomic block; `nil` if none is open.
  var innermost: AtomicScope? {
    if case .atomic(let scopes, _) = state { scopes.last } else { nil }
  }

  /// Returns the actions that `event` requires; `now` is in milliseconds of a monotonic clock.
  mutating func handle(_ event: CommitEvent, at now: Int64) -> [CommitAction] {
    switch event {
    case .wrote:
      if case .alone = state { return [.commit] }
      return []
    case .threw:
      guard case .alone = state else { return [.takeBack] }
      return leave([.rollBack])
    case .done: return succeeded(at: now)
    case .committed(let isChanged): return committed(isChanged, at: now)
    case .failed(let error): return failed(error)
    case .settled(let error): return settled(error, at: now)
    default:
      request = event
      return serve(event, at: now)
    }
  }

  /// Returns the actions for a request, which may first commit the open transaction of a group.
  private mutating func serve(_ event: CommitEvent, at now: Int64) -> [CommitAction] {
    switch event {
    case .write(.atomic(let scope), _, _):
      return refusal(of: scope, at: now) ?? served()
    case .write(.group(let group), _, let runs):
      if let error = memory.failure(of: group) { return fail(error) }
      if case .group(group, let deadline) = state, now < deadline, runs < CommitGroup.maximumRuns {
        return served()
      }
      return makeRoom() ?? [.begin(isFlushed: group.isFlushed, isShared: true)]
    case .write(.alone, let durability, _):
      return makeRoom() ?? [.begin(isFlushed: durability == .full, isShared: false)]
    case .write(.eachWrite, _, _):
      return makeRoom() ?? [.begin(isFlushed: false, isShared: false)]
    case .read(let scope, let isTracked):
      return read(in: scope, isTracked: isTracked, at: now)
    case .beginAtomic(.atomic(let scope), _):
      if let refusal = refusal(of: scope, at: now) { return refusal }
      guard case .atomic(let scopes, _) = state, scopes.count < AtomicScope.maximumDepth else {
        return fail(
          .tooLarge(what: "the depth of atomic blocks", limit: AtomicScope.maximumDepth)
        )
      }
      return [.savepoint]
    case .beginAtomic(let scope, _):
      if let error = memory.failure(of: scope) { return fail(error) }
      return makeRoom() ?? [.begin(isFlushed: true, isShared: true)]
    case .commitAtomic(let scope):
      return refusal(of: scope, at: now) ?? [scope.isOutermost ? .commit : .release]
    case .rollBackAtomic(let scope):
      return rollBack(scope)
    case .commit(let group), .flush(let group), .end(let group):
      if let error = memory.failure(of: group) { return fail(error) }
      if case .group(group, _) = state { return [.commit] }
      if case .commit = event { return served() }
      guard memory.owes(group) else { return served() }
      return makeRoom() ?? [.begin(isFlushed: true, isShared: false)]
    case .flushAll:
      return makeRoom() ?? [.begin(isFlushed: true, isShared: false)]
    case .idle:
      if case .atomic = state { return served() }
      return makeRoom() ?? [.beginLogAnew]
    case .woke:
      return wake(at: now)
    case .wrote, .threw, .done, .committed, .failed, .settled:
      return served()
    }
  }

  private mutating func read(
    in scope: CommitScope,
    isTracked: Bool,
    at now: Int64
  ) -> [CommitAction] {
    switch (state, scope) {
    case (.free, _):
      if let error = memory.failure(of: scope) { return fail(error) }
      return served(.readCommitted)
    case (.alone, _):
      return served(.readCommitted)
    case (_, .atomic(let scope)):
      return refusal(of: scope, at: now) ?? served(.readWithin)
    case (.group(let owner, let deadline), .group(let group))
    where owner == group && !isTracked && now < deadline:
      return served(.readWithin)
    case (.group, _):
      return [.commit]
    case (.atomic, _):
      return served(.readBeside)
    }
  }

  /// Ends the open transaction if its time limit has passed; otherwise schedules another check.
  private mutating func wake(at now: Int64) -> [CommitAction] {
    if let alarm, alarm <= now { self.alarm = nil }
    switch state {
    case .free, .alone: return served()
    case .group(_, let deadline) where now >= deadline: return [.commit]
    case .atomic(_, let deadline) where now >= deadline:
      request = nil
      return expire()
    case .group(_, let deadline), .atomic(_, let deadline): return served(by: deadline)
    }
  }

  private mutating func succeeded(at now: Int64) -> [CommitAction] {
    switch (request, state) {
    case (.write(.group(let group), _, _), .free):
      let deadline = now + group.milliseconds
      state = .group(group, deadline: deadline)
      return served(by: deadline)
    case (.write(.eachWrite(let group), let durability, _), .free):
      state = .alone(isFlushed: false, owedBy: durability == .full ? group : nil)
      return served()
    case (.write(_, let durability, _), .free):
      state = .alone(isFlushed: durability == .full, owedBy: nil)
      return served()
    case (.flush, .free), (.end, .free), (.flushAll, .free):
      state = .alone(isFlushed: true, owedBy: nil)
      return [.flush]
    case (.beginAtomic(_, let milliseconds), .free):
      let deadline = now + milliseconds
      state = .atomic([newScope(milliseconds: milliseconds)], deadline: deadline)
      return served(by: deadline)
    case (.beginAtomic, .atomic(let scopes, let deadline)):
      let limit = scopes.first?.milliseconds ?? AtomicScope.maximumMilliseconds
      let inner = newScope(inBlock: scopes.first?.block, milliseconds: limit)
      state = .atomic(scopes + [inner], deadline: deadline)
      return served()
    case (.commitAtomic(let scope), .atomic(var scopes, let deadline)),
      (.rollBackAtomic(let scope), .atomic(var scopes, let deadline)):
      scopes.removeSubrange((scopes.firstIndex(of: scope) ?? scopes.endIndex)...)
      state = .atomic(scopes, deadline: deadline)
      return served()
    default:
      return served()
    }
  }

  /// Returns a new scope of the atomic block `block` or, if that is `nil`, of a new block.
  private mutating func newScope(inBlock block: Int? = nil, milliseconds: Int64) -> AtomicScope {
    scopeCount += 1
    return AtomicScope(
      location: location,
      number: scopeCount,
      block: block ?? scopeCount,
      milliseconds: milliseconds
    )
  }

  private mutating func committed(_ isChanged: Bool, at now: Int64) -> [CommitAction] {
    var isAmidGroup = false
    var isOutOfTheWay = false
    switch state {
    case .free:
      break
    case .alone(let isFlushed, let group):
      if case .flush = request { isAmidGroup = true }
      if case .flushAll = request { isAmidGroup = true }
      memory.note(isChanged, isFlushed: isFlushed, owedBy: group)
    case .group(let group, _):
      isAmidGroup = !group.isFlushed
      isOutOfTheWay = true
      memory.note(isChanged, isFlushed: group.isFlushed, owedBy: group)
    case .atomic:
      isAmidGroup = true
      memory.note(isChanged, isFlushed: true, owedBy: nil)
    }
    let actions = leave(isChanged ? [.trimLog(isAmidGroup: isAmidGroup)] : [])
    guard isOutOfTheWay, let request else { return actions + served() }
    return actions + serve(request, at: now)
  }

  private mutating func failed(_ error: StoreError) -> [CommitAction] {
    switch state {
    case .free: return [.settle(error)]
    case .group(let group, _): losing = group
    case .alone, .atomic: break
    }
    return leave([.rollBack]) + [.settle(error)]
  }

  /// Remembers an error for the group whose transaction failed, and processes the request again.
  private mutating func settled(_ error: StoreError, at now: Int64) -> [CommitAction] {
    guard let group = losing else { return fail(error) }
    losing = nil
    memory.lost(group, because: error)
    guard let request else { return fail(error) }
    return serve(request, at: now)
  }

  /// Returns the actions that commit a group's open transaction, or refuse a request while an
  /// atomic block is open; `nil` if no transaction is open.
  private mutating func makeRoom() -> [CommitAction]? {
    switch state {
    case .free: nil
    case .group: [.commit]
    case .alone, .atomic: fail(.busy(path: location.path))
    }
  }

  /// Returns the actions that refuse a request in `scope`; `nil` if the scope is the innermost of
  /// an open block.
  private mutating func refusal(of scope: AtomicScope, at now: Int64) -> [CommitAction]? {
    guard case .atomic(let scopes, let deadline) = state, scopes.contains(scope) else {
      return fail(
        memory.isExpired(scope)
          ? .expired(milliseconds: scope.milliseconds)
          : .refused(reason: "the atomic block has ended")
      )
    }
    guard now < deadline else {
      return expire() + fail(.expired(milliseconds: scope.milliseconds))
    }
    return scope == scopes.last ? nil : fail(.busy(path: location.path))
  }

  private mutating func rollBack(_ scope: AtomicScope) -> [CommitAction] {
    guard case .atomic(let scopes, _) = state, let depth = scopes.firstIndex(of: scope) else {
      return served()
    }
    guard depth == 0 else { return [.rollBackTo(depth: depth)] }
    return leave([.rollBack]) + served()
  }

  private mutating func expire() -> [CommitAction] {
    if case .atomic(let scopes, _) = state, let outermost = scopes.first {
      memory.expired(outermost)
    }
    return leave([.rollBack])
  }

  /// Appends the action that releases the write lock to `actions`, which must end the transaction,
  /// and records that none is open.
  private mutating func leave(_ actions: [CommitAction]) -> [CommitAction] {
    state = .free
    return actions + [.leaveGate]
  }

  /// Completes the request, leaves its transaction open, and schedules a check at `deadline`.
  private mutating func served(by deadline: Int64) -> [CommitAction] {
    if let alarm, alarm <= deadline { return served() }
    alarm = deadline
    return served() + [.wake(at: deadline)]
  }

  private mutating func served(_ actions: CommitAction...) -> [CommitAction] {
    forget()
    return actions
  }

  private mutating func fail(_ error: StoreError) -> [CommitAction] {
    forget()
    return [.fail(error)]
  }

  /// Completes the request, and removes the data about a group or a block that it ends.
  private mutating func forget() {
    if let request { memory.forget(endedBy: request) }
    request = nil
  }
}
