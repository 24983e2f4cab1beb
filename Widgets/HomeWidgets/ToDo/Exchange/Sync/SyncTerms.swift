import Moments
import ToDoFormats

/// Translates between a list's to-dos and a folder's records.
struct SyncTerms: Sendable {
  let settings: FormatSettings
  let list: String
  /// The UIDs of the list's to-dos.
  private let identities: [ToDoID: String]
  private let ids: [String: ToDoID]

  init(settings: FormatSettings, list: String, identities: [ToDoID: String]) {
    self.settings = settings
    self.list = list
    self.identities = identities
    ids = Dictionary(identities.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the terms with an identifier for each of these UIDs: to-dos that are about to come may wait for each other.
  func naming(_ new: [String]) -> SyncTerms {
    var identities = self.identities
    for identity in new { identities[id(identity) ?? .random()] = identity }
    return SyncTerms(settings: settings, list: list, identities: identities)
  }

  /// Returns the to-do with a UID.
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
    ReadToDo(
      foreign,
      raw: raw,
      list: list,
      zone: settings.zone,
      blockers: foreign.blockedBy,
      id: id
    )
    .record
  }

  /// Returns the text of a file's record as a to-do keeps it.
  ///
  /// It has no list: a folder without a name is no list to an import, which would take the to-do out of this one.
  func kept(_ record: ReadRecord, source: Int64) -> KeptRecord {
    let form = SyncedFolder.format.name
    return KeptRecord(
      form: form,
      source: source,
      zone: settings.zone.identifier,
      list: nil,
      raw: record.raw,
      leftOut: record.toDo.blockedBy.filter { id($0) == nil }.map { "\(form):\($0)" }
    )
  }

  /// Returns the meaning of a file's record, reduced to what this list can hold.
  func known(_ foreign: ForeignToDo, raw: RawRecord) -> ForeignToDo {
    var known = ForeignToDo(read(foreign, raw: raw), identity: foreign.identity) { identities[$0] }
    // A time without its zone stays one: the record has the reader's.
    known.modifiedAt = foreign.modifiedAt
    return known
  }

  /// Returns the meaning of the file that would be written of a to-do of this list.
  func written(_ ours: ForeignToDo) -> ForeignToDo? {
    let raw = SyncedFolder.format.write(ours, settings).raw
    return SyncedFolder.format.meaning(of: raw, settings).map { known($0, raw: raw) }
  }

  /// Returns the two sides of a to-do when they were last alike; `nil` if its text cannot be read again.
  func seen(_ item: SyncedFolder.Item, ours: ForeignToDo?) -> NeighbourDecision.Seen? {
    guard let meaning = SyncedFolder.format.meaning(of: item.kept.raw, settings) else { return nil }
    let there = known(meaning, raw: item.kept.raw)
    var here = there
    for field in ForeignToDo.Field.allCases {
      guard let ours, let digest = item.unsaid?[field.rawValue] else { continue }
      // What had no place and is as it was then.
      if SyncedFolder.digest(field, of: ours) == digest { here.take(field, of: ours) }
    }
    return NeighbourDecision.Seen(here: here, there: there)
  }
}
