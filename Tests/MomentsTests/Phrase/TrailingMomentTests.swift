import Foundation
import Testing
import WidgetIntents

@testable import Moments

/// Tests at Tuesday, 24 November 2026, 10:30 in Berlin.
@Suite("Dates at the end of a text (BW-26)", .timeLimit(.minutes(5)))
struct TrailingMomentTests {
  private static func clock(_ locale: String) throws -> UserClock {
    IntentContext(
      now: Date(timeIntervalSince1970: 1_795_512_600),
      timeZone: try #require(TimeZone(identifier: "Europe/Berlin")),
      locale: UserLocale(identifier: locale)
    ).clock
  }

  private static func found(_ text: String, _ locale: String) throws -> TrailingMoment.Taken? {
    let words = text.split(separator: " ").map(String.init)
    guard case .taken(let found) = try TrailingMoment(of: words, on: clock(locale)) else {
      return nil
    }
    return found
  }

  private static func day(_ day: Int, _ month: Int = 11, _ year: Int = 2026) -> WrittenMoment {
    CivilDate(year: year, month: month, day: day).map { .day($0) }
      ?? .instant(Instant(microseconds: 0))
  }

  @Test(
    arguments: [
      ("Buy milk tomorrow", "en_GB", 1, Self.day(25)),
      ("Buy milk fri", "en_GB", 1, Self.day(27)),
      ("Dinner on sun", "en_GB", 2, Self.day(29)),
      ("Call mum on friday", "en_GB", 2, Self.day(27)),
      ("Report by next friday", "en_GB", 3, Self.day(4, 12)),
      ("Learn Swift in 21 days", "en_GB", 3, Self.day(15, 12)),
      ("Pay rent end of month", "en_GB", 3, Self.day(30)),
      ("Pay rent +3d", "en_GB", 1, Self.day(27)),
      ("Gifts 24 December 2027", "en_GB", 3, Self.day(24, 12, 2027)),
      ("Zahnarzt 24.12.", "de_DE", 1, Self.day(24, 12)),
      ("Taxes 5/6/2027", "en_US", 1, Self.day(6, 5, 2027)),
      ("tomorrow", "en_GB", 1, Self.day(25)),
      ("Süt al yarın", "tr_TR", 1, Self.day(25)),
      ("Toplantı cum", "tr_TR", 1, Self.day(27)),
      ("Rapor 3 gün sonra", "tr_TR", 3, Self.day(27)),
      ("Rapor haftaya cuma", "tr_TR", 2, Self.day(4, 12)),
    ] as [(String, String, Int, WrittenMoment)]
  )
  func `the longest date at the end is taken`(
    text: String,
    locale: String,
    count: Int,
    moment: WrittenMoment
  ) throws {
    let found = try #require(try Self.found(text, locale))
    #expect(found.wordCount == count)
    #expect(found.moment == moment)
  }

  @Test(arguments: [
    ("Buy milk tomorrow 9am", 2), ("Buy milk 9am tomorrow", 2), ("Buy milk tomorrow at 9", 3),
    ("Standup mon 8:15", 2), ("Call at noon", 2), ("Meet 18:30", 1), ("Wash the car 18:00", 1),
    ("Party 24 Dec 2027 at 6 pm", 6), ("Tea in 2 hours", 3), ("Ship it 9 pm", 2),
  ])
  func `a time at the end is taken with its day`(text: String, count: Int) throws {
    #expect(try Self.found(text, "en_GB")?.wordCount == count)
  }

  @Test(arguments: [
    ("Wash the car", "en_GB"), ("Sit in the sun", "en_GB"), ("One cup per", "en_GB"),
    ("Arabayı sat", "tr_TR"),
    ("Buy 3", "en_GB"), ("Route 66", "en_GB"), ("Prepare the march", "en_GB"),
    ("Ask May", "en_GB"), ("Read chapter 5/6", "en_GB"), ("Version 9.10", "en_GB"),
    ("Version 3.14", "en_GB"), ("Call now", "en_GB"), ("Tomorrow never dies", "en_GB"),
    ("What is next", "en_GB"), ("Look at", "en_GB"), ("Win 24 Dec crackers", "en_GB"),
    ("", "en_GB"), ("Do it at 99", "en_GB"), ("Lunch with Jan", "en_GB"),
  ])
  func `words that are not clearly a date stay words`(text: String, locale: String) throws {
    #expect(try Self.found(text, locale) == nil)
  }

  @Test func `the words before the last ten are never looked at`() throws {
    let text = String(repeating: "word ", count: 10_000) + "tomorrow"
    #expect(try Self.found(text, "en_GB")?.wordCount == 1)
  }
}
