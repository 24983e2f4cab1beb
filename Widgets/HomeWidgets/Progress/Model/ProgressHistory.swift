import Moments

/// The number of to-dos done on each day.
struct ProgressHistory: Hashable, Sendable {
  /// The number of days that are read: a year and another month.
  static let lookback = 400

  private let counts: [CivilDate: Int]

  /// Creates the history; on a day without a count nothing was done.
  init(_ counts: [CivilDate: Int]) { self.counts = counts.filter { $0.value > 0 } }

  /// Whether there is no day on which a to-do was done.
  var isEmpty: Bool { counts.isEmpty }

  func count(on day: CivilDate) -> Int { counts[day] ?? 0 }

  /// Returns the counts of the last `days` days, the oldest first; the last one is `today`.
  func counts(of days: Int, until today: CivilDate) -> [Int] {
    (0..<max(days, 0)).reversed().map { count(on: today.adding(days: -$0)) }
  }

  func total(from first: CivilDate, through last: CivilDate) -> Int {
    counts.reduce(0) { sum, day in (first...last).contains(day.key) ? sum + day.value : sum }
  }

  /// Returns the number of consecutive days until `today` on which a to-do was done.
  ///
  /// If nothing was done today, the days until yesterday are counted.
  func streak(on today: CivilDate) -> Int {
    let last = count(on: today) > 0 ? today : today.adding(days: -1)
    var length = 0
    while length < Self.lookback, count(on: last.adding(days: -length)) > 0 { length += 1 }
    return length
  }

  /// Returns the length of the longest sequence of days until `today` on each of which a to-do was
  /// done.
  func best(until today: CivilDate) -> Int {
    var (best, length) = (0, 0)
    var previous: CivilDate?
    for day in counts.keys.filter({ $0 <= today }).sorted() {
      length = previous.map { $0.adding(days: 1) == day } ?? false ? length + 1 : 1
      best = max(best, length)
      previous = day
    }
    return best
  }
}

/// The number of open to-dos by age: up to a week, a month, a quarter, older, or unknown.
struct ProgressAges: Hashable, Sendable {
  enum Age: Int, Hashable, Sendable, CaseIterable {
    case days, weeks, months, older, unknown
  }

  private let counts: [Int]

  /// Counts to-dos by the time at which each was added, in microseconds since 1970 UTC; 0 and less
  /// means unknown.
  ///
  /// The other parameters are the instants that separate the ages.
  init(_ added: some Sequence<Int64>, weekAgo: Int64, monthAgo: Int64, quarterAgo: Int64) {
    var counts = Array(repeating: 0, count: Age.allCases.count)
    for instant in added {
      let age: Age =
        switch instant {
        case ...0: .unknown
        case weekAgo...: .days
        case monthAgo...: .weeks
        case quarterAgo...: .months
        default: .older
        }
      counts[age.rawValue] += 1
    }
    self.counts = counts
  }

  init(_ counts: [Age: Int]) { self.counts = Age.allCases.map { counts[$0] ?? 0 } }

  func count(_ age: Age) -> Int { counts[age.rawValue] }

  /// The ages to list; the unknown age is among them only if a to-do has it.
  var listed: [Age] { Age.allCases.filter { $0 != .unknown || count($0) > 0 } }

  var most: Int { counts.max() ?? 0 }
}
