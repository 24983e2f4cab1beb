internal import WidgetIntents

/// One run of a machine: fetches what the machine asks for, and reports it once it is on the disk.
///
/// Only the methods are generic over the host, so that the state is laid out when this is compiled.
package struct ScriptDriver: Sendable {
  var machine: ScriptMachine
  let options: ScriptOptions
  /// Whether this is a branch of `parallel`, whose events its parent delivers.
  let isBranch: Bool
  var places: ScriptPlaces
  var queue = EventQueue()
  var pace: RunPace

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
    isBranch = false
    places = ScriptPlaces(sources)
    pace = RunPace(elapsed, limitInSeconds: options.limits.seconds)
  }

  /// A driver for a branch.
  private init(_ machine: ScriptMachine, branchOf parent: ScriptDriver) {
    self.machine = machine
    options = parent.options
    isBranch = true
    places = parent.places
    pace = parent.pace.ofBranch
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
    outcome.repeatedCount = queue.repeatedCount > 0 ? queue.repeatedCount : nil
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
}

/// Branches of `parallel`.
extension ScriptDriver {
  /// A branch of `parallel` that has come to its end.
  private struct Branch: Sendable {
    let index: Int
    let driver: ScriptDriver
    let ending: Ending
  }

  /// Runs machines at once and awaits all of them; the first failure cancels the rest (LG-11).
  ///
  /// The check lets no `atomic` into a branch: no transaction is open beside an intent of another.
  nonisolated(nonsending) mutating func parallel<Host: ScriptHost>(
    _ machines: [ScriptMachine],
    _ host: Host
  ) async {
    let parent = self
    var branches: [Branch] = []
    var first: Branch?
    await withTaskGroup(of: Branch.self) { group in
      for (index, machine) in machines.enumerated() {
        group.addTask {
          var driver = ScriptDriver(machine, branchOf: parent)
          let ending = await driver.drive(host)
          return Branch(index: index, driver: driver, ending: ending)
        }
      }
      for await branch in group {
        branches.append(branch)
        if case .branchEnded = branch.ending { continue }
        if first == nil {
          first = branch
          group.cancelAll()
        }
      }
    }
    branches.sort { $0.index < $1.index }
    beginGroup()
    for branch in branches { queue.append(branch.driver.queue) }
    machine.resume(branches: branches.map(\.driver.machine))
    switch first?.ending {
    case .failed(let fault, _):
      machine.fail(fault, at: first?.driver.machine.place)
    case .finished(let value, let exitCode): machine.exit(value: value, exitCode: exitCode)
    case .branchEnded, nil: break
    }
  }
}
