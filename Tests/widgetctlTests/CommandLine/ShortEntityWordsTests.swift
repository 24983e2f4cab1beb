import Moments
import Testing
import WidgetExtension
import WidgetIntents

@testable import widgetctl

@Suite("Entities before a text")
struct ShortEntityWordsTests {
  private static let clock = UserClock(
    now: Instant(microseconds: 1_795_255_200_000_000),
    in: .utc
  )

  @Test(arguments: [
    ("3 friday", "3", "friday"), ("1 2 friday", "1 2", "friday"), ("3 2 weeks", "3", "2 weeks"),
    ("3 2 hafta", "3", "2 hafta"), ("3 3d", "3", "3d"), ("3 in 2 weeks", "3", "in 2 weeks"),
    ("4 5 24 Dec", "4 5", "24 Dec"), ("#4 +home", "#4", "+home"),
    ("1,4-6 pri:low", "1,4-6", "pri:low"),
    ("milk +home", "milk", "+home"), ("1 2", "1 2", ""), ("1 2 +home", "1 2", "+home"),
    ("1 - 3 friday", "1-3", "friday"), ("1, 3 +home", "1 3", "+home"), ("1 , 3 x", "1 3", "x"),
    ("1..3 +x", "1..3", "+x"), ("1 - x", "1", "- x"), ("3 - 2 eggs", "3-2", "eggs"),
    ("where isDone +old", "where isDone", "+old"),
    ("where tags contains review -review +code", "where tags contains review", "-review +code"),
    (
      "where due < friday and priority >= low pri:high", "where due < friday and priority >= low",
      "pri:high"
    ),
    ("where not isDone tomorrow", "where not isDone", "tomorrow"), ("where", "where", ""),
  ])
  func `numbers, a condition or a name are told from the text`(
    typed: String,
    entities: String,
    text: String
  ) {
    let words = typed.split(separator: " ").map(String.init)
    let read = ShortEntityWords(words[...], needsText: false, on: Self.clock)
    #expect(read.entities.joined(separator: " ") == entities)
    #expect(read.text.joined(separator: " ") == text)
  }

  @Test(arguments: [
    ("1, 2", "1 2"), ("1,", "1"), ("1 - 3", "1-3"), ("1 2 – 4", "1 2-4"), ("#1 .. #3", "#1-#3"),
    ("1 , 2", "1 2"), ("1,2,", "1,2"), (", 1", ", 1"), ("- 1", "- 1"), ("milk - 2", "milk - 2"),
    ("1 - milk", "1 - milk"),
  ])
  func `a list of numbers is read as people write it`(typed: String, joined: String) {
    let words = typed.split(separator: " ").map(String.init)
    #expect(NamedEntities.joined(words[...]).joined(separator: " ") == joined)
  }

  @Test func `a condition that a shell has quoted is one word`() {
    let words = ["where", "tags contains review", "-review"]
    let read = ShortEntityWords(words[...], needsText: true, on: Self.clock)
    #expect(read.entities == ["where", "tags contains review"])
    #expect(Array(read.text) == ["-review"])
  }

  @Test func `a number is the text where one is needed`() {
    let read = ShortEntityWords(["3", "1"], needsText: true, on: Self.clock)
    #expect(read.entities == ["3"])
    #expect(Array(read.text) == ["1"])
  }

  @Test(
    arguments: [
      (["4-99"], 12, "of the 96 numbers that were named, 12 exist"), (["4-6"], 3, nil),
      (["1", "3"], 2, nil), (["1", "3-5", "4-9"], 2, "of the 8 numbers that were named, 2 exist"),
      (["where isDone"], 2, nil),
    ] as [([String], Int, String?)]
  )
  func `numbers of a range that nothing has are counted`(parts: [String], found: Int, said: String?)
  {
    let search = FindRequest(entity: "ToDo", filter: .all, sorts: [], limit: nil, now: 0)
    let repetition = IntentRepetition(
      parameter: "id",
      parts: parts.map { text in
        let isSearch = text.contains("-") || text.hasPrefix("where")
        return IntentRepetition.Part(text: text, search: isSearch ? search : nil)
      }
    )
    #expect(MissingNumbers(in: repetition, found: found)?.text == said)
  }
}
