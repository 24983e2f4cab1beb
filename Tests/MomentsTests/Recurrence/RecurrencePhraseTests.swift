import Foundation
import Testing

@testable import Moments

/// Tests at Tuesday, 24 November 2026, 10:30 UTC.
@Suite("Rules in words (BW-24)", .timeLimit(.minutes(2)))
struct RecurrencePhraseTests {
  private static let clock = UserClock(
    now: Instant(microseconds: 1_795_516_200_000_000),
    in: .utc
  )

  @Test(arguments: [
    ("every day", "FREQ=DAILY"), ("day", "FREQ=DAILY"), ("daily", "FREQ=DAILY"),
    ("Every Day", "FREQ=DAILY"), ("week", "FREQ=WEEKLY"), ("every month", "FREQ=MONTHLY"),
    ("year", "FREQ=YEARLY"), ("annually", "FREQ=YEARLY"), ("every 3 days", "FREQ=DAILY;INTERVAL=3"),
    ("2 weeks", "FREQ=WEEKLY;INTERVAL=2"), ("every other week", "FREQ=WEEKLY;INTERVAL=2"),
    ("every other monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"),
    ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("weekends", "FREQ=WEEKLY;BYDAY=SA,SU"), ("every monday", "FREQ=WEEKLY;BYDAY=MO"),
    ("mondays", "FREQ=WEEKLY;BYDAY=MO"), ("mon,thu", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("every mon and thu", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("week on mon", "FREQ=WEEKLY;BYDAY=MO"),
    ("every 2 weeks on mon,thu", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH"),
    ("every 2 weeks on Mon, Wed and Fri", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR"),
    ("month on the 31st", "FREQ=MONTHLY;BYMONTHDAY=31"),
    ("every month on 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
    ("every 1st", "FREQ=MONTHLY;BYMONTHDAY=1"),
    ("every 15th of the month", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("last friday", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("every last friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("month on the second tue", "FREQ=MONTHLY;BYDAY=2TU"),
    ("2nd tuesday", "FREQ=MONTHLY;BYDAY=2TU"),
    ("month on the last day", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("last day of the month", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("every 24 Dec", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("year on 29 Feb", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29"),
    ("every year on Dec 24", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("after 3 days", "FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION"),
    ("3 weeks after completion", "FREQ=WEEKLY;INTERVAL=3;X-FROM=COMPLETION"),
    ("after a month", "FREQ=MONTHLY;X-FROM=COMPLETION"),
    ("day until 2027-01-01", "FREQ=DAILY;UNTIL=20270101"),
    ("every day until 24 Dec", "FREQ=DAILY;UNTIL=20261224"),
    ("every week on mon until next friday", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20261204"),
    ("every day 10 times", "FREQ=DAILY;COUNT=10"),
    ("every mon for 5 times", "FREQ=WEEKLY;BYDAY=MO;COUNT=5"),
    ("after 3 days 2 times", "FREQ=DAILY;INTERVAL=3;COUNT=2;X-FROM=COMPLETION"),
    ("FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1"),
    ("her gün", "FREQ=DAILY"), ("HER GÜN", "FREQ=DAILY"), ("her hafta", "FREQ=WEEKLY"),
    ("aylık", "FREQ=MONTHLY"), ("her yıl", "FREQ=YEARLY"), ("3 günde bir", "FREQ=DAILY;INTERVAL=3"),
    ("her 2 haftada bir pzt, per", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH"),
    ("her pazartesi", "FREQ=WEEKLY;BYDAY=MO"), ("her pazartesi ve cuma", "FREQ=WEEKLY;BYDAY=MO,FR"),
    ("her iş günü", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("hafta içi her gün", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("her ayın 31'i", "FREQ=MONTHLY;BYMONTHDAY=31"),
    ("her ay 15'inde", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("her ayın son günü", "FREQ=MONTHLY;BYMONTHDAY=-1"),
    ("her ayın son cuması", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("her ayın ilk pazartesisi", "FREQ=MONTHLY;BYDAY=1MO"),
    ("her yıl 24 Aralık", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24"),
    ("tamamlanınca 3 gün sonra", "FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION"),
    ("3 gün sonra", "FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION"),
    ("her gün 10 kez", "FREQ=DAILY;COUNT=10"),
    ("her gün bitiş 1 Ocak 2027", "FREQ=DAILY;UNTIL=20270101"),
  ])
  func `words mean a rule`(words: String, rule: String) throws {
    #expect(try RecurrencePhrase.recurrence(words, on: Self.clock).rule == rule)
  }

  @Test(arguments: [
    "", "every", "every blue moon", "every 0 days", "every 1000 days", "every day on mon",
    "every week on 31st", "every month on mon", "every month on the 32nd", "every year on 30 Feb",
    "every year on monday", "until tomorrow", "every day until", "every day until soon",
    "every day until tomorrow 9am", "every day 0 times", "every day 10 times until 2027-01-01",
    "every day 10000 times", "every 2 hours", "after", "after lunch", "every 6th friday",
    "month on the last", "FREQ=HOURLY", "every month on 1st and last friday", "every day daily",
    String(repeating: "mon,", count: 500),
  ])
  func `what is no rule says so, with three that are`(words: String) throws {
    let fault = try #require(throws: RecurrenceFault.self) {
      try RecurrencePhrase.recurrence(words, on: Self.clock)
    }
    #expect(fault.hint?.components(separatedBy: "--repeats").count == 4)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "every day", "her gün"),
    ("FREQ=DAILY;INTERVAL=3", "every 3 days", "3 günde bir"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "her iş günü"),
    (
      "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH", "every 2 weeks on Mon and Thu",
      "2 haftada bir Pzt ve Per"
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=31", "every month on the 31st", "her ayın 31. günü"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day", "her ayın son günü"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Fri", "her ayın son Cum"),
    ("FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "every year on 24 Dec", "her yıl 24 Ara"),
    (
      "FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION", "3 days after completion",
      "tamamlanınca 3 gün sonra"
    ),
    ("FREQ=WEEKLY;COUNT=10", "every week, 10 times", "her hafta, 10 kez"),
    ("FREQ=WEEKLY;UNTIL=20270101", "every week until 1 Jan 2027", "her hafta, bitiş 1 Oca 2027"),
    (
      "FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1",
      "FREQ=MONTHLY;BYDAY=MO,FR;BYSETPOS=-1"
    ),
    ("FREQ=SECONDLY", "FREQ=SECONDLY", "FREQ=SECONDLY"),
  ])
  func `a rule is said in words, which mean it again`(
    rule: String,
    english: String,
    turkish: String
  ) throws {
    for (language, words) in [(UserLanguage.english, english), (.turkish, turkish)] {
      #expect(RecurrenceWords(language).text(ofRule: rule) == words)
      guard let value = Recurrence(rule: rule) else { continue }
      #expect(try RecurrencePhrase.recurrence(words, on: Self.clock) == value)
    }
  }

  @Test func `whatever words are made of a rule mean that rule`() throws {
    let units: [Recurrence.Frequency] = [.daily, .weekly, .monthly, .yearly]
    let ends: [Recurrence.End] = [.never, .count(1), .count(12), .until(.last)]
    for language in UserLanguage.allCases {
      for unit in units {
        for interval in [1, 2, 13] {
          for (end, isFromCompletion) in ends.flatMap({ [($0, false), ($0, true)] }) {
            let rule = Recurrence(
              frequency: unit,
              interval: interval,
              end: end,
              isFromCompletion: isFromCompletion
            )
            let words = RecurrenceWords(language).text(rule)
            #expect(try RecurrencePhrase.recurrence(words, on: Self.clock) == rule, "\(words)")
          }
        }
      }
      for day in [1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 30, 31, -1] {
        let rule = Recurrence(frequency: .monthly, monthDays: [day])
        let words = RecurrenceWords(language).text(rule)
        #expect(try RecurrencePhrase.recurrence(words, on: Self.clock) == rule, "\(words)")
      }
      for weekday in Weekday.allCases {
        for ordinal in [1, 2, 3, 4, 5, -1] {
          let places = [Recurrence.Place(ordinal: ordinal, weekday: weekday)]
          let rule = Recurrence(frequency: .monthly, places: places)
          let words = RecurrenceWords(language).text(rule)
          #expect(try RecurrencePhrase.recurrence(words, on: Self.clock) == rule, "\(words)")
        }
      }
    }
  }
}
