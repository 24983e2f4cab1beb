import Foundation
import Testing
import WidgetIntents

@testable import HomeWidgets
@testable import Moments

/// A line of a file `Forms/recurrences-….txt`, whose first lines explain its columns.
struct RecurrenceForm: Sendable, CustomTestStringConvertible {
  enum Kind: String, Sendable {
    case rules, refused, sentences, left
  }

  let language: UserLanguage
  let kind: Kind
  let typed: String
  let columns: [String]

  var testDescription: String { typed }

  static let all = forms("english", .english) + forms("turkish", .turkish)

  static func all(_ kind: Kind) -> [RecurrenceForm] { all.filter { $0.kind == kind } }

  private static func forms(_ name: String, _ language: UserLanguage) -> [RecurrenceForm] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Forms/recurrences-\(name).txt").path
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var kind: Kind?
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("#") { return nil }
      if line.hasPrefix("[") {
        kind = Kind(rawValue: String(line.dropFirst().prefix { $0.isLetter }))
        return nil
      }
      let columns = line.components(separatedBy: " | ")
      return kind.map {
        RecurrenceForm(
          language: language,
          kind: $0,
          typed: columns[0],
          columns: Array(columns.dropFirst())
        )
      }
    }
  }

  /// The clock of the forms, at Saturday, 28 November 2026, 10:00 UTC.
  var clock: UserClock {
    UserClock(
      now: Instant(microseconds: 1_795_860_000_000_000),
      in: .gmt,
      locale: UserLocale(language: language)
    )
  }

  var words: [String] { typed.split(separator: " ").map(String.init) }

  static func text(_ moment: WrittenMoment?) -> String {
    switch moment {
    case .day(let day): day.text
    case .time(let day, let time): "\(day.text) \(MomentWords.clock(time))"
    case .instant(let instant): "\(instant.microseconds)"
    case nil: "never"
    }
  }
}

// BW-24, BW-29
@Suite("Recurrences as people write them", .timeLimit(.minutes(2)))
struct RecurrenceFormTests {
  @Test func `the tables have more than 400 forms`() {
    #expect(RecurrenceForm.all.count > 400)
  }

  @Test(arguments: RecurrenceForm.all(.rules))
  func `a form means its rule, begins on its day and comes back in words`(
    form: RecurrenceForm
  ) throws {
    let phrase = try RecurrencePhrase(form.typed, on: form.clock)
    let words = RecurrenceWords(form.language).text(phrase.rule)
    #expect([phrase.rule.rule, RecurrenceForm.text(phrase.moment), words] == form.columns)
    #expect(try RecurrencePhrase.recurrence(words, on: form.clock) == phrase.rule)
  }

  @Test(arguments: RecurrenceForm.all(.refused))
  func `what is no rule is refused, with the reason`(form: RecurrenceForm) throws {
    try UserLanguage.$spoken.withValue(form.language) {
      let fault = try #require(throws: RecurrenceFault.self) {
        var record = ToDoRecord(name: "Water the plants")
        let phrase = try RecurrencePhrase(form.typed, on: form.clock)
        try record.setRecurrence(phrase, dueIsNew: false, on: form.clock, in: .gmt)
      }
      #expect(fault.message.contains(form.columns[0]), "\(fault.message)")
      #expect(fault.exitCode == 64)
    }
  }

  @Test(arguments: RecurrenceForm.all(.sentences))
  func `a recurrence at the end of a sentence is taken off its name`(form: RecurrenceForm) throws {
    guard case .taken(let taken) = TrailingRecurrence(of: form.words, on: form.clock) else {
      Issue.record("not taken")
      return
    }
    let name = taken.name.isEmpty ? "-" : taken.name.joined(separator: " ")
    #expect([name, taken.rule.rule, RecurrenceForm.text(taken.moment)] == form.columns)
    // A span of hours is covered by the phrase and stays in the name.
    guard taken.phrase.spanWords.isEmpty else { return }
    #expect(taken.wordCount == form.words.count - taken.name.count)
  }

  @Test(arguments: RecurrenceForm.all(.left))
  func `what may be no recurrence stays in the name, and what looks like one is told`(
    form: RecurrenceForm
  ) {
    let told: String =
      switch TrailingRecurrence(of: form.words, on: form.clock) {
      case .none: "-"
      case .untaken(let words, _): words.joined(separator: " ")
      case .taken(let taken): "taken: \(taken.rule.rule)"
      }
    #expect(told == form.columns[0])
  }

  @Test func `words of a rule mean that rule, whatever the rule`() throws {
    var random = Steps(state: 42)
    let clock = try #require(RecurrenceForm.all.first).clock
    var said = 0
    for _ in 0..<4_000 {
      let text = Self.rule(&random)
      guard let rule = Recurrence(rule: text) else { continue }
      #expect(Recurrence(rule: rule.rule) == rule, "\(text)")
      for language in UserLanguage.allCases {
        guard let words = RecurrenceWords(language).words(rule) else { continue }
        said += 1
        #expect(try RecurrencePhrase.recurrence(words, on: clock) == rule, "\(text): \(words)")
      }
    }
    #expect(said > 4_000)
  }

  /// Returns a random rule with any of the supported parts of RFC 5545.
  private static func rule(_ random: inout Steps) -> String {
    var parts = ["FREQ=" + ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"][random.next(4)]]
    if random.next(2) == 0 { parts.append("INTERVAL=\(1 + random.next(14))") }
    if random.next(4) == 0 { parts.append("BYMONTH=\(random.list(1...12, 4))") }
    let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    switch random.next(6) {
    case 0: parts.append("BYMONTHDAY=\(random.list(-31...31, 3))")
    case 1:
      let some = (0...random.next(5)).map { _ in days[random.next(7)] }
      parts.append("BYDAY=" + some.joined(separator: ","))
    case 2:
      let some = (0...random.next(2)).map { _ in
        "\([1, 2, 3, 4, 5, -1, -2, -3, 7, 20][random.next(10)])" + days[random.next(7)]
      }
      parts.append("BYDAY=" + some.joined(separator: ","))
    case 3:
      parts.append("BYDAY=MO,TU,WE,TH,FR")
      if random.next(2) == 0 { parts.append("BYSETPOS=\(random.list(-23...23, 2))") }
    case 4: parts.append("BYDAY=SA,SU;BYSETPOS=\([1, -1, 2][random.next(3)])")
    default: break
    }
    if random.next(8) == 0 { parts.append("WKST=SU") }
    switch random.next(4) {
    case 0: parts.append("COUNT=\(1 + random.next(30))")
    case 1: parts.append("UNTIL=20\(27 + random.next(60))0\(1 + random.next(9))15")
    default: break
    }
    if random.next(12) == 0 { parts.append("X-FROM=COMPLETION") }
    return parts.joined(separator: ";")
  }

  /// Pseudorandom numbers that are the same each time.
  private struct Steps {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func list(_ range: ClosedRange<Int>, _ most: Int) -> String {
      (0...next(most)).map { _ in range.lowerBound + next(range.count) }
        .map { "\($0 == 0 ? 1 : $0)" }.joined(separator: ",")
    }
  }
}
