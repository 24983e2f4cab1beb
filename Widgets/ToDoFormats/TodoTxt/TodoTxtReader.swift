internal import Moments

/// Reads the to-dos in a file of todo.txt, one on each line.
struct TodoTxtReader {
  private(set) var document = ReadDocument()
  private let settings: FormatSettings
  private var hidden = 0
  private var comments = 0
  /// The indices of the records by their ids.
  private var records: [String: Int] = [:]
  /// The ids in `p:`, each with the index of the record that has it.
  private var parents: [(child: Int, parent: String)] = []

  init(_ settings: FormatSettings) {
    self.settings = settings
  }

  mutating func read(_ text: String) {
    var (between, rest) = TextLines.withoutMark(text)
    for line in TextLines(rest) {
      if line.text.isBlank || Self.isComment(line.text) {
        comments += line.text.isBlank ? 0 : 1
        between += line.text
      } else {
        if !between.isEmpty { document.pieces.append(.text(between)) }
        between = ""
        document.pieces.append(.part(0, ofRecord: document.records.count))
        add(line)
      }
      between += line.lineBreak
    }
    if !between.isEmpty { document.pieces.append(.text(between)) }
    connect()
    remark()
  }

  /// Returns whether a line is a comment, such as `# text` and `##`; `#word` without a blank may
  /// begin a to-do.
  private static func isComment(_ line: Substring) -> Bool {
    let bytes = line.utf8
    guard bytes.first == UInt8(ascii: "#") else { return false }
    guard let next = bytes.dropFirst().first else { return true }
    return next == 0x20 || next == 0x09 || next == UInt8(ascii: "#")
  }

  private mutating func add(_ line: TextLine) {
    let parsed = TodoTxtLine(line.text)
    var record = ReadRecord(
      line: line.number,
      raw: RawRecord(parts: [String(line.text)]),
      toDo: parsed.meaning(settings)
    )
    examine(parsed, &record)
    let position = document.records.count
    for parent in parsed.values(of: .key(.parent)) { parents.append((position, parent)) }
    if parsed.value(of: .key(.hidden)) == "1" { hidden += 1 }
    document.records.append(record)
    name(position)
  }

  /// Reports words that look like keys with invalid values, such as `due:tomorrow`.
  private func examine(_ line: TodoTxtLine, _ record: inout ReadRecord) {
    for (index, token) in line.tokens.enumerated() where token.kind == .word {
      let text = token.text[...]
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
      let value = colon.map { text[text.utf8.index(after: $0)...] } ?? ""
      switch colon.map({ String(text[..<$0]) }) {
      case "due"?, "t"?:
        if value.looksLikeDay {
          record.fault = fault(record, token.text)
        } else if !value.isEmpty {
          record.remarks.append("“\(token.text.prefix(60))” is not a date and stays in the name")
        }
      case "rec"? where !value.isEmpty:
        record.remarks.append(
          "“\(token.text.prefix(60))” is not a recurrence that is known, and stays in the name"
        )
      default:
        // A date after those at the beginning of the line is a word of the text.
        if index == line.headCount, text.looksLikeDay, CivilDate(text: token.text) == nil {
          record.fault = fault(record, token.text)
        }
      }
    }
  }

  private func fault(_ record: ReadRecord, _ found: String) -> FormatFault {
    record.fault ?? FormatFault(line: record.line, "a date that does not exist", found: found)
  }

  /// Registers the id of a record, so that no other record has the same id.
  ///
  /// Some programs copy a repeating to-do with its id; then the open one keeps the id.
  private mutating func name(_ position: Int) {
    guard let id = document.records[position].toDo.identity else { return }
    guard let other = records[id] else {
      records[id] = position
      return
    }
    let isOpen = document.records[position].toDo.state == .open
    let keeper = isOpen && document.records[other].toDo.state != .open ? position : other
    let loser = keeper == position ? other : position
    document.records[loser].toDo.identity = nil
    document.records[loser].remarks.append(
      "the id “\(id.prefix(40))” is that of line \(document.records[keeper].line) too"
        + ", which keeps it"
    )
    records[id] = keeper
  }

  /// Makes to-dos wait for their parts: each to-do whose id is in `p:` of other lines waits for the
  /// to-dos in those lines.
  private mutating func connect() {
    for (child, parent) in parents {
      guard let position = records[parent], position != child else {
        document.records[child].remarks.append(
          "it is a part of “\(parent.prefix(40))”, which is not here"
        )
        continue
      }
      document.records[position].blockers.append(child)
    }
  }

  private mutating func remark() {
    if hidden > 0 {
      document.remarks.append("lines that other programs hide (h:1): \(hidden)")
    }
    if comments > 0 {
      document.remarks.append("lines that begin with # and are kept as comments: \(comments)")
    }
  }
}
