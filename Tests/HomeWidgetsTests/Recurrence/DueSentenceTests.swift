import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests at Saturday, 21 November 2026, 10:00 UTC.
@Suite("Due dates in answers (BW-23)", .timeLimit(.minutes(5)))
struct DueSentenceTests {
  private func sentence(_ zone: String, _ language: UserLanguage = .english) throws
    -> DueSentence
  {
    DueSentence(
      now: Instant(Samples.now),
      here: try #require(TimeZone(identifier: zone)),
      language: language
    )
  }

  @Test(arguments: [
    (0, "today, Sat 21 Nov"), (1, "tomorrow, Sun 22 Nov"), (3, "Tue 24 Nov"),
    (41, "Fri 1 Jan 2027"),
  ])
  func `a day goes with its reader`(days: Int, words: String) throws {
    for zone in ["GMT", "Asia/Tokyo", "America/New_York"] {
      #expect(try sentence(zone).text(Samples.day(days), zone: "Europe/Berlin") == words)
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin", "today, Sat 21 Nov, 15:00"),
    // Another name, the same hour.
    ("Europe/Paris", "Europe/Berlin", "today, Sat 21 Nov, 15:00"),
    ("GMT", "", "today, Sat 21 Nov, 14:00"),
    ("Asia/Tokyo", "Europe/Berlin", "today, Sat 21 Nov, 23:00 (15:00 Europe/Berlin)"),
    (
      "Pacific/Auckland", "Europe/Berlin",
      "tomorrow, Sun 22 Nov, 03:00 (today, Sat 21 Nov, 15:00 Europe/Berlin)"
    ),
    ("Asia/Tokyo", "Mars/Phobos", "today, Sat 21 Nov, 23:00"),
  ])
  func `a time is said on the reader's wall, and on its own where that differs`(
    here: String,
    zone: String,
    words: String
  ) throws {
    // In Auckland it is Saturday still, 23:00.
    #expect(try sentence(here).text(Samples.instant(4), zone: zone) == words)
  }

  @Test func `it is said in Turkish too`() throws {
    let text = try sentence("Europe/Istanbul", .turkish).text(Samples.instant(24))
    #expect(text == "yarın, 22 Kas Paz, 13:00")
  }
}
