internal import WidgetIntents

/// Runs a machine: performs the machine's actions, and reports events once they are on the disk.
///
/// Only the methods are generic over the host, so that the layout of the state is known when this
/// is compiled.
package struct ScriptDriver: Sendable {
  var machine: ScriptMachine
  let script: CheckedScript
  let options: ScriptOptions
  /// The state of a dry run; `nil` for a real run.
  let dryRun: DryRun?
  /// Whether this is a branch of `parallel`, whose events its parent delivers.
  let isBranch: Bool
  var places: ScriptPlaces
  var queue = EventQueue()
  var pace: RunPace
  /// The source range in a `parallel` branch at which a dry run could not continue; `nil` if none
  /// has stopped.
  var placeInBranch: SourceSpan?

  /// How a machine ended: with a value, at the end of a branch, with a fault, or in a dry run that
  /// stopped.
  enum Ending: Sendable {
    case finished(value: IntentValue, exitCode: Int32)
    case branchEnded
    case failed(ScriptFault, at: SourceSpan)
    /// A dry run could not continue (LG-31).
    case unknown(at: SourceSpan)
  }

  init(
    _ machine: ScriptMachine,
    _ script: CheckedScript,
    _ options: ScriptOptions,
    _ elapsed: ElapsedTime,
    _ dryRun: DryRun? = nil
  ) {
    self.machine = machine
    self.script = script
    self.options = options
    self.dryRun = dryRun
    isBranch = false
    places = ScriptPlaces(script.sources)
    pace = RunPace(elapsed, options.limits)
  }

  /// Creates a driver for a branch of `parallel`.
  init(_ machine: ScriptMachine, branchOf parent: ScriptDriver) {
    self.machine = machine
    script = parent.script
    options = parent.options
    dryRun = parent.dryRun
    isBranch = true
    places = parent.places
    pace = parent.pace.ofBranch
  }

  nonisolated(nonsending) mutating func run<Host: ScriptHost>(_ host: Host) async -> ScriptOutcome {
    var ending = await drive(host)
    switch ending {
    case .finished(let value, _) where value != .none: queue.append(.result(value))
    case .unknown(let span): noteUnknown(at: span)
    case .finished, .failed, .branchEnded: break
    }
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
    case .unknown: outcome.isKnown = false
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
