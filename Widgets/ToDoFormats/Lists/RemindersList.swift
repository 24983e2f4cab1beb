internal import Moments

/// Apple's Reminders as the JSON that `reminders show-all --format json` (reminders-cli) prints; it
/// can be read, not written.
package struct RemindersList: ToDoFormat {
  package let name = "reminders"

  package init() {}

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    guard let object = JSONRecords.beginning(of: text, upTo: Self.signBytes) else { return false }
    return object.contains("\"title\"")
      && (object.contains("\"externalId\"") || object.contains("\"isCompleted\""))
  }

  /// The most bytes that are searched for the keys by which the format is recognised.
  ///
  /// The keys may be in any order, and notes may be long.
  private static let signBytes = 16_384

  package func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal)
    -> ReadDocument
  {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "{")) || bytes.contains(UInt8(ascii: "[")) else {
      throw FormatRefusal(
        "this is no JSON of reminders: it has none",
        hint: "write it with 'reminders show-all --format json > FILE'"
      )
    }
    var file = ReadDocument()
    var end = 0
    for run in JSONRecords(bytes) {
      switch run.kind {
      case .object(let object):
        if end < run.span.lowerBound {
          file.pieces.append(.text(Self.text(bytes[end..<run.span.lowerBound])))
        }
        file.pieces.append(.part(0, ofRecord: file.records.count))
        file.records.append(record(object, run, bytes, settings))
        end = run.span.upperBound
      case .broken(let fault):
        file.faults.append(run.fault(fault.message, at: fault.offset, in: bytes))
      case .foreign:
        file.faults.append(
          run.fault("text between the reminders", at: run.span.lowerBound, in: bytes)
        )
      case .gap: break
      }
    }
    if end < bytes.count { file.pieces.append(.text(Self.text(bytes[end...]))) }
    return file
  }

  private func record(
    _ object: JSONObject,
    _ run: JSONRecords.Run,
    _ bytes: [UInt8],
    _ settings: FormatSettings
  ) -> ReadRecord {
    let reading = ReminderReading(object, settings)
    let raw = RawRecord(parts: [Self.text(bytes[run.span])])
    var record = ReadRecord(line: run.line, raw: raw, toDo: reading.toDo)
    record.remarks = reading.remarks
    record.fault = (object.oddities.first ?? reading.fault).map {
      run.fault($0.message, at: $0.offset, in: bytes)
    }
    return record
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard raw.parts.count == 1, let object = try? JSONObject(in: Array(raw.parts[0].utf8)),
      object.span.upperBound == object.bytes.count
    else { return nil }
    return ReminderReading(object, settings).toDo
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads a to-do from a reminder's JSON object.
private struct ReminderReading {
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The first error; `nil` if there is none.
  private(set) var fault: JSONFault?
  private let object: JSONObject
  private let time: ListTime

  init(_ object: JSONObject, _ settings: FormatSettings) {
    self.object = object
    time = ListTime(zone: settings.zone)
    toDo.identity = text("externalId").isEmpty ? nil : text("externalId")
    toDo.name = text("title").singleLine
    if toDo.name.isEmpty { complain("title", "a reminder without a title") }
    toDo.notes = text("notes").withPlainBreaks
    toDo.url = text("url")
    toDo.list = text("list").singleLine
    readPriority()
    readState()
    toDo.due = moment("dueDate")
    // Apple's program sets start and due date of a timed reminder to the same value.
    if let start = moment("startDate"), start != toDo.due { toDo.notBefore = start }
    toDo.addedAt = moment("creationDate")
    toDo.modifiedAt = moment("lastModified").map { moment in
      switch moment {
      case .day(let day): time.zone.startOfDay(day)
      case .instant(let instant, _): instant
      }
    }
    if !text("locationTitle").isEmpty {
      remarks.append("its place is kept, and there is no reminder by place here")
    }
  }

  private mutating func readPriority() {
    let text = text("priority")
    guard !text.isEmpty else { return }
    guard let priority = Int(text).flatMap(ForeignToDo.Priority.init(calendarNumber:)) else {
      return complain("priority", "a priority that is not a number from 0 to 9")
    }
    toDo.priority = priority
  }

  private mutating func readState() {
    let completion = moment("completionDate")
    switch text("isCompleted") {
    case "true": toDo.state = .done(completion)
    case "false", "": break
    default: complain("isCompleted", "neither true nor false")
    }
  }

  private mutating func moment(_ name: String) -> ForeignToDo.Moment? {
    let text = text(name)
    guard !text.isEmpty else { return nil }
    let moment = time.moment(text)
    if moment == nil {
      complain(name, "\(name) is not a date of ISO 8601, or one that does not exist")
    }
    return moment
  }

  private func text(_ name: String) -> String {
    guard let member = object.member(name) else { return "" }
    let text = JSONValue.text(object.bytes[member.value])
    return text == "null" && JSONValue.kind(object.bytes[member.value]) == .word ? "" : text
  }

  private mutating func complain(_ name: String, _ message: String) {
    guard fault == nil else { return }
    let offset = object.member(name)?.value.lowerBound ?? object.span.lowerBound
    fault = JSONFault(offset: offset, message: message)
  }
}
