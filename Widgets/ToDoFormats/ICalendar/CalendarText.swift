/// A text split into its content lines, each of which keeps its exact characters until it is
/// replaced.
struct CalendarText {
  struct Line {
    /// The number of lines in the text before this line.
    var number: Int
    /// The number of components that enclose the line; BEGIN and END lines are inside their
    /// component.
    var depth: Int
    /// The parsed line; `nil` if it has no colon or no name.
    var content: ContentLine?
    fileprivate var text: Text

    fileprivate enum Text {
      case original(Range<Int>)
      case replaced(String)
    }
  }

  private(set) var lines: [Line] = []
  private let bytes: [UInt8]
  /// The line break at the end of the text's first line, which new lines also get.
  let lineBreak: String

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    let feed = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineBreak = feed.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\r\n"
    var (start, number, depth) = (0, 0, 0)
    while start < bytes.count {
      let end = bytes.withUnsafeBufferPointer { Folding.endOfLine($0, from: start) }
      let unfolded = Folding.unfolded(bytes[start..<end])
      let content = unfolded.isEmpty ? nil : ContentLine(unfolded[...])
      if content?.name == "BEGIN" { depth += 1 }
      let text = Line.Text.original(start..<end)
      lines.append(Line(number: number, depth: depth, content: content, text: text))
      if content?.name == "END" { depth = max(depth - 1, 0) }
      number += bytes[start..<end].count { $0 == UInt8(ascii: "\n") }
      start = end
    }
  }

  /// The whole text with all changes.
  var text: String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in lines {
      switch line.text {
      case .original(let range): result += bytes[range]
      case .replaced(let text): result += text.utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the characters of a line, with its folds and its line break.
  func text(of index: Int) -> String {
    switch lines[index].text {
    case .original(let range): String(decoding: bytes[range], as: UTF8.self)
    case .replaced(let text): text
    }
  }

  /// Returns whether a line is invalid: neither blank nor a property.
  func isBroken(_ index: Int) -> Bool {
    guard lines[index].content == nil else { return false }
    return text(of: index).unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  mutating func replace(_ index: Int, with content: ContentLine) {
    guard lines[index].content != content else { return }
    lines[index].content = content
    lines[index].text = .replaced(Folding.folded(content.text, lineBreak: lineBreak))
  }

  mutating func remove(_ range: Range<Int>) {
    lines.removeSubrange(range)
  }

  mutating func insert(_ contents: [ContentLine], at index: Int, depth: Int) {
    let number = index > 0 ? lines[index - 1].number : 0
    let inserted = contents.map { content in
      Line(
        number: number,
        depth: depth,
        content: content,
        text: .replaced(Folding.folded(content.text, lineBreak: lineBreak))
      )
    }
    lines.insert(contentsOf: inserted, at: index)
  }
}

/// The lines of one VTODO component.
struct CalendarToDo {
  var text: CalendarText

  init(_ text: CalendarText) { self.text = text }

  /// Returns the indices of the lines with this property; the properties of alarms do not count.
  func indices(of name: String) -> [Int] {
    text.lines.indices.filter {
      text.lines[$0].depth == 1 && text.lines[$0].content?.name == name
    }
  }

  func first(_ name: String) -> ContentLine? {
    text.lines.first { $0.depth == 1 && $0.content?.name == name }?.content
  }

  func all(_ name: String) -> [ContentLine] {
    text.lines.filter { $0.depth == 1 }.compactMap(\.content).filter { $0.name == name }
  }

  /// The ranges of the lines of its alarms, each from BEGIN to END.
  var alarms: [Range<Int>] {
    var alarms: [Range<Int>] = []
    var start: Int?
    for (index, line) in text.lines.enumerated() where line.depth == 2 {
      guard let content = line.content, ContentLine.capitals(content.value) == "VALARM" else {
        continue
      }
      if content.name == "BEGIN" { start = index }
      if content.name == "END", let begin = start {
        alarms.append(begin..<(index + 1))
        start = nil
      }
    }
    return alarms
  }

  var uid: String? {
    first("UID").map { EscapedText.trimmed(EscapedText.decoded($0.value)) }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Whether this VTODO replaces one occurrence of a recurring to-do.
  var isOverride: Bool { first("RECURRENCE-ID") != nil }

  /// Returns the UIDs in the RELATED-TO properties of a type; a property without a type counts as
  /// `PARENT`.
  func related(_ type: String) -> [String] {
    all("RELATED-TO").filter {
      ContentLine.capitals($0.parameter("RELTYPE") ?? "PARENT") == type
    }.map { EscapedText.trimmed(EscapedText.decoded($0.value)) }.filter { !$0.isEmpty }
  }

  var status: String {
    first("STATUS").map { ContentLine.capitals(EscapedText.trimmed($0.value)) } ?? ""
  }

  /// Whether the VTODO has only properties that a step of a checklist can have: a name and a state,
  /// with a parent.
  var isPlain: Bool {
    let telling: Set<String> = [
      "DUE", "DTSTART", "DURATION", "DESCRIPTION", "RRULE", "RDATE", "EXDATE", "CATEGORIES", "URL",
      "ATTACH",
      "LOCATION", "GEO", "RECURRENCE-ID", "X-WIDGETCTL-DTSTART", "X-WIDGETCTL-RRULE",
    ]
    guard status != "CANCELLED", related("PARENT").count == 1, related("DEPENDS-ON").isEmpty,
      alarms.isEmpty
    else { return false }
    var hasName = false
    for line in text.lines where line.depth == 1 {
      guard let content = line.content else { continue }
      let value = EscapedText.trimmed(content.value)
      guard !value.isEmpty else { continue }
      if telling.contains(content.name) { return false }
      if content.name == "PRIORITY", value != "0" { return false }
      if content.name == "SUMMARY" { hasName = true }
    }
    return hasName && uid != nil
  }
}
