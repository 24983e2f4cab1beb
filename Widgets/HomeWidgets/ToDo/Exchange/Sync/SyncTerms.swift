import Moments
import ToDoFormats

/// Converts between a list's to-dos and a folder's records.
struct SyncTerms: Sendable {
  let settings: FormatSettings
  let list: String
  /// The UIDs of the list's to-dos, and of to-dos outside the list for which those of the list
  /// wait.
  private let identities: [ToDoID: String]
  private let ids: [String: ToDoID]

  init(settings: FormatSettings, list: String, identities: [ToDoID: String]) {
    self.settings = settings
    self.list = list
    self.identities = identities
    ids = Dictionary(identities.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the origin of a to-do from a folder: the name of the format and its UID.
  static func origin(of identity: String) -> String { "\(SyncedFolder.format.name):\(identity)" }

  /// Returns a copy that also has a to-do identifier for each new UID, so that new to-dos can wait
  /// for each other.
  ///
  /// The UID of a removed to-do gets the identifier of that to-do again, unless it is in use.
  func naming(_ new: [String], before: (String) -> ToDoID?) -> SyncTerms {
    var identities = self.identities
    for identity in new {
      let free = before(identity).flatMap { identities[$0] == nil ? $0 : nil }
      identities[id(identity) ?? free ?? .random()] = identity
    }
    return SyncTerms(settings: settings, list: list, identities: identities)
  }

  /// Returns the identifier of the to-do with a UID; `nil` if there is none.
  func id(_ identity: String) -> ToDoID? {
    ids[identity] ?? SyncedFolder.format.id(in: identity).flatMap { ToDoID($0) }
  }

  func identity(of record: ToDoRecord) -> String {
    identities[record.id] ?? SyncedFolder.format.identity(of: record.id.text)
  }

  func foreign(_ record: ToDoRecord) -> ForeignToDo {
    ForeignToDo(record, identity: identity(of: record)) { identities[$0] }
  }

  /// Returns a file's record as a to-do of this list.
  func read(_ foreign: ForeignToDo, raw: RawRecord) -> ToDoRecord {
    reading(foreign, raw: raw).record
  }

  /// Returns a file's record as a to-do of this list, with messages about values that a to-do
  /// cannot contain.
  func reading(_ foreign: ForeignToDo, raw: RawRecord) -> ReadToDo {
    ReadToDo(
      foreign,
      raw: raw,
      list: list,
      zone: settings.zone,
      blockers: foreign.blockedBy.map { Self.origin(of: $0) },
      id: { id(String($0.dropFirst(SyncedFolder.format.name.count + 1))) }
    )
  }

  /// Returns the record text to store with a to-do, which lists the blockers that are not in the
  /// store.
  ///
  /// It has no list, because an import of a folder without a name would move the to-do out of this
  /// list.
  func kept(_ record: ReadRecord, source: Int64) -> KeptRecord {
    let form = SyncedFolder.format.name
    return KeptRecord(
      form: form,
      source: source,
      zone: settings.zone.identifier,
      list: nil,
      raw: record.raw,
      leftOut: record.toDo.blockedBy.filter { id($0) == nil }.map { Self.origin(of: $0) }
    )
  }

  /// Returns the record text to store with a to-do that does not wait for all blockers in the
  /// record.
  func kept(_ record: ReadRecord, source: Int64, of toDo: ToDoRecord) -> KeptRecord {
    var kept = kept(record, source: source)
    let leftOut = record.toDo.blockedBy.filter { identity in
      id(identity).map { !toDo.blockedBy.contains($0) } ?? true
    }
    kept.leftOut = leftOut.isEmpty ? nil : leftOut.map { Self.origin(of: $0) }
    return kept
  }

  /// Returns the record text to store in the folder's state, which lists all blockers that are not
  /// in the store.
  func remembered(_ kept: KeptRecord, _ record: ReadRecord) -> KeptRecord {
    var kept = kept
    let leftOut = record.toDo.blockedBy.filter { ids[$0] == nil }.map { Self.origin(of: $0) }
    kept.leftOut = leftOut.isEmpty ? nil : leftOut
    return kept
  }

  /// Returns the to-do in a file's record, without values that this list cannot store.
  func known(_ foreign: ForeignToDo, raw: RawRecord) -> ForeignToDo {
    var known = ForeignToDo(read(foreign, raw: raw), identity: foreign.identity) { identities[$0] }
    // The time of modification is copied, because reading it as a to-do would add the reader's
    // zone.
    known.modifiedAt = foreign.modifiedAt
    return known
  }

  /// Returns the to-do that would be read from a file written for this one; `nil` if that file
  /// could not be parsed.
  func written(_ ours: ForeignToDo) -> ForeignToDo? {
    let raw = SyncedFolder.format.write(ours, settings).raw
    return SyncedFolder.format.meaning(of: raw, settings).map { known($0, raw: raw) }
  }

  /// Returns a to-do as it was after the last sync, in the list and in the folder; `nil` if the
  /// stored text cannot be parsed.
  func seen(_ item: SyncedFolder.Item, ours: ForeignToDo?) -> NeighbourDecision.Seen? {
    guard let meaning = SyncedFolder.format.meaning(of: item.kept.raw, settings) else { return nil }
    var there = known(meaning, raw: item.kept.raw)
    // Blockers that were not in this list after the last sync were known to neither side.
    let leftOut = Set(item.kept.leftOut ?? [])
    there.blockedBy.removeAll { leftOut.contains(Self.origin(of: $0)) }
    var here = there
    for field in ForeignToDo.Field.allCases {
      guard let ours, let digest = item.unsaid?[field.rawValue] else { continue }
      // A value that the file cannot contain and that has not changed since the last sync.
      if SyncedFolder.digest(field, of: ours) == digest { here.take(field, of: ours) }
    }
    return NeighbourDecision.Seen(here: here, there: there)
  }
}
