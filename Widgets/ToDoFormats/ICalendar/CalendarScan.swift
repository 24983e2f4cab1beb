/// Splits a file into its to-dos or its events, its time zones, and the text between them.
struct CalendarScan {
  /// The kind of component that is extracted from a file.
  enum Component: String {
    case toDo = "VTODO"
    case event = "VEVENT"

    fileprivate var noun: String { self == .toDo ? "a to-do" : "an event" }
  }

  /// A piece of the file; the pieces in order are the whole file.
  enum Piece {
    /// The text of an extracted component, and the line of the file on which it begins.
    case component(String, line: Int)
    case text(String)
  }

  private(set) var pieces: [Piece] = []
  /// The texts of the VTIMEZONE components, by TZID, the name of a zone in the file.
  ///
  /// If a TZID occurs twice, the first component counts.
  private(set) var zones: [String: String] = [:]
  private(set) var faults: [FormatFault] = []
  private(set) var listName: String?
  /// The colour as the file writes it, such as `#FF2968FF`; `nil` if it has none.
  private(set) var color: String?
  private(set) var version: String?
  private(set) var hasCalendar = false
  private(set) var isWhole = true
  /// The number of components of each kind that is not extracted, by the name of the kind.
  private(set) var others: [String: Int] = [:]

  private let component: Component
  private let bytes: [UInt8]
  private var stack: [String] = []
  private var textStart = 0
  private var componentStart = 0
  private var componentLine = 1

  /// The greatest nesting depth of components, ten times that of any real calendar.
  private static let maximumDepth = 64

  init(_ text: String, for component: Component = .toDo) {
    self.component = component
    bytes = Array(text.utf8)
    var line = 1
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    while start < bytes.count {
      let end = bytes.withUnsafeBufferPointer { Folding.endOfLine($0, from: start) }
      take(start..<end, line: line)
      line += bytes[start..<end].count { $0 == UInt8(ascii: "\n") }
      start = end
    }
    if stack.contains(name) { faults.append(unended) }
    isWhole = stack.isEmpty
    flush(upTo: bytes.count)
  }

  /// Returns the VTODOs in the text of one part of a record.
  static func toDos(in text: String) -> [CalendarToDo] {
    guard !text.isEmpty else { return [] }
    return CalendarScan(text).pieces.compactMap { piece in
      guard case .component(let text, _) = piece else { return nil }
      return CalendarToDo(CalendarText(text))
    }
  }

  private var name: String { component.rawValue }

  /// The fault of a component without an end.
  private var unended: FormatFault {
    FormatFault(
      line: componentLine,
      "\(component.noun) without its END:\(name)",
      found: excerpt(componentStart)
    )
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func take(_ range: Range<Int>, line: Int) {
    guard let first = bytes[range].first else { return }
    let isHeader = stack == ["VCALENDAR"]
    // Most lines are properties of components and are not parsed here. An empty line may be folded;
    // then its content is after the line break.
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
    case "X-APPLE-CALENDAR-COLOR" where isHeader: color = color ?? content.value
    default: break
    }
  }

  private mutating func begin(_ name: String, _ range: Range<Int>, line: Int) {
    let isComponent = name == self.name
    if isComponent || name == "VCALENDAR", stack.contains(self.name) {
      faults.append(unended)
      stack = stack.first == "VCALENDAR" && isComponent ? ["VCALENDAR"] : []
    }
    if name == "VCALENDAR" {
      hasCalendar = true
      stack = []
    }
    if stack.isEmpty || stack == ["VCALENDAR"] {
      (componentStart, componentLine) = (range.lowerBound, line)
      if isComponent { flush(upTo: range.lowerBound) }
      if !isComponent, name != "VCALENDAR", name != "VTIMEZONE" {
        others[name, default: 0] += 1
      }
    }
    if stack.count < Self.maximumDepth { stack.append(name) }
  }

  private mutating func end(_ name: String, _ range: Range<Int>) {
    guard let level = stack.lastIndex(of: name) else { return }
    let isClean = level == stack.count - 1
    let isOuter = level == 0 || level == 1 && stack[0] == "VCALENDAR"
    if let own = stack.firstIndex(of: self.name), own >= level, !isClean {
      var fault = unended
      if name == self.name { fault.message = "an alarm or another part without its END" }
      faults.append(fault)
      stack.removeSubrange(level...)
      return
    }
    stack.removeSubrange(level...)
    guard isOuter else { return }
    let text = { (bytes: [UInt8], start: Int) in
      String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    }
    if name == self.name {
      pieces.append(.component(text(bytes, componentStart), line: componentLine))
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

  /// Returns a short text that identifies a component in messages: its SUMMARY, or its BEGIN line.
  private func excerpt(_ start: Int) -> String {
    let text = CalendarText(
      String(decoding: bytes[start..<min(start + 300, bytes.count)], as: UTF8.self)
    )
    let summary = text.lines.first { $0.content?.name == "SUMMARY" }?.content
    return summary.map { "SUMMARY:" + $0.value } ?? "BEGIN:\(name)"
  }
}
