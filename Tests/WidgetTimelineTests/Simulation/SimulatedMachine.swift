import Essentials
import Moments
import SeededNumbers
import WidgetTimeline

/// The parts of a history row that are compared with the model.
private struct Row: Equatable {
  var result: ReloadRecord.Result
  var reason: ReloadReason
  var tries: Int
}

/// A simulated machine on which a seed decides everything: its clock, the answers of extensions,
/// and other processes.
///
/// The engine and the model perform each step; `faults` lists their differences.
actor SimulatedMachine {
  private static let budgets: [ReloadBudget] = [.none, .daily(24), .daily(6), .apple]

  private(set) var faults: [String] = []
  private(set) var reloadCount = 0
  private var numbers: SplitMix64
  private var model: [TimelineKey: ModelTimeline]
  /// The timelines that a process is making now.
  private var beingMade: Set<TimelineKey> = []
  /// The timelines that the current refresh has requested from extensions.
  private var asked: Set<TimelineKey> = []
  /// The expected history rows of reloads with an answer, by timeline and in order.
  private var answered: [TimelineKey: [Row]] = [:]
  /// The number of reported timelines that were not reloaded.
  private var skipCount = 0
  /// The number of history rows that the model has read.
  private var readRows = 0
  private var depth = 0
  private var step = 0

  private let clock = ManualClock(morning)
  private let monotonic = ManualClock(morning)
  private let storage: MemoryStorage
  private let fault: SimulatedProcess.Fault?

  init(seed: UInt64, with fault: SimulatedProcess.Fault? = nil) {
    let timelines = Self.budgets.enumerated().map { index, budget in
      DueTimeline.sample(Int64(index + 1), budget: budget)
    }
    numbers = SplitMix64(seed: seed)
    storage = MemoryStorage(timelines)
    model = Dictionary(
      uniqueKeysWithValues: timelines.map { ($0.key, ModelTimeline($0.key, $0.budget)) }
    )
    self.fault = fault
  }

  /// Performs `steps` steps, or fewer if a difference is found, because all later steps would
  /// differ too.
  func run(steps: Int) async {
    for step in 1...steps where faults.isEmpty {
      self.step = step
      passTime()
      switch numbers.below(8) {
      case 0: await change(numbers.element(of: keys))
      case 1: await refresh(forced: numbers.element(of: keys))
      default: await refresh()
      }
      await compare()
    }
  }

  private var keys: [TimelineKey] { model.keys.sorted { $0.placement < $1.placement } }

  private func passTime() {
    switch numbers.below(40) {
    // Set by hand, and back by a time server (RT-5).
    case 0: clock.set(to: clock.date + .hours(numbers.below(48)))
    case 1: clock.set(to: clock.date - .hours(numbers.below(48)))
    // The very moment at which something falls due, and the one before.
    case 2..<20:
      let next = model.values.compactMap(\.due).filter { $0 > clock.date }.min()
      let early: Duration = numbers.oneIn(3) ? .microseconds(1) : .zero
      clock.set(to: max(next.map { $0 - early } ?? clock.date, clock.date))
    default: clock.advance(by: .seconds(numbers.below(1_200)))
    }
  }

  private func change(_ key: TimelineKey) async {
    await readPutOff()
    let cause: DirtyCause = numbers.oneIn(3) ? .language : .records
    let isFirst = model[key]?.isDirty == false
    model[key]?.change(isExempt: cause == .language)
    try? await SimulatedProcess(storage, with: fault).markDirty([key])
    if isFirst { await storage.edit { $0.setCause(cause, of: key) } }
  }

  /// Passes postponed reloads to the model, and checks each of them.
  private func readPutOff() async {
    let records = await storage.records
    defer { readRows = records.count }
    for (key, record) in records[readRows...] where record.result == .putOff {
      let (reason, asker, now) = (record.cause.reason, record.cause.asker, record.begun)
      let allowed = model[key]?.allowed(reason, by: asker, at: now) ?? now
      if allowed <= now { note("put off without a reason: \(key.placement)") }
      if record.next != allowed { note("put off until another date: \(key.placement)") }
      model[key]?.putOff(until: allowed, isRequested: reason == .requested)
    }
  }

  /// Simulates another process that refreshes; with `key`, one timeline is requested.
  private func refresh(forced key: TimelineKey? = nil) async {
    await readPutOff()
    let asker: ReloadAsker = key == nil ? .timer : numbers.oneIn(2) ? .press : .widgetCenter
    let process = SimulatedProcess(storage, with: fault)
    let (now, held) = (clock.date, await storage.held)
    let wanted = keys.filter { !held.contains($0) }
    let due = wanted.filter { model[$0]?.begins(at: now) == true }
    if key == nil {
      for other in wanted where !due.contains(other) && model[other]?.isDue(at: now) == false {
        model[other]?.bringBack(to: now)
      }
    }
    let engine = TimelineEngine(
      storage: process,
      reloader: ScriptedReloader { [self] batch, answer in
        await make(batch, forced: key, asker, by: process, answer: answer)
      },
      clock: clock,
      monotonic: monotonic,
      processorTime: { .zero }
    )
    let outer = asked
    asked = []
    do {
      let selection = key.map { TimelineSelection.timelines([$0]) } ?? .all
      let report = try await engine.refresh(
        RefreshRequest(selection, by: asker, isForced: key != nil)
      )
      skipCount += report.outcomes.count(where: \.isSkipped)
      if key == nil, !asked.isSuperset(of: due) { note("due and not asked for: \(due)") }
    } catch is SimulatedProcess.Killed {
      // Its leases were freed; what it had not stored is due as before.
    } catch {
      note("the refresh failed: \(error)")
    }
    asked = outer
    await readPutOff()
  }

  /// Simulates an extension that makes the timelines of one pass.
  private func make(
    _ batch: ReloadBatch,
    forced: TimelineKey?,
    _ asker: ReloadAsker,
    by process: SimulatedProcess,
    answer: @Sendable (ReloadAnswer) -> Void
  ) async {
    await readPutOff()
    let (began, requested) = (clock.date, batch.requests.map(\.key))
    let reasons = Dictionary(
      uniqueKeysWithValues: batch.requests.map { ($0.key, $0.reason) }
    )
    func expect(_ result: ReloadRecord.Result, _ key: TimelineKey) {
      let row = Row(
        result: result,
        reason: reasons[key] ?? .first,
        tries: model[key]?.failures ?? 0
      )
      answered[key, default: []].append(row)
    }
    for key in requested {
      if !beingMade.insert(key).inserted { note("made twice at once: \(key.placement)") }
      if key != forced, model[key]?.begins(at: began) != true {
        note("asked for without being due: \(key.placement)")
      }
      let reason = reasons[key] ?? .first
      if model[key]?.allowed(reason, by: asker, at: began) ?? began > began {
        note("asked for beyond its budget or below its floor: \(key.placement)")
      }
    }
    asked.formUnion(requested)
    defer { beingMade.subtract(requested) }
    let length = Duration.seconds(numbers.below(9))
    clock.advance(by: length)
    monotonic.advance(by: length)
    await letOthersAct()
    let took = Instant(began).duration(to: clock.now)
    guard !numbers.oneIn(16) else { return process.kill() }
    for key in requested {
      reloadCount += 1
      let reason = reasons[key] ?? .first
      // Not an answer at all: the extension ends without one.
      guard !numbers.oneIn(12) else {
        expect(.failed, key)
        model[key]?.fail(at: clock.date, after: took, reason, by: asker, cost: .zero)
        continue
      }
      guard !numbers.oneIn(8) else {
        expect(.failed, key)
        let cost = cost()
        model[key]?.fail(at: clock.date, after: took, reason, by: asker, cost: cost)
        let error = TimelineError.failed(message: "it broke", hint: nil)
        answer(ReloadAnswer(key: key, result: .failure(error), processorTime: cost))
        continue
      }
      expect(.made, key)
      let timeline = timeline()
      let cost = cost()
      model[key]?.succeed(at: clock.date, after: took, timeline, reason, by: asker, cost: cost)
      if numbers.oneIn(8) {
        model[key]?.change()
        await storage.edit { $0.changesWhileMaking[key] = 1 }
      }
      answer(ReloadAnswer(key: key, result: .success(timeline), processorTime: cost))
    }
  }

  /// Returns a random processor time: mostly short, sometimes long enough for a minimum interval of
  /// an hour.
  private func cost() -> Duration {
    .milliseconds(numbers.oneIn(8) ? numbers.below(180_000) : numbers.below(500))
  }

  /// Lets another process refresh, or data change, while a process waits for its extension.
  private func letOthersAct() async {
    guard depth == 0 else { return }
    depth += 1
    defer { depth -= 1 }
    if numbers.oneIn(4) { await refresh() }
    let others = keys.filter { !beingMade.contains($0) }
    if numbers.oneIn(4), !others.isEmpty { await change(numbers.element(of: others)) }
  }

  /// Returns a random timeline with dates in the past and in the future, and any policy.
  private func timeline() -> MadeTimeline {
    let dates = (0...numbers.below(4)).map { index in
      clock.date + .seconds(numbers.below(3_600) * (index + 1) - 600)
    }
    let policy: TimelineReloadPolicy =
      switch numbers.below(4) {
      case 0: .never
      case 1: .atEnd
      default: .after(clock.date + .seconds(numbers.below(7_200) - 60))
      }
    return .sample(at: dates, policy: policy)
  }

  private func compare() async {
    if await !storage.held.isEmpty { note("leases are left") }
    for key in keys {
      guard let state = await storage.timelines[key]?.state, let model = model[key] else {
        continue
      }
      let isAlike =
        state.made == model.made && state.due == model.due && state.failures == model.failures
        && state.isDirty == model.isDirty
        && state.isStale(at: clock.date) == model.isStale(at: clock.date)
      if !isAlike { note("\(state) is not \(model)") }
      let budget = await storage.timelines[key]?.budgetState ?? BudgetState()
      if !model.budget.isAlike(budget) || (budget.wait != nil) != model.waits {
        note("\(budget) is not \(model.budget)")
      }
    }
    await compareRows()
  }

  /// Compares the history rows with the reloads: one row for each answer, and one for each reload
  /// that did not begin.
  private func compareRows() async {
    let records = await storage.records
    let skipped = records.filter {
      ![.made, .failed, .putOff].contains($0.record.result)
    }
    if skipped.count != skipCount { note("\(skipped.count) rows for \(skipCount) skipped") }
    for key in keys {
      let rows = records.filter { $0.key == key }.map(\.record)
        .filter { $0.result == .made || $0.result == .failed }
        .map { Row(result: $0.result, reason: $0.cause.reason, tries: $0.tries) }
      if rows != answered[key, default: []] { note("rows of \(key.placement): \(rows)") }
    }
  }

  private func note(_ fault: String) { faults.append("step \(step): \(fault)") }
}

extension ReloadOutcome {
  /// Whether the reload has neither made a timeline nor failed.
  fileprivate var isSkipped: Bool {
    switch result {
    case .stored, .failed: false
    // These have their row at once, also if the process is killed; each is held against the model.
    case .skipped(.overBudget), .skipped(.belowFloor): false
    case .skipped, .restamped: true
    }
  }
}
