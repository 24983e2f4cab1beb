/// The to-dos in the files of a collection: each file holds one UID, so a to-do and its steps are in several.
package struct ItemCollection: Sendable {
  /// A file with an item.
  package struct File: Equatable, Sendable {
    package var name: String
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// A to-do, and the files of its record's parts.
  package struct Item: Equatable, Sendable {
    package var record: ReadRecord
    /// The file of each part.
    package var files: [String]

    /// Its UID, or the file of one that has none.
    package var identity: String { record.toDo.identity ?? "file:" + (files.first ?? "") }
  }

  /// What is to be done with a file.
  package enum Change: Equatable, Sendable {
    case write(File)
    case remove(String)
  }

  /// In the order of the files' names; of two of one UID the second is a fault.
  package private(set) var items: [Item] = []
  /// Files of which nothing could be made, by their names; lines are the file's.
  package private(set) var faults: [String: FormatFault] = [:]
  private var files: [String: [Piece]] = [:]
  /// The names of all files in small letters, those without a to-do too: no new file may take one.
  private let takenNames: Set<String>
  private let settings: FormatSettings

  private enum Piece {
    case text(String)
    case part(Int, ofItem: Int)
  }

  /// Reads the files of a folder together.
  package init(_ files: [File], _ settings: FormatSettings) {
    self.settings = settings
    takenNames = Set(files.map { $0.name.lowercased() })
    let files = files.sorted { $0.name < $1.name }
    var whole: [(file: File, count: Int, line: Int)] = []
    var text = ""
    var line = 0
    for file in files {
      let scan = CalendarScan(file.text)
      guard ICalendar().recognizes(file.text[...].utf8), scan.version?.hasPrefix("1") != true else {
        faults[file.name] = FormatFault(line: 1, "no iCalendar file", found: file.text.prefix(20))
        continue
      }
      if let fault = scan.faults.first {
        faults[file.name] = fault
        continue
      }
      let count = scan.pieces.count { if case .component = $0 { true } else { false } }
      guard count > 0 else { continue }
      whole.append((file, count, line))
      let added = file.text.hasSuffix("\n") ? file.text : file.text + "\n"
      text += added
      line += added.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    read(whole, text)
  }

  private mutating func read(_ whole: [(file: File, count: Int, line: Int)], _ text: String) {
    guard let document = try? ICalendar().read(text, settings) else { return }
    let names = whole.flatMap { [String](repeating: $0.file.name, count: $0.count) }
    let lines = Dictionary(
      whole.map { ($0.file.name, $0.line) },
      uniquingKeysWith: { first, _ in first }
    )
    var places = [[Int]](repeating: [], count: document.records.count)
    var parts: [(part: Int, record: Int)] = []
    for case .part(let part, let record) in document.pieces {
      if parts.count < names.count { places[record].append(parts.count) }
      parts.append((part, record))
    }
    for (record, places) in zip(document.records, places) {
      var record = record
      let files = places.map { names[$0] }
      // Lines are counted within the file.
      if let fault = record.fault, let file = files.first {
        record.fault?.line = max(fault.line - (lines[file] ?? 0), 1)
        faults[file] = record.fault
      }
      items.append(Item(record: record, files: files))
    }
    var next = parts.makeIterator()
    for (file, _, _) in whole {
      files[file.name] = CalendarScan(file.text).pieces.compactMap { piece in
        switch piece {
        case .text(let text): .text(text)
        case .component: next.next().map { .part($0.part, ofItem: $0.record) }
        }
      }
    }
  }

  /// The items by their identities.
  package var itemsByIdentity: [String: Item] {
    Dictionary(items.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The folder's side of a comparison.
  ///
  /// - Parameter seen: The files that each to-do had when both sides were last alike.
  /// - Returns: Those that are there, by identity; one of whose files nothing can be made is not taken for missing.
  package func there(_ seen: [String: [String]]) -> [String: NeighbourDecision.There] {
    var there: [String: NeighbourDecision.There] = [:]
    for (identity, files) in seen where files.contains(where: { faults[$0] != nil }) {
      there[identity] = .unreadable
    }
    for item in items {
      let isSound = !item.files.contains { faults[$0] != nil }
      if there[item.identity] == nil {
        there[item.identity] = isSound ? .present(item.record.toDo) : .unreadable
      }
    }
    return there
  }

  // MARK: Changes

  /// The files of a to-do that the folder does not have.
  ///
  /// - Parameters:
  ///   - toDo: What they are to mean.
  ///   - known: A record that it had in such files, and what that means: all that it says further comes back.
  /// - Returns: The changes, and the fields that have no place in a file; the list is the folder itself.
  package func adding(
    _ toDo: ForeignToDo,
    known: (raw: RawRecord, toDo: ForeignToDo)? = nil
  ) -> (changes: [Change], unplaced: [String]) {
    let written =
      known.map { ICalendar().edit($0.raw, from: $0.toDo, to: toDo, settings) }
      ?? ICalendar().write(toDo, settings)
    var taken = takenNames
    let changes = Self.separated(written.raw.parts.joined()).map { block -> Change in
      .write(newFile(block, written.raw.surroundings, &taken))
    }
    return (changes, written.unplaced.filter { $0 != ForeignToDo.Field.list.rawValue })
  }

  /// The changes of files that make an item mean something else.
  package func changing(
    _ item: Item,
    from before: ForeignToDo,
    to after: ForeignToDo
  ) -> (changes: [Change], unplaced: [String]) {
    let old = item.record.raw
    let edited = ICalendar().edit(old, from: before, to: after, settings)
    guard edited.raw != old, let index = items.firstIndex(of: item) else {
      return ([], edited.unplaced)
    }
    var taken = takenNames
    var changes: [Change] = []
    var texts: [Int: String] = [:]
    for (part, text) in edited.raw.parts.enumerated() where text != old.parts[part] {
      let own = CalendarScan.toDos(in: old.parts[part]).first?.uid
      let blocks = Self.separated(text)
      // What was added to a part is an item of its own.
      texts[part] = blocks.filter { CalendarScan.toDos(in: $0).first?.uid == own }.joined()
      for block in blocks where CalendarScan.toDos(in: block).first?.uid != own {
        changes.append(.write(newFile(block, [], &taken)))
      }
    }
    let zones = WrittenRecord(RawRecord(parts: [], surroundings: edited.raw.surroundings))
    for name in Set(
      texts.keys.compactMap { item.files.indices.contains($0) ? item.files[$0] : nil }
    ).sorted() {
      let pieces = written(name, item: index, texts)
      if !Self.holdsItems(pieces) {
        changes.append(.remove(name))
      } else {
        let appended = edited.raw.surroundings == old.surroundings ? [] : [zones]
        changes.append(
          .write(File(name: name, text: ICalendar().document(pieces, appending: appended)))
        )
      }
    }
    return (changes, edited.unplaced.filter { $0 != ForeignToDo.Field.list.rawValue })
  }

  /// The changes that take an item out of the folder: a file in which nothing else is goes, others stay without it.
  package func removing(_ item: Item) -> [Change] {
    guard let index = items.firstIndex(of: item) else { return [] }
    let texts = Dictionary(uniqueKeysWithValues: item.record.raw.parts.indices.map { ($0, "") })
    return Set(item.files).sorted().map { name in
      let pieces = written(name, item: index, texts)
      return Self.holdsItems(pieces)
        ? .write(File(name: name, text: ICalendar().document(pieces, appending: [])))
        : .remove(name)
    }
  }

  private func written(_ name: String, item: Int, _ texts: [Int: String]) -> [WrittenPiece] {
    (files[name] ?? []).map { piece in
      switch piece {
      case .text(let text): .text(text)
      case .part(let part, let record):
        .part(
          record == item
            ? texts[part] ?? items[record].record.raw.parts[part]
            : items[record].record.raw.parts[part]
        )
      }
    }
  }

  /// Whether pieces hold more than a calendar's frame and its zones.
  private static func holdsItems(_ pieces: [WrittenPiece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .part(let text): !(text ?? "").isEmpty
      case .text(let text): CalendarText(text).lines.contains(where: isOfItem)
      }
    }
  }

  private static func isOfItem(_ line: CalendarText.Line) -> Bool {
    guard let content = line.content, content.name == "BEGIN" else { return false }
    return ["VEVENT", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"].contains(
      ContentLine.capitals(content.value)
    )
  }

  private func newFile(_ block: String, _ zones: [String], _ taken: inout Set<String>) -> File {
    let toDo = CalendarScan.toDos(in: block).first
    let names = Set(toDo?.text.lines.compactMap { $0.content?.parameter("TZID") } ?? [])
    let own = zones.filter { ZoneDefinition.name(in: $0).map(names.contains) ?? false }
    let record = WrittenRecord(RawRecord(parts: [block], surroundings: own))
    let name = CollectionFolder.name(forIdentity: toDo?.uid ?? block, taken: taken)
    taken.insert(name.lowercased())
    return File(name: name, text: ICalendar().document([], appending: [record]))
  }

  /// The VTODOs of a text by their UIDs: overrides stay with what they override.
  private static func separated(_ text: String) -> [String] {
    var order: [String] = []
    var texts: [String: String] = [:]
    for toDo in CalendarScan.toDos(in: text) {
      let uid = toDo.uid ?? ""
      if texts[uid] == nil { order.append(uid) }
      texts[uid, default: ""] += toDo.text.text
    }
    return order.compactMap { texts[$0] }
  }
}
