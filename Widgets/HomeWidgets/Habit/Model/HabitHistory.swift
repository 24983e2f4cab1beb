import Moments

/// The statistics of a habit's ticks, as of one day.
struct HabitHistory: Hashable, Sendable {
  let schedule: HabitSchedule
  let today: CivilDate
  private let ticked: Set<CivilDate>
  /// The day on which the habit was added, or the first tick if that is earlier.
  let first: CivilDate
  /// The present streak: consecutive due days that were done, or weeks for a weekly habit.
  ///
  /// Neither a day that is not over nor one on which the habit is not due ends a streak.
  let streak: Int
  /// The longest streak in the history.
  let best: Int

  /// The number of days that are examined; older ticks do not count.
  static let maximumDays = 3_660

  /// The mark of a habit's day.
  enum Mark: Hashable, Sendable {
    case done
    /// It was due and not done, or can still be done.
    case open
    /// The day was not due, or is before the habit or after today.
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
    // At most a week for each seven days that are looked back.
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

  /// Whether the habit is due today; a weekly one is due until the week has enough days.
  var isDueToday: Bool {
    schedule.includes(today.weekday) && !(schedule.isWeekly && doneInWeek >= schedule.daysInWeek)
  }

  /// The days of this week, from Monday on, on which the habit was due and done.
  var doneInWeek: Int {
    (0..<7).count { place in
      let day = today.startOfWeek.adding(days: place)
      return ticked.contains(day) && schedule.includes(day.weekday)
    }
  }

  /// The number of all days on which it was done.
  var count: Int { ticked.count }

  var lastDay: CivilDate? { ticked.max() }

  /// Returns the mark of a day.
  ///
  /// For a habit of some days a week, no particular day is due. Only today is open, as long as the week needs it.
  func mark(on day: CivilDate) -> Mark {
    if ticked.contains(day) { return .done }
    if schedule.isWeekly { return day == today && isDueToday ? .open : .none }
    return day >= first && day <= today && schedule.includes(day.weekday) ? .open : .none
  }

  /// The last `count` days, today being the last one.
  func marks(_ count: Int) -> [Mark] {
    (0..<count).map { mark(on: today.adding(days: $0 - count + 1)) }
  }
}
