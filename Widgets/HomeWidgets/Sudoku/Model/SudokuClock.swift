/// How long a game has been played, in microseconds.
///
/// Nothing counts while no program runs: the time follows from the last move and the present moment. The clock stands
/// still by itself when no move follows for ten minutes.
struct SudokuClock: Hashable, Sendable {
  /// What was played before the stretch that goes on.
  private(set) var played: Int64 = 0
  /// When the stretch began that goes on, in microseconds since 1970 UTC; `nil` while the clock stands.
  private(set) var runningFrom: Int64?
  /// The last move.
  private(set) var movedAt: Int64 = 0

  private static let idleLimit: Int64 = 600_000_000

  init() {}

  init(played: Int64, runningFrom: Int64?, movedAt: Int64) {
    self.played = max(played, 0)
    (self.runningFrom, self.movedAt) = (runningFrom, movedAt)
  }

  /// When the clock stops by itself; `nil` while it stands.
  var stopsAt: Int64? { runningFrom.map { max($0, movedAt) + Self.idleLimit } }

  func isRunning(at now: Int64) -> Bool { stopsAt.map { now < $0 } ?? false }

  /// What was played until a moment.
  func played(at now: Int64) -> Int64 {
    guard let runningFrom, let stopsAt else { return played }
    return played + max(min(now, stopsAt) - runningFrom, 0)
  }

  /// A move starts a clock that stands.
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
  /// Microseconds as a clock shows them: `6:12`, `1:02:03`.
  var playedText: String {
    let seconds = self / 1_000_000
    func two(_ number: Int64) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let minutes = seconds / 60 % 60
    return seconds >= 3_600
      ? "\(seconds / 3_600):\(two(minutes)):\(two(seconds % 60))"
      : "\(minutes):\(two(seconds % 60))"
  }
}
