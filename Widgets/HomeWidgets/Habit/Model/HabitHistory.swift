import Moments

/// The statistics of a habit on one day: its streaks, and the days on which it was done.
struct HabitHistory: Hashable, Sendable {
  let schedule: HabitSchedule
  let today: CivilDate
  private let ticked: Set<CivilDate>
  /// The day on which the habit was added, or the day of its first tick if that is earlier.
  let first: CivilDate
  /// The current streak: consecutive due days that were done, or weeks for a weekly habit.
  ///
  /// Days on which the habit is not due do not end a streak, and neither does today.
  let streak: Int
  /// The longest streak, including the current one.
  let best: Int

  /// The number of days before today that are examined; older ticks are ignored.
  static let maximumDays = 3_660

  /// The state of a habit on one day: done, due, or neither.
  enum Mark: Hashable, Sendable {
    case done
    /// The habit was due and not done, or can still be done today.
    case open
    /// The habit was not due, or the day is before its first day or after today.
    case none
  }

  init(
    _ ticks: some Sequence<CivilDate>,
    schedule: HabitSchedule,
    added: CivilDate,
    today: CivilDate
  ) {
    (self.schedule, self.today) = (schedule, today)
    let earliest = today.adding(days: -Self.maximumDays)
    let ticked = Set(ticks.filter { $0 >= earliest && $0 <= today })
    self.ticked = ticked
    first = min(max(added, earliest), ticked.min() ?? today, today)
    (streak, best) =
      schedule.isWeekly
      ? Self.weekStreaks(ticked, schedule.daysInWeek, from: first, to: today)
      : Self.dayStreaks(ticked, schedule, from: first, to: today)
  }

  private static func dayStreaks(
    _ ticked: Set<CivilDate>,
    _ schedule: HabitSchedule,
    from first: CivilDate,
    to today: CivilDate
  ) -> (streak: Int, best: Int) {
    var (run, best) = (0, 0)
    for number in first.daysSince1970...today.daysSince1970 {
      let day = CivilDate(daysSince1970: number)
      guard schedule.includes(day.weekday) else { continue }
      if ticked.contains(day) { run += 1 } else if day < today { run = 0 }
      best = max(best, run)
    }
    return (run, best)
  }

  private static func weekStreaks(
    _ ticked: Set<CivilDate>,
    _ count: Int,
    from first: CivilDate,
    to today: CivilDate
  ) -> (streak: Int, best: Int) {
    var (run, best) = (0, 0)
    var monday = first.startOfWeek
    // At most one step for each week of the examined days.
    while monday <= today {
      if Self.days(ticked, in: monday) >= count {
        run += 1
      } else if monday < today.startOfWeek {
        run = 0
      }
      best = max(best, run)
      let next = monday.adding(days: 7)
      guard next > monday else { break }
      monday = next
    }
    return (run, best)
  }

  private static func days(_ ticked: Set<CivilDate>, in monday: CivilDate) -> Int {
    (0..<7).count { ticked.contains(monday.adding(days: $0)) }
  }

  var isDoneToday: Bool { ticked.contains(today) }

  /// Whether the habit is due today, done or not.
  ///
  /// A weekly habit is due until it was done on enough days of the week.
  var isDueToday: Bool {
    schedule.includes(today.weekday) && !(schedule.isWeekly && doneInWeek >= schedule.daysInWeek)
  }

  /// The number of days of this week, from Monday on, on which the habit was due and done.
  var doneInWeek: Int {
    (0..<7).count { place in
      let day = today.startOfWeek.adding(days: place)
      return ticked.contains(day) && schedule.includes(day.weekday)
    }
  }

  /// The number of all days on which the habit was done.
  var count: Int { ticked.count }

  var lastDay: CivilDate? { ticked.max() }

  /// Returns the state of the habit on a day.
  ///
  /// A weekly habit has no particular due days; only today is open, until the week has enough days.
  func mark(on day: CivilDate) -> Mark {
    if ticked.contains(day) { return .done }
    if schedule.isWeekly { return day == today && isDueToday ? .open : .none }
    return day >= first && day <= today && schedule.includes(day.weekday) ? .open : .none
  }

  /// Returns the states of the last `count` days, the oldest first; the last one is today.
  func marks(_ count: Int) -> [Mark] {
    (0..<count).map { mark(on: today.adding(days: $0 - count + 1)) }
  }
}
