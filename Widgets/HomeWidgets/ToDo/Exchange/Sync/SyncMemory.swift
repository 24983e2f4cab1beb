import ToDoFormats

/// Calculates the state of a folder and a list that is stored after a sync.
struct SyncMemory: Sendable {
  /// The stored state before the sync.
  let known: SyncedFolder
  /// The texts of the folder's files after the sync, by name.
  let files: [String: String]
  /// The texts of the folder's records when the sync read them, by UID.
  let looked: [String: RawRecord]
  /// The UIDs of to-dos that the sync leaves unchanged, and that the next sync examines.
  let postponed: Set<String>
  /// The UIDs of to-dos that the sync has added to the list or changed in it; an undo reverses
  /// that.
  let changedHere: Set<String>
  /// The to-dos from which blockers were removed because of a circle.
  let cut: Set<ToDoID>
  /// The id of the intent's run that performs the sync; `nil` if there is none.
  let run: String?

  /// Returns the state of each to-do after the sync.
  ///
  /// - Parameters:
  ///   - records: The to-dos of the list after the sync.
  ///   - terms: Converts between these to-dos and the folder's records.
  ///   - source: The number under which the folder is stored.
  ///   - skipped: The to-dos that another process changed meanwhile; they are left to the next
  ///     sync.
  /// - Returns: The states by UID, and the record texts to store with to-dos.
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

  /// Returns the record text to store with a to-do; `nil` if the text that is already stored stays.
  ///
  /// A to-do that was created in this list gets a text only if another program has extended its
  /// file. A to-do that was imported in another format keeps the text of that format.
  private func text(
    of record: ToDoRecord,
    _ kept: KeptRecord,
    _ terms: SyncTerms
  ) -> KeptRecord? {
    // A blocker that was left out because of a circle is not a change of the record's text.
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
