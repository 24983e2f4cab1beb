/// todo.txt: a to-do on each line, with signs such as `+project` among its words.
package struct TodoTxt: WritableToDoFormat {
  package let name = "todo.txt"

  package init() {}

  package func read(
    _ text: String,
    _ settings: FormatSettings
  ) throws(FormatRefusal) -> ReadDocument {
    guard !text.utf8.contains(0) else {
      throw FormatRefusal("this is not text: it has a character of number 0")
    }
    var reader = TodoTxtReader(settings)
    reader.read(text)
    return reader.document
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard raw.parts.count == 1, let line = raw.parts.first,
      !line.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }), !line.isBlank
    else { return nil }
    return TodoTxtLine(line).meaning(settings)
  }

  /// The minimum length of an id that counts as unique in all files.
  ///
  /// It is the length of widgetctl's own ids and less than that of a UUID; topydo counts 1, 2, 3.
  private static let globalBytes = 16

  package func isGlobal(_ identity: String) -> Bool { identity.utf8.count >= Self.globalBytes }

  package func identity(of id: String) -> String { id }

  package func id(in identity: String) -> String? {
    let isID = identity.utf8.count == 16 && identity.utf8.allSatisfy { (0x6B...0x7A).contains($0) }
    return isID ? identity : nil
  }

  package func write(_ toDo: ForeignToDo, _ settings: FormatSettings) -> WrittenRecord {
    written(TodoTxtLine(), from: ForeignToDo(), to: toDo, settings)
  }

  package func edit(
    _ raw: RawRecord,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord {
    guard let line = raw.parts.first, before != after else { return WrittenRecord(raw) }
    return written(TodoTxtLine(line), from: before, to: after, settings)
  }

  /// Replaces the id in `p:`, which refers to the to-do that contains this one.
  package func renaming(_ raw: RawRecord, _ renamed: (String) -> String?) -> RawRecord {
    guard let text = raw.parts.first else { return raw }
    var line = TodoTxtLine(text)
    for index in line.tokens.indices where line.tokens[index].kind == .key(.parent) {
      guard let identity = renamed(String(line.tokens[index].value)) else { continue }
      line.tokens[index].text = "\(TodoTxtKey.parent.rawValue):\(identity)"
    }
    return RawRecord(parts: [line.text])
  }

  private func written(
    _ line: TodoTxtLine,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord {
    var line = line
    line.change(from: before, to: after, settings)
    let text = line.text
    let changed = Set(after.fields(differingFrom: before))
    // Reading the line again shows which values it could not contain.
    let unplaced = after.fields(differingFrom: TodoTxtLine(text).meaning(settings)).filter {
      changed.contains($0) && !settings.isSaid($0, after, TodoTxtLine(text).meaning(settings))
    }
    return WrittenRecord(RawRecord(parts: [text]), unplaced: unplaced.map(\.rawValue))
  }
}

extension FormatSettings {
  /// Returns whether a field has the same value with the precision of the format.
  ///
  /// Times of completion and creation are compared by day, and tags in any order.
  fileprivate func isSaid(
    _ field: ForeignToDo.Field,
    _ wanted: ForeignToDo,
    _ read: ForeignToDo
  ) -> Bool {
    switch field {
    case .state: isSame(wanted.state, read.state)
    case .due: isSame(wanted.due, read.due)
    case .notBefore: isSame(wanted.notBefore, read.notBefore)
    case .addedAt: wanted.addedAt.map(day) == read.addedAt.map(day)
    case .tags: Set(wanted.tags) == Set(read.tags)
    // Every to-do has these fields, so they are not reported.
    case .modifiedAt: true
    case .identity, .name, .startedAt, .reminders, .blockedBy, .priority, .notes, .list,
      .recurrence, .steps, .url:
      false
    }
  }

  /// Returns whether two states are equal; times of completion are compared by day.
  func isSame(_ left: ForeignToDo.State, _ right: ForeignToDo.State) -> Bool {
    switch (left, right) {
    case (.open, .open): true
    case (.done(let left), .done(let right)), (.cancelled(let left), .cancelled(let right)):
      left.map(day) == right.map(day)
    case (.open, _), (.done, _), (.cancelled, _): false
    }
  }

  /// Returns whether two moments are equal; the zones of instants are ignored.
  func isSame(_ left: ForeignToDo.Moment?, _ right: ForeignToDo.Moment?) -> Bool {
    switch (left, right) {
    case (.instant(let left, _), .instant(let right, _)): left == right
    default: left == right
    }
  }
}
