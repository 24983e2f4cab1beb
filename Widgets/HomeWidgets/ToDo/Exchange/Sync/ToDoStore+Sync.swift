import Foundation
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents

/// The user's options for a sync: the list's name, and whether suspicious removals are performed.
struct SyncOptions: Sendable {
  /// The name of the list; `nil` for the folder's name.
  var list: String?
  /// Whether removals are performed even if they look like a loss of data.
  var isMeant = false
}

extension ToDoStore {
  /// Synchronizes a folder of calendar files with a list.
  ///
  /// If the folder only contains other folders, each of these is synchronized with a separate list.
  /// - Throws: `ExchangeError` if a folder cannot be read or written, or if one list is named for
  ///   several folders.
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
    // The stored state is read before the folder, because another sync may be writing to it.
    var known = try await synced(folder)
    let look = try folder.look()
    guard look != nil || !known.items.isEmpty || known.source.key == 0 && options.list != nil else {
      throw ExchangeError.cannotRead(file: folder.path)
    }
    let list = try await list(of: known, look?.displayName, options, &report)
    if look == nil, known.source.key == 0 { try folder.make(named: list) }
    let isNew = known.source.key == 0
    if isNew { known = try await inserted(known, list) }
    let records = try await records(ofList: list)
    let zone = known.source.zone.isEmpty ? nil : known.source.zone
    let settings = try FormatSettings(zone: zone, here: self.zone, now: now)
    let collection = ItemCollection(look?.files ?? [], settings)
    let others = try await others(collection)
    let terms = try await terms(settings, known, list, records, others)
    let removed = try await removed(look, known, besides: records)
    var sync = FolderSync(
      folder,
      look ?? (isNew ? CalendarFolder.Look() : nil),
      collection,
      known,
      records,
      terms,
      longTexts: try await longTexts(
        of: records.filter { known.items[terms.identity(of: $0)] == nil }
      ),
      removed: removed,
      isMeant: options.isMeant
    )
    try await announce(sync.conflicts, in: known)
    try sync.writeFiles()
    let writer = SyncWriter(store: store, now: now.microseconds, removed: removed)
    let outcome = try await writer.write(sync.changes)
    sync.note(outcome)
    report.append(sync.report)
    // The stored state of a folder that is temporarily missing is kept.
    guard !sync.plan.doubts.contains(.missing) else { return }
    try await remember(sync, known, list, others, skipped: outcome.skipped)
  }

  /// Returns the to-dos outside the folder for which its items wait, with their UIDs.
  private func others(_ collection: ItemCollection) async throws -> [ToDoID: String] {
    let identities = Set(collection.items.map(\.identity))
    let wanted = Set(collection.items.flatMap(\.record.toDo.blockedBy)).subtracting(identities)
    guard !wanted.isEmpty else { return [:] }
    return try await store.read { transaction in
      var others: [ToDoID: String] = [:]
      for identity in wanted {
        let filter = StoreFilter.equals("origin", SyncTerms.origin(of: identity))
        let found = try transaction.fetch(ToDoRecord.self, where: filter, limit: 1)
        if let record = found.first { others[record.id] = identity }
      }
      return others
    }
  }

  /// Returns the removed to-dos if the folder may still contain one of them; otherwise none.
  private func removed(
    _ look: CalendarFolder.Look?,
    _ known: SyncedFolder,
    besides records: [ToDoRecord]
  ) async throws -> RemovedToDos {
    let (files, here) = (Set(known.files.values.joined()), Set(records.map(\.id.text)))
    let isAnyNew = look?.files.contains { !files.contains($0.name) } ?? false
    guard isAnyNew || known.items.values.contains(where: { !here.contains($0.id) }) else {
      return RemovedToDos()
    }
    return try await store.read { try RemovedToDos(in: $0) }
  }

  /// Returns the name of the folder's list: the user's choice, else that of the last sync, else one
  /// chosen by the folder's name.
  private func list(
    of folder: SyncedFolder,
    _ displayName: String?,
    _ options: SyncOptions,
    _ report: inout SyncReport
  ) async throws -> String {
    if let list = options.list { return try ToDoLabel.list(list) }
    if !folder.source.list.isEmpty { return folder.source.list }
    let filter = StoreFilter.equals("form", SyncedFolder.form)
    let others = try await store.read { try $0.fetch(ImportSource.self, where: filter) }
    let name = SyncedListName(folder.source.path, displayName, among: others)
    let list = try ToDoLabel.list(name.text)
    if let other = name.other {
      report.note(
        "the list \(other.list) is that of \(other.path): \(folder.source.path) is the list \(list)",
        "\(other.list) listesi \(other.path) klasörünün: \(folder.source.path) klasörünün listesi \(list)"
      )
    }
    return list
  }

  /// Returns the stored state after the last sync, without changes of intents that have been undone
  /// since.
  private func synced(_ folder: CalendarFolder) async throws -> SyncedFolder {
    let filter = StoreFilter.equals("form", SyncedFolder.form)
    return try await store.read { transaction in
      let sources = try transaction.fetch(ImportSource.self, where: filter)
      var known = SyncedFolder(
        sources.last { $0.path == folder.path }
          ?? ImportSource(form: SyncedFolder.form, path: folder.path)
      )
      known.forget(try known.runs.filter { try transaction.run($0)?.takenBackBy != nil })
      return known
    }
  }

  /// Stores a new folder, unless another sync has stored it meanwhile.
  ///
  /// An undo does not reverse that, so that the next sync can restore to-dos that an undo removed.
  private func inserted(_ folder: SyncedFolder, _ list: String) async throws -> SyncedFolder {
    var source = folder.source
    source.list = list
    let same = StoreFilter.all([.equals("form", source.form), .equals("path", source.path)])
    return SyncedFolder(
      try await StoreScope.unobserved { [source] in
        try await store.write { transaction in
          try transaction.fetch(ImportSource.self, where: same, limit: 1).first
            ?? transaction.insert(source)
        }
      }
    )
  }

  /// Stores conflicts before the files are written, so that the next sync reports them if this one
  /// is interrupted.
  private func announce(
    _ conflicts: [String: SyncedFolder.Conflict],
    in known: SyncedFolder
  ) async throws {
    guard !conflicts.isEmpty else { return }
    try await StoreScope.unobserved {
      try await store.write { transaction in
        guard let source: ImportSource = try transaction.record(known.source.key) else { return }
        var folder = SyncedFolder(source)
        folder.untold.merge(conflicts) { _, new in new }
        _ = try transaction.update(folder.stored)
      }
    }
  }

  private func records(ofList list: String) async throws -> [ToDoRecord] {
    let filter = StoreFilter.equals("list", list)
    return try await store.read { try $0.fetch(ToDoRecord.self, where: filter) }
      .filter { !ToDoSchema.isUnchangedSample($0) }
  }

  /// Returns the texts of records that are too long to be stored with their to-dos.
  private func longTexts(of records: [ToDoRecord]) async throws -> [ToDoID: KeptRecord] {
    let long = records.filter { KeptRecord(json: $0.imported)?.long != nil }
    guard !long.isEmpty else { return [:] }
    return try await store.read { transaction in
      var texts: [ToDoID: KeptRecord] = [:]
      for record in long { texts[record.id] = try transaction.kept(of: record) }
      return texts
    }
  }

  /// Returns the converter, with the UIDs of a list's to-dos and of their blockers.
  private func terms(
    _ settings: FormatSettings,
    _ known: SyncedFolder,
    _ list: String,
    _ records: [ToDoRecord],
    _ others: [ToDoID: String]
  ) async throws -> SyncTerms {
    let form = SyncedFolder.format.name
    var identities = others
    let blockers = Set(records.flatMap(\.blockedBy)).subtracting(records.map(\.id))
    for record in records + (try await self.records(Array(blockers))) {
      let origin = record.origin.flatMap {
        $0.hasPrefix(form + ":") ? String($0.dropFirst(form.count + 1)) : nil
      }
      // The origin of a record without a UID has a hash; in a folder its UID is made of its id.
      let isUID = origin.map { !$0.contains("/") } ?? false
      identities[record.id] = isUID ? origin : SyncedFolder.format.identity(of: record.id.text)
    }
    for (identity, item) in known.items {
      if let id = ToDoID(item.id), identities[id] != nil { identities[id] = identity }
    }
    return SyncTerms(settings: settings, list: list, identities: identities)
  }

  /// Stores the state of the folder and of the list after the sync.
  ///
  /// An undo does not reverse that, because the files stay written. States of runs that were undone
  /// are recognized by the run's id.
  private func remember(
    _ sync: FolderSync,
    _ known: SyncedFolder,
    _ list: String,
    _ others: [ToDoID: String],
    skipped: Set<ToDoID>
  ) async throws {
    let records = sync.decided
    let terms = try await terms(sync.terms.settings, known, list, records, others)
    let memory = sync.memory(ofRun: StoreScope.current.run?.id)
    let (items, texts) = memory.items(records, terms, source: known.source.key, skipped: skipped)
    try await StoreScope.unobserved {
      try await store.write { transaction in
        guard let before: ImportSource = try transaction.record(known.source.key) else { return }
        var folder = SyncedFolder(before)
        (folder.items, folder.untold) = (items, [:])
        var source = folder.stored
        source.list = list
        source.zone = terms.settings.zone.identifier
        if source != before { _ = try transaction.update(source) }
        for (id, text) in texts {
          let filter = StoreFilter.equals("id", id.text)
          let found = try transaction.fetch(ToDoRecord.self, where: filter, limit: 1)
          guard var record = found.first else { continue }
          let before = try transaction.kept(of: record)
          guard before?.hasText(of: text.raw) != true || before?.leftOut != text.leftOut else {
            continue
          }
          record.imported = try transaction.stored(text, replacing: record.imported)
          _ = try transaction.update(record)
        }
      }
    }
  }
}
