import Moments
import SharedStore

/// A stored session of the timer, with the intervals in which it ran.
///
/// No process runs during a session. The remaining time, and whether it is over, are computed from
/// the intervals and the current time.
struct FocusRecord: StoreRecord, Hashable {
  var key: Int64 = 0
  let kind: FocusKind
  /// The planned length in seconds, not counting pauses.
  let lengthInSeconds: Int64
  /// The number of the session's to-do; `nil` if there is none.
  let toDo: Int64?
  /// The name that the to-do had when the session began; it stays if the to-do is removed.
  let toDoName: String
  /// The intervals between pauses, in order; there is at least one, and the last has no end while
  /// the session runs.
  private(set) var runs: [FocusRun]
  /// Whether the session was stopped before its end.
  private(set) var isStopped = false

  /// The most intervals of one session; further pauses are refused, so that the record stays small.
  static let maximumRuns = 100

  init(
    _ kind: FocusKind,
    seconds: Int64,
    toDo: (number: Int64, name: String)? = nil,
    at start: Int64
  ) {
    self.kind = kind
    lengthInSeconds = seconds
    self.toDo = toDo?.number
    toDoName = toDo?.name ?? ""
    runs = [FocusRun(start: start)]
  }

  /// The time at which the session began, in microseconds since 1970 UTC.
  var startedAt: Int64 { runs.first?.start ?? 0 }

  private var length: Int64 { lengthInSeconds * Instant.microsecondsPerSecond }

  /// Whether a session is running, paused, over or stopped at one moment.
  enum State: Hashable, Sendable {
    /// The session runs, and ends at this time in microseconds since 1970 UTC.
    case running(until: Int64)
    /// The session is paused, with this many microseconds left.
    case paused(left: Int64)
    /// The session ran for its whole length, and ended at this time in microseconds since 1970 UTC.
    case over(at: Int64)
    /// The session was stopped before its end, at this time in microseconds since 1970 UTC.
    case stopped(at: Int64)

    var isActive: Bool {
      switch self {
      case .running, .paused: true
      case .over, .stopped: false
      }
    }

    /// Whether the session ran for its whole length.
    var isOver: Bool { if case .over = self { true } else { false } }
  }

  /// Returns the state at `now`, in microseconds since 1970 UTC.
  ///
  /// The clock may have been set back to a time before the start. Then the session is running, with
  /// its whole length left.
  func state(at now: Int64) -> State {
    guard let last = runs.last else { return .stopped(at: startedAt) }
    let before = runs.reduce(0) { $0 + $1.length }
    if let end = last.end {
      return isStopped ? .stopped(at: end) : .paused(left: max(length - before, 0))
    }
    let end = last.start + max(length - before, 0)
    return now < end ? .running(until: end) : .over(at: end)
  }

  /// Returns the remaining time at `now`, in microseconds; 0 when the session is over.
  func left(at now: Int64) -> Int64 {
    switch state(at: now) {
    case .running(let end): min(end - now, length)
    case .paused(let left): left
    case .over, .stopped: 0
    }
  }

  /// Returns for how many microseconds the session ran between two moments; time after `now` does
  /// not count.
  func worked(from start: Int64, to end: Int64, at now: Int64) -> Int64 {
    let last: Int64 =
      switch state(at: now) {
      case .running: now
      case .over(let at): at
      case .paused, .stopped: .max
      }
    return runs.reduce(0) { sum, run in
      sum + max(min(run.end ?? last, end) - max(run.start, start), 0)
    }
  }

  /// Returns for how many microseconds the session ran until `now`.
  func worked(at now: Int64) -> Int64 { worked(from: .min / 2, to: .max / 2, at: now) }

  /// Pauses a running session by ending its last interval.
  mutating func pause(at now: Int64) {
    guard let last = runs.indices.last else { return }
    runs[last].end = max(now, runs[last].start)
  }

  /// Resumes a paused session by adding an interval that begins at `now`.
  mutating func resume(at now: Int64) { runs.append(FocusRun(start: now)) }

  /// Stops the session at `now`, in microseconds since 1970 UTC; a running session is paused first.
  mutating func stop(at now: Int64) {
    if case .running = state(at: now) { pause(at: now) }
    isStopped = true
  }
}

extension FocusRecord {
  static let collection = StoreCollection(
    "focusSessions",
    columns: [
      StoreColumn("kind", .integer, reading: .choice(FocusKind.allCases.map(\.rawValue))),
      StoreColumn("lengthInSeconds", .integer),
      StoreColumn("toDo", .integer, isOptional: true),
      StoreColumn("toDoName", .text, isSearched: true),
      StoreColumn("toDoNameFolded", foldedFrom: "toDoName"),
      StoreColumn("startedAt", .integer, reading: .instant),
      StoreColumn("lastRunAt", .integer, reading: .hidden),
      StoreColumn("runs", .text, reading: .hidden),
      StoreColumn("isStopped", .integer, reading: .flag),
    ],
    indexes: [["lastRunAt"]],
    noun: "focus session",
    titleColumn: "toDoName",
    entity: "FocusSession"
  )

  /// Decodes a stored session.
  ///
  /// A kind that only a later version knows is decoded as a short break, which adds no focus time.
  /// - Throws: `StoreError.malformedRecord` if the intervals are damaged.
  init(row: StoreRow) throws {
    guard let runs = FocusRun.runs(in: try row.value("runs")) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "runs",
        expected: "stretches of time"
      )
    }
    let rank: Int64 = try row.value("kind")
    let kinds = FocusKind.allCases
    kind = kinds.indices.contains(Int(clamping: rank)) ? kinds[Int(rank)] : .shortBreak
    let length: Int64 = try row.value("lengthInSeconds")
    lengthInSeconds = min(max(length, 0), Int64(FocusPlan.minutesRange.upperBound) * 60)
    toDo = try row.value("toDo")
    toDoName = try row.value("toDoName")
    self.runs = runs
    isStopped = try row.value("isStopped")
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("kind", to: Int64(FocusKind.allCases.firstIndex(of: kind) ?? 0))
    values.set("lengthInSeconds", to: lengthInSeconds)
    values.set("toDo", to: toDo)
    values.set("toDoName", to: toDoName)
    values.set("startedAt", to: startedAt)
    values.set("lastRunAt", to: runs.last?.start ?? 0)
    values.set("runs", to: FocusRun.text(of: runs))
    values.set("isStopped", to: isStopped)
  }
}
