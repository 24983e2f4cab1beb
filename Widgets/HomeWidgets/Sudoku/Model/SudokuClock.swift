/// The playing time of a game; all times are in microseconds.
///
/// No process runs between moves: the time is calculated from the last move and the current time.
/// The clock stops by itself ten minutes after the last move.
struct SudokuClock: Hashable, Sendable {
  /// The time that was played before the clock was last started, in microseconds.
  private(set) var played: Int64 = 0
  /// The time at which the clock was last started, in microseconds since 1970 UTC; `nil` while it
  /// is stopped.
  private(set) var runningFrom: Int64?
  /// The time of the last move, in microseconds since 1970 UTC.
  private(set) var movedAt: Int64 = 0

  private static let idleLimit: Int64 = 600_000_000

  init() {}

  init(played: Int64, runningFrom: Int64?, movedAt: Int64) {
    self.played = max(played, 0)
    (self.runningFrom, self.movedAt) = (runningFrom, movedAt)
  }

  /// The time at which the clock will stop by itself; `nil` if it is stopped.
  var stopsAt: Int64? { runningFrom.map { max($0, movedAt) + Self.idleLimit } }

  func isRunning(at now: Int64) -> Bool { stopsAt.map { now < $0 } ?? false }

  /// Returns the time that was played until `now`, in microseconds.
  func played(at now: Int64) -> Int64 {
    guard let runningFrom, let stopsAt else { return played }
    return played + max(min(now, stopsAt) - runningFrom, 0)
  }

  /// Records a move; a stopped clock is started by it.
  mutating func move(at now: Int64) {
    if !isRunning(at: now) || runningFrom.map({ now < $0 }) ?? true {
      played = played(at: now)
      runningFrom = now
    }
    movedAt = now
  }

  mutating func pause(at now: Int64) {
    played = played(at: now)
    runningFrom = nil
  }
}

extension Int64 {
  /// The played time as text, such as `6:12` or `1:02:03`.
  var playedText: String {
    let seconds = self / 1_000_000
    func two(_ number: Int64) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let minutes = seconds / 60 % 60
    return seconds >= 3_600
      ? "\(seconds / 3_600):\(two(minutes)):\(two(seconds % 60))"
      : "\(minutes):\(two(seconds % 60))"
  }
}
