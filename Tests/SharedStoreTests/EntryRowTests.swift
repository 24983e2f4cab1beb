import Testing

@testable import SharedStore

@Suite("Entries as what differs from the first")
struct EntryRowTests {
  let folder = TemporaryStore()

  /// A list of twelve rows that say how late each is, hour by hour.
  private static let entries: [StoredEntry] = (0..<64).map { hour in
    let rows = (1...12).map { row in
      "○ thing number \(row), to be done \(row * 7 > hour ? "today" : "late") #\(row)\u{1}\u{2}\u{3}"
        + String(repeating: "cell ", count: 24)
    }
    let light = Array((["\(12) to do, \(hour / 7) late"] + rows).joined(separator: "\u{4}").utf8)
    return StoredEntry(date: Int64(hour), light: light, dark: light.map { $0 == 3 ? 4 : $0 })
  }

  @Test func `64 pictures of a list of twelve take three large pages`() {
    let rows = EntryRow.rows(of: Self.entries)
    let bytes = rows.reduce(0) { $0 + $1.light.count + ($1.dark?.count ?? 0) }
    #expect(bytes <= 3 * 4_096)
  }

  @Test func `each is what it was, by itself and among all`() async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write { try $0.store(WidgetTests.timeline(widget, entries: Self.entries)) }
    let reader = try StoreReader(at: folder.location)
    #expect(try reader.entries(timeline: 1) == Self.entries)
    for (hour, entry) in Self.entries.enumerated() {
      for isDark in [false, true] {
        let shown = try reader.currentEntries(at: Int64(hour), dark: isDark).map(\.archive)
        #expect(shown == [isDark ? entry.dark ?? [] : entry.light])
      }
    }
  }

  @Test func `pictures that have nothing in common stand there whole`() {
    let entries = [StoredEntry(date: 1, light: [1, 2, 3]), StoredEntry(date: 2, light: [4, 5])]
    #expect(EntryRow.rows(of: entries).map(\.form) == [0, 0])
  }

  @Test func `an entry that is damaged is an error, and no picture`() throws {
    let row = EntryRow(date: 1, form: WidgetSQL.lightIsPatch, light: [9], dark: nil, relevance: nil)
    let error = StoreError.malformedRecord(
      collection: "entries",
      column: "light",
      expected: "patch"
    )
    #expect(throws: error) { try row.entry(after: [1, 2, 3]) }
  }
}
