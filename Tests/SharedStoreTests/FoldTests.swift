import Ground
import Testing

@testable import SharedStore

@Suite("Folded text", .timeLimit(.minutes(5)))
struct FoldTests {
  let folder = TemporaryStore()

  /// A record before its column was made searchable.
  struct PlainWord: StoreRecord {
    static let collection = StoreCollection("words", columns: [StoreColumn("text", .text)])
    var key: Int64 = 0
    var text: String

    init(_ text: String) {
      self.text = text
    }

    init(row: StoreRow) throws {
      key = row.key
      text = try row.value("text")
    }

    func encode(into values: inout StoreRowValues) {
      values.set("text", to: text)
    }
  }

  struct Word: StoreRecord, Equatable {
    static let collection = StoreCollection(
      "words",
      columns: [
        StoreColumn("text", .text, isSearched: true),
        StoreColumn("textFolded", foldedFrom: "text"),
      ]
    )
    var key: Int64 = 0
    var text: String

    init(_ text: String, key: Int64 = 0) {
      self.text = text
      self.key = key
    }

    init(row: StoreRow) throws {
      key = row.key
      text = try row.value("text")
    }

    func encode(into values: inout StoreRowValues) {
      values.set("text", to: text)
    }
  }

  static let plain = ModuleSchema(
    name: "words",
    migrations: [Migration(1, [.createCollection(PlainWord.collection)])]
  )
  static let searched = ModuleSchema(
    name: "words",
    migrations: plain.migrations + [
      Migration(2, [.searchColumn("text", foldedInto: "textFolded", of: "words")])
    ]
  )
  static let created = ModuleSchema(
    name: "words",
    migrations: [Migration(1, [.createCollection(Word.collection)])]
  )

  private func found(_ filter: StoreFilter, in store: SharedStore) async throws -> [String] {
    try await store.read { try $0.fetch(Word.self, where: filter).map(\.text) }
  }

  // LG-10
  @Test func `text is written in canonical composition, and its folding beside it`() async throws {
    let store = try folder.open([Self.created])
    try await store.write { try $0.insert(Word("CAFE\u{301}")) }
    #expect(try await store.texts() == ["CAFÉ|café|\(SearchText.version)"])
    try await store.write { try $0.update(Word("Tea", key: 1)) }
    #expect(try await store.texts() == ["Tea|tea|\(SearchText.version)"])
  }

  // LG-10
  @Test(arguments: [
    (StoreFilter.contains("text", "FE\u{301}"), ["Café", "café au lait"]),
    (.contains("text", "cafe"), []),
    (.contains("text", ""), ["Café", "café au lait", "a\u{0}B", "ΣΟΦΟΣ"]),
    (.hasPrefix("text", "CAFÉ"), ["Café", "café au lait"]),
    (.hasPrefix("text", ""), ["Café", "café au lait", "a\u{0}B", "ΣΟΦΟΣ"]),
    (.hasPrefix("text", "A\u{0}"), ["a\u{0}B"]),
    (.hasSuffix("text", "LAIT"), ["café au lait"]),
    (.hasSuffix("text", "\u{0}b"), ["a\u{0}B"]),
    (.hasSuffix("text", "x café"), []),
    (.hasSuffix("text", ""), ["Café", "café au lait", "a\u{0}B", "ΣΟΦΟΣ"]),
    (.hasSuffix("text", "σοφος"), ["ΣΟΦΟΣ"]),
    (.equals("text", .text("Cafe\u{301}")), ["Café"]),
    (.equals("text", .text("café")), []),
    (.less("text", .text("Cafe\u{301} ")), ["Café"]),
    (.not(.contains("text", "a")), ["ΣΟΦΟΣ"]),
  ])
  func `words are looked for without case, and compared with it`(
    filter: StoreFilter,
    texts: [String]
  ) async throws {
    let store = try folder.open([Self.created])
    try await store.write { transaction in
      for text in ["Cafe\u{301}", "café au lait", "a\u{0}B", "ΣΟΦΟΣ"] {
        try transaction.insert(Word(text))
      }
    }
    #expect(try await found(filter, in: store) == texts)
  }

  // RD-6
  @Test func `a store from before people searched is folded when it is opened`() async throws {
    let old = try folder.open([Self.plain])
    try await old.write { transaction in
      for number in 1...2_500 { try transaction.insert(PlainWord("E\u{301}A \(number)")) }
    }
    let store = try folder.open([Self.searched])
    #expect(try await found(.hasSuffix("text", "éa 2500"), in: store) == ["ÉA 2500"])
    #expect(try await found(.equals("text", .text("ÉA 1000")), in: store).count == 1)
    #expect(try await found(.contains("text", "éa"), in: store).count == 2_500)
  }

  @Test(arguments: ["UPDATE folds SET version = 0", "DELETE FROM folds"])
  func `text of an older folding, or of none that is known, is folded anew`(
    damage: String
  ) async throws {
    let old = try folder.open([Self.created])
    try await old.write { try $0.insert(Word("Tea")) }
    try await old.execute("UPDATE records_words SET textFolded = 'old'")
    try await old.execute(damage)
    let store = try folder.open([Self.created])
    #expect(try await store.texts() == ["Tea|tea|\(SearchText.version)"])
  }

  @Test func `a folding that is newer than the program is refused`() async throws {
    let store = try folder.open([Self.created])
    try await store.execute("UPDATE folds SET version = 99")
    let expected = StoreError.newerSchema(module: "", found: 99, known: SearchText.version)
    #expect(throws: expected) { try folder.open([Self.created]) }
  }

  // RD-8
  @Test func `what undo brings back is folded, though its image is older than the folding`()
    async throws
  {
    let old = try folder.open([Self.plain])
    try await old.write { transaction in
      try transaction.insert(PlainWord("E\u{301}"))
      try transaction.insert(PlainWord("Gone"))
    }
    try await old.perform("change") {
      try await old.write { transaction in
        var word = PlainWord("x")
        word.key = 1
        try transaction.update(word)
        try transaction.delete(PlainWord.self, key: 2)
      }
    }
    let store = try folder.open([Self.searched])
    #expect(try await store.texts() == ["x|x|\(SearchText.version)"])
    try await store.undo(.last(1), id: "undo")
    #expect(
      try await store.texts() == ["É|é|\(SearchText.version)", "Gone|gone|\(SearchText.version)"]
    )
  }

  @Test func `no index of records calls a function, which other programs may not have`()
    async throws
  {
    let store = try folder.open([Self.created, Note.schema])
    let definitions = try await store.definitions()
    #expect(!definitions.isEmpty)
    #expect(definitions.allSatisfy { $0.filter { $0 == "(" }.count == 1 })
  }
}

extension SharedStore {
  fileprivate func execute(_ sql: String) throws {
    try connection().execute(sql)
  }

  /// Returns the texts, their folded forms, and the version of the folding.
  fileprivate func texts() throws -> [String] {
    try lines(
      """
      SELECT text || '|' || textFolded || '|' || (SELECT version FROM folds)
      FROM records_words ORDER BY key
      """
    )
  }

  /// Returns the SQL definitions of the records' indexes.
  fileprivate func definitions() throws -> [String] {
    try lines("SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name GLOB 'records_*'")
  }

  private func lines(_ sql: String) throws -> [String] {
    var rows = try connection().rows(sql)
    var lines: [String] = []
    while let row = try rows.next() { lines.append(row.text(0)) }
    return lines
  }
}
