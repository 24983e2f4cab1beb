package import Wire

/// The entries of a timeline, encoded for sending: each is stored as its difference from one of
/// them.
package struct PackedEntries: Hashable, Sendable {
  private let base: [UInt8]
  private let rows: [EntryRow]

  /// The most entries in a timeline; an extension may not send more.
  private static let maximumCount = 1_000

  /// Encodes entries, which must have different dates.
  package init(_ entries: [StoredEntry]) {
    let packed = EntryRows(entries.sorted { $0.date < $1.date }, after: nil)
    (base, rows) = (packed.newBase ?? [], packed.rows)
  }

  private init(base: [UInt8], rows: [EntryRow]) {
    (self.base, self.rows) = (base, rows)
  }

  /// Returns the entries sorted by date, each date moved by `offset` microseconds.
  ///
  /// - Throws: `.malformedRecord` for bytes that are not a patch.
  package func entries(movedBy offset: Int64 = 0) throws(StoreError) -> [StoredEntry] {
    var entries: [StoredEntry] = []
    for row in rows {
      let entry = try row.entry(after: base)
      let (date, isBeyond) = entry.date.addingReportingOverflow(offset)
      entries.append(
        StoredEntry(
          date: isBeyond ? entry.date : date,
          light: entry.light,
          dark: entry.dark,
          relevance: entry.relevance
        )
      )
    }
    return entries
  }
}

extension PackedEntries: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      base: try c.field("base", 0, value.map { WiredBytes($0.base) })?.bytes ?? [],
      rows: try c.list("rows", 1, value?.rows, upTo: maximumCount)
    )
  }
}

extension EntryRow: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let date: Int64 = try c.required("date", 0, value?.date)
    let form: Int64 = try c.field("form", 1, value?.form, usually: 0)
    let light = try c.required("light", 2, value.map { WiredBytes($0.light) }).bytes
    let dark = try c.field("dark", 3, value?.dark.map { WiredBytes($0) })?.bytes
    let score: Double? = try c.field("score", 4, value?.relevance?.score)
    let duration: Double = try c.field("duration", 5, value?.relevance?.duration, usually: 0)
    return Self(
      date: date,
      form: form,
      light: light,
      dark: dark,
      relevance: score.flatMap { StoredRelevance(score: $0, duration: duration) }
    )
  }
}
