import Moments
import ToDoFormats

/// The to-dos in the form of an export.
struct ExportPlan {
  /// A to-do with the text that is kept of it.
  struct Item {
    let record: ToDoRecord
    let kept: KeptRecord?
  }

  /// A to-do with its text in the file.
  struct Written {
    let id: ToDoID
    /// Its name in the file.
    let origin: String
    let record: WrittenRecord
    /// The source whose text is kept for it; `nil` if there is none in this form.
    let source: Int64?
    /// Whether it is written with the bytes that were read.
    let isUnchanged: Bool
  }

  let form: any WritableToDoFormat
  let settings: FormatSettings
  /// The source whose file is rewritten, or whose text surrounds the to-dos; `nil` for a new file.
  let source: ImportSource?
  private(set) var written: [Written] = []
  /// The number of to-dos with a field that the form cannot contain, by the names of the fields.
  private(set) var unplaced: [(field: String, count: Int)] = []
  /// The number of to-dos from another form, whose further fields stay here.
  private(set) var foreignCount = 0
  /// The form's names for to-dos, and the to-dos by their origins.
  private let identities: [ToDoID: String]
  private let ids: [String: ToDoID]
  /// The to-dos that have another identity than in their own text: two files may have one short identity each.
  private let renamed: Set<ToDoID>

  /// - Parameters:
  ///   - items: The to-dos that are written, in their order.
  ///   - form: The form.
  ///   - settings: The zone of what it writes without one.
  ///   - source: The source whose text is around them; `nil` for a new file.
  ///   - others: All that there are, by their identifiers and origins: others may wait for them.
  init(
    _ items: [Item],
    form: any WritableToDoFormat,
    settings: FormatSettings,
    source: ImportSource?,
    among others: [(id: ToDoID, origin: String?)]
  ) {
    self.form = form
    self.settings = settings
    self.source = source
    var (identities, ids): ([ToDoID: String], [String: ToDoID]) = ([:], [:])
    let isWritten = Set(items.map(\.record.id))
    for other in others {
      if let origin = other.origin {
        ids[origin] = other.id
        if let identity = Self.identity(in: origin, form.name) { identities[other.id] = identity }
      }
      if identities[other.id] == nil, isWritten.contains(other.id),
        other.origin?.hasPrefix(form.name + ":") != true
      {
        identities[other.id] = form.identity(of: other.id.text)
      }
    }
    var taken: Set<String> = []
    var renamed: Set<ToDoID> = []
    for item in items {
      guard let identity = identities[item.record.id], !taken.insert(identity).inserted,
        !form.isGlobal(identity)
      else { continue }
      identities[item.record.id] = form.identity(of: item.record.id.text)
      renamed.insert(item.record.id)
    }
    (self.identities, self.ids, self.renamed) = (identities, ids, renamed)
    var counts: [String: Int] = [:]
    for item in items {
      let record = self.record(of: item)
      for field in Set(record.unplaced) { counts[field, default: 0] += 1 }
      let own = item.kept.flatMap { $0.form == form.name ? $0 : nil }
      if item.kept != nil, own == nil { foreignCount += 1 }
      written.append(
        Written(
          id: item.record.id,
          origin: Self.origin(of: item, identities[item.record.id], form.name),
          record: record,
          source: own?.source,
          isUnchanged: own?.hasText(of: record.raw) == true
        )
      )
    }
    unplaced = counts.sorted { $0.key < $1.key }.map { (field: $0.key, count: $0.value) }
  }

  /// Returns the text of a to-do: the kept one with only the differences changed, or a new one.
  private func record(of item: Item) -> WrittenRecord {
    let identity = identities[item.record.id]
    var foreign = ForeignToDo(item.record, identity: identity) { identities[$0] }
    guard let kept = item.kept, kept.form == form.name,
      let meaning = KeptMeaning(kept, form, settings, id: { ids[$0] ?? ownID(in: $0) })
    else {
      // The file's own list says nothing of a to-do in it.
      if foreign.list == source?.listOfOthers { foreign.list = "" }
      return form.write(foreign, settings)
    }
    var after = meaning.foreign
    for field in ExchangedField.allCases where !field.isEqual(meaning.record, item.record) {
      // The file's own list says nothing of a to-do in it.
      if field == .list, item.record.list == source?.listOfOthers { continue }
      field.copy(from: foreign, to: &after)
      if field == .blockedBy { after.blockedBy += unknown(in: meaning.foreign, kept) }
    }
    if renamed.contains(item.record.id) { after.identity = identity }
    if !renamed.isDisjoint(with: item.record.blockedBy) {
      // Those that name it as their whole are not named by it.
      let parts = Set((kept.blockers ?? []).compactMap { ids[$0] ?? ownID(in: $0) })
      after.blockedBy =
        item.record.blockedBy.filter { !parts.contains($0) }.compactMap { identities[$0] }
        + unknown(in: meaning.foreign, kept)
    }
    var written = WrittenRecord(kept.raw)
    if after != meaning.foreign {
      after.modifiedAt = Instant(microseconds: item.record.modifiedAt)
      written = form.edit(kept.raw, from: meaning.foreign, to: after, meaning.settings)
    }
    guard !renamed.isEmpty else { return written }
    let origins = ImportOrigins(form: form, source: kept.source)
    written.raw = form.renaming(written.raw) { identity in
      let known = ids[origins.origin(ofIdentity: identity)]
      return known.flatMap { renamed.contains($0) ? identities[$0] : nil }
    }
    return written
  }

  /// The blockers that a record has in its file and not here: they stay.
  private func unknown(in foreign: ForeignToDo, _ kept: KeptRecord) -> [String] {
    let left = Set(kept.leftOut ?? [])
    let origins = ImportOrigins(form: form, source: kept.source)
    return foreign.blockedBy.filter { identity in
      let origin = origins.origin(ofIdentity: identity)
      return left.contains(origin) || ids[origin] == nil && ownID(in: origin) == nil
    }
  }

  private func ownID(in origin: String) -> ToDoID? {
    form.id(in: String(origin.dropFirst(form.name.count + 1))).flatMap { ToDoID($0) }
  }

  /// The record's identity in an origin of the given format; `nil` if the origin is of another format or has none.
  private static func identity(in origin: String, _ form: String) -> String? {
    guard origin.hasPrefix(form + ":") else { return nil }
    let identity = origin.dropFirst(form.utf8.count + 1)
    let parts = identity.split(separator: "/", omittingEmptySubsequences: false)
    let isOfText =
      parts.count == 3 && Int64(parts[0]) != nil && parts[1].utf8.count == 24
      && Int(parts[2]) != nil
    return isOfText ? nil : String(ImportOrigins.identity(behind: identity))
  }

  private static func origin(of item: Item, _ identity: String?, _ form: String) -> String {
    if let origin = item.record.origin, origin.hasPrefix(form + ":") { return origin }
    return "\(form):\(identity ?? item.record.id.text)"
  }

  // MARK: The file

  /// The pieces of the file, and those that are appended to it.
  private var parts: (pieces: [WrittenPiece], appended: [Written]) {
    var byOrigin: [String: Written] = [:]
    for record in written { byOrigin[record.origin] = record }
    let texts = source?.writtenRecords ?? [:]
    var byID: [ToDoID: Written] = [:]
    for record in written { byID[record.id] = record }
    var used: Set<ToDoID> = []
    let pieces = (source?.pieces ?? []).map { piece -> WrittenPiece in
      switch piece {
      case .text(let text): return .text(text)
      case .part(let part, let origin):
        let known = byOrigin[origin] ?? texts[origin].flatMap { ToDoID($0.id) }.flatMap { byID[$0] }
        guard let known, part < known.record.raw.parts.count else { return .part(nil) }
        used.insert(known.id)
        return .part(known.record.raw.parts[part])
      }
    }
    return (pieces, written.filter { !used.contains($0.id) })
  }

  /// The texts around changed records that their file may lack, such as the zones of a calendar.
  private var surroundings: [WrittenRecord] {
    written.filter { !$0.isUnchanged && !$0.record.raw.surroundings.isEmpty }.map {
      WrittenRecord(RawRecord(parts: [], surroundings: $0.record.raw.surroundings))
    }
  }

  /// The text of the file.
  var text: String {
    let (pieces, appended) = parts
    return form.document(pieces, appending: surroundings + appended.map(\.record))
  }
}

extension ImportSource {
  /// The list that a to-do without one is in.
  fileprivate var listOfOthers: String? { list.isEmpty ? nil : list }
}
