import WidgetTimeline

/// The limits for each day of a simulation, for tests of authors.
package struct SimulationLimits: Equatable, Sendable {
  package var reloadsADay: Int?
  /// The longest time in microseconds for which a widget may be stale in one day; `nil` for no
  /// limit.
  package var staleADay: Int64?

  package init(reloadsADay: Int? = nil, staleADay: Int64? = nil) {
    (self.reloadsADay, self.staleADay) = (reloadsADay, staleADay)
  }

  /// Returns a sentence for each limit that was exceeded, with the first day on which that happened.
  package func missed(in outcome: Simulation.Outcome, budget: String) -> [String] {
    outcome.widgets.flatMap { widget in missed(by: widget, in: outcome, budget) }
  }

  private func missed(
    by widget: SimulatedWidget,
    in outcome: Simulation.Outcome,
    _ budget: String
  ) -> [String] {
    let words = SimulationWords(plan: outcome.plan)
    let windows = outcome.plan.lookedAt
    let days = outcome.plan.days.map { ($0, SimulatedSum(of: widget, in: $0, seen: windows)) }
    var missed: [String] = []
    if let most = reloadsADay, let (day, sum) = days.first(where: { $0.1.reloads > most }) {
      let times = sum.reloads == 1 ? "1 time" : "\(sum.reloads) times"
      missed.append(
        "\(widget.name) was reloaded \(times) on \(words.day(day)) with budget \(budget), "
          + "more than --max-reloads \(most)"
      )
    }
    if let most = staleADay, let (day, sum) = days.first(where: { $0.1.stale > most }) {
      missed.append(
        "\(widget.name) was outdated for \(SimulationWords.length(sum.stale)) on "
          + "\(words.day(day)) with budget \(budget), "
          + "more than --max-stale \(SimulationWords.length(most))"
      )
    }
    return missed
  }
}
