import Moments
import ToDoFormats

/// The to-dos of an export as texts in the format of the file.
struct ExportPlan {
  /// A to-do to export.
  ///
  /// `kept` is the stored text of the record in a file from which the to-do was imported. It is
  /// `nil` for a to-do that was not imported.
  struct Item {
    let record: ToDoRecord
    let kept: KeptRecord?
  }

  /// A to-do with the text that is written for it.
  struct Written {
    let id: ToDoID
    /// The origin by which a later import of the file recognizes the to-do.
    let origin: String
    let record: WrittenRecord
    /// The number of the imported file from which the to-do's stored text comes; `nil` without a
    /// stored text in this format.
    let source: Int64?
    /// Whether the text has the same bytes as the record from which the to-do was imported.
    let isUnchanged: Bool
  }

  let form: any WritableToDoFormat
  let settings: FormatSettings
  /// The file that is rewritten, whose other text is kept around the to-dos; `nil` for a new file.
  let source: ImportSource?
  private(set) var written: [Written] = []
  /// The fields that the format cannot contain, each with the number of to-dos that have the field.
  private(set) var unplaced: [(field: String, count: Int)] = []
  /// The number of to-dos that were imported in another format and lose the additional fields of
  /// that format.
  private(set) var foreignCount = 0
  /// The identity of each to-do, by which the format names it, such as a UID.
  private let identities: [ToDoID: String]
  /// The to-dos by their origins, which are their identities in the files that they came from.
  private let ids: [String: ToDoID]
  /// The to-dos that get a new identity, because two imported files have used the same short
  /// identity.
  private let renamed: Set<ToDoID>

  /// Creates the texts of the to-dos.
  ///
  /// - Parameters:
  ///   - items: The to-dos to write, in order.
  ///   - form: The format.
  ///   - settings: The settings, with the time zone for times without one.
  ///   - source: The file whose text surrounds the to-dos; `nil` for a new file.
  ///   - others: All to-dos by identifier and origin, as some may be blockers.
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

  /// Returns the text of a to-do: the stored text with only the differences changed, or a new text.
  private func record(of item: Item) -> WrittenRecord {
    let identity = identities[item.record.id]
    var foreign = ForeignToDo(item.record, identity: identity) { identities[$0] }
    guard let kept = item.kept, kept.form == form.name,
      let meaning = KeptMeaning(kept, form, settings, id: { ids[$0] ?? ownID(in: $0) })
    else {
      // The list that is stored for the whole file is not written into each to-do.
      if foreign.list == source?.listOfOthers { foreign.list = "" }
      return form.write(foreign, settings)
    }
    var after = meaning.foreign
    for field in ExchangedField.allCases where !field.isEqual(meaning.record, item.record) {
      // The list that is stored for the whole file is not a change of a to-do in it.
      if field == .list, item.record.list == source?.listOfOthers { continue }
      field.copy(from: foreign, to: &after)
      if field == .blockedBy { after.blockedBy += unknown(in: meaning.foreign, kept) }
    }
    if renamed.contains(item.record.id) { after.identity = identity }
    if !renamed.isDisjoint(with: item.record.blockedBy) {
      // Records that require this to-do to wait for them are not named in its own text.
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

  /// Returns the identities of blockers that a file's record names but that are not in this list.
  ///
  /// The export writes them again, so that they are not lost.
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

  /// Returns the identity that an origin contains, such as a UID; `nil` if the origin is of another
  /// format or has no identity.
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

  /// The pieces of the file in order, and the to-dos that are appended to it.
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

  /// Further texts that changed records need and the file may lack, such as a calendar's time
  /// zones.
  private var surroundings: [WrittenRecord] {
    written.filter { !$0.isUnchanged && !$0.record.raw.surroundings.isEmpty }.map {
      WrittenRecord(RawRecord(parts: [], surroundings: $0.record.raw.surroundings))
    }
  }

  /// The whole text of the file.
  var text: String {
    let (pieces, appended) = parts
    return form.document(pieces, appending: surroundings + appended.map(\.record))
  }
}

extension ImportSource {
  /// The list for to-dos for which the file names no list; `nil` if it is not set.
  fileprivate var listOfOthers: String? { list.isEmpty ? nil : list }
}
