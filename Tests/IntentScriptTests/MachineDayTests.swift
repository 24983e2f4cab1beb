import IntentScript
import Moments
import ScriptTesting
import Testing

/// Tests of calendar days, and of local time when summer time begins and ends (LG-3).
@Suite("Days and moments", .timeLimit(.minutes(5)))
struct MachineDayTests {
  @Test func `every day of the calendar comes back from its number`() async {
    let script = """
      var day = 1582-10-15
      var last = day
      repeat 4000 times {
          day = day + 37 days
          if day - last != 37 days or day <= last or day - 37 days != last {
              fail "\\(day)"
          }
          last = day
      }
      print day
      """
    let result = await ScriptTrial.run(script)
    #expect(result.error == nil)
    #expect(result.lines == ["1987-12-31"])
  }

  /// A clock in Berlin at 2026-03-27T12:00+01:00; in 2026 summer time is from 29 March to 25
  /// October.
  static let berlin = ScriptClock.reader(
    in: TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc,
    standingAt: Instant(microseconds: 1_774_609_200_000_000),
    locale: UserLocale()
  )

  /// Fractions of a second are counted from the second before, also before 1970.
  @Test func `a day later than a fraction of a second before 1970 is a day later`() async {
    let host = ToDoDouble(clock: .fixed(at: Instant(microseconds: -500_000)))
    let result = await ScriptTrial.run("print (now + 1 day) - now\nprint monday", host: host)
    #expect(result.lines == ["24 h", "1970-01-05"])
  }

  @Test func `a statement reads the time once, the next one anew`() async {
    let seconds = Counter()
    let clock = ScriptClock.fixed(at: Instant(microseconds: 0))
      .with { Instant(microseconds: seconds.next() * 1_000_000) }
    let script = "print now - now\nlet then = now\nprint now > then"
    let result = await ScriptTrial.run(script, host: ToDoDouble(clock: clock))
    #expect(result.lines == ["0 s", "true"])
  }

  static let moments = [
    ("now", "2026-03-27T12:00"),
    ("now + 2 days", "2026-03-29T12:00"),
    ("(now + 2 days) - now", "47 h"),
    ("now + 48 h", "2026-03-29T13:00"),
    ("2026-03-29 at 02:30", "2026-03-29T03:00"),
    ("(2026-10-25 at 02:30) + 1 h", "2026-10-25T02:30"),
    ("2026-10-25 at 02:30", "2026-10-25T02:30"),
    ("(2026-10-26 at 00:00) - (2026-10-25 at 00:00)", "25 h"),
    ("2026-10-26 - 2026-10-25", "1 day"),
    ("2026-10-24T12:00 + 1 day", "2026-10-25T12:00"),
    ("2026-10-24T12:00 + 1 day == 2026-10-25T11:00Z", "true"),
    ("2026-01-31T10:00 + 1 month", "2026-02-28T10:00"),
    ("sunday at 08:00", "2026-03-29T08:00"),
  ]

  @Test(arguments: moments)
  func `a day keeps the time on the wall, an hour does not`(
    expression: String,
    text: String
  ) async {
    let host = ToDoDouble(clock: Self.berlin)
    let result = await ScriptTrial.run("print \(expression)", host: host)
    #expect(result.error == nil)
    #expect(result.lines == [text])
  }

  @Test(arguments: [
    "9999-12-31 + 1 day", "0001-01-01 - 1 day", "today + 2000000000 months",
    "0001-01-31 - 1 month", "9999-12-01 + 1 month", "9999-12-31T23:59 + 48 h",
    "0001-01-01T00:00 - 48 h",
  ])
  func `what lies beyond the calendar is an error`(expression: String) async {
    let result = await ScriptTrial.run("print \(expression)")
    #expect(result.outcome.exitCode == 65)
    #expect(result.error?.contains("is not a day of the calendar") == true)
  }
}
