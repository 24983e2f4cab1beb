/// A row of `entries`: an entry as what differs from the first of its timeline.
///
/// Pictures of one list an hour apart are nearly the same bytes, and so are those for light and dark screens.
struct EntryRow: Hashable {
  let date: Int64
  /// What is a patch, and what stands there whole.
  let form: Int64
  let light: [UInt8]
  let dark: [UInt8]?
  let relevance: Double?

  /// The rows of `entries`, which are sorted by their dates.
  static func rows(of entries: [StoredEntry]) -> [EntryRow] {
    let first = entries.first.map { PatchBase($0.light) }
    return entries.enumerated().map { index, entry in
      let light = Packed(entry.light, after: index == 0 ? nil : first)
      let dark = entry.dark.map { Packed($0, after: PatchBase(entry.light)) }
      return EntryRow(
        date: entry.date,
        form: (light.isPatch ? WidgetSQL.lightIsPatch : 0)
          | (dark?.isPatch == true ? WidgetSQL.darkIsPatch : 0),
        light: light.bytes,
        dark: dark?.bytes,
        relevance: entry.relevance
      )
    }
  }

  /// Bytes whole, or as a patch where that is shorter.
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

extension EntryRow {
  /// The entry whole; `first` is what the first row of its timeline has for light screens.
  ///
  /// - Throws: `.malformedRecord` where a patch is damaged.
  func entry(after first: [UInt8]) throws(StoreError) -> StoredEntry {
    let light = try Self.light(form, light, first)
    return StoredEntry(
      date: date,
      light: light,
      dark: try dark.map { (dark) throws(StoreError) in try Self.dark(form, dark, light) },
      relevance: relevance
    )
  }

  /// The archive for light screens: what stands in the row, or what that makes of the first row's.
  static func light(
    _ form: Int64,
    _ bytes: [UInt8],
    _ first: @autoclosure () -> [UInt8]
  ) throws(StoreError) -> [UInt8] {
    guard form & WidgetSQL.lightIsPatch != 0 else { return bytes }
    return try patched(bytes, first(), "light")
  }

  /// The archive for dark screens, where `light` is the one for light ones.
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
  /// A row of `WidgetSQL.entries`.
  init(row: Statement) {
    self.init(
      date: row.integer(0),
      form: row.integer(1),
      light: row.bytes(2),
      dark: row.optionalBytes(3),
      relevance: Double?(storeValue: row.value(4)) ?? nil
    )
  }
}

extension StoreConnection {
  /// The rows of a timeline's entries, by date.
  func entryRows(ofTimeline id: Int64) throws(StoreError) -> [EntryRow] {
    var rows = try rows(WidgetSQL.entries, [.integer(id)])
    var found: [EntryRow] = []
    while let row = try rows.next() { found.append(EntryRow(row: row)) }
    return found
  }
}
