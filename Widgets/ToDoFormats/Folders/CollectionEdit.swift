/// Calculates the file changes that add, change or remove an item in a folder.
package struct CollectionEdit {
  private let items: [ItemCollection.Item]
  private let files: [String: [ItemCollection.Piece]]
  private let takenNames: Set<String>
  private let settings: FormatSettings

  /// - Parameters:
  ///   - items: The items in the folder.
  ///   - files: The text of each file that contains to-dos, in pieces, by the file's name.
  ///   - takenNames: The names of all files in the folder, in lower case.
  ///   - settings: The settings with which the folder was read.
  init(
    _ items: [ItemCollection.Item],
    _ files: [String: [ItemCollection.Piece]],
    _ takenNames: Set<String>,
    _ settings: FormatSettings
  ) {
    self.items = items
    self.files = files
    self.takenNames = takenNames
    self.settings = settings
  }

  /// Returns the changes that add a to-do which is missing in the folder.
  ///
  /// - Parameters:
  ///   - toDo: The to-do that the files are to contain.
  ///   - known: An earlier record of the to-do, with its meaning; its other properties are
  ///     restored.
  /// - Returns: The changes, and the fields that a file cannot contain; the list is not among them.
  package func adding(
    _ toDo: ForeignToDo,
    known: (raw: RawRecord, toDo: ForeignToDo)? = nil
  ) -> (changes: [ItemCollection.Change], unplaced: [String]) {
    let written =
      known.map { ICalendar().edit($0.raw, from: $0.toDo, to: toDo, settings) }
      ?? ICalendar().write(toDo, settings)
    var taken = takenNames
    let changes = Self.separated(written.raw.parts.joined()).map { block -> ItemCollection.Change in
      .write(newFile(block, written.raw.surroundings, &taken))
    }
    return (changes, written.unplaced.filter { $0 != ForeignToDo.Field.list.rawValue })
  }

  /// Returns the file changes that update an item, and the names of fields that its files cannot
  /// contain.
  package func changing(
    _ item: ItemCollection.Item,
    from before: ForeignToDo,
    to after: ForeignToDo
  ) -> (changes: [ItemCollection.Change], unplaced: [String]) {
    let old = item.record.raw
    let edited = ICalendar().edit(old, from: before, to: after, settings)
    guard edited.raw != old, let index = items.firstIndex(of: item) else {
      return ([], edited.unplaced)
    }
    var taken = takenNames
    var changes: [ItemCollection.Change] = []
    var texts: [Int: String] = [:]
    for (part, text) in edited.raw.parts.enumerated() where text != old.parts[part] {
      let own = CalendarScan.toDos(in: old.parts[part]).first?.uid
      let blocks = Self.separated(text)
      // A VTODO that was added to a part becomes a separate item.
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
          .write(
            ItemCollection.File(name: name, text: ICalendar().document(pieces, appending: appended))
          )
        )
      }
    }
    return (changes, edited.unplaced.filter { $0 != ForeignToDo.Field.list.rawValue })
  }

  /// Returns the changes that remove an item; a file that contains nothing else is deleted.
  package func removing(_ item: ItemCollection.Item) -> [ItemCollection.Change] {
    guard let index = items.firstIndex(of: item) else { return [] }
    let texts = Dictionary(uniqueKeysWithValues: item.record.raw.parts.indices.map { ($0, "") })
    return Set(item.files).sorted().map { name in
      let pieces = written(name, item: index, texts)
      return Self.holdsItems(pieces)
        ? .write(ItemCollection.File(name: name, text: ICalendar().document(pieces, appending: [])))
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

  /// Returns whether a file's text contains more than a calendar's header, end and time zones.
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

  private func newFile(_ block: String, _ zones: [String], _ taken: inout Set<String>)
    -> ItemCollection.File
  {
    let toDo = CalendarScan.toDos(in: block).first
    let names = Set(toDo?.text.lines.compactMap { $0.content?.parameter("TZID") } ?? [])
    let own = zones.filter { ZoneDefinition.name(in: $0).map(names.contains) ?? false }
    let record = WrittenRecord(RawRecord(parts: [block], surroundings: own))
    let name = CollectionFolder.name(forIdentity: toDo?.uid ?? block, taken: taken)
    taken.insert(name.lowercased())
    return ItemCollection.File(name: name, text: ICalendar().document([], appending: [record]))
  }

  /// Splits a text into the VTODO components of each UID; a changed occurrence stays with its
  /// recurring to-do.
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
