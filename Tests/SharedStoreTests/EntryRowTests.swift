import Testing

@testable import SharedStore

@Suite("Entries as what differs from their base")
struct EntryRowTests {
  let folder = TemporaryStore()

  /// The entries of a list with twelve rows, which change hour by hour as to-dos become late.
  private static let entries: [StoredEntry] = (0..<64).map { hour in
    let rows = (1...12).map { row in
      "○ thing number \(row), to be done \(row * 7 > hour ? "today" : "late") #\(row)\u{1}\u{2}\u{3}"
        + String(repeating: "cell ", count: 24)
    }
    let light = Array((["\(12) to do, \(hour / 7) late"] + rows).joined(separator: "\u{4}").utf8)
    return StoredEntry(date: Int64(hour), light: light, dark: light.map { $0 == 3 ? 4 : $0 })
  }

  @Test func `64 pictures of a list of twelve take three large pages`() throws {
    let packed = EntryRows(Self.entries, after: nil)
    let base = try #require(packed.newBase)
    let bytes = packed.rows.reduce(base.count) { $0 + $1.light.count + ($1.dark?.count ?? 0) }
    #expect(bytes <= 3 * 4_096)
  }

  @Test func `a timeline that is made anew keeps its base while its pictures are close to it`() {
    let base = Self.entries[0].light
    let near = StoredEntry(date: 1, light: Array(base.dropLast(30)) + [1, 2, 3])
    let packed = EntryRows([near], after: base)
    #expect(packed.newBase == nil)
    #expect(packed.rows[0].light.count < 20)
    let far = StoredEntry(date: 1, light: base.reversed())
    #expect(EntryRows([far], after: base).newBase == far.light)
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
    #expect(EntryRows(entries, after: nil).rows.map(\.light) == [[1, 2, 3], [4, 5]])
  }

  @Test func `an entry that is damaged is an error, and no picture`() throws {
    let base = Self.entries[0].light
    let row = EntryRow(Self.entries[1], after: PatchBase(base))
    let error = StoreError.malformedRecord(
      collection: "entries",
      column: "light",
      expected: "patch"
    )
    #expect(throws: error) { try row.entry(after: Array(base.dropLast(100))) }
  }
}
