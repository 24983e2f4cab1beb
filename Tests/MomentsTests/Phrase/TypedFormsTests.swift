import Foundation
import SeededNumbers
import TestSupport
import Testing
import WidgetIntents

@testable import Moments

/// Tests at Saturday, 28 November 2026, 10:00 in Istanbul.
@Suite("The table of ways to name a day (BW-23, BW-29)", .timeLimit(.minutes(5)))
struct TypedFormsTests {
  private static let forms: [UserLanguage: [TypedForm]] = [
    .english: TypedForm.read(table("moments-english")),
    .turkish: TypedForm.read(table("moments-turkish")),
  ]

  private static func table(_ name: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Forms/\(name).txt")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private static func clock(_ language: UserLanguage, zone: String = "Europe/Istanbul") throws
    -> UserClock
  {
    IntentContext(
      now: Date(timeIntervalSince1970: 1_795_849_200),
      timeZone: try #require(TimeZone(identifier: zone)),
      locale: UserLocale(identifier: language == .turkish ? "tr_TR" : "en_GB")
    ).clock
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Returns an outcome in the format of the table.
  private static func text(_ outcome: TrailingMoment, on clock: UserClock) -> String {
    switch outcome {
    case .none: "-"
    case .untaken(let words, _): "! " + words.joined(separator: " ")
    case .taken(let taken):
      taken.name.joined(separator: " ") + " | " + text(taken.moment, on: clock)
    }
  }

  private static func text(_ moment: WrittenMoment, on clock: UserClock) -> String {
    let day: CivilDate
    let second: Int
    switch moment {
    case .day(let day): return "\(day.year)-\(padded(day.month))-\(padded(day.day))"
    case .time(let on, let time): (day, second) = (on, time.secondOfDay)
    case .instant(let instant):
      let wall = clock.wallTime(at: instant)
      (day, second) = (wall.date, wall.secondOfDay)
    }
    return text(.day(day), on: clock) + " \(padded(second / 3_600)):\(padded(second / 60 % 60))"
  }

  private static func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }

  @Test
  func `the tables have at least 600 forms, 200 of them in Turkish and 150 that are not taken`() {
    let all = Self.forms.values.joined()
    #expect(all.count >= 600)
    #expect(Self.forms[.turkish]?.count ?? 0 >= 200)
    #expect(all.filter { !$0.isTaken }.count >= 150)
  }

  @Test(arguments: UserLanguage.allCases)
  func `each form is taken as the table says, or left and told`(language: UserLanguage) throws {
    let clock = try Self.clock(language)
    for form in Self.forms[language] ?? [] {
      let found = TrailingMoment(of: Self.words(form.typed), on: clock)
      #expect(Self.text(found, on: clock) == form.outcome, "\(form.typed)")
    }
  }

  @Test(arguments: UserLanguage.allCases)
  func `a form that is taken is read to the same moment where a day is asked for`(
    language: UserLanguage
  ) throws {
    let clock = try Self.clock(language)
    for form in Self.forms[language] ?? [] where form.isTaken {
      let words = Self.words(form.typed)
      guard case .taken(let taken) = TrailingMoment(of: words, on: clock) else { continue }
      let phrase = words.suffix(taken.wordCount).joined(separator: " ")
      #expect(try MomentPhrase(phrase, on: clock).moment == taken.moment, "\(phrase)")
    }
  }

  @Test(arguments: UserLanguage.allCases, 0..<10)
  func `of random sentences no word is lost, and what is taken is read alike everywhere`(
    language: UserLanguage,
    run: Int
  ) throws {
    let clock = try Self.clock(language, zone: run.isMultiple(of: 2) ? "Europe/Berlin" : "UTC")
    var random = SplitMix64(seed: 31, run: UInt64(run))
    let pool = Self.forms.values.joined().flatMap { Self.words($0.typed) }.sorted()
    for _ in 0..<500 {
      let words = (0..<(1 + random.below(9))).map { _ in random.element(of: pool) }
      guard case .taken(let taken) = TrailingMoment(of: words, on: clock) else { continue }
      let phrase = words.suffix(taken.wordCount)
      #expect(
        try MomentPhrase(phrase.joined(separator: " "), on: clock).moment == taken.moment,
        "\(words)"
      )
      let name = words.dropLast(taken.wordCount) + taken.keptWords
      let typed = name.joined(separator: " ")
      #expect(taken.name.joined(separator: " ") == typed || typed.contains(","), "\(words)")
      #expect(taken.keptWords.allSatisfy(phrase.contains), "\(words)")
    }
  }

  @Test(arguments: [
    ("Rapor 2 gün içinde", UserLanguage.english, "Rapor | 2026-11-30"),
    ("Ara saat 18", .english, "Ara | 2026-11-28 18:00"),
    ("Ara bu akşam", .english, "Ara | 2026-11-28 19:00"),
    ("Call in 3 days", .turkish, "Call | 2026-12-01"),
    ("Call at 18", .turkish, "Call | 2026-11-28 18:00"),
    ("Çöpü at 18'de", .turkish, "Çöpü at | 2026-11-28 18:00"),
    ("Call her tomorrow", .english, "Call her | 2026-11-29"),
    ("Buy a car", .english, "-"), ("Say it once", .english, "-"), ("Call son", .english, "-"),
    // A word alone is a day of the other language only as it is written there.
    ("Read Dune", .english, "-"), ("read dune", .english, "-"), ("Call Sali", .english, "-"),
    ("Call Bugun", .english, "-"), ("Ara Salı", .english, "Ara | 2026-12-01"),
    ("Sula cuma", .english, "Sula | 2026-12-04"), ("Ara yarın", .english, "Ara | 2026-11-29"),
    ("Ara yarin", .english, "Ara | 2026-11-29"), ("Ara dune", .turkish, "Ara | 2026-11-27"),
    ("Ara Friday", .turkish, "Ara | 2026-12-04"), ("İzle Tomorrow", .turkish, "-"),
  ])
  func `the other language is understood, and its short words are not taken from names`(
    typed: String,
    language: UserLanguage,
    outcome: String
  ) throws {
    let clock = try Self.clock(language)
    #expect(Self.text(TrailingMoment(of: Self.words(typed), on: clock), on: clock) == outcome)
  }

  @Test(arguments: 0..<7, Weekday.allCases)
  func `this with a weekday is today or within the week, and never over`(
    dayOfWeek: Int,
    weekday: Weekday
  ) throws {
    // BW-30
    let clock = IntentContext(
      now: Date(timeIntervalSince1970: 1_795_849_200 + Double(dayOfWeek) * 86_400),
      timeZone: try #require(TimeZone(identifier: "Europe/Istanbul"))
    ).clock
    for text in ["this \(weekday.name(in: .english))", "bu \(weekday.name(in: .turkish))"] {
      guard case .day(let day) = try MomentPhrase(text, on: clock).moment else {
        Issue.record("\(text) is not a day")
        continue
      }
      #expect(day.weekday == weekday)
      #expect((0...6).contains(day.daysSince1970 - clock.today.daysSince1970), "\(text)")
    }
  }

  @Test(arguments: [
    ("tomorrow 9am Call mum", 2, "2026-11-29 09:00"), ("next-monday Call", 1, "2026-11-30"),
    ("in-3-days", 1, "2026-12-01"), ("next-monday 9am Call", 2, "2026-11-30 09:00"),
    ("friday Call at home", 1, "2026-12-04"), ("2026-12-01 x", 1, "2026-12-01"),
    ("24-dec x", 1, "2026-12-24"), ("end of next month report", 4, "2026-12-31"),
    ("14:30-15:30 friday", 2, "2026-12-04 14:30"), ("day-after-tomorrow", 1, "2026-11-30"),
    ("friday 5 apples", 1, "2026-12-04"),
  ])
  func `behind a sign the longest phrase at the start is read`(
    text: String,
    count: Int,
    moment: String
  ) throws {
    let clock = try Self.clock(.english)
    let leading = try LeadingMoment(of: Self.words(text), on: clock)
    #expect(leading.wordCount == count)
    #expect(Self.text(leading.moment, on: clock) == moment)
  }

  @Test(arguments: ["", "31-feb", "soon", "Call tomorrow", "friday or saturday", "jan 3 - jan 5"])
  func `behind a sign a word that begins no day is refused`(text: String) throws {
    let clock = try Self.clock(.english)
    #expect(throws: MomentFault.self) { try LeadingMoment(of: Self.words(text), on: clock) }
  }
}
