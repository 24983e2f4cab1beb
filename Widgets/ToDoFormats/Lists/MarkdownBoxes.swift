internal import Moments

/// Checkboxes in Markdown, `- [ ] text`, with the fields of Tasks, a plugin of Obsidian, at the end
/// of the line.
package struct MarkdownBoxes: ToDoFormat {
  package let name = "markdown"

  /// The most lines that are searched for a checkbox; a note may have much text before it.
  private static let maximumLines = 2_000

  package init() {}

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    TextLines(Substring(text)).lazy.prefix(Self.maximumLines).contains { line in
      if case .box = MarkdownLine(line.text).content { true } else { false }
    }
  }

  package func read(
    _ text: String,
    _ settings: FormatSettings
  ) throws(FormatRefusal) -> ReadDocument {
    var reader = MarkdownReader()
    reader.read(text)
    return reader.document
  }

  /// The minimum length of an id that counts as unique in all files.
  ///
  /// The Tasks plugin generates ids of six letters and digits; a shorter one was typed by the user.
  /// A block name such as `^name` is unique only in its own file.
  private static let drawnBytes = 6

  package func isGlobal(_ identity: String) -> Bool {
    identity.utf8.count >= Self.drawnBytes && !identity.utf8.starts(with: "^".utf8)
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    MarkdownRecord(raw)?.toDo
  }
}

/// A checkbox, and the lines below it that belong to it.
struct MarkdownRecord {
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The text of a date field whose date does not exist; `nil` if there is none.
  private(set) var fault: String?

  /// - Returns: `nil` if the record's first line is not a checkbox.
  init?(_ raw: RawRecord) {
    var lines = raw.parts.flatMap { part in TextLines(part).map(\.text) }[...]
    guard let first = lines.popFirst(),
      case .box(let state, let text) = MarkdownLine(first).content
    else { return nil }
    toDo.list = raw.surroundings.first ?? ""
    take(state, MarkdownFields(text))
    var notes: [Substring] = []
    var fence = MarkdownFence()
    for line in lines.map(MarkdownLine.init) {
      if !fence.takes(line), case .box(let state, let text) = line.content {
        toDo.steps.append(
          ForeignToDo.Step(name: String(text), isDone: Self.isDone(state) || state == "-")
        )
      } else {
        notes.append(line.inner)
      }
    }
    toDo.notes = Self.dedented(notes)
  }

  private mutating func take(_ state: Character, _ fields: MarkdownFields) {
    (toDo.name, toDo.tags) = fields.nameAndTags
    toDo.due = fields.day(.due).map { .day($0) }
    toDo.notBefore = (fields.day(.start) ?? fields.day(.scheduled)).map { .day($0) }
    toDo.addedAt = fields.day(.created).map { .day($0) }
    switch state {
    case "x", "X": toDo.state = .done(fields.day(.done).map { .day($0) })
    case "-": toDo.state = .cancelled(fields.day(.cancelled).map { .day($0) })
    case " ", "/": break
    default: remarks.append("its box has “\(state)”, which is open here")
    }
    for field in fields.fields.reversed() {
      switch field {
      case .priority(let priority): toDo.priority = priority
      case .id(let id): toDo.identity = id
      case .block(let name): toDo.identity = toDo.identity ?? "^\(name)"
      case .blockers(let names): toDo.blockedBy += names
      case .recurrence(let words):
        toDo.recurrence = MarkdownRecurrence.rule(of: words) ?? ""
        if toDo.recurrence.isEmpty {
          remarks.append("it does not come back here: “\(words.prefix(60))” is not understood")
        }
      case .day, .tag, .onCompletion: break
      }
    }
    if fields.day(.start) != nil, fields.day(.scheduled) != nil {
      remarks.append("the day that it is scheduled for is kept: its start counts")
    }
    if let doubt = fields.doubt { take(doubt) }
  }

  /// Reports an emoji after which no valid date follows: as a fault if the date does not exist,
  /// otherwise as a remark.
  private mutating func take(_ doubt: Substring) {
    let value = doubt.words.dropFirst().first ?? ""
    if value.looksLikeDay, CivilDate(text: String(value)) == nil {
      fault = String(doubt)
    } else {
      remarks.append(
        "“\(doubt.prefix(60))” is not a date at the end of the line and stays in the name"
      )
    }
  }

  static func isDone(_ state: Character) -> Bool { state == "x" || state == "X" }

  /// Returns the lines without their common indentation.
  private static func dedented(_ lines: [Substring]) -> String {
    let blanks = lines.map { $0.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }.min() ?? 0
    return lines.map { String(Substring($0.utf8.dropFirst(blanks))) }.joined(separator: "\n")
  }
}

/// Tracks whether lines are in a fenced code block, which begins and ends with a line such as three
/// backquotes.
struct MarkdownFence {
  private var sign: UInt8 = 0
  /// The number of characters in the opening fence; 0 outside a code block.
  private var count = 0

  var isOpen: Bool { count > 0 }

  /// Reads the next line; returns whether it is in a code block, or begins or ends one.
  mutating func takes(_ line: MarkdownLine) -> Bool {
    guard case .fence(let sign, let count) = line.content else { return self.count > 0 }
    if self.count == 0 {
      (self.sign, self.count) = (sign, count)
    } else if sign == self.sign, count >= self.count {
      self.count = 0
    }
    return true
  }
}
