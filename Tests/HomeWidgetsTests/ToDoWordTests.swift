import Testing

@testable import HomeWidgets

@Suite("Words of the to-do list", .timeLimit(.minutes(2)))
struct ToDoWordTests {
  static let beforeColon: [ToDoWord] = [
    .priority, .due, .every, .note, .list, .without, .from, .url, .remind, .after,
  ]

  @Test(arguments: [
    ("pri", ToDoWord.priority), ("oncelik", .priority), ("tarih", .due), ("her", .every),
    ("not", .note), ("liste", .list), ("no", .without), ("yok", .without),
    ("from", .from), ("wait", .from), ("t", .from), ("baslangic", .from), ("url", .url),
    ("adres", .url), ("remind", .remind), ("animsat", .remind), ("after", .after),
    ("sonra", .after),
  ])
  func `a word before a colon has one meaning in all languages`(word: String, meaning: ToDoWord) {
    #expect(Self.beforeColon.filter { $0.isMeant(by: word) } == [meaning])
  }

  @Test func `each meaning has a word that is typed without its marks`() {
    for meaning in ToDoWord.allCases {
      let words = [
        "priority", "due", "every", "note", "list", "no", "none", "date", "tag", "never",
        "from", "url", "remind", "after",
      ]
      let alone = [
        "today", "tomorrow", "late", "week", "done", "cancelled", "all", "later", "blocked",
      ]
      #expect((words + alone).contains { meaning.isMeant(by: $0) }, "\(meaning)")
    }
  }

  // What must not happen: a name that begins like a word is taken for it.
  @Test(arguments: ["", "prior", "Due", "gecikmi", "yokk"])
  func `another word means nothing`(word: String) {
    #expect(ToDoWord.meaning(of: word, among: ToDoWord.allCases) == nil)
  }
}
