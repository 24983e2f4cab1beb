import Foundation
import Ground
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents

/// Imports the records of a file in groups; each group is one transaction.
struct ImportGroup: Sendable {
  /// The results of the records that were imported so far.
  struct Outcome: Sendable {
    var added = 0
    /// The added to-dos for which other to-dos were already waiting.
    ///
    /// The keys are the origins, by which records of a file are recognized.
    var new: [String: ToDoID] = [:]
    var updated = 0
    var unchanged = 0
    /// The number of records whose to-do the user has removed since the last import.
    var removed = 0
    /// A message about each to-do that was changed both in the file and in the list, with the line
    /// of its record in the file.
    var conflicts: [(line: Int, text: String)] = []
    var remarks: [(line: Int, text: String)] = []
  }

  let plan: ImportPlan
  let removed: RemovedToDos
  let waiting: WaitingToDos
  let options: ImportOptions
  /// The current time in microseconds since 1970 UTC.
  let now: Int64
  private(set) var outcome = Outcome()
  /// The texts of records in the file whose to-dos were imported in another format and store that
  /// format's text.
  ///
  /// The keys are the origins, by which records of a file are recognized.
  private(set) var written: [String: ImportSource.Written] = [:]
  /// The origins of the records in the file when it was last imported or exported; an origin
  /// identifies a record.
  private let earlier: Set<String>
  /// The texts that the file's records had when it was last imported or exported.
  ///
  /// Only texts that differ from those stored with the to-dos are included.
  private let earlierTexts: [String: ImportSource.Written]

  init(
    plan: ImportPlan,
    source: ImportSource,
    removed: RemovedToDos,
    waiting: WaitingToDos,
    options: ImportOptions,
    now: Int64
  ) {
    self.plan = plan
    self.removed = removed
    self.waiting = waiting
    self.options = options
    self.now = now
    earlier = source.origins
    earlierTexts = source.writtenRecords
  }

  /// Returns the group with the results of importing some records, without storing anything; for a
  /// trial run.
  func looked(
    at items: ArraySlice<ImportPlan.Item>,
    in transaction: borrowing ReadTransaction
  ) throws -> ImportGroup {
    var group = self
    for item in items {
      switch try group.decision(
        on: item,
        try Self.record(of: item, in: transaction),
        kept: { try transaction.kept(of: $0) }
      ) {
      case .add, .update, .nothing: continue
      }
    }
    return group
  }

  /// Imports some of the records, and returns the group with the results.
  func written(
    _ items: ArraySlice<ImportPlan.Item>,
    in transaction: borrowing WriteTransaction
  ) throws -> ImportGroup {
    var group = self
    var end: Int64?
    for item in items {
      let known = try Self.record(of: item, in: transaction)
      let decision = try group.decision(on: item, known, kept: { try transaction.kept(of: $0) })
      switch decision {
      case .nothing: continue
      case .add(var record):
        record.key = try removed.key(of: record.id, in: transaction)
        record.imported = try transaction.stored(item.kept)
        let last = try end ?? ToDoStore.end(in: transaction)
        record.position = ToDoStore.position(at: 1, among: [last]) ?? last
        end = record.position
        try transaction.insert(record)
      case .update(let before, var record, let adopts):
        let kept =
          record.blockedBy == before.blockedBy
          ? item.kept : try group.cutCircles(of: &record, item, in: transaction)
        if adopts {
          record.origin = item.origin
          record.imported = try transaction.stored(kept, replacing: before.imported)
        }
        _ = try ToDoStore.update(before, to: record, at: now, in: transaction)
      }
    }
    return group
  }

  private enum Decision {
    case nothing
    case add(ToDoRecord)
    /// Changes the first to-do to the second one; `adopts` means that the text that was read is
    /// stored with it.
    case update(ToDoRecord, ToDoRecord, adopts: Bool)
  }

  /// Returns the existing to-do for a record; `nil` if it is not in the store.
  private static func record(
    of item: ImportPlan.Item,
    in transaction: borrowing some StoreReading & ~Copyable
  ) throws -> ToDoRecord? {
    let origin = StoreFilter.equals("origin", item.origin)
    if let known = try transaction.fetch(ToDoRecord.self, where: origin, limit: 1).first {
      return known
    }
    let id = StoreFilter.equals("id", item.id.text)
    return try transaction.fetch(ToDoRecord.self, where: id, limit: 1).first
  }

  private mutating func decision(
    on item: ImportPlan.Item,
    _ known: ToDoRecord?,
    kept: (ToDoRecord) throws -> KeptRecord?
  ) throws -> Decision {
    guard let known else {
      if earlier.contains(item.origin), !options.takesTheirs {
        outcome.removed += 1
        return .nothing
      }
      outcome.added += 1
      if waiting.isAwaited(item.origin) { outcome.new[item.origin] = item.id }
      note(item, item.remarks)
      return .add(new(item))
    }
    // A record with the same bytes as before changes nothing and need not be parsed again.
    let isAsKept = known.imported.utf8.elementsEqual(item.kept.json.utf8)
    if isAsKept, earlierTexts[item.origin] == nil {
      outcome.unchanged += 1
      return .nothing
    }
    let before = try kept(known)
    let last = earlierTexts[item.origin]?.kept ?? before
    let merged = MergedToDo(
      ours: known,
      base: last.flatMap(base),
      theirs: item.read,
      takesTheirs: options.takesTheirs
    )
    // Only the text of the format from which a to-do was first imported is stored with it.
    let adopts = before.map { $0.form == plan.file.form.name } ?? true
    let isSameText = before.map { $0.hasBytes(of: item.kept) } ?? false
    if !adopts { written[item.origin] = ImportSource.Written(id: known.id.text, kept: item.kept) }
    if !merged.conflicts.isEmpty { note(merged, item) }
    guard merged.record != known || adopts && !isSameText else {
      outcome.unchanged += 1
      return .nothing
    }
    if merged.record == known,
      last == nil || last?.hasText(of: item.kept.raw) == true
        || !merged.conflicts.isEmpty
    {
      // The update changes nothing that a user could see.
      outcome.unchanged += 1
    } else {
      outcome.updated += 1
      note(item, item.remarks)
    }
    return .update(known, merged.record, adopts: adopts && !isSameText)
  }

  /// Removes the blockers by which a to-do would wait for itself, since the list may have changed
  /// after the file was checked.
  ///
  /// - Returns: The imported record to store, which lists these blockers as left out.
  private mutating func cutCircles(
    of record: inout ToDoRecord,
    _ item: ImportPlan.Item,
    in transaction: borrowing WriteTransaction
  ) throws -> KeptRecord {
    let possible = try ToDoStore.possibleBlockers(of: record, in: transaction)
    guard possible != record.blockedBy else { return item.kept }
    let cut = Set(record.blockedBy).subtracting(possible)
    record.blockedBy = possible
    note(item, [ImportCircles.remark])
    var kept = item.kept
    kept.leftOut =
      (kept.leftOut ?? []) + item.blockers.filter { plan.id($0).map(cut.contains) ?? false }
    return kept
  }

  private func new(_ item: ImportPlan.Item) -> ToDoRecord {
    var record = item.read
    record.id = item.id
    record.origin = item.origin
    if record.addedAt == 0 { record.addedAt = now }
    if record.modifiedAt == 0 { record.modifiedAt = max(record.addedAt, now) }
    return record
  }

  /// Returns the to-do that a stored record describes; `nil` if it has another format or cannot be
  /// parsed.
  private func base(_ kept: KeptRecord) -> ToDoRecord? {
    guard kept.form == plan.file.form.name else { return nil }
    return KeptMeaning(kept, plan.file.form, plan.file.settings, id: plan.id)?.record
  }

  private mutating func note(_ item: ImportPlan.Item, _ remarks: [String]) {
    outcome.remarks += remarks.map { (line: item.line, text: "“\(item.read.name)”: \($0)") }
  }

  private mutating func note(_ merged: MergedToDo, _ item: ImportPlan.Item) {
    let fields = merged.conflicts.map(\.word).joined(separator: ", ")
    let end =
      options.takesTheirs
      ? String(english: "the file's version is used", turkish: "dosyadaki geçerli")
      : String(english: "this one stays as it is", turkish: "buradaki olduğu gibi kaldı")
    let text = String(
      english: "\(merged.record.label) was changed both here and in the file (\(fields)): \(end)",
      turkish: "\(merged.record.label) hem burada hem dosyada değişmiş (\(fields)): \(end)"
    )
    outcome.conflicts.append((line: item.line, text: text))
  }
}
