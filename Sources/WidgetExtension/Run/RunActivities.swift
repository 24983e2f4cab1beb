internal import Ground
internal import SharedStore
internal import WidgetIntents
internal import WidgetTimeline

/// The Live Activities of an extension, which one run of an intent reads and changes.
///
/// An author's calls wait for nothing: they change the values in memory. Changes are stored in the
/// transaction of the intent's next write to the store, and all others after the intent has
/// succeeded. If the intent fails, no change is kept.
package final class RunActivities: Sendable {
  /// A Live Activity, and the kind that draws it.
  package struct Row: Equatable, Sendable {
    package let kind: String
    package var activity: LiveActivity
  }

  /// The reason why the extension refuses a change of an activity.
  package enum Refusal: Error, Equatable, Sendable {
    case tooLarge, tooMany
  }

  private struct State {
    /// The activities by their ids, including the changes that the running intent has made.
    var rows: [String: Row]
    var begun: Set<String> = []
    var changed: Set<String> = []
    /// The activities changed in the open transaction, whose changes are stored when it is
    /// committed.
    var written: [String: Row] = [:]
    /// The activities whose changes by the running intent are stored.
    var stored: Set<String> = []
    var isOver = false
    var observers: [Int: Observer] = [:]
    var lastObserver = 0
  }

  package typealias Observer = @Sendable (_ row: Row?) -> Void

  /// The most activities of one extension on the screen at once: a program that needs more begins
  /// them in a loop by mistake.
  private static let mostActive = 20

  private let extensionName: String
  private let clock: @Sendable () -> Int64
  /// The activities by their ids, as they were before the intent ran.
  private let earlier: [String: Row]
  private let state: Guarded<State>

  /// Reads an extension's activities from the placed widgets, in the run's transaction if there is
  /// one.
  init(
    _ placed: [PlacedWidget],
    ofExtension name: String,
    clock: @escaping @Sendable () -> Int64 = { SystemTime.microsecondsSince1970 }
  ) {
    extensionName = name
    self.clock = clock
    var rows: [String: Row] = [:]
    for (activity, widget) in placed.activities(of: name) {
      rows[activity.id] = Row(kind: widget.kind, activity: activity)
    }
    earlier = rows
    state = Guarded(State(rows: rows))
  }

  /// The activities of the running request; `nil` if the request cannot start any.
  package static var current: RunActivities? { RunScope.current.activities }

  package var now: Int64 { clock() }

  /// Returns the activities of a kind that are on the screen, oldest first.
  package func all(ofKind kind: String) -> [LiveActivity] {
    let now = now
    return state.withLock { $0.rows }.values
      .filter { $0.kind == kind && $0.activity.phase(at: now) != .dismissed }
      .map(\.activity).sorted { ($0.begun, $0.id) < ($1.begun, $1.id) }
  }

  /// Returns the activity with this id; `nil` if none is stored or was begun.
  package func activity(_ id: String) -> LiveActivity? {
    state.withLock { $0.rows[id]?.activity }
  }

  package func begin(_ activity: LiveActivity, ofKind kind: String) throws(Refusal) {
    guard !activity.isTooLarge else { throw .tooLarge }
    let now = now
    let isAdmitted = state.withLock { state in
      let shown = state.rows.values.count { $0.activity.phase(at: now) != .dismissed }
      guard shown < Self.mostActive else { return false }
      state.rows[activity.id] = Row(kind: kind, activity: activity)
      state.begun.insert(activity.id)
      state.changed.insert(activity.id)
      return true
    }
    guard isAdmitted else { throw .tooMany }
  }

  /// Updates the state of an active activity, unless it would become too large.
  package func update(_ id: String, state: String, staleDate: Int64?) {
    change(id, in: [.active, .stale]) { activity, _ in
      (activity.state, activity.staleDate) = (state, staleDate)
    }
  }

  /// Ends an activity; if it has already ended, changes only the time at which it leaves the
  /// screen.
  package func end(_ id: String, _ policy: LiveActivity.Dismissal) {
    change(id, in: [.active, .stale, .ended]) { $0.end(at: $1, policy) }
  }

  private func change(
    _ id: String,
    in phases: [LiveActivity.Phase],
    _ change: (inout LiveActivity, Int64) -> Void
  ) {
    let now = now
    let (row, observers) = state.withLock { state -> (Row?, [Observer]) in
      guard var row = state.rows[id], phases.contains(row.activity.phase(at: now)) else {
        return (nil, [])
      }
      change(&row.activity, now)
      guard !row.activity.isTooLarge else { return (nil, []) }
      state.rows[id] = row
      state.changed.insert(id)
      return (row, Array(state.observers.values))
    }
    guard let row else { return }
    for observer in observers { observer(row) }
  }

  /// Calls `observer` with each change that the running intent makes, and with `nil` at its end.
  ///
  /// - Returns: A closure that ends the calls earlier.
  package func observe(_ observer: @escaping Observer) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = observer
      return state.lastObserver
    }
    return { [weak self] in _ = self?.state.withLock { $0.observers.removeValue(forKey: number) } }
  }
}

extension RunActivities {
  /// The addition to the run's own writes that stores the changes of activities in the same
  /// transaction.
  var companion: WriteCompanion {
    WriteCompanion(
      store: { [self] transaction in
        // A task that the intent left behind may still write.
        if !state.withLock(\.isOver) { try write(in: transaction) }
      },
      noteCommit: noteStored
    )
  }

  /// Stores the remaining changes, as part of the intent's run.
  nonisolated(nonsending) func commit(to store: SharedStore) async throws {
    guard state.withLock({ !$0.changed.isEmpty }) else { return }
    try await store.write { try self.write(in: $0) }
    noteStored()
  }

  /// Reverts the changes that are already stored, after the intent has failed.
  nonisolated(nonsending) func takeBack(from store: SharedStore) async throws {
    let stored = state.withLock { state in
      state.isOver = true
      return state.stored
    }
    guard !stored.isEmpty else { return }
    let (earlier, name) = (earlier, extensionName)
    try await store.write { transaction in
      for (activity, widget) in try transaction.placedWidgets().activities(of: name)
      where stored.contains(activity.id) {
        guard let before = earlier[activity.id]?.activity else {
          try transaction.removeWidget(widget.id)
          continue
        }
        var widget = widget
        widget.configuration = try before.arguments.configurationBytes()
        widget.dismissal = before.dismissal
        try transaction.update(widget)
      }
    }
  }

  /// Writes the changes; an activity that the user has dismissed meanwhile stays dismissed.
  private func write(in transaction: borrowing WriteTransaction) throws {
    let (begun, changed) = state.withLock { state in
      state.written = state.rows.filter { state.changed.contains($0.key) }
      return (state.begun, state.written)
    }
    guard !changed.isEmpty else { return }
    try transaction.clearDismissed(at: now)
    let stored = try transaction.placedWidgets().activities(of: extensionName)
    for (id, row) in changed.sorted(by: { $0.key < $1.key }) {
      let bytes = try row.activity.arguments.configurationBytes()
      if var widget = stored.first(where: { $0.activity.id == id })?.widget {
        widget.configuration = bytes
        widget.dismissal = row.activity.dismissal
        try transaction.update(widget)
      } else if begun.contains(id) {
        try transaction.place(
          extensionName: extensionName,
          kind: row.kind,
          family: Int64(WidgetFamily.systemMedium.rawValue),
          configuration: bytes,
          dismissal: row.activity.dismissal
        )
      }
    }
  }

  /// Marks the changes written so far as stored; later changes must still be written.
  private func noteStored() {
    state.withLock { state in
      for (id, row) in state.written {
        state.stored.insert(id)
        state.begun.remove(id)
        if state.rows[id] == row { state.changed.remove(id) }
      }
      state.written = [:]
    }
  }

  /// Runs `body`, and drops its changes of activities if it throws, because its transaction is then
  /// rolled back.
  nonisolated(nonsending) func attempt<Result>(
    _ body: () async throws -> Result
  ) async throws -> Result {
    let before = state.withLock { $0 }
    do {
      return try await body()
    } catch {
      state.withLock { state in
        let observers = state.observers
        state = before
        state.observers = observers
      }
      throw error
    }
  }

  /// Ends the run of the intent and the calls of its observers.
  func finish() {
    let observers = state.withLock { state in
      state.isOver = true
      defer { state.observers = [:] }
      return state.observers.values
    }
    for observer in observers { observer(nil) }
  }
}

extension [PlacedWidget] {
  /// Returns the Live Activities of an extension among the placed widgets.
  fileprivate func activities(
    of extensionName: String
  ) -> [(activity: LiveActivity, widget: PlacedWidget)] {
    filter { $0.isActivity && $0.extensionName == extensionName }.compactMap { widget in
      (try? [IntentArgument](configurationBytes: widget.configuration))
        .flatMap { LiveActivity($0, dismissal: widget.dismissal) }
        .map { ($0, widget) }
    }
  }
}
