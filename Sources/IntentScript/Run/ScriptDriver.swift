internal import WidgetIntents

/// One run of a machine: does what the machine asks for, and tells it once it is on the disk.
struct ScriptDriver<Host: ScriptHost>: Sendable {
  var machine: ScriptMachine
  let host: Host
  let options: ScriptOptions
  let elapsed: ElapsedTime
  /// Whether this is a branch of `parallel`, whose events its parent tells.
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
  var performed = 0

  /// How a machine ended.
  enum Ending: Sendable {
    case finished(value: IntentValue, exitCode: Int32)
    case branchEnded
    case failed(ScriptFault, at: SourceSpan)
  }

  init(
    _ machine: ScriptMachine,
    host: Host,
    sources: [ScriptSource],
    _ options: ScriptOptions,
    _ elapsed: ElapsedTime
  ) {
    self.machine = machine
    self.host = host
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
    host = parent.host
    options = parent.options
    elapsed = parent.elapsed
    isBranch = true
    places = parent.places
    start = parent.start
    now = parent.now
    groupStart = parent.groupStart
  }

  mutating func run() async -> ScriptOutcome {
    var ending = await drive()
    if case .finished(let value, _) = ending, value != .none { queue.append(.result(value)) }
    do throws(IntentError) {
      try await settle()
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
  mutating func drive() async -> Ending {
    while true {
      do throws(ScriptFault) {
        let action = try machine.run()
        switch action {
        case .finished(let value, let exitCode):
          return .finished(value: value, exitCode: exitCode)
        case .branchEnded: return .branchEnded
        default: break
        }
        do throws(IntentError) {
          try await perform(action)
        } catch {
          machine.fail(ScriptFault(error, intent: intent(of: action)))
        }
      } catch {
        return .failed(error, at: machine.span)
      }
    }
  }

  private func intent(of action: MachineAction) -> String? {
    if case .perform(let site, _) = action {
      machine.program.sites[site].reference.intent.name
    } else {
      nil
    }
  }
}
