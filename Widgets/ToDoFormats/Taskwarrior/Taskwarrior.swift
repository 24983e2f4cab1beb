internal import Ground

/// The JSON that Taskwarrior 2.5, 2.6 and 3 export with `task export` and import with `task
/// import`.
package struct Taskwarrior: WritableToDoFormat {
  package let name = "taskwarrior"

  package init() {}

  /// Returns whether the first object has attributes that only this format has, or the text is
  /// Taskwarrior's own data file.
  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    guard let object = JSONRecords.beginning(of: text, upTo: Self.signBytes) else {
      return isOwnData(text)
    }
    return object.contains("\"description\"")
      && ["\"uuid\"", "\"entry\"", "\"status\""].contains { object.contains($0) }
  }

  /// The most bytes that are searched for the attributes by which the format is recognised.
  ///
  /// Attributes are sorted by name, and annotations may be long.
  private static let signBytes = 4_096

  /// Returns whether the text is a data file, `pending.data` or `completed.data`:
  /// `[description:"milk" entry:"1479992400" …]`.
  private func isOwnData(_ text: Substring.UTF8View) -> Bool {
    guard text.first == UInt8(ascii: "[") else { return false }
    let line = String(decoding: text.prefix(Self.signBytes).prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains("description:\"") && line.contains("entry:\"")
  }

  package func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal)
    -> ReadDocument
  {
    let hint = "write it with 'task export > FILE'"
    if isOwnData(text[...].utf8) {
      throw FormatRefusal("this is a data file of Taskwarrior's own", hint: hint)
    }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
      throw FormatRefusal("this is no JSON of Taskwarrior's: it has no task", hint: hint)
    }
    var reader = WarriorDocument(Array(text.utf8), settings)
    return reader.document()
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    WarriorReading(raw, settings)?.toDo
  }

  package func edit(
    _ raw: RawRecord,
    from before: ForeignToDo,
    to after: ForeignToDo,
    _ settings: FormatSettings
  ) -> WrittenRecord {
    guard before != after, let reading = WarriorReading(raw, settings) else {
      return WrittenRecord(raw)
    }
    var edit = WarriorEdit(reading, settings)
    edit.change(from: before, to: after)
    return edit.record(raw, saying: after)
  }

  package func write(_ toDo: ForeignToDo, _ settings: FormatSettings) -> WrittenRecord {
    // A new task is written as a change of an empty one.
    let empty = RawRecord(parts: ["{}"])
    guard let reading = WarriorReading(empty, settings) else { return WrittenRecord(empty) }
    var edit = WarriorEdit(reading, settings)
    edit.begin(toDo)
    edit.change(from: ForeignToDo(), to: toDo)
    return edit.record(empty, saying: toDo)
  }

  package func document(_ pieces: [WrittenPiece], appending appended: [WrittenRecord]) -> String {
    JSONPieces(pieces, appending: appended.flatMap(\.raw.parts)).text
  }
}

extension Taskwarrior {
  private static let firstLetter = UInt8(ascii: "k")
  /// The hexadecimal digit for the UUID's variant; the digits after it, `mark` and `tail`, spell
  /// `widgetc` in ASCII.
  private static let variant = "8"
  private static let mark = "77"
  private static let tail = "696467657463"

  /// Returns a UUID of version 8 (RFC 9562) that contains the sixteen letters as hexadecimal
  /// digits.
  package func identity(of id: String) -> String {
    let digits = id.utf8.map { letter -> Character in
      let number = (Int(letter) - Int(Self.firstLetter)) & 0xF
      return Character(Unicode.Scalar(UInt8(number < 10 ? 0x30 + number : 0x57 + number)))
    }
    guard digits.count == 16 else { return id }
    return "\(String(digits[0..<8]))-\(String(digits[8..<12]))-8\(String(digits[12..<15]))"
      + "-\(Self.variant)\(digits[15])\(Self.mark)-\(Self.tail)"
  }

  package func id(in identity: String) -> String? {
    let groups = identity.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12], groups[2].hasPrefix("8"),
      groups[3].hasPrefix(Self.variant),
      groups[3].hasSuffix(Self.mark), groups[4] == Self.tail
    else { return nil }
    let digits = groups[0] + groups[1] + groups[2].dropFirst() + groups[3].dropFirst().prefix(1)
    var letters: [UInt8] = []
    for digit in digits {
      guard let number = digit.hexDigitValue, digit.isASCII else { return nil }
      letters.append(Self.firstLetter + UInt8(number))
    }
    return letters.count == 16 ? String(decoding: letters, as: UTF8.self) : nil
  }
}
