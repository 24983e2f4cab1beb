internal import Moments

/// calcurse's file `todo`: each line is a to-do; its note is a separate file, which the
/// line names.
///
///     [1]>b87346b5068e7c15811bfc30936b27c698e1ef7d Call Bob
///     [-5] Water the plants
package struct Calcurse: ToDoFormat {
  package let name = "calcurse"
  private let notes: @Sendable (String) -> String?

  /// The most lines that are searched to recognise a file; each of them must be a to-do.
  private static let maximumLines = 200
  /// The most bytes of a note's file name: a SHA-1 has 40 hexadecimal digits.
  private static let maximumNameBytes = 64

  /// - Parameter notes: Returns the text of a file in the folder `notes`; `nil` if there is none.
  ///   The names passed to it have only letters, digits and hyphens.
  package init(notes: @escaping @Sendable (_ name: String) -> String? = { _ in nil }) {
    self.notes = notes
  }

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    var records = 0
    for line in TextLines(Substring(text)).lazy.prefix(Self.maximumLines) where !line.text.isBlank {
      guard CalcurseLine(line.text) != nil else { return false }
      records += 1
    }
    return records > 0
  }

  package func read(
    _ text: String,
    _ settings: FormatSettings
  ) throws(FormatRefusal) -> ReadDocument {
    var document = ReadDocument()
    for line in TextLines(text) {
      if let parsed = CalcurseLine(line.text) {
        document.pieces.append(.part(0, ofRecord: document.records.count))
        document.records.append(record(line, parsed))
      } else {
        document.pieces.append(.text(String(line.text)))
        if !line.text.isBlank {
          document.faults.append(
            FormatFault(line: line.number, "a line without its [number]", found: line.text)
          )
        }
      }
      document.pieces.append(.text(String(line.lineBreak)))
    }
    document.pieces.removeAll { $0 == .text("") }
    return document
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard raw.parts.count == 1, let line = CalcurseLine(raw.parts[0][...]) else { return nil }
    return line.meaning(note: raw.surroundings.first)
  }

  private func record(_ line: TextLine, _ parsed: CalcurseLine) -> ReadRecord {
    var raw = RawRecord(parts: [String(line.text)])
    var remarks: [String] = []
    if let name = parsed.note {
      let note = Self.isFileName(name) ? notes(String(name)) : nil
      if let note {
        raw.surroundings = [note]
      } else {
        remarks.append("its note “\(name.prefix(40))” is not in the folder notes")
      }
    }
    var record = ReadRecord(
      line: line.number,
      raw: raw,
      toDo: parsed.meaning(note: raw.surroundings.first)
    )
    record.remarks = remarks
    return record
  }

  /// Returns whether a text can be the name of a note's file: letters, digits and hyphens, without
  /// a path.
  private static func isFileName(_ name: Substring) -> Bool {
    (1...maximumNameBytes).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
      }
  }
}

/// A line of calcurse's list, split into its priority, its note and its text.
private struct CalcurseLine {
  let isDone: Bool
  /// The number before the text: 1 is the highest priority, 9 the lowest, and 0 means none.
  let rank: Int
  let note: Substring?
  let text: Substring

  init?(_ line: Substring) {
    var rest = line
    guard rest.takeByte("[") else { return nil }
    isDone = rest.takeByte("-")
    guard let digit = rest.utf8.first, (0x30...0x39).contains(digit) else { return nil }
    rank = Int(digit - 0x30)
    rest = rest[rest.utf8.index(after: rest.startIndex)...]
    guard rest.takeByte("]") else { return nil }
    if rest.takeByte(">") {
      let end = rest.utf8.firstIndex(of: 0x20) ?? rest.endIndex
      note = rest[..<end]
      rest = rest[end...]
    } else {
      note = nil
    }
    guard rest.isEmpty || rest.takeByte(" ") else { return nil }
    text = rest
  }

  func meaning(note: String?) -> ForeignToDo {
    var toDo = ForeignToDo(name: String(text))
    toDo.state = isDone ? .done(nil) : .open
    toDo.priority = ForeignToDo.Priority(calendarNumber: rank) ?? .none
    if let note {
      let end = note.utf8.last == 0x0A ? note.utf8.index(before: note.endIndex) : note.endIndex
      toDo.notes = String(note[..<end])
    }
    return toDo
  }
}

extension Substring {
  /// Removes one ASCII character from the beginning, even if a combining mark follows it.
  ///
  /// - Returns: Whether the text began with the character.
  fileprivate mutating func takeByte(_ character: Unicode.Scalar) -> Bool {
    guard let first = utf8.first, UInt32(first) == character.value else { return false }
    self = self[utf8.index(after: startIndex)...]
    return true
  }
}
