import Essentials
import Ground
import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Simulates placed widgets on a private copy of the store; nothing that happens there is kept.
struct HostSimulation {
  let host: Host
  let widgets: [PlacedWidget]
  let plan: SimulationPlan

  /// Runs from the present state of the widgets.
  func run(_ budget: SimulatedBudget) throws(CommandError) -> SimulationReport.Run {
    let copy = try PrivateStore(copyOf: host.store)
    defer { copy.remove() }
    let extensions = try Extensions(
      copy.context(host.context),
      store: copy.store,
      isNetworkAllowed: false,
      mayAsk: false
    )
    defer { for hosted in extensions.all { hosted.end() } }
    let (plan, simulated) = (plan, simulated)
    let placed = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    let writable = copy.store.writable
    return try TaskBridge.result {
      let store = try writable.shared()
      let clock = ManualClock(Instant(microseconds: plan.span.lowerBound).date)
      let ask: SimulatedReloader.Asking = { (batch, moment, answer) throws(TimelineError) in
        try await ExtensionReloader(
          extensions: extensions,
          store: store,
          moment: moment.microseconds
        ).reload(batch, answer: answer)
      }
      let reloader = SimulatedReloader(clock: clock, ask: ask)
      let simulation = Simulation(
        plan,
        of: simulated,
        clock: clock,
        storage: StoredTimelines(store),
        reloader: reloader,
        planner: budget.planner,
        actions: SimulatedHands(store: store, extensions: extensions, placed: placed).actions,
        differs: Self.differs
      )
      return SimulationReport.Run(
        budget: budget.name,
        outcome: try await simulation.run(),
        systemClocks: reloader.systemClocks,
        hung: reloader.hung
      )
    }
  }

  private var simulated: [SimulatedWidget] {
    widgets.compactMap { widget in
      TimelineSize(number: widget.family).map { size in
        SimulatedWidget(
          key: TimelineKey(placement: widget.id, size: size),
          name: WidgetSelector.name(of: widget)
        )
      }
    }
  }

  @Sendable private static func differs(
    _ key: TimelineKey,
    _ before: PlannedTimeline,
    _ after: PlannedTimeline
  ) -> Bool? {
    PictureComparison(
      family: key.size.family,
      made: Instant(after.made).microseconds
    ).differs(before.entries.map { StoredEntry($0) }, after.entries.map { StoredEntry($0) })
  }
}
