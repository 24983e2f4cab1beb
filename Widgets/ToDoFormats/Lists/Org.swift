/// The headings in an Org file that are to-dos, with their planning lines, properties and
/// checkboxes.
package struct Org: ToDoFormat {
  package let name = "org"

  /// The most lines that are searched for a to-do to recognise the format; a file may begin with
  /// much other text.
  private static let maximumLines = 2_000

  package init() {}

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    var directives = OrgDirectives()
    for line in TextLines(Substring(text)).lazy.prefix(Self.maximumLines) {
      directives.take(line.text)
      if OrgHeading(line.text, directives)?.state != nil { return true }
    }
    return false
  }

  package func read(
    _ text: String,
    _ settings: FormatSettings
  ) throws(FormatRefusal) -> ReadDocument {
    var reader = OrgReader(settings)
    reader.read(text)
    return reader.document
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    OrgRecord(raw, settings)?.toDo
  }
}

/// Finds the to-dos among the headings of an Org file.
struct OrgReader {
  private(set) var document = ReadDocument()
  private let settings: FormatSettings
  private var directives = OrgDirectives()
  /// The headings that enclose the current line, the outermost first.
  private var ancestors: [(level: Int, line: String, number: Int, isToDo: Bool)] = []
  /// The lines of the to-do that is currently read.
  private var record: [TextLine] = []
  private var recordAncestors = 0
  private var between = ""

  /// The most parent headings whose tags a to-do inherits; of more, the nearest ones are used.
  private static let maximumAncestors = 32
  /// The most bytes of a heading that is kept with the to-dos below it.
  private static let maximumHeading = 1_000

  init(_ settings: FormatSettings) {
    self.settings = settings
  }

  mutating func read(_ text: String) {
    let (mark, rest) = TextLines.withoutMark(text)
    // The directives apply to the whole file, wherever they are.
    for line in TextLines(rest) { directives.take(line.text) }
    document.listName = directives.title
    between = mark
    for line in TextLines(rest) {
      if let heading = OrgHeading(line.text, directives) {
        finish()
        begin(line, heading)
      } else if record.isEmpty {
        between += line.text
        between += line.lineBreak
      } else {
        record.append(line)
      }
    }
    finish()
    if !between.isEmpty { document.pieces.append(.text(between)) }
  }

  private mutating func begin(_ line: TextLine, _ heading: OrgHeading) {
    while let last = ancestors.last, last.level >= heading.level { ancestors.removeLast() }
    recordAncestors = ancestors.count
    if heading.state == nil {
      between += line.text
      between += line.lineBreak
    } else {
      record = [line]
    }
    // The text of a longer heading is not stored.
    let kept = line.text.utf8.count <= Self.maximumHeading ? String(line.text) : "* "
    ancestors.append((heading.level, kept, line.number, heading.state != nil))
  }

  /// Adds the current to-do to the document, without the blank lines at its end.
  private mutating func finish() {
    guard let first = record.first else { return }
    defer { record = [] }
    let end = record.lastIndex { !$0.text.isBlank } ?? 0
    var text = ""
    for index in 0...end {
      text += record[index].text
      if index < end { text += record[index].lineBreak }
    }
    let above = ancestors.prefix(recordAncestors).suffix(Self.maximumAncestors)
    let raw = RawRecord(parts: [text], surroundings: directives.lines + above.map(\.line))
    if !between.isEmpty { document.pieces.append(.text(between)) }
    between = String(record[end].lineBreak)
    for line in record[(end + 1)...] {
      between += line.text
      between += line.lineBreak
    }
    guard let parsed = OrgRecord(raw, settings) else {
      document.pieces.append(.text(text))
      return
    }
    document.pieces.append(.part(0, ofRecord: document.records.count))
    var read = ReadRecord(line: first.number, raw: raw, toDo: parsed.toDo)
    read.remarks = parsed.remarks
    if let parent = above.last(where: \.isToDo) {
      read.remarks.append("it was below the to-do on line \(parent.number)")
    }
    read.fault = parsed.fault.map { fault in
      FormatFault(
        line: first.number + fault.line,
        "a date that does not exist",
        found: fault.found
      )
    }
    document.records.append(read)
  }
}
