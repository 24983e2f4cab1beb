internal import Moments

/// The folder of dstask, with files `STATUS/UUID.yml`; it can be read, not written.
package struct Dstask: ToDoFolderFormat {
  package let name = "dstask"

  package init() {}

  /// The folders of tasks, named after their states; `template` is left out, because its tasks are
  /// patterns for others.
  private static let states: Set<String> = [
    "pending", "active", "paused", "delegated", "deferred", "resolved", "recurring",
  ]

  package func recognizes(paths: [String]) -> Bool { paths.contains(where: isRecord) }

  package func isRecord(path: String) -> Bool { Self.place(of: path) != nil }

  private static func place(of path: String) -> (state: String, uuid: String)? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, states.contains(String(parts[0])), parts[1].hasSuffix(".yml") else {
      return nil
    }
    let uuid = parts[1].dropLast(4).lowercased()
    let groups = uuid.split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
      groups.joined().utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    return (String(parts[0]), uuid)
  }

  package func read(_ text: String, at path: String, _ settings: FormatSettings) -> ReadDocument {
    var file = ReadDocument()
    let raw = RawRecord(parts: [text], surroundings: [path])
    do throws(YAMLRecord.Fault) {
      let yaml = try YAMLRecord(text)
      guard let place = Self.place(of: path) else {
        throw YAMLRecord.Fault(line: 1, message: "a file that is not a task of dstask's")
      }
      let reading = DstaskReading(yaml, place.state, place.uuid, settings)
      var record = ReadRecord(line: 1, raw: raw, toDo: reading.toDo)
      record.remarks = reading.remarks
      record.fault = reading.fault.map {
        FormatFault(line: $0.line, $0.message, found: Self.line($0.line, of: text))
      }
      file.records = [record]
      file.pieces = [.part(0, ofRecord: 0)]
    } catch {
      file.faults = [
        FormatFault(line: error.line, error.message, found: Self.line(error.line, of: text))
      ]
      if !text.isEmpty { file.pieces = [.text(text)] }
    }
    return file
  }

  private static func line(_ number: Int, of text: String) -> Substring {
    let lines = text.split(
      maxSplits: number,
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    return lines.indices.contains(number - 1) ? lines[number - 1] : ""
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard raw.parts.count == 1, let yaml = try? YAMLRecord(raw.parts[0]),
      let place = raw.surroundings.first.flatMap(Self.place)
    else { return nil }
    return DstaskReading(yaml, place.state, place.uuid, settings).toDo
  }
}

/// Reads a to-do from a task's file.
private struct DstaskReading {
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The first error; `nil` if there is none.
  private(set) var fault: YAMLRecord.Fault?
  private let yaml: YAMLRecord
  private let time: ListTime

  init(_ yaml: YAMLRecord, _ state: String, _ uuid: String, _ settings: FormatSettings) {
    (self.yaml, time) = (yaml, ListTime(zone: settings.zone))
    toDo.identity = uuid
    toDo.name = yaml.text("summary").singleLine
    if toDo.name.isEmpty { complain("summary", "a task without a summary") }
    toDo.list = yaml.text("project").singleLine
    toDo.tags = texts("tags")
    toDo.blockedBy = texts("dependencies").map { $0.lowercased() }
    toDo.addedAt = moment("created")
    toDo.due = moment("due")
    if state == "resolved" { toDo.state = .done(moment("resolved")) }
    if ["active", "paused", "delegated", "deferred", "recurring"].contains(state) {
      remarks.append("that it is \(state) is kept and has no field here")
    }
    readPriority()
    readNotes()
    readSteps()
  }

  private mutating func readPriority() {
    switch yaml.text("priority") {
    case "P0": toDo.priority = .high
    case "P1": toDo.priority = .medium
    case "P2", "": break
    case "P3": toDo.priority = .low
    default: complain("priority", "a priority that is none of P0 to P3")
    }
  }

  /// Reads the notes of the task; checkboxes in them become the steps.
  private mutating func readNotes() {
    var lines: [Substring] = []
    for line in yaml.text("notes").withPlainBreaks.split(
      separator: "\n",
      omittingEmptySubsequences: false
    ) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      let isDone = text.hasPrefix("- [x] ") || text.hasPrefix("- [X] ")
      let name = String(text.dropFirst(6)).singleLine
      if isDone || text.hasPrefix("- [ ] "), !name.isEmpty {
        toDo.steps.append(.init(name: name, isDone: isDone))
      } else {
        lines.append(line)
      }
    }
    toDo.notes = lines.joined(separator: "\n").withPlainBreaks
  }

  private mutating func readSteps() {
    switch yaml.values["subtasks"] {
    case .mappings(let mappings):
      for mapping in mappings {
        let name = (mapping["summary"] ?? "").singleLine
        if !name.isEmpty {
          toDo.steps.append(.init(name: name, isDone: mapping["resolved"] == "true"))
        }
      }
    case .texts([]), .text(""), .text("null"), nil: break
    case .texts, .text: complain("subtasks", "subtasks that are not a list of them")
    }
  }

  private mutating func texts(_ name: String) -> [String] {
    guard let texts = yaml.texts(name) else {
      complain(name, "\(name) that are not a list of texts")
      return []
    }
    var seen: Set<String> = []
    return texts.map(\.singleLine).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Returns the time with this key; `nil` for the first instant of year 1, which the programming
  /// language Go writes for no time.
  private mutating func moment(_ name: String) -> ForeignToDo.Moment? {
    let text = yaml.text(name)
    guard !text.isEmpty, !text.hasPrefix("0001-01-01") else { return nil }
    let moment = time.moment(text)
    if moment == nil { complain(name, "\(name) is not a date, or one that does not exist") }
    return moment
  }

  private mutating func complain(_ name: String, _ message: String) {
    guard fault == nil else { return }
    fault = YAMLRecord.Fault(line: yaml.lines[name] ?? 1, message: message)
  }
}
