/// A row of the table `entries`: an entry's pictures, stored as their difference from the
/// timeline's base.
///
/// Pictures of one list an hour apart, or before and after a change, have nearly the same bytes. So
/// have those for light and dark screens. The base is kept while the pictures are similar to it, so
/// that a timeline that is made again writes little.
package struct EntryRow: Hashable, Sendable {
  let date: Int64
  /// The bits that show which of the archives are stored as patches.
  let form: Int64
  let light: [UInt8]
  let dark: [UInt8]?
  let relevance: StoredRelevance?

  /// Creates the row of an entry; `base` is the base of its timeline.
  init(_ entry: StoredEntry, after base: PatchBase?) {
    let light = Packed(entry.light, after: base)
    let dark = entry.dark.map { Packed($0, after: PatchBase(entry.light)) }
    self.init(
      date: entry.date,
      form: (light.isPatch ? WidgetSQL.lightIsPatch : 0)
        | (dark?.isPatch == true ? WidgetSQL.darkIsPatch : 0),
      light: light.bytes,
      dark: dark?.bytes,
      relevance: entry.relevance
    )
  }

  init(
    date: Int64,
    form: Int64,
    light: [UInt8],
    dark: [UInt8]?,
    relevance: StoredRelevance?
  ) {
    self.date = date
    self.form = form
    self.light = light
    self.dark = dark
    self.relevance = relevance
  }

  /// Bytes in the shorter of two encodings: complete, or as a patch of a base.
  private struct Packed {
    let bytes: [UInt8]
    let isPatch: Bool

    init(_ whole: [UInt8], after base: PatchBase?) {
      let patch = base?.patch(to: whole)
      isPatch = patch.map { $0.count < whole.count } ?? false
      bytes = isPatch ? patch ?? whole : whole
    }
  }
}

/// The rows of a timeline's entries, and the base of which they are patches.
struct EntryRows {
  let rows: [EntryRow]
  /// The new base to store; `nil` if the previous base is still used.
  let newBase: [UInt8]?

  /// The divisor of the pictures' total size: while all patches together are smaller than the
  /// quotient, the base is kept.
  private static let mostDifferent = 4

  /// Creates the rows, and a new base if the previous one differs too much.
  ///
  /// - Parameters:
  ///   - entries: The entries, sorted by their dates.
  ///   - base: The timeline's previous base, if any.
  init(_ entries: [StoredEntry], after base: [UInt8]?) {
    if let base {
      let known = PatchBase(base)
      let rows = entries.map { EntryRow($0, after: known) }
      let whole = entries.reduce(0) { $0 + $1.light.count }
      if rows.reduce(0, { $0 + $1.light.count }) * Self.mostDifferent < whole {
        (self.rows, newBase) = (rows, nil)
        return
      }
    }
    // The longest picture has most bytes in common with the others.
    let longest = entries.map(\.light).max { $0.count < $1.count } ?? []
    let known = PatchBase(longest)
    (rows, newBase) = (entries.map { EntryRow($0, after: known) }, longest)
  }
}

extension EntryRow {
  /// Returns the complete entry, with patches applied; `base` is the base of its timeline.
  ///
  /// - Throws: `.malformedRecord` if a patch is damaged.
  func entry(after base: [UInt8]) throws(StoreError) -> StoredEntry {
    let light = try Self.light(form, light, base)
    return StoredEntry(
      date: date,
      light: light,
      dark: try dark.map { (dark) throws(StoreError) in try Self.dark(form, dark, light) },
      relevance: relevance
    )
  }

  /// Returns the archive for light screens.
  ///
  /// It is `bytes` or, if `form` marks these as a patch, the result of applying them to `base`.
  static func light(
    _ form: Int64,
    _ bytes: [UInt8],
    _ base: @autoclosure () -> [UInt8]
  ) throws(StoreError) -> [UInt8] {
    guard form & WidgetSQL.lightIsPatch != 0 else { return bytes }
    return try patched(bytes, base(), "light")
  }

  /// Returns the archive for dark screens, which may be stored as a patch of `light`, the archive
  /// for light screens.
  static func dark(
    _ form: Int64,
    _ bytes: [UInt8],
    _ light: [UInt8]
  ) throws(StoreError) -> [UInt8] {
    guard form & WidgetSQL.darkIsPatch != 0 else { return bytes }
    return try patched(bytes, light, "dark")
  }

  private static func patched(
    _ patch: [UInt8],
    _ base: [UInt8],
    _ column: String
  ) throws(StoreError) -> [UInt8] {
    guard let whole = BytePatch.applied(patch, to: base) else {
      throw .malformedRecord(collection: "entries", column: column, expected: "patch")
    }
    return whole
  }
}

extension EntryRow {
  /// Reads the entry from a row of the query `WidgetSQL.entries`.
  init(row: Statement) {
    self.init(
      date: row.integer(0),
      form: row.integer(1),
      light: row.bytes(2),
      dark: row.optionalBytes(3),
      relevance: Double(storeValue: row.value(4)).flatMap { score in
        StoredRelevance(score: score, duration: Double(storeValue: row.value(5)) ?? 0)
      }
    )
  }
}

extension StoreConnection {
  /// Returns the rows of a timeline's entries, sorted by date.
  func entryRows(ofTimeline id: Int64) throws(StoreError) -> [EntryRow] {
    var rows = try rows(WidgetSQL.entries, [.integer(id)])
    var found: [EntryRow] = []
    while let row = try rows.next() { found.append(EntryRow(row: row)) }
    return found
  }

  /// Returns the base of a timeline's patches; `nil` if it has none.
  func base(ofTimeline id: Int64) throws(StoreError) -> [UInt8]? {
    var rows = try rows(WidgetSQL.baseOfTimeline, [.integer(id)])
    return try rows.next()?.bytes(0)
  }
}
