import Foundation
import Ground
import Moments
import SharedStore
import ToDoFormats

/// A folder that is kept alike with a list, and what both had when they were last alike.
struct SyncedFolder: Sendable {
  /// A to-do as both had it.
  struct Item: Codable, Equatable, Sendable {
    /// The sixteen letters of the to-do.
    var id: String
    /// The files of the record's parts.
    var files: [String]
    var kept: KeptRecord
    /// The fields that had no place in a file, with a digest of what they were here.
    var unsaid: [String: String]?
  }

  /// The form by which these folders differ from files that were imported.
  static let form = "vdir"
  /// Both have the forms of one program's files.
  static let format = ICalendar()

  private(set) var source: ImportSource
  var items: [String: Item]

  init(_ source: ImportSource) {
    self.source = source
    items =
      (try? JSONDecoder().decode([String: Item].self, from: Data(source.skeleton.utf8))) ?? [:]
  }

  /// What is stored of it.
  var stored: ImportSource {
    var stored = source
    stored.skeleton = KeptRecord.json(items)
    return stored
  }

  var files: [String: [String]] { items.mapValues(\.files) }

  /// What stands for the value of a field: equal for equal values.
  static func digest(_ field: ForeignToDo.Field, of toDo: ForeignToDo) -> String {
    var alone = ForeignToDo()
    alone.take(field, of: toDo)
    return SHA256.hexadecimal(SHA256.digest(of: Array(String(describing: alone).utf8)).prefix(8))
  }
}

/// What the to-dos of a list are in the terms of a folder's files.
struct SyncTerms: Sendable {
  let settings: FormatSettings
  let list: String
  /// The UIDs of this list's to-dos, and the to-dos that UIDs stand for.
  private let identities: [ToDoID: String]
  private let ids: [String: ToDoID]

  init(settings: FormatSettings, list: String, identities: [ToDoID: String]) {
    self.settings = settings
    self.list = list
    self.identities = identities
    ids = Dictionary(identities.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// The to-do that a UID stands for.
  func id(_ identity: String) -> ToDoID? {
    ids[identity] ?? SyncedFolder.format.id(in: identity).flatMap { ToDoID($0) }
  }

  func identity(of record: ToDoRecord) -> String {
    identities[record.id] ?? SyncedFolder.format.identity(of: record.id.text)
  }

  func foreign(_ record: ToDoRecord) -> ForeignToDo {
    ForeignToDo(record, identity: identity(of: record)) { identities[$0] }
  }

  /// What a record of a file is as a to-do of this list.
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

  /// What a record of a file means here, with no more than this list can hold.
  func known(_ foreign: ForeignToDo, raw: RawRecord) -> ForeignToDo {
    var known = ForeignToDo(read(foreign, raw: raw), identity: foreign.identity) { identities[$0] }
    // A time without its zone stays one: the record has the reader's.
    known.modifiedAt = foreign.modifiedAt
    return known
  }

  /// What both had when they were last alike; `nil` for a text that cannot be read again.
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
