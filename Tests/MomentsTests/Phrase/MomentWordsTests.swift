import Testing

@testable import Moments

@Suite("What was understood, in words (BW-23)", .timeLimit(.minutes(5)))
struct MomentWordsTests {
  @Test(
    arguments: [
      (.english, "2026-12-01", "tomorrow, Tue 1 Dec"), (.turkish, "2026-12-01", "yarın, 1 Ara Sal"),
      (.english, "2026-11-30", "today, Mon 30 Nov"), (.turkish, "2026-11-30", "bugün, 30 Kas Pzt"),
      (.english, "2026-11-29", "yesterday, Sun 29 Nov"),
      (.turkish, "2026-11-29", "dün, 29 Kas Paz"),
      (.english, "2026-12-24", "Thu 24 Dec"), (.turkish, "2026-12-24", "24 Ara Per"),
      (.english, "2027-01-01", "Fri 1 Jan 2027"), (.turkish, "2027-01-01", "1 Oca 2027 Cum"),
    ] as [(UserLanguage, String, String)]
  )
  func `a day is said with its weekday`(
    language: UserLanguage,
    day: String,
    text: String
  ) throws {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    let date = try #require(CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]))
    let today = try #require(CivilDate(year: 2026, month: 11, day: 30))
    let words = MomentWords(language)
    #expect(words.text(date, today: today) == text)
    let time = try #require(WrittenTime(hour: 9, minute: 5))
    #expect(words.text(date, time, today: today) == text + ", 09:05")
  }

  @Test(arguments: UserLanguage.allCases)
  func `every echo is understood again`(language: UserLanguage) throws {
    let today = try #require(CivilDate(year: 2026, month: 11, day: 30))
    let start = Instant(secondsSince1970: CivilDateTime(startOf: today).secondsSince1970)
    let clock = UserClock(now: start, in: .utc)
    let time = try #require(WrittenTime(hour: 18, minute: 30))
    for distance in -400...400 {
      let day = today.adding(days: distance)
      let text = MomentWords(language).text(day, time, today: today)
      // A day of this year that is over is said without its year, and read as the next one.
      guard day >= today || day.year != today.year else { continue }
      #expect(try MomentPhrase(text, on: clock).moment == .time(day, time), "\(text)")
    }
  }
}
