import Ground
import Moments
import SharedStore
import ToDoFormats

/// Keeps a folder and a list alike: what is to be done is decided first, then written to the files, then here.
///
/// Each step can be repeated: what was done of it is found to be alike the next time.
struct FolderSync {
  let folder: CalendarFolder
  let look: CalendarFolder.Look
  let terms: SyncTerms
  let known: SyncedFolder
  /// The to-dos of the list, by UID.
  let ours: [String: ToDoRecord]
  let plan: NeighbourPlan
  private let collection: ItemCollection
  private let items: [String: ItemCollection.Item]
  private(set) var report = SyncReport()
  /// What is to be done with to-dos of this list, when the files are written.
  private(set) var changes: [Change] = []
  /// The files as they are then.
  private var files: [String: String]
  /// Those that nothing was done with, and that are looked at again the next time.
  private var left: Set<String> = []

  enum Change: Sendable {
    case add(ToDoRecord)
    case update(ToDoRecord, to: ToDoRecord)
    case remove(ToDoRecord)
  }

  init(
    _ folder: CalendarFolder,
    _ look: CalendarFolder.Look?,
    _ known: SyncedFolder,
    _ records: [ToDoRecord],
    _ terms: SyncTerms,
    isMeant: Bool
  ) {
    self.folder = folder
    self.look = look ?? CalendarFolder.Look()
    self.known = known
    self.terms = terms
    collection = ItemCollection(self.look.files, terms.settings)
    files = Dictionary(
      self.look.files.map { ($0.name, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    var ours: [String: ToDoRecord] = [:]
    for record in records { ours[terms.identity(of: record)] = record }
    let items = collection.itemsByIdentity
    // One that was closed before the folder knew it stays here.
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
    plan = NeighbourPlan(seen: seen, here: here, there: look == nil ? nil : there, isMeant: isMeant)
  }

  // MARK: The files

  /// Writes the files, and collects what is to be done here.
  mutating func writeFiles() throws(ExchangeError) {
    for doubt in plan.doubts { report.note(doubt, heldBack: plan.heldBack, of: folder.path) }
    for (name, fault) in collection.faults.sorted(by: { $0.key < $1.key }) {
      report.note(fault, in: "\(folder.path)/\(name)")
    }
    for (identity, decision) in plan.steps { try take(decision, identity) }
  }

  private mutating func take(_ decision: NeighbourDecision, _ identity: String)
    throws(ExchangeError)
  {
    let mine = ours[identity]
    switch decision {
    case .nothing, .remember, .forget: break
    case .wait: left.insert(identity)
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
        report.changedHere += 1
      }
    case .removeHere:
      guard let mine else { return }
      changes.append(.remove(mine))
      report.removedHere += 1
    case .removeThere:
      guard let item = items[identity], try write(collection.removing(item), identity) else {
        return
      }
      report.removedThere += 1
    case .keepBoth(_, let fields):
      guard let mine, let item = items[identity] else { return }
      // Theirs first, under a name made of what it is: a kill before ours is written loses nothing, and the next time
      // finds the copy.
      let copy = Self.copyID(of: item)
      var theirs = item.record.toDo
      theirs.identity = SyncedFolder.format.identity(of: copy.text)
      if items[SyncedFolder.format.identity(of: copy.text)] == nil {
        guard try write(collection.adding(theirs).changes, identity) else { return }
        var record = terms.read(theirs, raw: RawRecord(parts: []))
        record.id = copy
        changes.append(.add(record))
      }
      guard try write(change(item, ForeignToDo.Field.shared, mine), identity) else { return }
      report.noteConflict(mine.label, fields)
    }
  }

  private static func copyID(of item: ItemCollection.Item) -> ToDoID {
    let text = ([item.identity] + item.record.raw.parts).joined(separator: "\u{0}")
    let bytes = SHA256.digest(of: Array(text.utf8)).prefix(8)
    return ToDoID(bits: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// The changes of files that give an item fields of this list's to-do.
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
        // Those that are not here are waited for there.
        after.blockedBy += before.blockedBy.filter { terms.id($0) == nil }
      }
    }
    if after != before { after.modifiedAt = ours.modifiedAt }
    return collection.changing(item, from: before, to: after).changes
  }

  private mutating func give(_ identity: String) throws(ExchangeError) {
    guard let mine = ours[identity] else { return }
    var foreign = terms.foreign(mine)
    foreign.list = ""
    var had: (raw: RawRecord, toDo: ForeignToDo)?
    let kept = known.items[identity]?.kept ?? KeptRecord(json: mine.imported)
    if let kept, kept.form == SyncedFolder.format.name, kept.long == nil,
      let meaning = SyncedFolder.format.meaning(of: kept.raw, terms.settings),
      meaning.identity == identity
    {
      had = (kept.raw, meaning)
      let read = terms.known(meaning, raw: kept.raw)
      var after = meaning
      for field in foreign.fields(differingFrom: read) where field != .addedAt {
        after.take(field, of: foreign)
      }
      foreign = after
    }
    guard try write(collection.adding(foreign, known: had).changes, identity) else { return }
    report.given += 1
  }

  /// - Returns: Whether it was written; a file that changed meanwhile is left for the next time.
  private mutating func write(
    _ changes: [ItemCollection.Change],
    _ identity: String
  ) throws(ExchangeError) -> Bool {
    guard try folder.apply(changes, after: look) else {
      left.insert(identity)
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

  /// The to-dos of the list as they are when all is done.
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
    return records.values.sorted { $0.id.text < $1.id.text }
  }

  private mutating func addHere(_ identity: String) {
    guard let item = items[identity] else { return }
    var record = terms.read(item.record.toDo, raw: item.record.raw)
    record.id = terms.id(identity) ?? .random()
    record.origin = "\(SyncedFolder.format.name):\(identity)"
    changes.append(.add(record))
    report.taken += 1
  }

  /// What both have when the files and the list are written.
  ///
  /// - Parameters:
  ///   - records: The to-dos of the list as this decided.
  ///   - terms: What they are in the terms of the files.
  ///   - source: The number of the folder's source.
  ///   - skipped: To-dos that another writer changed meanwhile: they are looked at the next time.
  /// - Returns: What is stored, by UID.
  func remembered(
    _ records: [ToDoRecord],
    _ terms: SyncTerms,
    source: Int64,
    skipped: Set<ToDoID>
  ) -> [String: SyncedFolder.Item] {
    let written = files.map { ItemCollection.File(name: $0.key, text: $0.value) }
    let there = ItemCollection(written, terms.settings).itemsByIdentity
    var items: [String: SyncedFolder.Item] = [:]
    let stays = left.union(heldBack)
    for (identity, item) in known.items
    where stays.contains(identity) || ToDoID(item.id).map(skipped.contains) == true {
      items[identity] = item
    }
    for record in records {
      let identity = terms.identity(of: record)
      guard !stays.contains(identity), !skipped.contains(record.id), let item = there[identity],
        item.record.fault == nil
      else { continue }
      let (ours, theirs) = (
        terms.foreign(record), terms.known(item.record.toDo, raw: item.record.raw)
      )
      let kept = KeptRecord(
        form: SyncedFolder.format.name,
        source: source,
        zone: terms.settings.zone.identifier,
        list: terms.list,
        raw: item.record.raw
      )
      var unsaid: [String: String] = [:]
      for field in ours.fields(differingFrom: theirs) where ForeignToDo.Field.shared.contains(field)
      {
        unsaid[field.rawValue] = SyncedFolder.digest(field, of: ours)
      }
      items[identity] = SyncedFolder.Item(
        id: record.id.text,
        files: item.files,
        kept: kept,
        unsaid: unsaid.isEmpty ? nil : unsaid
      )
    }
    return items
  }

  /// Those of which nothing was decided because it looks like a loss.
  private var heldBack: Set<String> {
    guard !plan.doubts.isEmpty else { return [] }
    return Set(known.items.keys).subtracting(plan.steps.map(\.identity))
  }
}
