internal import Moments

/// Reads a to-do from an Org heading, with its planning line, its properties and its text.
struct OrgRecord {
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The text of a date that does not exist, and the index of its line in the record; `nil` if
  /// there is none.
  private(set) var fault: (line: Int, found: String)?

  private var lines: [Substring]
  private let settings: FormatSettings

  /// - Returns: `nil` if the record does not begin with the heading of a to-do.
  init?(_ raw: RawRecord, _ settings: FormatSettings) {
    guard raw.parts.count == 1 else { return nil }
    lines = TextLines(raw.parts[0]).map(\.text)
    self.settings = settings
    var directives = OrgDirectives()
    var ancestors: [OrgHeading] = []
    for line in raw.surroundings {
      if let heading = OrgHeading(line[...], directives) {
        ancestors.append(heading)
      } else {
        directives.take(line[...])
      }
    }
    guard let first = lines.first, let heading = OrgHeading(first, directives),
      let state = heading.state
    else { return nil }
    take(heading, beneath: ancestors, directives)
    let planning = lines.count > 1 && OrgPlanning.isPlanning(lines[1]) ? OrgPlanning(lines[1]) : nil
    take(state, planning)
    takeBody(from: planning == nil ? 1 : 2)
  }

  private mutating func take(
    _ heading: OrgHeading,
    beneath ancestors: [OrgHeading],
    _ directives: OrgDirectives
  ) {
    toDo.name = String(heading.title)
    switch heading.priority {
    case nil: break
    case "A": toDo.priority = .high
    case "B": toDo.priority = .medium
    default: toDo.priority = .low
    }
    var known: Set<String> = []
    let tags = directives.fileTags + ancestors.flatMap(\.tags) + heading.tags
    toDo.tags = tags.filter { known.insert($0).inserted }
    toDo.list = ancestors.last { $0.state == nil }.map { String($0.title) } ?? ""
  }

  private mutating func take(_ state: OrgHeading.State, _ planning: OrgPlanning?) {
    let closed = planning?.closed?.moment(settings)
    switch state {
    case .open: break
    case .done: toDo.state = .done(closed)
    case .cancelled: toDo.state = .cancelled(closed)
    }
    guard let planning else { return }
    toDo.due = planning.deadline?.moment(settings)
    toDo.notBefore = planning.scheduled?.moment(settings)
    let rules = [planning.deadline?.rule ?? "", planning.scheduled?.rule ?? ""].filter {
      !$0.isEmpty
    }
    toDo.recurrence = rules.first ?? ""
    remarks += planning.remarks
    if rules.count == 2, rules[0] != rules[1] {
      remarks.append("the repeater of its SCHEDULED is kept: that of its DEADLINE counts")
    }
    fault = planning.fault.map { (1, $0) }
  }

  private mutating func takeBody(from start: Int) {
    // A drawer needs an `:END:` after it; otherwise its first line is text.
    let lastEnd = lines.lastIndex { $0.trimmed.lowercased() == ":end:" } ?? 0
    var index = start
    var notes: [Substring] = []
    var fence = MarkdownFence()
    while index < lines.count {
      let line = lines[index]
      index += 1
      let trimmed = line.trimmed
      if let drawer = Self.drawer(trimmed), index <= lastEnd {
        while index < lines.count, lines[index].trimmed.lowercased() != ":end:" {
          if drawer == "properties" { takeProperty(lines[index].trimmed) }
          index += 1
        }
        index += 1
        continue
      }
      let parsed = MarkdownLine(line)
      if !fence.takes(parsed), case .box(let state, let text) = parsed.content {
        toDo.steps.append(
          ForeignToDo.Step(name: String(text), isDone: MarkdownRecord.isDone(state))
        )
      } else if !trimmed.utf8.starts(with: "CLOCK:".utf8) {
        notes.append(line)
      }
    }
    toDo.notes = Self.text(of: notes)
  }

  /// Returns the name of a drawer, written `:NAME:` alone on a line, in lower case; `nil` for any
  /// other line.
  private static func drawer(_ line: Substring) -> String? {
    guard line.utf8.count > 2, line.utf8.first == UInt8(ascii: ":"),
      line.utf8.last == UInt8(ascii: ":")
    else { return nil }
    let name = line.dropFirst().dropLast()
    let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return isName && name.lowercased() != "end" ? name.lowercased() : nil
  }

  private mutating func takeProperty(_ line: Substring) {
    guard line.utf8.first == UInt8(ascii: ":") else { return }
    let rest = Substring(line.utf8.dropFirst())
    guard let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let value = rest[rest.utf8.index(after: colon)...].trimmed
    switch rest[..<colon].uppercased() {
    case "ID" where !value.isEmpty: toDo.identity = String(value)
    case "URL": toDo.url = String(value)
    case "CREATED":
      let bare = value.utf8.first.map { "[<".utf8.contains($0) } ?? false
      let inside = bare ? Substring(value.utf8.dropFirst().dropLast()) : value
      toDo.addedAt = (try? OrgTimestamp(inside))?.moment(settings)
    default: break
    }
  }

  /// Returns the text of lines without their common indentation and without blank lines at both
  /// ends.
  private static func text(of lines: [Substring]) -> String {
    guard let first = lines.firstIndex(where: { !$0.isBlank }),
      let last = lines.lastIndex(where: { !$0.isBlank })
    else { return "" }
    let shown = lines[first...last]
    let blanks = shown.filter { !$0.isBlank }.map { line in
      line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    }
    let margin = blanks.min() ?? 0
    return shown.map { String(Substring($0.utf8.dropFirst(margin))) }.joined(separator: "\n")
  }
}
