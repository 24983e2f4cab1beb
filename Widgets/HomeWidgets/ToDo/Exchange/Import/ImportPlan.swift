import Foundation
import Ground
import Moments
import ToDoFormats

/// The plan for importing a file: its records with their origins, the to-dos that they become, and
/// their blockers.
struct ImportPlan: Sendable {
  /// A record of the file, with the to-do that it becomes.
  struct Item: Sendable {
    /// The line of the file on which the record begins.
    let line: Int
    let origin: String
    /// The identifier of the existing to-do, or a new identifier.
    let id: ToDoID
    let read: ToDoRecord
    let kept: KeptRecord
    /// The origins of the to-dos that must be done before this one.
    let blockers: [String]
    let remarks: [String]
  }

  let file: ImportFile
  let origins: ImportOrigins
  private(set) var items: [Item] = []
  private(set) var pieces: [ImportSource.Piece] = []
  /// The identifiers of to-dos by their origins.
  private(set) var ids: [String: ToDoID]

  /// Returns the origins of a file's records, in order.
  static func origins(
    of file: ImportFile,
    source: Int64
  ) -> (names: [String], origins: ImportOrigins) {
    var origins = ImportOrigins(form: file.form, source: source)
    let names = file.records.map {
      origins.origin(of: $0.record.raw, identity: $0.record.toDo.identity)
    }
    return (names, origins)
  }

  /// Plans the import of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - source: The number under which the file is stored.
  ///   - known: The to-dos that exist already, by their origins.
  ///   - named: The origins of the file's records, in order.
  ///   - here: The blockers of to-dos in the list that are not in the file.
  init(
    _ file: ImportFile,
    source: Int64,
    known: [String: ToDoID],
    named: (names: [String], origins: ImportOrigins),
    here: [ToDoID: [ToDoID]] = [:]
  ) {
    let (names, origins) = named
    self.file = file
    self.origins = origins
    ids = known
    let new = names.filter { known[$0] == nil }
    for (name, id) in zip(new, ToDoID.random(count: new.count)) { ids[name] = id }
    let records = file.records
    var positions: [Int: String] = [:]
    for ((index, _), name) in zip(records, names) { positions[index] = name }
    let blockers = records.map { _, record in
      Self.blockers(of: record, origins, positions)
    }
    let plan = self
    let broken = ImportCircles(names, blockers, id: { plan.id($0) }, here: here).edges
    items.reserveCapacity(records.count)
    for (place, (_, record)) in records.enumerated() {
      let name = names[place]
      let item = item(record, name, blockers[place], cut: broken[place] ?? [], source)
      items.append(item)
    }
    pieces = Self.pieces(of: file, positions)
  }

  /// Returns the origins of a record's blockers: those that it names, and those that other records
  /// of the file require.
  private static func blockers(
    of record: ReadRecord,
    _ origins: ImportOrigins,
    _ positions: [Int: String]
  ) -> [String] {
    record.toDo.blockedBy.map { origins.origin(ofIdentity: $0) }
      + record.blockers.compactMap { positions[$0] }
  }

  private func item(
    _ record: ReadRecord,
    _ origin: String,
    _ blockers: [String],
    cut: [String],
    _ source: Int64
  ) -> Item {
    let left = Set(cut)
    let read = ReadToDo(
      record.toDo,
      raw: record.raw,
      list: file.list,
      zone: file.settings.zone,
      blockers: blockers.filter { !left.contains($0) },
      id: id
    )
    let own = Set(record.toDo.blockedBy.map { origins.origin(ofIdentity: $0) })
    let kept = KeptRecord(
      form: file.form.name,
      source: source,
      zone: file.settings.zone.identifier,
      list: file.list,
      raw: record.raw,
      blockers: blockers.filter { !own.contains($0) },
      leftOut: cut + read.missing
    )
    var remarks = record.remarks + read.remarks
    if !cut.isEmpty { remarks.append(ImportCircles.remark) }
    return Item(
      line: record.line,
      origin: origin,
      id: ids[origin] ?? .random(),
      read: read.record,
      kept: kept,
      blockers: blockers,
      remarks: remarks
    )
  }

  /// Returns the identifier of the to-do with an origin; `nil` if there is none.
  func id(_ origin: String) -> ToDoID? {
    ids[origin] ?? origins.ownID(in: String(origin.dropFirst(file.form.name.count + 1)))
  }

  /// Returns the file as pieces: the text between the records, and references in place of the
  /// records.
  private static func pieces(
    of file: ImportFile,
    _ positions: [Int: String]
  ) -> [ImportSource.Piece] {
    file.document.pieces.map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .part(let part, let index):
        if let origin = positions[index] {
          .part(part, of: origin)
        } else {
          // A record that occurs again later in the file is kept as text and not imported.
          .text(file.document.records[index].raw.parts[part])
        }
      }
    }
  }
}
