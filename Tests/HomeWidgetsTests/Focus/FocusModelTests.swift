import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("The model of the focus timer", .timeLimit(.minutes(2)))
struct FocusModelTests {
  private static let (now, minute) = (FocusSamples.now, FocusSamples.minute)

  @Test(
    arguments: [
      // Minutes after its beginning, what is left in minutes, what was worked.
      (-60, 25, 0), (0, 25, 0), (10, 15, 10), (25, 0, 25), (9_000, 0, 25),
    ] as [(Int64, Int64, Int64)]
  )
  func `what is left follows from the moment alone, whichever way the clock was set`(
    after: Int64,
    left: Int64,
    worked: Int64
  ) {
    let session = FocusSamples.session(ago: 0)
    let moment = Self.now + after * Self.minute
    #expect(session.left(at: moment) == left * Self.minute)
    #expect(session.worked(at: moment) == worked * Self.minute)
    #expect(session.state(at: moment).isActive == (left > 0))
  }

  @Test func `a pause keeps what is left, however long it is`() {
    var session = FocusSamples.session(ago: 0)
    session.pause(at: Self.now + 10 * Self.minute)
    #expect(session.state(at: Self.now + 90_000 * Self.minute) == .paused(left: 15 * Self.minute))
    session.resume(at: Self.now + 100 * Self.minute)
    #expect(
      session.state(at: Self.now + 110 * Self.minute)
        == .running(until: Self.now + 115 * Self.minute)
    )
    #expect(
      session.state(at: Self.now + 200 * Self.minute) == .over(at: Self.now + 115 * Self.minute)
    )
    session.stop(at: Self.now + 111 * Self.minute)
    #expect(
      session.state(at: Self.now + 200 * Self.minute) == .stopped(at: Self.now + 111 * Self.minute)
    )
    #expect(session.worked(at: Self.now + 200 * Self.minute) == 21 * Self.minute)
  }

  @Test func `a clock that was set back makes no work of a pause`() {
    var session = FocusSamples.session(ago: 0)
    session.pause(at: Self.now - 60 * Self.minute)
    #expect(session.state(at: Self.now) == .paused(left: 25 * Self.minute))
    #expect(session.worked(at: Self.now) == 0)
  }

  @Test(
    arguments: [
      "", "-", "5", "5-6-7", "a-b", "1-,2-", "1-2,", "-5-6", "99999999999999999999-", "1-x",
    ]
  )
  func `damaged stretches are an error, never a trap`(text: String) {
    #expect(FocusRun.runs(in: text) == nil)
  }

  @Test func `stretches are kept as they are`() {
    for runs in [
      [FocusRun(start: 0)], [FocusRun(start: 5, end: 9), FocusRun(start: 12)],
      [FocusRun(start: 5, end: 9), FocusRun(start: 12, end: 12)],
    ] {
      #expect(FocusRun.runs(in: FocusRun.text(of: runs)) == runs)
    }
  }

  @Test func `work over midnight counts for both days, the whole focus for the day of its end`() {
    let midnight = CivilDate(Samples.now, in: Samples.utc).start(in: Samples.utc)
    let session = FocusRecord(
      .focus,
      seconds: 25 * 60,
      at: Instant(midnight).microseconds - 10 * Self.minute
    )
    let days = FocusDays([session], at: Samples.now, in: Samples.utc)
    #expect(days.days.map(\.minutes).suffix(3) == [0, 10, 15])
    #expect(days.days.map(\.completed).suffix(2) == [0, 1])
    let atMidnight = FocusDays([session], at: midnight, in: Samples.utc)
    #expect(atMidnight.days.map(\.minutes).suffix(2) == [10, 0])
    #expect(atMidnight.completedToday == 0)
  }

  @Test func `breaks and what was stopped are no whole focuses`() {
    var stopped = FocusSamples.session(ago: 40)
    stopped.stop(at: Self.now - 30 * Self.minute)
    let sessions = [stopped, FocusSamples.session(.longBreak, minutes: 15, ago: 20)]
    let days = FocusDays(sessions, at: Samples.now, in: Samples.utc)
    #expect(days.completedToday == 0)
    #expect(days.minutesToday == 10)
  }

  @Test(
    arguments: [
      (0, FocusKind.shortBreak), (1, .shortBreak), (4, .longBreak), (5, .shortBreak),
      (8, .longBreak),
    ]
  )
  func `every fourth focus is followed by a long break`(count: Int, kind: FocusKind) {
    #expect(FocusPlan().breakKind(afterFocuses: count) == kind)
  }

  @Test(
    arguments: [(0, "0 min"), (59, "59 min"), (60, "1 h"), (100, "1 h 40"), (605, "10 h 05")]
  )
  func `lengths are said in hours and minutes`(minutes: Int, text: String) {
    #expect(FocusLength.text(minutes: minutes) == text)
  }

  @Test func `a timeline has the end of what runs and the days of the week, and then nothing`() {
    let contents = FocusSamples.contents(FocusSamples.everyday, toDo: FocusSamples.grandma)
    let (entries, end) = contents.entries(from: Samples.now)
    #expect(entries.count == 9)
    #expect(entries[1].date == Samples.now.addingTimeInterval(18 * 60))
    #expect(entries[1].picture.phase == .over(.focus))
    #expect(entries[1].picture.days.completedToday == 3)
    #expect(entries[2].picture.phase == .idle)
    #expect(entries[2].picture.days.completedToday == 0)
    #expect(entries.last?.picture.days.minutesInWeek == 0)
    #expect(end == Samples.now.addingTimeInterval((7 * 24 + 14) * 3_600))
    #expect((entries.first?.relevance?.score ?? 0) > (entries[2].relevance?.score ?? 0))
  }

  @Test func `the minutes of the session that runs are left to its clock`() {
    let picture = FocusSamples.contents(FocusSamples.everyday).picture(at: Samples.now)
    #expect(picture.days.minutesToday == 50)
    #expect(picture.end == "10:18")
    #expect(picture.sessions.map(\.minutes) == [nil, 25, 25])
  }

  @Test func `the week is summed up by to-do, without what runs and what was a mistake`() {
    let spent = FocusSamples.contents(FocusSamples.everyday).picture(at: Samples.now).spent
    // The focuses of the days before have no to-do; the sixth day before began a day earlier than the bars do.
    #expect(spent.map(\.name) == ["", "Renew passport"])
    #expect(spent.last?.minutes == 50)
    #expect(spent.first?.minutes == 150 + 100 + 175 + 50 + 125 + 25)
    var short = FocusSamples.session(ago: 40, toDo: FocusSamples.label)
    short.stop(at: FocusSamples.now - 40 * FocusSamples.minute + 1)
    #expect(FocusSamples.contents([short]).picture(at: Samples.now).spent.isEmpty)
  }

  @Test func `a week of many to-dos lists those with most`() {
    let week = (1...20).map { number in
      FocusSamples.session(minutes: Int64(number), ago: 1_440, toDo: (Int64(number), "\(number)"))
    }
    let spent = FocusSamples.contents(week).picture(at: Samples.now).spent
    #expect(spent.map(\.minutes) == Array((13...20).reversed()))
  }
}
