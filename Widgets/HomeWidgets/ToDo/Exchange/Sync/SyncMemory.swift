import ToDoFormats

/// The stored state of a folder and a list after both are written.
struct SyncMemory: Sendable {
  /// The memory of the sync before.
  let known: SyncedFolder
  /// The folder's files after the sync, by name.
  let files: [String: String]
  /// The texts of the folder's to-dos before the sync, by UID.
  let looked: [String: RawRecord]
  /// The UIDs that were left unchanged, and that the next sync looks at again.
  let postponed: Set<String>
  /// The UIDs of to-dos that the sync added or changed here, which an undo reverses.
  let changedHere: Set<String>
  /// The to-dos of which blockers were left out, as they would have waited for themselves.
  let cut: Set<ToDoID>
  /// The id of the run; `nil` outside of one.
  let run: String?

  /// The items of the folder after the sync.
  ///
  /// - Parameters:
  ///   - records: The to-dos of the list after the sync.
  ///   - terms: Translates between these and the folder's records.
  ///   - source: The number of the folder's source.
  ///   - skipped: To-dos that another writer changed meanwhile: the next sync looks at them.
  /// - Returns: The items by UID, and the texts of the folder that to-dos are to keep.
  func items(
    _ records: [ToDoRecord],
    _ terms: SyncTerms,
    source: Int64,
    skipped: Set<ToDoID>
  ) -> (items: [String: SyncedFolder.Item], texts: [ToDoID: KeptRecord]) {
    let written = files.map { ItemCollection.File(name: $0.key, text: $0.value) }
    let there = ItemCollection(written, terms.settings).itemsByIdentity
    var items: [String: SyncedFolder.Item] = [:]
    var texts: [ToDoID: KeptRecord] = [:]
    for (identity, item) in known.items
    where postponed.contains(identity) || ToDoID(item.id).map(skipped.contains) == true {
      items[identity] = item
    }
    for record in records {
      let identity = terms.identity(of: record)
      guard !postponed.contains(identity), !skipped.contains(record.id), let item = there[identity],
        item.record.fault == nil
      else { continue }
      let kept = terms.kept(item.record, source: source)
      items[identity] = self.item(record, item, kept, terms)
      let own = terms.kept(item.record, source: source, of: record)
      if let text = text(of: record, own, terms) { texts[record.id] = text }
    }
    return (items, texts)
  }

  /// The folder's text of a to-do that keeps another one or none; `nil` if its text stays.
  ///
  /// A to-do of this list keeps a text only if the neighbour wrote more into its file. One that came from another
  /// format keeps that one's.
  private func text(
    of record: ToDoRecord,
    _ kept: KeptRecord,
    _ terms: SyncTerms
  ) -> KeptRecord? {
    // What it does not wait for here is not a change of its text.
    if cut.contains(record.id), KeptRecord(json: record.imported)?.form == kept.form {
      return kept
    }
    let identity = terms.identity(of: record)
    let before = known.items[identity]?.kept
    let isOther = before.map { !$0.hasText(of: kept.raw) } ?? false
    guard isOther || record.imported.isEmpty else { return nil }
    let form = SyncedFolder.format.name
    let isChangedThere = before.flatMap { before in looked[identity].map { !before.hasText(of: $0) }
    }
    guard record.origin?.hasPrefix(form + ":") ?? isChangedThere ?? false else { return nil }
    let stored = KeptRecord(json: record.imported)
    return stored.map { $0.form == form && !$0.hasText(of: kept.raw) } ?? true ? kept : nil
  }

  private func item(
    _ record: ToDoRecord,
    _ item: ItemCollection.Item,
    _ kept: KeptRecord,
    _ terms: SyncTerms
  ) -> SyncedFolder.Item {
    let identity = terms.identity(of: record)
    let ours = terms.foreign(record)
    let theirs = terms.known(item.record.toDo, raw: item.record.raw)
    var unsaid: [String: String] = [:]
    for field in ours.fields(differingFrom: theirs) where ForeignToDo.Field.shared.contains(field) {
      unsaid[field.rawValue] = SyncedFolder.digest(field, of: ours)
    }
    let before = known.items[identity]
    var now = SyncedFolder.Item(
      id: record.id.text,
      files: item.files,
      kept: terms.remembered(kept, item.record),
      unsaid: unsaid.isEmpty ? nil : unsaid,
      run: before?.run,
      earlier: before?.earlier
    )
    guard changedHere.contains(identity) else { return now }
    (now.run, now.earlier) = (run, nil)
    return run == nil ? now : now.following(before)
  }
}
