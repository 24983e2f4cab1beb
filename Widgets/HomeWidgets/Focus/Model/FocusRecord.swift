import Moments
import SharedStore

/// A stored session of the timer: the intervals in which it ran.
///
/// No program runs meanwhile: the remaining time, and whether the session is over, are computed from the intervals
/// and the present moment.
struct FocusRecord: StoreRecord, Hashable {
  var key: Int64 = 0
  let kind: FocusKind
  /// The planned length without pauses.
  let lengthInSeconds: Int64
  /// The number of the to-do that it is for; `nil` for none.
  let toDo: Int64?
  /// The to-do's name when the session began, so that a removed one still has a name.
  let toDoName: String
  /// The parts of the session in order, at least one; the last one is open while the session runs.
  private(set) var runs: [FocusRun]
  /// Whether it was ended before its time.
  private(set) var isStopped = false

  /// Stretches of one session: pauses beyond them are refused, so that a record stays small.
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

  /// When the session began, in microseconds since 1970 UTC.
  var startedAt: Int64 { runs.first?.start ?? 0 }

  private var length: Int64 { lengthInSeconds * Instant.microsecondsPerSecond }

  /// The state of a session at a moment.
  enum State: Hashable, Sendable {
    /// Running until an instant, in microseconds since 1970 UTC.
    case running(until: Int64)
    /// So many microseconds are left.
    case paused(left: Int64)
    /// It reached its end then.
    case over(at: Int64)
    /// It was ended then, before its time.
    case stopped(at: Int64)

    var isActive: Bool {
      switch self {
      case .running, .paused: true
      case .over, .stopped: false
      }
    }

    /// Whether it reached its end.
    var isOver: Bool { if case .over = self { true } else { false } }
  }

  /// The state at a moment, in microseconds since 1970 UTC.
  ///
  /// A clock that was set back shows the whole length until it reaches the beginning again.
  func state(at now: Int64) -> State {
    guard let last = runs.last else { return .stopped(at: startedAt) }
    let before = runs.reduce(0) { $0 + $1.length }
    if let end = last.end {
      return isStopped ? .stopped(at: end) : .paused(left: max(length - before, 0))
    }
    let end = last.start + max(length - before, 0)
    return now < end ? .running(until: end) : .over(at: end)
  }

  /// Returns the remaining time at a moment, in microseconds; 0 when it is over.
  func left(at now: Int64) -> Int64 {
    switch state(at: now) {
    case .running(let end): min(end - now, length)
    case .paused(let left): left
    case .over, .stopped: 0
    }
  }

  /// The microseconds of work between two moments, as far as they have passed at `now`.
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

  /// All microseconds of work at `now`.
  func worked(at now: Int64) -> Int64 { worked(from: .min / 2, to: .max / 2, at: now) }

  /// Pauses the session, which must be running, and keeps the remaining time.
  mutating func pause(at now: Int64) {
    guard let last = runs.indices.last else { return }
    runs[last].end = max(now, runs[last].start)
  }

  /// Resumes a paused session.
  mutating func resume(at now: Int64) { runs.append(FocusRun(start: now)) }

  /// Ends the session before its time.
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

  /// A kind of a later version counts as a break, which adds nothing to a day.
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
