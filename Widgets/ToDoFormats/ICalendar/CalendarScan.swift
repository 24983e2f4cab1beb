/// Cuts a file into its to-dos, its zones, and what stands between them.
struct CalendarScan {
  /// A piece of the file, in its order.
  enum Piece {
    /// A VTODO, and the line of the file on which it begins.
    case toDo(String, line: Int)
    case text(String)
  }

  private(set) var pieces: [Piece] = []
  /// The texts of the VTIMEZONE components by their TZID; of two of one name the first.
  private(set) var zones: [String: String] = [:]
  private(set) var faults: [FormatFault] = []
  private(set) var listName: String?
  private(set) var version: String?
  private(set) var hasCalendar = false
  private(set) var isWhole = true
  /// How many components of other kinds there are, by their names.
  private(set) var others: [String: Int] = [:]

  private let bytes: [UInt8]
  private var stack: [String] = []
  private var textStart = 0
  private var componentStart = 0
  private var componentLine = 1

  /// As deep as any calendar nests its components, ten times over; what is deeper is not looked into.
  private static let maximumDepth = 64

  init(_ text: String) {
    bytes = Array(text.utf8)
    var line = 1
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    while start < bytes.count {
      let end = bytes.withUnsafeBufferPointer { Folding.endOfLine($0, from: start) }
      take(start..<end, line: line)
      line += bytes[start..<end].count { $0 == UInt8(ascii: "\n") }
      start = end
    }
    if stack.contains("VTODO") {
      faults.append(
        FormatFault(
          line: componentLine,
          "a to-do without its END:VTODO",
          found: excerpt(componentStart)
        )
      )
    }
    isWhole = stack.isEmpty
    flush(upTo: bytes.count)
  }

  /// The VTODOs in the text of one part.
  static func toDos(in text: String) -> [CalendarToDo] {
    guard !text.isEmpty else { return [] }
    return CalendarScan(text).pieces.compactMap { piece in
      guard case .toDo(let text, _) = piece else { return nil }
      return CalendarToDo(CalendarText(text))
    }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func take(_ range: Range<Int>, line: Int) {
    guard let first = bytes[range].first else { return }
    let isHeader = stack == ["VCALENDAR"]
    // Most lines are properties of components: they need no look.
    // An empty line may be folded: what it holds is behind its break.
    let isCandidate = [UInt8(ascii: "b"), UInt8(ascii: "e")].contains(first | 0x20) || first < 0x20
    guard isHeader || isCandidate,
      let content = ContentLine(Folding.unfolded(bytes[range])[...])
    else { return }
    let name = ContentLine.capitals(EscapedText.trimmed(content.value))
    switch content.name {
    case "BEGIN": begin(name, range, line: line)
    case "END": end(name, range)
    case "VERSION" where isHeader: version = version ?? name
    case "X-WR-CALNAME" where isHeader, "NAME" where isHeader:
      let name = EscapedText.oneLine(EscapedText.decoded(content.value))
      if listName == nil, !name.isEmpty { listName = name }
    default: break
    }
  }

  private mutating func begin(_ name: String, _ range: Range<Int>, line: Int) {
    if name == "VTODO" || name == "VCALENDAR", stack.contains("VTODO") {
      faults.append(
        FormatFault(
          line: componentLine,
          "a to-do without its END:VTODO",
          found: excerpt(componentStart)
        )
      )
      stack = stack.first == "VCALENDAR" && name == "VTODO" ? ["VCALENDAR"] : []
    }
    if name == "VCALENDAR" {
      hasCalendar = true
      stack = []
    }
    if stack.isEmpty || stack == ["VCALENDAR"] {
      (componentStart, componentLine) = (range.lowerBound, line)
      if name == "VTODO" { flush(upTo: range.lowerBound) }
      if stack == ["VCALENDAR"], name != "VTODO", name != "VTIMEZONE" {
        others[name, default: 0] += 1
      }
    }
    if stack.count < Self.maximumDepth { stack.append(name) }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    guard let level = stack.lastIndex(of: name) else { return }
    let isClean = level == stack.count - 1
    let isOuter = level == 0 || level == 1 && stack[0] == "VCALENDAR"
    if let toDo = stack.firstIndex(of: "VTODO"), toDo >= level, !isClean {
      let message =
        name == "VTODO"
        ? "an alarm or another part without its END" : "a to-do without its END:VTODO"
      faults.append(FormatFault(line: componentLine, message, found: excerpt(componentStart)))
      stack.removeSubrange(level...)
      return
    }
    stack.removeSubrange(level...)
    guard isOuter else { return }
    let text = { (bytes: [UInt8], start: Int) in
      String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    }
    if name == "VTODO" {
      pieces.append(.toDo(text(bytes, componentStart), line: componentLine))
      textStart = range.upperBound
    } else if name == "VTIMEZONE" {
      let definition = text(bytes, componentStart)
      if let name = ZoneDefinition.name(in: definition), zones[name] == nil {
        zones[name] = definition
      }
    }
  }

  private mutating func flush(upTo end: Int) {
    if textStart < end {
      pieces.append(.text(String(decoding: bytes[textStart..<end], as: UTF8.self)))
    }
    textStart = end
  }

  /// The first line with words that are the to-do's own.
  private func excerpt(_ start: Int) -> String {
    let text = CalendarText(
      String(decoding: bytes[start..<min(start + 300, bytes.count)], as: UTF8.self)
    )
    let summary = text.lines.first { $0.content?.name == "SUMMARY" }?.content
    return summary.map { "SUMMARY:" + $0.value } ?? "BEGIN:VTODO"
  }
}
