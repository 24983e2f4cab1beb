import Ground
import Moments
import SharedStore
import ToDoFormats

/// Synchronizes a folder of calendar files with a list.
///
/// All changes are decided first, then written to the files, and finally to the store. Each step
/// can be repeated after an interruption, because completed changes no longer differ.
struct FolderSync {
  let folder: CalendarFolder
  let look: CalendarFolder.Look
  let terms: SyncTerms
  let known: SyncedFolder
  /// The to-dos of the list by UID, without those closed before they were ever in the folder.
  let ours: [String: ToDoRecord]
  /// The texts of records that are too long to be stored with their to-dos.
  private let longTexts: [ToDoID: KeptRecord]
  /// The removed to-dos, whose identifiers are used again if the folder still contains them.
  private let removed: RemovedToDos
  let plan: NeighbourPlan
  private let collection: ItemCollection
  private let items: [String: ItemCollection.Item]
  private(set) var report = SyncReport()
  /// The changes of the list's to-dos, which are stored after the files are written.
  private(set) var changes: [Change] = []
  /// The texts of the files by name, including the changes that were written.
  private var files: [String: String]
  /// The UIDs of to-dos that this sync leaves unchanged, and that the next sync examines.
  private var postponed: Set<String> = []
  /// The UIDs of to-dos that this sync adds to the list or changes in the list.
  private var changedHere: Set<String> = []
  /// The blockers that remain for to-dos that would otherwise wait for each other in a circle.
  private var blockers: [ToDoID: [ToDoID]] = [:]

  init(
    _ folder: CalendarFolder,
    _ look: CalendarFolder.Look?,
    _ collection: ItemCollection,
    _ known: SyncedFolder,
    _ records: [ToDoRecord],
    _ terms: SyncTerms,
    longTexts: [ToDoID: KeptRecord] = [:],
    removed: RemovedToDos,
    isMeant: Bool
  ) {
    self.removed = removed
    self.longTexts = longTexts
    self.folder = folder
    self.look = look ?? CalendarFolder.Look()
    self.known = known
    self.collection = collection
    files = Dictionary(
      self.look.files.map { ($0.name, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    var ours: [String: ToDoRecord] = [:]
    for record in records { ours[terms.identity(of: record)] = record }
    let items = collection.itemsByIdentity
    let faults = collection.faults
    let new = items.filter { identity, item in
      ours[identity] == nil && known.items[identity] == nil
        && !item.files.contains { faults[$0] != nil }
    }
    let terms = terms.naming(new.keys.sorted()) { removed.id(SyncTerms.origin(of: $0)) }
    self.terms = terms
    // A to-do that was closed before it was ever in the folder is not synchronized.
    let shared = ours.filter {
      $0.value.isOpen || known.items[$0.key] != nil || items[$0.key] != nil
    }
    let here = shared.mapValues { terms.foreign($0) }
    var seen: [String: NeighbourDecision.Seen] = [:]
    for (identity, item) in known.items { seen[identity] = terms.seen(item, ours: here[identity]) }
    var there = collection.there(known.files)
    for (identity, side) in there {
      if case .present(let foreign) = side, let raw = items[identity]?.record.raw {
        there[identity] = .present(terms.known(foreign, raw: raw))
      }
    }
    (self.ours, self.items) = (shared, items)
    // A file that equals its last known state was not written by a sync that was killed.
    let changed = items.filter { known.items[$0]?.kept.hasText(of: $1.record.raw) != true }
    plan = NeighbourPlan(
      seen: seen,
      here: here,
      written: changed.keys.reduce(into: [:]) { $0[$1] = here[$1].flatMap(terms.written) },
      there: look == nil ? nil : there,
      isMeant: isMeant
    )
  }

  // MARK: The files

  /// Writes the changes of the files, and collects the changes of the list.
  ///
  /// - Throws: `ExchangeError.cannotWrite` if a file cannot be written.
  mutating func writeFiles() throws(ExchangeError) {
    for doubt in plan.doubts { report.note(doubt, heldBack: plan.heldBack, of: folder.path) }
    for (name, fault) in collection.faults.sorted(by: { $0.key < $1.key }) {
      report.note(fault, in: "\(folder.path)/\(name)", because: look.unreadable[name])
    }
    // A sync that was killed may have resolved these conflicts.
    let present = Set(items.keys).union(ours.keys)
    for (identity, conflict) in known.untold.sorted(by: { $0.key < $1.key })
    where conflicts[identity] == nil && present.contains(conflict.copy) {
      report.noteConflict(conflict.sentence)
    }
    for (identity, decision) in plan.steps { try take(decision, identity) }
    let gone = changes.compactMap { if case .remove(let record) = $0 { record } else { nil } }
    report.removedHere = gone.sorted { $0.key < $1.key }.map(\.label)
    report.removedThere.sort()
  }

  private mutating func take(_ decision: NeighbourDecision, _ identity: String)
    throws(ExchangeError)
  {
    let mine = ours[identity]
    switch decision {
    case .nothing, .remember, .forget: break
    case .wait: postponed.insert(identity)
    case .addHere, .bringBackHere: addHere(identity)
    case .addThere, .bringBackThere: try give(identity)
    case .change(let taken, let given):
      guard let mine, let item = items[identity] else { return }
      if !given.isEmpty {
        guard try write(change(item, given, mine), identity) else { return }
        report.changedThere += 1
      }
      if !taken.isEmpty {
        let read = terms.read(item.record.toDo, raw: item.record.raw)
        changes.append(.update(mine, to: mine.taking(taken, from: read)))
        changedHere.insert(identity)
        report.changedHere += 1
      }
    case .removeHere:
      guard let mine else { return }
      changes.append(.remove(mine))
    case .removeThere:
      guard let item = items[identity], try write(collection.edit.removing(item), identity) else {
        return
      }
      report.removedThere.append(ToDoRecord.quoted(ReadToDo.line(item.record.toDo.name)))
    case .keepBoth(_, let fields):
      guard let mine, let item = items[identity] else { return }
      // The folder's version is added first, under a name derived from it: if the sync is killed
      // before ours is written, nothing is lost, and the next sync finds the copy.
      let copy = item.copyID
      var theirs = item.record.toDo
      theirs.identity = SyncedFolder.format.identity(of: copy.text)
      if items[SyncedFolder.format.identity(of: copy.text)] == nil {
        guard try write(collection.edit.adding(theirs).changes, identity) else { return }
        var record = terms.read(theirs, raw: RawRecord(parts: []))
        record.id = copy
        changes.append(.add(record))
        changedHere.insert(SyncedFolder.format.identity(of: copy.text))
      }
      guard try write(change(item, ForeignToDo.Field.shared, mine), identity) else { return }
      report.noteConflict(SyncReport.conflict(mine.label, fields))
    }
  }

  /// The conflicts by UID: to-dos with the same fields changed in the folder and in the list.
  var conflicts: [String: SyncedFolder.Conflict] {
    var conflicts: [String: SyncedFolder.Conflict] = [:]
    for case (let identity, .keepBoth(_, let fields)) in plan.steps {
      guard let mine = ours[identity], let item = items[identity] else { continue }
      conflicts[identity] = SyncedFolder.Conflict(
        copy: SyncedFolder.format.identity(of: item.copyID.text),
        sentence: SyncReport.conflict(mine.label, fields)
      )
    }
    return conflicts
  }

  /// Returns the file changes that copy the listed fields of a to-do to an item.
  private func change(
    _ item: ItemCollection.Item,
    _ fields: [ForeignToDo.Field],
    _ mine: ToDoRecord
  ) -> [ItemCollection.Change] {
    let (before, ours) = (item.record.toDo, terms.foreign(mine))
    let differing = Set(terms.known(before, raw: item.record.raw).fields(differingFrom: ours))
    var after = before
    for field in fields where differing.contains(field) {
      after.take(field, of: ours)
      if field == .blockedBy {
        // Blockers that are not in this list are kept in the file.
        after.blockedBy += before.blockedBy.filter { terms.id($0) == nil }
      }
    }
    if after != before { after.modifiedAt = ours.modifiedAt }
    return collection.edit.changing(item, from: before, to: after).changes
  }

  private mutating func give(_ identity: String) throws(ExchangeError) {
    guard let mine = ours[identity] else { return }
    var foreign = terms.foreign(mine)
    foreign.list = ""
    var had: (raw: RawRecord, toDo: ForeignToDo)?
    let kept =
      known.items[identity]?.kept ?? longTexts[mine.id] ?? KeptRecord(json: mine.imported)
    if let kept, kept.form == SyncedFolder.format.name, kept.long == nil,
      let meaning = SyncedFolder.format.meaning(of: kept.raw, terms.settings),
      meaning.identity == identity
    {
      had = (kept.raw, meaning)
      let read = terms.known(meaning, raw: kept.raw)
      var after = meaning
      let differing = foreign.fields(differingFrom: read)
        .filter { ![.addedAt, .list].contains($0) }
      // A to-do that equals its earlier record is written with exactly the same bytes.
      for field in differing where differing != [.modifiedAt] { after.take(field, of: foreign) }
      foreign = after
    }
    guard try write(collection.edit.adding(foreign, known: had).changes, identity) else { return }
    report.given += 1
  }

  /// Writes changes of files; `false` if a file was changed meanwhile, which the next sync
  /// examines.
  private mutating func write(
    _ changes: [ItemCollection.Change],
    _ identity: String
  ) throws(ExchangeError) -> Bool {
    guard try folder.apply(changes, after: look) else {
      postponed.insert(identity)
      report.note(
        "\(identity) changed meanwhile, and is looked at the next time",
        "\(identity) bu sırada değişti, bir dahaki sefere bakılacak"
      )
      return false
    }
    for change in changes {
      switch change {
      case .write(let file): files[file.name] = file.text
      case .remove(let name): files[name] = nil
      }
    }
    return true
  }

  // MARK: This list

  /// Adds messages about to-dos that now wait for others, and stores the blockers that remain.
  mutating func note(_ outcome: SyncWriter.Outcome) {
    for remark in outcome.waiting { report.note(remark) }
    blockers = outcome.blockers
    for record in decided where blockers[record.id] != nil {
      report.note("\(ToDoRecord.quoted(record.name)): \(ImportCircles.remark)")
    }
  }

  /// The to-dos of the list after all changes, sorted by identifier.
  var decided: [ToDoRecord] {
    var records: [ToDoID: ToDoRecord] = [:]
    for record in ours.values { records[record.id] = record }
    for change in changes {
      switch change {
      case .add(let record): records[record.id] = record
      case .update(_, let record): records[record.id] = record
      case .remove(let record): records[record.id] = nil
      }
    }
    for (id, blockers) in blockers { records[id]?.blockedBy = blockers }
    return records.values.sorted { $0.id.text < $1.id.text }
  }

  private mutating func addHere(_ identity: String) {
    guard let item = items[identity] else { return }
    let reading = terms.reading(item.record.toDo, raw: item.record.raw)
    var record = reading.record
    for remark in reading.remarks { report.note("\(ToDoRecord.quoted(record.name)): \(remark)") }
    let origin = SyncTerms.origin(of: identity)
    record.origin = origin
    record.id = terms.id(identity) ?? removed.id(origin) ?? .random()
    record.imported = terms.kept(item.record, source: known.source.key).json
    changes.append(.add(record))
    changedHere.insert(identity)
    report.taken += 1
  }

  // MARK: The memory

  /// Returns the state to store after this sync; `run` is the id of the intent's run, or `nil`.
  func memory(ofRun run: String?) -> SyncMemory {
    // No decision was made for removals that are held back because they look like a loss.
    let heldBack =
      plan.doubts.isEmpty ? [] : Set(known.items.keys).subtracting(plan.steps.map(\.identity))
    return SyncMemory(
      known: known,
      files: files,
      looked: items.mapValues(\.record.raw),
      postponed: postponed.union(heldBack),
      changedHere: changedHere,
      cut: Set(blockers.keys),
      run: run
    )
  }
}
