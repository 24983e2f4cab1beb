import Essentials
import Ground
import Moments
import SharedStore
import WidgetTerminal
import WidgetTimeline

/// Simulates the reloads of placed widgets in a private copy of the store, which is deleted
/// afterwards.
struct HostSimulation {
  let host: Host
  let widgets: [PlacedWidget]
  let plan: SimulationPlan

  /// Simulates reloads, beginning with the present state of the widgets.
  ///
  /// If `budget` is `nil`, each widget has its own reload budget.
  func run(_ budget: ReloadBudget?) throws(CommandError) -> SimulationReport.Run {
    let copy = try PrivateStore(copyOf: host.store)
    defer { copy.remove() }
    let extensions = try Extensions(
      copy.context(host.context),
      store: copy.store,
      isNetworkAllowed: false,
      mayAsk: false
    )
    defer { for hosted in extensions.all { hosted.end() } }
    let (plan, simulated) = (plan, try simulated(in: copy.store))
    let placed = Dictionary(widgets.map { ($0.id, $0) }) { first, _ in first }
    let writable = copy.store.writable
    let budgets = WidgetBudgets(host.context.environment.settings)
    let own = Set(widgets.map { budgets.budget(of: $0).text })
    let name = budget?.text ?? (own.count == 1 ? own.first : nil) ?? "of its own"
    let simulate = { @Sendable () async throws -> SimulationReport.Run in
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
        storage: StoredTimelines(store, budgets: budgets, compared: .none),
        reloader: reloader,
        budget: budget,
        actions: SimulatedHands(store: store, extensions: extensions, placed: placed).actions,
        differs: { [drawn = DrawnPictures()] in Self.differs($0, $1, $2, drawn) }
      )
      return SimulationReport.Run(
        budget: name,
        outcome: try await simulation.run(),
        systemClocks: reloader.systemClocks,
        hung: reloader.hung
      )
    }
    // A signal ends the simulation early, and its folder is deleted.
    Interrupt.watch()
    let result = try TaskBridge.wait(isCancelled: { Interrupt.isRequested }) {
      () async -> Result<SimulationReport.Run, CommandError> in
      do {
        return .success(try await simulate())
      } catch {
        return .failure(CommandError(any: error))
      }
    }
    guard !Interrupt.isRequested else {
      throw .failed(
        .interrupted,
        message: "the simulation was ended before its time",
        hint: "nothing was stored; simulate a shorter time with --for"
      )
    }
    return try result.get()
  }

  private func simulated(in store: HostStore) throws(CommandError) -> [SimulatedWidget] {
    let reader = try store.reader()
    return try stored { () throws(StoreError) in
      var simulated: [SimulatedWidget] = []
      for widget in widgets {
        guard let size = TimelineSize(number: widget.family) else { continue }
        let timeline = try reader?.timeline(placement: widget.id, family: widget.family)
        let entries = try timeline.flatMap { (timeline) throws(StoreError) in
          timeline.generation > 0 ? try reader?.entries(timeline: timeline.id) : nil
        }
        simulated.append(
          SimulatedWidget(
            key: TimelineKey(placement: widget.id, size: size),
            name: WidgetSelector.name(of: widget),
            present: entries.flatMap { present(entries: $0) }
          )
        )
      }
      return simulated
    }
  }

  /// Returns a widget's timeline at the beginning of the simulation, made from its stored entries;
  /// `nil` if the planner rejects them.
  private func present(entries: [StoredEntry]) -> PlannedTimeline? {
    let made = MadeTimeline(
      entries: entries.map { entry in
        MadeEntry(
          date: Instant(microseconds: entry.date).date,
          light: entry.light,
          dark: entry.dark
        )
      },
      policy: .never
    )
    let start = Instant(microseconds: plan.span.lowerBound).date
    return try? ReloadPlanner().plan(made, reason: .policy, at: start)
  }

  @Sendable private static func differs(
    _ key: TimelineKey,
    _ before: PlannedTimeline,
    _ after: PlannedTimeline,
    _ drawn: DrawnPictures
  ) -> Bool? {
    PictureComparison(
      family: key.size.family,
      made: Instant(after.made).microseconds,
      drawn: drawn
    ).differs(before.entries.map { StoredEntry($0) }, after.entries.map { StoredEntry($0) })
  }
}
