import Foundation
import Moments
import SeededNumbers
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Checks that no typed word is lost: each is in the name, in a field or in a remark (BW-28).
///
/// `QUICK_SENTENCES=100000 swift test --filter QuickSentenceTests` checks more lines.
@Suite("Random lines of words", .timeLimit(.minutes(10)))
struct QuickSentenceTests {
  private static let seed: UInt64 = 31

  private static var count: Int {
    ProcessInfo.processInfo.environment["QUICK_SENTENCES"].flatMap { Int($0) } ?? 10_000
  }

  @Test(arguments: ["en_US", "tr_TR"])
  func `each word is in the name or in a field, and a date is all of the words that are gone`(
    language: String
  ) throws {
    let clock = IntentContext(
      now: Samples.now,
      calendar: Samples.utc,
      locale: UserLocale(identifier: language)
    ).clock
    var sentences = RandomSentences(seed: Self.seed)
    var read = 0
    for _ in 0..<Self.count / 2 {
      let words = sentences.next()
      let line = words.joined(separator: " ")
      let text: QuickText
      do throws(QuickTextError) {
        text = try QuickText([line], on: clock)
      } catch {
        // A refusal keeps everything where it was typed; only a sign with a bad value is one.
        #expect(line.contains(":"), "\(line): \(error.message)")
        continue
      }
      read += 1
      if let lost = Account(text, of: words, on: clock).problem {
        Issue.record("\(line) → \(text.name): \(lost)")
      }
    }
    #expect(read > Self.count / 4)
  }

  @Test func `an edit without -- gives no name with a sign in it`() throws {
    let clock = IntentContext(now: Samples.now, calendar: Samples.utc).clock
    var sentences = RandomSentences(seed: Self.seed + 1)
    for _ in 0..<2_000 {
      let words = sentences.next().filter { $0 != "--" }
      guard let text = try? QuickText(words, for: .edit, on: clock) else { continue }
      let signs = text.name.split(separator: " ").filter { word in
        word.count > 1 && "+-@".contains(word.first ?? " ")
          && word.dropFirst().contains { $0.isLetter || $0.isNumber }
      }
      #expect(signs.isEmpty, "\(words) → \(text.name)")
    }
  }
}

/// Creates lines of words, signs and dates in random order.
struct RandomSentences {
  static let words = [
    "Buy", "milk", "Call", "Ann", "the", "plan", "no", "C++", "3", "42", "-v", "-la", "-", "+", "@",
    "a/b", "\"Dune\"", "(maybe)", "E=mc2", "http://a.test/x", "#12", "şeker", "iş", "💼", "x:y",
    "and",
  ]
  static let signs = [
    "+home", "+İş", "+3DDesign", "@Work", "@bob", "@carol", "+a,+b", "(+Jian", "+Amy)", "+tag,",
    "+tag2.", "@2024", "+49", "pri:high", "pri:low", "öncelik:yüksek", "due:friday", "due:24.12.",
    "note:later", "note:", "list:", "list:Chores", "tarih:cuma", "due:tomorrow", "note:\"two",
    "words\"",
    "list:\"My", "list\"", "every:week", "pri:x", "due:", "+", "--", "from:monday", "remind:10m",
    "after:3", "!!!", "!!", "!",
    "url:https://a.test", "t:friday", "after:x",
  ]
  static let times = [
    "tomorrow", "today", "friday", "9am", "18:30", "next", "monday", "in", "2", "weeks", "days",
    "24",
    "Dec", "on", "at", "or", "of", "the", "after", "10th", "month", "end", "this", "by", "every",
    "yarın",
    "cuma", "9:00", "haftaya", "5/6", "+3d", "week", "from", "until",
  ]

  private var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  mutating func next() -> [String] {
    (0..<1 + numbers.below(9)).map { _ in
      switch numbers.below(10) {
      case 0...3: pick(Self.words)
      case 4...6: pick(Self.signs)
      default: pick(Self.times)
      }
    }
  }

  private mutating func pick(_ words: [String]) -> String { words[numbers.below(words.count)] }
}

/// Finds the field, the name or the remark in which each typed word is after parsing.
private struct Account {
  /// A description of the words that are lost or in a wrong place; `nil` if there are none.
  private(set) var problem: String?

  init(_ text: QuickText, of words: [String], on clock: UserClock) {
    // A bracket that is left of a sign is no word.
    var name = text.name.split(separator: " ").map { Self.core(String($0)) }
      .filter { !$0.isEmpty }[...]
    var fields = Self.fields(text)
    var gone: [String] = []
    let end = words.firstIndex(of: "--") ?? words.endIndex
    for (index, word) in words.enumerated() {
      if index == end {
        // It stays where it is a dash between words; further ones are words of the name.
        let isKept = name.count { $0 == "--" } == words[end...].count { $0 == "--" }
        if isKept, name.first == "--" { name.removeFirst() }
        continue
      }
      if word.contains(",+"), let field = fields.firstIndex(of: Self.core(word)) {
        // A word of a quotation.
        fields.remove(at: field)
        continue
      }
      // Behind the end all is the name.
      let isSigns = index < end && word.contains(",+")
      let parts = isSigns ? word.split(separator: ",").map(String.init) : [word]
      for part in parts where !Self.core(part).isEmpty {
        if name.first == Self.core(part) {
          name.removeFirst()
        } else if let index = fields.firstIndex(of: Self.label(part))
          ?? fields.firstIndex(of: Self.core(part))
        {
          fields.remove(at: index)
        } else if !Self.isSaid(part, text) {
          gone.append(part)
        }
      }
    }
    let left = name.filter { !$0.isEmpty }
    if !left.isEmpty {
      problem = "“\(left.joined(separator: " "))” of the name was not typed there"
    } else if !gone.isEmpty {
      problem = Self.fault(gone, text, on: clock)
    }
  }

  /// Returns the words of the fields that contain text.
  private static func fields(_ text: QuickText) -> [String] {
    var fields = text.change.addedTags
    for value in [text.change.list?.value, text.change.notes?.value].compactMap(\.self) {
      fields += value.split(separator: " ").map(String.init)
    }
    return fields.map { core($0) }
  }

  /// Returns a word without the punctuation around it.
  private static func core(_ word: String) -> String {
    let marks: Set<Character> = [".", ",", ";", ":", "!", "?", ")", "(", "]", "[", "\"", "”", "“"]
    let start = word.drop { marks.contains($0) }
    let end = start.reversed().drop { marks.contains($0) }
    return String(end.reversed())
  }

  /// Returns the value of a sign, such as `home` for `+home`.
  private static func label(_ word: String) -> String {
    let bare = core(word)
    if let first = bare.first, "+@".contains(first) { return core(String(bare.dropFirst())) }
    for field in ["note:", "list:"] where bare.hasPrefix(field) {
      return core(String(bare.dropFirst(field.count)))
    }
    return bare
  }

  /// Returns whether a word is the sign of a field that contains no text, such as a date, and the
  /// field is set.
  private static func isSaid(_ word: String, _ text: QuickText) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return false }
    let value = core(String(word[word.index(after: colon)...]))
    switch QuickSign.Field(core(word).prefix { $0 != ":" }) {
    case .priority: return text.change.priority == ToDoPriority(typed: value)
    case .due: return text.moment != nil || text.clearsDue
    case .every: return text.recurrence != nil
    case .from: return text.notBefore != nil
    case .remind: return !text.change.addedReminders.isEmpty
    case .after: return !text.blockers.isEmpty
    case .url: return text.change.url?.value == String(word[word.index(after: colon)...])
    case .note, .list, nil: return false
    }
  }

  /// Returns a description of the error if the words that are missing are not exactly the date or
  /// the recurrence; otherwise `nil`.
  private static func fault(
    _ gone: [String],
    _ text: QuickText,
    on clock: UserClock
  ) -> String? {
    let phrase = gone.joined(separator: " ")
    // `@ 9:00` is at nine, and a dash may be before a date.
    let times = RandomSentences.times + ["@", "-"]
    let isTime = gone.allSatisfy { times.contains(core($0)) || Int(core($0)) != nil }
    let isTaken =
      text.moment != nil || text.recurrence != nil || text.notBefore != nil
      || !text.change.addedReminders.isEmpty
    guard isTime, isTaken else { return "“\(phrase)” is lost" }
    return nil
  }
}
