import Foundation
import Ground
import Moments
import SharedStore
import ToDoFormats
import WidgetIntents

extension ToDoStore {
  /// The most to-dos that one transaction imports, which limits how long other processes wait.
  private static let groupSize = 256
  /// The most to-dos outside the file that are searched for circles in advance.
  ///
  /// A circle beyond them is broken when the to-do is stored.
  private static let maximumDependencies = 1_000

  /// Imports files in groups of to-dos; importing a file again changes only what differs.
  ///
  /// - Throws: `ExchangeError` before anything is stored, if one of the files is invalid.
  func importing(_ files: [ImportFile], _ options: ImportOptions) async throws -> ImportReport {
    try ImportCheck(files, keepsGoing: options.keepsGoing).check()
    var report = ImportReport(isDryRun: options.isDryRun)
    var sources = KnownSources(try await self.sources())
    guard !options.isDryRun else {
      for file in files { try await importing(file, options, &sources, &report) }
      return report
    }
    // All groups are written to the disk at the end, and none of them blocks others for long.
    try await store.group {
      for file in files { try await importing(file, options, &sources, &report) }
    }
    return report
  }

  private func importing(
    _ file: ImportFile,
    _ options: ImportOptions,
    _ sources: inout KnownSources,
    _ report: inout ImportReport
  ) async throws {
    let known = try await source(of: file, among: &sources, isDryRun: options.isDryRun, &report)
    let named = ImportPlan.origins(of: file, source: known.key)
    let (ids, removed) = try await ids(
      of: named.names,
      named.origins,
      file,
      known.writtenRecords
    )
    let here = try await dependencies(behind: file, named.origins, ids, named.names)
    let plan = ImportPlan(file, source: known.key, known: ids, named: named, here: here)
    var run = ImportGroup(
      plan: plan,
      source: known,
      removed: removed,
      waiting: try await store.read { try WaitingToDos(in: $0) },
      options: options,
      now: now.microseconds
    )
    for start in stride(from: 0, to: plan.items.count, by: Self.groupSize) {
      try Task.checkCancellation()
      let items = plan.items[start..<min(start + Self.groupSize, plan.items.count)]
      let group = run
      run =
        options.isDryRun
        ? try await store.read { try group.looked(at: items, in: $0) }
        : try await store.write { try group.written(items, in: $0) }
    }
    report.add(run.outcome, of: file, isFirst: known.digest.isEmpty)
    // What comes from standard input may be another file each time.
    let isSameFile =
      file.path != ImportSource.standardInput || run.outcome.unchanged + run.outcome.updated > 0
    if isSameFile { report.note(try await gone(from: known, plan), in: file) }
    guard !options.isDryRun else { return }
    let (new, now) = (run.outcome.new, now.microseconds)
    if !new.isEmpty {
      let waiting = run.waiting
      let come = try await store.write { try waiting.take(new, at: now, in: $0) }
      for remark in come { report.note(remark) }
    }
    let before = try await store.read { try $0.record(known.key, as: ImportSource.self) }
    var source = known
    source.pieces = plan.pieces
    source.digest = file.digest
    source.writtenRecords = run.written
    if source != before { _ = try await store.write { [source] in try $0.update(source) } }
    sources.note(source)
  }

  /// Returns the stored record of a file: the one from its last import, or a new one, which is not
  /// stored if `isDryRun`.
  private func source(
    of file: ImportFile,
    among sources: inout KnownSources,
    isDryRun: Bool,
    _ report: inout ImportReport
  ) async throws -> ImportSource {
    let known = sources.source(at: file.path, form: file.form.name)
    // Standard input may be any of the known files.
    if let known, file.path != ImportSource.standardInput { return known }
    if var moved = sources.source(having: file), moved.path != file.path {
      report.note(
        String(
          english: "\(file.name) contains to-dos that were imported from \(moved.path) before",
          turkish: "\(file.name), daha önce \(moved.path) dosyasından alınan görevleri içeriyor"
        )
      )
      if file.path != ImportSource.standardInput { moved.path = file.path }
      return moved
    }
    if let known { return known }
    var source = ImportSource(form: file.form.name, path: file.path)
    source.list = file.list ?? ""
    source.zone = file.settings.zone.identifier
    source.charset = file.charset == .utf8 ? "" : file.charset.name
    guard !isDryRun else { return source }
    // Two simultaneous imports of one file use the same record.
    let same = StoreFilter.all([.equals("form", source.form), .equals("path", source.path)])
    return try await store.write { [source] transaction in
      if let other = try transaction.fetch(ImportSource.self, where: same, limit: 1).first {
        return other
      }
      var source = source
      // A file whose first import was undone gets its number again, which its origins contain.
      source.key = try ImportSource.removedKey(of: source, in: transaction)
      return try transaction.insert(source)
    }
  }

  /// Returns the identifiers of existing and removed to-dos by the origins of a file's records, and
  /// all removed to-dos.
  private func ids(
    of names: [String],
    _ origins: ImportOrigins,
    _ file: ImportFile,
    _ written: [String: ImportSource.Written]
  ) async throws -> ([String: ToDoID], RemovedToDos) {
    var wanted = Set(names)
    for (_, record) in file.records {
      for identity in record.toDo.blockedBy { wanted.insert(origins.origin(ofIdentity: identity)) }
    }
    let all = Array(wanted)
    var ids: [String: ToDoID] = [:]
    for start in stride(from: 0, to: all.count, by: Self.groupSize) {
      let part = all[start..<min(start + Self.groupSize, all.count)]
      let filter = StoreFilter.any(part.map { .equals("origin", $0) })
      let found = try await store.read { try $0.fetch(ToDoRecord.self, where: filter) }
      for record in found { if let origin = record.origin { ids[origin] = record.id } }
    }
    // Removed to-dos are read only if some to-do is missing.
    let isAnyNew = names.contains { ids[$0] == nil }
    let removed = isAnyNew ? try await store.read { try RemovedToDos(in: $0) } : RemovedToDos()
    for name in wanted where ids[name] == nil {
      if let id = written[name].flatMap({ ToDoID($0.id) }) { ids[name] = id }
    }
    for name in names where ids[name] == nil {
      // The to-do may be one of this list that was exported and is now imported again.
      let identity = String(name.dropFirst(file.form.name.count + 1))
      if let id = origins.ownID(in: identity) ?? removed.id(name) { ids[name] = id }
    }
    return (ids, removed)
  }

  /// Returns the blockers of each to-do outside the file that blocks one of the file's records,
  /// directly or through others.
  private func dependencies(
    behind file: ImportFile,
    _ origins: ImportOrigins,
    _ ids: [String: ToDoID],
    _ names: [String]
  ) async throws -> [ToDoID: [ToDoID]] {
    let isInFile = Set(names.compactMap { ids[$0] })
    var waiting: [ToDoID] = []
    for (_, record) in file.records {
      for identity in record.toDo.blockedBy {
        let id = ids[origins.origin(ofIdentity: identity)] ?? origins.ownID(in: identity)
        if let id, !isInFile.contains(id) { waiting.append(id) }
      }
    }
    guard !waiting.isEmpty else { return [:] }
    return try await store.read { [waiting] transaction in
      var (dependencies, waiting) = ([ToDoID: [ToDoID]](), waiting)
      while let id = waiting.popLast(), dependencies.count < Self.maximumDependencies {
        guard dependencies[id] == nil, !isInFile.contains(id) else { continue }
        let filter = StoreFilter.equals("id", id.text)
        let found = try transaction.fetch(ToDoRecord.self, where: filter, limit: 1).first
        dependencies[id] = found?.blockedBy ?? []
        waiting += found?.blockedBy ?? []
      }
      return dependencies
    }
  }

  /// Returns the position of the last to-do in the user's order; 0 if there are none.
  static func end(in transaction: borrowing WriteTransaction) throws -> Int64 {
    try ToDoState.allCases.compactMap { state in
      try transaction.greatest("position", of: ToDoRecord.self, where: .isToDo(state))
    }.max() ?? 0
  }

  /// Returns the to-dos whose records were removed from the file since its last import.
  private func gone(from source: ImportSource, _ plan: ImportPlan) async throws -> [ToDoRecord] {
    let missing = Array(source.origins.subtracting(plan.items.map(\.origin)))
    let (written, here) = (source.writtenRecords, Set(plan.items.map(\.id)))
    var gone: [ToDoRecord] = []
    for start in stride(from: 0, to: missing.count, by: Self.groupSize) {
      let part = missing[start..<min(start + Self.groupSize, missing.count)]
      let filter = StoreFilter.any(
        part.map { origin in
          written[origin].map { .equals("id", $0.id) } ?? .equals("origin", origin)
        }
      )
      gone += try await store.read { try $0.fetch(ToDoRecord.self, where: filter) }
    }
    // A to-do whose record has a new origin is still in the file.
    return gone.filter { !here.contains($0.id) }.sorted { $0.key < $1.key }
  }
}
