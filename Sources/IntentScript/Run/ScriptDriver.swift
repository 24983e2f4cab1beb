internal import WidgetIntents

/// One run of a machine: fetches what the machine asks for, and reports it once it is on the disk.
///
/// Only the methods are generic over the host, so that the state is laid out when this is compiled.
package struct ScriptDriver: Sendable {
  var machine: ScriptMachine
  let options: ScriptOptions
  let elapsed: ElapsedTime
  /// Whether this is a branch of `parallel`, whose events its parent delivers.
  let isBranch: Bool
  var places: ScriptPlaces
  var queue = EventQueue()
  /// When the first thing that is held back happened.
  var groupStart: Int64 = 0
  /// When the run began, later by what people took to answer.
  var start: Int64
  /// The time at the last look at the clock.
  var now: Int64
  /// The intents asked for, to look at the clock at some of them.
  var asked = 0

  /// How a machine ended.
  enum Ending: Sendable {
    case finished(value: IntentValue, exitCode: Int32)
    case branchEnded
    case failed(ScriptFault, at: SourceSpan)
  }

  init(
    _ machine: ScriptMachine,
    sources: [ScriptSource],
    _ options: ScriptOptions,
    _ elapsed: ElapsedTime
  ) {
    self.machine = machine
    self.options = options
    self.elapsed = elapsed
    isBranch = false
    places = ScriptPlaces(sources)
    start = elapsed.microseconds()
    now = start
  }

  /// A driver for a branch.
  init(_ machine: ScriptMachine, branchOf parent: ScriptDriver) {
    self.machine = machine
    options = parent.options
    elapsed = parent.elapsed
    isBranch = true
    places = parent.places
    start = parent.start
    now = parent.now
    groupStart = parent.groupStart
  }

  nonisolated(nonsending) mutating func run<Host: ScriptHost>(_ host: Host) async -> ScriptOutcome {
    var ending = await drive(host)
    if case .finished(let value, _) = ending, value != .none { queue.append(.result(value)) }
    do throws(IntentError) {
      try await settle(host)
    } catch {
      if case .finished = ending {
        ending = .failed(ScriptFault(error, intent: nil), at: machine.span)
      }
    }
    var outcome = ScriptOutcome()
    switch ending {
    case .finished(let value, let exitCode):
      outcome.value = value
      outcome.exitCode = exitCode
    case .failed(let fault, let span):
      let error = ScriptError(fault, at: span)
      outcome.error = error
      outcome.exitCode = error.exitCode
    case .branchEnded: break
    }
    outcome.committedCount = queue.committed.count
    for entry in queue.committed.last {
      outcome.committed.append(
        ScriptOutcome.Committed(
          intent: machine.program.sites[Int(entry.site)].reference.intent.name,
          line: places.line(of: machine.program.span(at: Int(entry.pc)))
        )
      )
    }
    return outcome
  }

  /// Runs the machine to its end, which every open transaction has reached before.
  nonisolated(nonsending) mutating func drive<Host: ScriptHost>(_ host: Host) async -> Ending {
    while true {
      let action: MachineAction
      do throws(ScriptFault) {
        action = try machine.run()
      } catch {
        return .failed(error, at: machine.span)
      }
      switch action {
      case .finished(let value, let exitCode): return .finished(value: value, exitCode: exitCode)
      case .branchEnded: return .branchEnded
      default: break
      }
      do throws(IntentError) {
        guard case .perform(let site, let values) = action else {
          try await perform(action, host)
          continue
        }
        if needsCare(site), !(try await mayPerform(site, host)) { continue }
        // Awaited here and nowhere deeper: each function in between costs as much as a quick intent.
        let outcome = try await host.perform(machine.program.sites[site], values)
        performed(site, values, outcome)
      } catch {
        var intent: String?
        if case .perform(let site, _) = action { intent = name(ofSite: site) }
        machine.fail(ScriptFault(error, intent: intent))
      }
    }
  }

  private func name(ofSite site: Int) -> String {
    machine.program.sites[site].reference.intent.name
  }
}

extension ScriptDriver {
  /// Counts an intent; whether the script's limits and what waits to be shown are to be looked at
  /// before it: always where it may take long, otherwise now and then.
  private mutating func needsCare(_ site: Int) -> Bool {
    asked &+= 1
    return !machine.program.sites[site].isStoreOnly || asked % Self.intentsPerTick == 0
  }

  /// Shows what waits too long; false when the script is to end instead of performing more.
  private nonisolated(nonsending) mutating func mayPerform<Host: ScriptHost>(
    _ site: Int,
    _ host: Host
  ) async throws(IntentError) -> Bool {
    guard mayGoOn() else { return false }
    try await settleIfLate(host)
    // Before an intent that may take long, show what was printed if that costs no flush.
    if !machine.program.sites[site].isStoreOnly, !queue.hasPending { try await settle(host) }
    return true
  }

  /// Notes that an intent was performed, and hands the script its value.
  private mutating func performed(_ site: Int, _ values: [IntentValue], _ outcome: IntentOutcome) {
    beginGroup()
    queue.performed(PerformedIntents.Entry(site: Int32(site), pc: Int32(machine.place)))
    if options.reportsIntents { report(machine.program.sites[site], values, outcome) }
    machine.resume(outcome.value ?? .none)
  }

  private mutating func report(
    _ site: IntentSite,
    _ values: [IntentValue],
    _ outcome: IntentOutcome
  ) {
    queue.append(
      .performed(
        intent: site.reference.intent.name,
        arguments: zip(site.parameters, values).map { IntentArgument($0, value: $1) },
        outcome: outcome,
        line: places.line(of: machine.span)
      )
    )
  }
}
