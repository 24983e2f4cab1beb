import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("The model of habits", .timeLimit(.minutes(2)))
struct HabitModelTests {
  @Test(
    arguments: [
      ([0, 1, 2], 3, 3), ([1, 2, 3], 3, 3), ([2, 3, 4], 0, 3), ([0], 1, 1), ([], 0, 0),
      ([0, 1, 3, 4, 5, 6], 2, 4), ([-1, 0], 1, 1),
    ] as [([Int], Int, Int)]
  )
  func `a day that is not over ends no streak, one that was missed does`(
    done: [Int],
    streak: Int,
    best: Int
  ) {
    let history = HabitSamples.history(.daily, done: done)
    #expect(history.streak == streak)
    #expect(history.best == best)
  }

  // Today is a Saturday: Friday is one day ago.
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5], 5, true), ([1, 2, 3, 4, 5, 8, 9], 7, true), ([2, 3, 4, 5], 0, true),
      ([0, 1], 1, true), ([7, 6], 0, true),
    ] as [([Int], Int, Bool)]
  )
  func `a weekday habit asks for nothing at the weekend`(done: [Int], streak: Int, isFree: Bool) {
    let history = HabitSamples.history(.weekdays, done: done)
    #expect(history.streak == streak)
    #expect(history.isDueToday != isFree)
    #expect(history.mark(on: HabitSamples.today) == (done.contains(0) ? .done : .none))
  }

  // Monday is five days ago.
  @Test(
    arguments: [
      ([0, 2, 4], 1, 3, false), ([0, 2], 0, 2, true), ([7, 8, 9], 1, 0, true),
      ([0, 1, 2, 7, 8, 9, 14, 15, 16], 3, 3, false), ([14, 15, 16], 0, 0, true),
      ([7, 8, 0], 0, 1, true),
    ] as [([Int], Int, Int, Bool)]
  )
  func `a weekly habit counts weeks, and the one that is not over ends nothing`(
    done: [Int],
    streak: Int,
    week: Int,
    isDue: Bool
  ) {
    let history = HabitSamples.history(.weekly(3), done: done)
    #expect(history.streak == streak)
    #expect(history.doneInWeek == week)
    #expect(history.isDueToday == isDue)
  }

  @Test func `a day before the habit asks for nothing, one before that was ticked belongs to it`() {
    let fresh = HabitSamples.history(.daily, added: 0, done: [Int]())
    #expect(fresh.marks(3) == [.none, .none, .open])
    let filled = HabitSamples.history(.daily, added: 0, done: [2])
    #expect(filled.marks(4) == [.none, .done, .open, .open])
    #expect(filled.mark(on: HabitSamples.today.adding(days: 1)) == .none)
  }

  @Test func `days beyond ten years, or to come, neither count nor take long`() {
    let days = [CivilDate.first, CivilDate.last, HabitSamples.today]
    for schedule in [HabitSchedule.daily, .weekdays, .weekly(7)] {
      let history = HabitHistory(
        days,
        schedule: schedule,
        added: .first,
        today: HabitSamples.today
      )
      #expect(history.count == 1)
      #expect(history.best <= 1)
    }
    #expect(HabitHistory([CivilDate](), schedule: .daily, added: .last, today: .first).streak == 0)
    #expect(
      HabitHistory([CivilDate](), schedule: .weekly(1), added: .last, today: .last).streak == 0
    )
  }

  @Test(
    arguments: [
      ("day", HabitSchedule.daily), ("every day", .daily), ("Daily", .daily), ("her gün", .daily),
      ("weekdays", .weekdays), ("every weekday", .weekdays), ("hafta içi", .weekdays),
      ("3", .weekly(3)), ("3 a week", .weekly(3)), ("3x", .weekly(3)), ("3x a week", .weekly(3)),
      ("3/week", .weekly(3)),
      ("3 days a week", .weekly(3)), ("haftada 3", .weekly(3)), ("haftada 3 gün", .weekly(3)),
    ]
  )
  func `schedules are read as people write them`(words: String, schedule: HabitSchedule) throws {
    #expect(try HabitSchedule(words: words) == schedule)
    #expect(HabitSchedule(stored: schedule.text) == schedule)
    #expect(try HabitSchedule(words: schedule.words) == schedule)
  }

  @Test(arguments: [
    "", "0", "8", "sometimes", "3 4", "day 3 month", "99999999999999999999", "-3.5",
  ])
  func `other words are an error that lists the forms`(words: String) {
    let error = #expect(throws: HabitError.self) { try HabitSchedule(words: words) }
    #expect(error?.hint?.contains("1 to 7 days a week") == true)
    #expect(error?.exitCode == 64)
  }

  @Test(arguments: ["week 9", "month", ""])
  func `a schedule of a later version is every day`(text: String) {
    #expect(HabitSchedule(stored: text) == .daily)
  }

  @Test func `a timeline has a picture for each day, and for no habits one for ever`() {
    let made = HabitProvider.timeline(
      of: HabitSamples.everyday,
      alone: nil,
      from: Samples.now,
      in: Samples.utc
    )
    #expect(made.entries.count == 7)
    #expect(made.entries[1].date == HabitSamples.today.adding(days: 1).start(in: Samples.utc))
    #expect(made.entries[0].picture.rows[1].streak == "2")
    #expect(made.entries[1].picture.rows[1].streak == "")
    #expect(
      made.policy == .after(HabitSamples.today.adding(days: 7).start(in: Samples.utc))
    )
    let empty = HabitProvider.timeline(of: [], alone: nil, from: Samples.now, in: Samples.utc)
    #expect(empty.entries.count == 1)
    #expect(empty.policy == .never)
  }

  @Test func `a day's share is all, some or none of what was due`() {
    let picture = HabitSamples.entry([
      HabitSamples.kept(1, "a", done: [1, 2]), HabitSamples.kept(2, "b", .weekdays, done: [1]),
    ]).picture
    #expect(
      [0, 1, 2, 3, -1].map { picture.share(on: HabitSamples.today.adding(days: -$0)) }
        == [.nothing, .all, .some, .nothing, .none]
    )
  }

  @Test func `less than half is few`() {
    let picture = HabitSamples.entry([
      HabitSamples.kept(1, "a", done: [1, 2, 3]), HabitSamples.kept(2, "b", done: [2, 3]),
      HabitSamples.kept(3, "c", done: [3]),
    ]).picture
    #expect(
      [0, 1, 2, 3].map { picture.share(on: HabitSamples.today.adding(days: -$0)) }
        == [.nothing, .few, .some, .all]
    )
  }

  @Test(arguments: [(0, 28, 8), (60, 28, 9), (400, 28, 28), (400, 18, 18)] as [(Int, Int, Int)])
  func `a grid has no months before the first habit`(added: Int, most: Int, weeks: Int) {
    let kept = HabitSamples.kept(1, "Read", added: added, done: [0])
    #expect(HabitSamples.entry([kept]).picture.weeks(atMost: most) == weeks)
  }

  // Today is a Saturday, not over and not counted; 5, 12 and 19 days ago were Mondays.
  @Test func `each weekday has the share of its days that were done`() {
    let read = HabitSamples.kept(1, "Read", added: 20, done: [0, 1, 5, 12, 19])
    let run = HabitSamples.kept(2, "Run", .weekly(3), added: 20, done: [2, 3])
    let rates = HabitSamples.entry([read, run]).picture.rates(weeks: 8)
    #expect(rates == [1, 0, 0, 0, 1.0 / 3, 0, 0])
    #expect(HabitSamples.entry([run]).picture.rates(weeks: 8).isEmpty)
  }

  @Test func `a weekday that asked for nothing has no share`() {
    let kept = HabitSamples.kept(1, "Call", .weekdays, added: 9, done: [1, 2])
    let rates = HabitSamples.entry([kept]).picture.rates(weeks: 8)
    #expect(rates[5] == nil && rates[6] == nil)
    #expect(rates[3] == 0.5 && rates[4] == 0.5)
  }
}
