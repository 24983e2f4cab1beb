import Foundation
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents

/// What a person says of keeping a folder and a list alike.
struct SyncOptions: Sendable {
  /// The list; `nil` for that of the folder's name.
  var list: String?
  /// Whether what looks like a loss is meant.
  var isMeant = false
}

extension ToDoStore {
  /// To-dos that are written together.
  private static let syncGroupSize = 256

  /// Keeps folders of calendar files and lists alike; a folder of such folders is each of them.
  func synchronize(_ path: String, _ options: SyncOptions) async throws -> SyncReport {
    var report = SyncReport()
    let folders = try CalendarFolder(path: path).collections()
    guard folders.count == 1 || options.list == nil else {
      throw ExchangeError.notToDos(
        file: path,
        looksLike: String(english: "several lists", turkish: "birden çok liste")
      )
    }
    for folder in folders { try await synchronize(folder, options, &report) }
    return report
  }

  private func synchronize(
    _ folder: CalendarFolder,
    _ options: SyncOptions,
    _ report: inout SyncReport
  ) async throws {
    let known = try await synced(folder)
    let look = try folder.look()
    if look == nil, known.source.key == 0, options.list == nil {
      throw ExchangeError.cannotRead(file: folder.path)
    }
    let name =
      options.list ?? (known.source.list.isEmpty ? nil : known.source.list) ?? look?.displayName
    let list = try ToDoLabel.list(name ?? URL(filePath: folder.path).lastPathComponent)
    if look == nil, known.source.key == 0 { try folder.make(named: list) }
    let records = try await records(ofList: list)
    let terms = try await terms(known, list, records)
    var sync = FolderSync(
      folder,
      look ?? (known.source.key == 0 ? CalendarFolder.Look() : nil),
      known,
      records,
      terms,
      isMeant: options.isMeant
    )
    try sync.writeFiles()
    let skipped = try await write(sync.changes)
    report.add(sync.report)
    // A folder that is away is remembered as it was.
    guard !sync.plan.doubts.contains(.missing) else { return }
    try await remember(sync, known, list, skipped: skipped)
  }

  private func synced(_ folder: CalendarFolder) async throws -> SyncedFolder {
    let filter = StoreFilter.equals("form", SyncedFolder.form)
    let sources = try await store.read { try $0.fetch(ImportSource.self, where: filter) }
    return SyncedFolder(
      sources.last { $0.path == folder.path }
        ?? ImportSource(form: SyncedFolder.form, path: folder.path)
    )
  }

  private func records(ofList list: String) async throws -> [ToDoRecord] {
    let filter = StoreFilter.equals("list", list)
    return try await store.read { try $0.fetch(ToDoRecord.self, where: filter) }
      .filter { !ToDoSchema.isUnchangedSample($0) }
  }

  /// The UIDs of a list's to-dos and of those that they wait for.
  private func terms(
    _ known: SyncedFolder,
    _ list: String,
    _ records: [ToDoRecord]
  ) async throws -> SyncTerms {
    let form = SyncedFolder.format.name
    var identities: [ToDoID: String] = [:]
    let blockers = Set(records.flatMap(\.blockedBy)).subtracting(records.map(\.id))
    for record in records + (try await self.records(Array(blockers))) {
      let origin = record.origin.flatMap {
        $0.hasPrefix(form + ":") ? String($0.dropFirst(form.count + 1)) : nil
      }
      // A record without a UID is known by its text there, and by its own letters in a folder.
      let isUID = origin.map { !$0.contains("/") } ?? false
      identities[record.id] = isUID ? origin : SyncedFolder.format.identity(of: record.id.text)
    }
    for (identity, item) in known.items {
      if let id = ToDoID(item.id), identities[id] != nil { identities[id] = identity }
    }
    let zone = known.source.zone.isEmpty ? nil : known.source.zone
    return SyncTerms(
      settings: try FormatSettings(zone: zone, here: self.zone, now: now),
      list: list,
      identities: identities
    )
  }

  /// - Returns: The to-dos that another writer changed meanwhile, with which nothing was done.
  private func write(_ changes: [FolderSync.Change]) async throws -> Set<ToDoID> {
    var skipped: Set<ToDoID> = []
    let now = now.microseconds
    for start in stride(from: 0, to: changes.count, by: Self.syncGroupSize) {
      let group = changes[start..<min(start + Self.syncGroupSize, changes.count)]
      skipped.formUnion(
        try await store.write { transaction in
          var skipped: Set<ToDoID> = []
          for change in group {
            switch change {
            case .add(var record):
              if try Self.isHere(record, at: now, in: transaction) {
                skipped.insert(record.id)
                continue
              }
              if record.addedAt == 0 { record.addedAt = now }
              let isKnown = StoreFilter.equals("id", record.id.text)
              // One that was moved to another list and comes back to this one is another to-do.
              if try transaction.count(ToDoRecord.self, where: isKnown) > 0 {
                record.id = .random()
              }
              _ = try Self.append(record, in: transaction)
            case .update(let before, let after):
              let present: ToDoRecord? = try transaction.record(before.key)
              guard present == before else {
                skipped.insert(before.id)
                continue
              }
              _ = try Self.update(before, to: after, at: now, in: transaction)
            case .remove(let record):
              let present: ToDoRecord? = try transaction.record(record.key)
              guard present == record else {
                skipped.insert(record.id)
                continue
              }
              try Self.delete(record, at: now, in: transaction)
            }
          }
          return skipped
        }
      )
    }
    return skipped
  }

  /// Whether a record of a folder is here already: another sync took it meanwhile, or an import did, which gave it no
  /// list and gives it this one.
  private static func isHere(
    _ record: ToDoRecord,
    at now: Int64,
    in transaction: borrowing WriteTransaction
  ) throws -> Bool {
    guard let origin = record.origin else { return false }
    let same = try transaction.fetch(ToDoRecord.self, where: .equals("origin", origin))
    if same.contains(where: { $0.list == record.list }) { return true }
    guard let known = same.first(where: { $0.list.isEmpty }) else { return false }
    var moved = known
    moved.list = record.list
    _ = try update(known, to: moved, at: now, in: transaction)
    return true
  }

  /// Keeps what both have; an undo takes nothing of it back: the files are written.
  ///
  /// That of the first time is taken back with the to-dos, which the next time takes again.
  private func remember(
    _ sync: FolderSync,
    _ known: SyncedFolder,
    _ list: String,
    skipped: Set<ToDoID>
  ) async throws {
    let records = sync.decided
    let terms = try await terms(known, list, records)
    var source = known.source
    source.list = list
    source.zone = terms.settings.zone.identifier
    let before = known.items
    let keep: @Sendable (borrowing WriteTransaction) throws -> Void = { [source] transaction in
      var stored = source
      if stored.key == 0 { stored = try transaction.insert(stored) }
      var folder = SyncedFolder(stored)
      folder.items = sync.remembered(records, terms, source: stored.key, skipped: skipped)
      if folder.items != before || source.key == 0 { _ = try transaction.update(folder.stored) }
    }
    if source.key == 0 { return try await store.write { try keep($0) } }
    try await StoreScope.unobserved { try await store.write { try keep($0) } }
  }
}

extension SyncReport {
  fileprivate mutating func add(_ other: SyncReport) {
    taken += other.taken
    given += other.given
    changedHere += other.changedHere
    changedThere += other.changedThere
    removedHere += other.removedHere
    removedThere += other.removedThere
    append(other)
  }
}
