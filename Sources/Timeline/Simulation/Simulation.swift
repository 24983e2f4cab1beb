import Essentials
package import Moments

/// Runs the timeline engine on widgets, from event to event, under a clock of its own.
///
/// A timer requests due reloads at each whole minute, as cron does; a live view requests them at
/// once while the user looks.
package struct Simulation: Sendable {
  /// The actions of a user and of other programs on a widget.
  package struct Actions: Sendable {
    /// Presses a control of the widget and returns the widgets that the control's intent asked to
    /// be reloaded.
    ///
    /// The simulation reloads the pressed widget itself. The function returns `nil` if there was no
    /// intent to perform.
    package typealias Press =
      @Sendable (_ key: TimelineKey, _ moment: Instant) async throws -> Set<TimelineKey>?
    /// Changes a source of the widget and returns whether its timeline is outdated afterwards.
    package typealias Change =
      @Sendable (_ key: TimelineKey, _ moment: Instant) async throws -> Bool

    package var press: Press
    package var change: Change

    package init(press: @escaping Press, change: @escaping Change) {
      (self.press, self.change) = (press, change)
    }
  }

  /// The result of a simulation: its widgets, and when it ended.
  package struct Outcome: Sendable {
    package let widgets: [SimulatedWidget]
    package let plan: SimulationPlan
    /// The time at which the simulation was stopped early, in microseconds since 1970 UTC.
    ///
    /// The time is `nil` if the simulation reached the end of its period.
    package let cut: Int64?
    /// The number of simulated changes that made no widget outdated.
    package let idleChanges: Int
  }

  /// The most reloads of a simulation; a widget that reloads each second would otherwise need one
  /// for each second of a week.
  package static let mostReloads = 100_000

  private let plan: SimulationPlan
  private let widgets: [SimulatedWidget]
  private let clock: ManualClock
  private let storage: TalliedStorage
  private let engine: TimelineEngine
  private let actions: Actions
  private let keys: [TimelineKey]
  private let mostReloads: Int

  /// Creates a simulation whose clock shows the start of the plan's period.
  ///
  /// - `budget`: The budget of all widgets; `nil` uses each widget's own.
  /// - `differs`: Compares two consecutive timelines cell by cell; `nil` if the result is unknown.
  package init(
    _ plan: SimulationPlan,
    of widgets: [SimulatedWidget],
    clock: ManualClock,
    storage: any TimelineStorage,
    reloader: SimulatedReloader,
    budget: ReloadBudget?,
    actions: Actions,
    mostReloads: Int = mostReloads,
    differs:
      @escaping @Sendable (
        _ key: TimelineKey, _ before: PlannedTimeline, _ after: PlannedTimeline
      ) -> Bool?
  ) {
    self.plan = plan
    self.widgets = widgets
    self.clock = clock
    self.actions = actions
    self.mostReloads = mostReloads
    let tallied = TalliedStorage(storage, widgets, budget: budget, differs: differs)
    self.storage = tallied
    keys = widgets.map(\.key)
    engine = TimelineEngine(
      storage: tallied,
      reloader: reloader,
      clock: clock,
      monotonic: clock
    )
  }

  /// Runs until the end of the period, or until the calling task is cancelled.
  ///
  /// - Throws: The error of the storage.
  package func run() async throws -> Outcome {
    var course = Course(plan, keys)
    var idleChanges = 0
    let events = plan.events(ofWidgets: keys.count)
    var next = 0
    var reloads = 0
    while reloads < mostReloads, !Task.isCancelled {
      let states = try await states()
      for (key, span) in course.look(states, at: clock.now.microseconds) {
        await storage.noteStale(key, span)
      }
      let now = clock.now.microseconds
      let attempt = course.nextAttempt(states, at: now)
      let event = next < events.count ? events[next] : nil
      let moment = min(attempt, event.map { max($0.at, now) } ?? .max)
      guard moment < plan.span.upperBound else { break }
      course.pass(states, until: moment)
      reach(moment)
      if let event, max(event.at, now) <= attempt {
        next += 1
        let isDone = try await perform(event)
        if !isDone, event.action == .change { idleChanges += 1 }
        if event.action == .press { reloads += 1 }
      } else {
        let asker = course.asker(at: moment)
        let report = try await engine.refresh(RefreshRequest(.timelines(Set(keys)), by: asker))
        course.note(at: moment)
        reloads += max(report.outcomes.count, 1)
      }
    }
    return try await finished(&course, isCut: clock.now.microseconds, reloads, idleChanges)
  }

  private func finished(
    _ course: inout Course,
    isCut now: Int64,
    _ reloads: Int,
    _ idleChanges: Int
  ) async throws -> Outcome {
    let isCut = reloads >= mostReloads || Task.isCancelled
    let end = isCut ? min(now, plan.span.upperBound) : plan.span.upperBound
    let states = try await states()
    for (key, span) in course.look(states, at: now) { await storage.noteStale(key, span) }
    for (key, span) in course.open(until: end) { await storage.noteStale(key, span) }
    await storage.finish(at: end)
    let tallied = await storage.widgets
    return Outcome(
      widgets: widgets.map { tallied[$0.key] ?? $0 },
      plan: plan,
      cut: isCut ? end : nil,
      idleChanges: idleChanges
    )
  }

  private func states() async throws -> [TimelineKey: TimelineState] {
    let timelines = try await storage.timelines(.timelines(Set(keys)))
    return Dictionary(timelines.map { ($0.key, $0.state) }) { first, _ in first }
  }

  private func reach(_ moment: Int64) {
    let left = clock.now.duration(to: Instant(microseconds: moment))
    if left > .zero { clock.advance(by: left) }
  }

  private func perform(_ event: SimulatedEvent) async throws -> Bool {
    let key = keys[event.place]
    switch event.action {
    case .change: return try await actions.change(key, clock.now)
    case .press:
      let requested = try await actions.press(key, clock.now)
      // The pressed one first, whatever came of it, and then those that it made stale (WK-94).
      _ = try await engine.refresh(
        RefreshRequest(.timelines([key]), by: .press, isForced: true)
      )
      if let requested, !requested.isEmpty {
        _ = try await engine.refresh(
          RefreshRequest(.timelines(requested), by: .widgetCenter, isForced: true)
        )
      }
      let dirty = try await states().filter(\.value.isDirty).map(\.key)
      if !dirty.isEmpty {
        _ = try await engine.refresh(RefreshRequest(.timelines(Set(dirty)), by: .press))
      }
      return requested != nil
    }
  }
}
