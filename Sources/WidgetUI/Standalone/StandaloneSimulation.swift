import Foundation
import Ground
import Moments
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Runs `--simulate`: reports how often the program's widgets would be reloaded, and why.
///
/// A change makes each widget stale, because the program does not declare its sources. A press has
/// no effect.
@MainActor
struct StandaloneSimulation {
  let options: SimulationOptions
  /// The widgets to simulate, each in one size.
  let wanted: [(widget: ServedWidget, request: WidgetRequest)]

  func report() async throws(CommandError) -> SimulationReport {
    var runs: [SimulationReport.Run] = []
    for budget in options.budgets { runs.append(try await run(budget ?? .none)) }
    return SimulationReport(options: options, runs: runs)
  }

  private func run(_ budget: ReloadBudget) async throws(CommandError) -> SimulationReport.Run {
    let asked = Dictionary(uniqueKeysWithValues: wanted.enumerated().map { (key(of: $0), $1) })
    let storage = MemoryTimelines(
      wanted.enumerated().map { place, wanted in
        DueTimeline(key: key(of: place), extensionName: "", kind: wanted.request.kind)
      }
    )
    let clock = ManualClock(Instant(microseconds: options.plan.span.lowerBound).date)
    let reloader = SimulatedReloader(clock: clock) { batch, moment, answer in
      for request in batch.requests {
        guard let (widget, picture) = asked[request.key] else { continue }
        let result = await Self.timeline(widget, picture, at: moment)
        answer(ReloadAnswer(key: request.key, result: result))
      }
    }
    let simulation = Simulation(
      options.plan,
      of: wanted.enumerated().map { place, wanted in
        SimulatedWidget(key: key(of: place), name: KindName.commandName(of: wanted.widget.kind))
      },
      clock: clock,
      storage: storage,
      reloader: reloader,
      budget: budget,
      actions: Simulation.Actions(
        press: { _, _ in nil },
        change: { key, _ in
          await storage.markDirty([key])
          return true
        }
      ),
      differs: { Self.differs($1, $2) }
    )
    do {
      return SimulationReport.Run(
        budget: budget.text,
        outcome: try await simulation.run(),
        systemClocks: reloader.systemClocks,
        hung: reloader.hung
      )
    } catch {
      throw .failed(.internalError, message: ErrorWords.text(of: error), hint: nil)
    }
  }

  private func key(of place: Int) -> TimelineKey {
    TimelineKey(placement: Int64(place) + 1, family: wanted[place].request.family)
  }

  private nonisolated static func timeline(
    _ widget: ServedWidget,
    _ request: WidgetRequest,
    at moment: Instant
  ) async -> Result<MadeTimeline, TimelineError> {
    var request = request
    request.foreseen = moment.microseconds
    do {
      let request = request
      return .success(
        try await RunScope.with(\.isNetworkAllowed, false) { try await widget.timeline(request) }
      )
    } catch {
      return .failure(
        error as? TimelineError ?? .failed(message: ErrorWords.text(of: error), hint: nil)
      )
    }
  }

  /// Returns whether the pictures of two timelines differ at any moment after the second timeline
  /// was made.
  @Sendable private nonisolated static func differs(
    _ before: PlannedTimeline,
    _ after: PlannedTimeline
  ) -> Bool {
    let dates = [after.made] + (before.entries + after.entries).map(\.date)
    return dates.filter { $0 >= after.made }.contains { date in
      let (old, new) = (before.entry(at: date), after.entry(at: date))
      return old.light != new.light || old.dark != new.dark
    }
  }
}
