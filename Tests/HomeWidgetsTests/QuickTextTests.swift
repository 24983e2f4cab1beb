import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

// BW-26
@Suite("To-dos in one line of words")
struct QuickTextTests {
  /// Returns the result of parsing as one line: the name, the other fields, then the remarks.
  static func read(
    _ words: [String],
    for purpose: QuickText.Purpose = .new,
    language: String = "en_US"
  ) throws -> String {
    let clock = IntentContext(
      now: Samples.now,
      calendar: Samples.utc,
      locale: UserLocale(identifier: language)
    ).clock
    let text = try QuickText(words, for: purpose, on: clock)
    var parts = [text.name]
    switch text.moment {
    case .day(let day): parts.append(day.text)
    case .time(let day, let time): parts.append("\(day.text) \(MomentWords.clock(time))")
    case .instant(let instant): parts.append("\(instant.microseconds)")
    case nil: break
    }
    if text.clearsDue { parts.append("never") }
    if let moment = text.notBefore {
      let due = Due(moment, on: clock)
      let words = DueSentence(now: Instant(Samples.now), here: .gmt, language: .english)
      parts.append("from \(words.text(due))")
    }
    if !text.blockers.isEmpty {
      parts.append("after \(text.blockers.map(String.init).joined(separator: ","))")
    }
    if let recurrence = text.recurrence { parts.append(recurrence.rule.rule) }
    let change = text.change
    parts += change.addedTags.reduce(into: []) { tags, tag in
      if !tags.contains("+\(tag)") { tags.append("+\(tag)") }
    }
    parts += change.removedTags.map { "-\($0)" }
    if case .set(let list) = change.list { parts.append("@\(list)") }
    if change.list == .clear { parts.append("no list") }
    if let priority = change.priority { parts.append(priority.rawValue) }
    if case .set(let notes) = change.notes { parts.append("(\(notes))") }
    if change.notes == .clear { parts.append("no notes") }
    if case .set(let url) = change.url { parts.append("<\(url)>") }
    if change.url == .clear { parts.append("no address") }
    if change.notBefore == .clear { parts.append("at any time") }
    if !change.addedReminders.isEmpty {
      parts.append("remind \(change.addedReminders.map(\.text).joined(separator: ","))")
    }
    if change.reminders == [] { parts.append("no reminder") }
    if change.blockers == [] { parts.append("after nothing") }
    return parts.joined(separator: " | ") + QuickRemark.ending(text.told)
  }

  @Test(
    arguments: [
      ("Buy milk", "Buy milk"),
      (
        "Buy milk tomorrow 9am +home @Work pri:high",
        "Buy milk | 2026-11-22 09:00 | +home | @Work | high"
      ),
      ("Buy milk +home tomorrow", "Buy milk | 2026-11-22 | +home"),
      ("+home Buy milk", "Buy milk | +home"),
      ("Call Ann 18:30", "Call Ann | 2026-11-21 18:30"),
      ("Pay rent in 3 days", "Pay rent | 2026-11-24"),
      ("Pay rent +3d", "Pay rent | 2026-11-24"),
      ("Read tomorrow's paper", "Read tomorrow's paper"),
      ("Tomorrow never dies", "Tomorrow never dies"),
      ("Buy 3", "Buy 3"),
      ("March", "March"),
      ("Read May", "Read May"),
      ("Split 5/6", "Split 5/6"),
      ("Pay rent due:12/6", "Pay rent | 2026-12-06"),
      ("Pay rent due:none", "Pay rent | never"),
      ("Buy milk -- tomorrow +home", "Buy milk tomorrow +home"),
      ("-- Buy milk tomorrow", "Buy milk tomorrow"),
      ("Buy milk tomorrow -- or tea", "Buy milk or tea | 2026-11-22"),
      ("Call +49 30 1234", "Call +49 30 1234"),
      ("Write to @ and +", "Write to @ and +"),
      ("E=mc2 PRI:H", "E=mc2 | high"),
      ("x pri:none", "x | none"),
      ("http://a.test:80/x", "http://a.test:80/x"),
      ("-old +new", "-old | +new"),
      ("tomorrow", " | 2026-11-22"),
      ("x list: note:", "x list: note:"),
    ]
  )
  func `signs and a date at the end are recognised, and nothing behind --`(
    typed: String,
    read: String
  ) throws {
    #expect(try Self.read(typed.split(separator: " ").map(String.init)) == read)
    // In quotes it is the same.
    #expect(try Self.read([typed]) == read)
  }

  @Test func `a word that was quoted among others is one word`() throws {
    #expect(try Self.read(["x", "note:call first", "y"]) == "x y | (call first)")
  }

  @Test func `Turkish words are read by whoever writes them`() throws {
    #expect(
      try Self.read(["Süt al yarın 9:00 öncelik:high"], language: "tr_TR")
        == "Süt al | 2026-11-22 09:00 | high"
    )
  }

  @Test(arguments: ["x pri:x", "x pri:", "x due:never", "x due:31.2."])
  func `a sign that says nothing is refused with what would do`(typed: String) {
    let error = #expect(throws: QuickTextError.self) { try Self.read([typed]) }
    #expect(error?.hint?.isEmpty == false)
    #expect(error?.exitCode == 64)
  }
}
