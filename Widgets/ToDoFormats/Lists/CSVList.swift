internal import Moments

/// A list in CSV (RFC 4180), whose first line names the columns; it can be read, not written.
///
/// The raw text of a row has the first line as its surroundings.
package struct CSVList: ToDoFormat {
  package let name = "csv"

  package init() {}

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    let line = text.prefix { $0 != 0x0A && $0 != 0x0D }
    return CSVHeader(String(decoding: line, as: UTF8.self)) != nil
  }

  package func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal)
    -> ReadDocument
  {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let first = String(decoding: bytes[..<end], as: UTF8.self)
    guard let header = CSVHeader(first) else {
      throw FormatRefusal(
        "the first line names no column of a list",
        hint:
          "it needs one such as Title, and others such as List, Notes, Due Date, Completed, Priority"
      )
    }
    var file = ReadDocument()
    if !header.unknown.isEmpty {
      let names = header.unknown.prefix(10).joined(separator: ", ")
      file.remarks.append("columns that mean nothing here are kept: \(names)")
    }
    var written = 0
    for row in CSVRows(bytes, separator: header.separator) where row.line > 1 {
      guard row.cells.contains(where: { !$0.isEmpty }) else { continue }
      let text = String(decoding: bytes[row.span], as: UTF8.self)
      if row.isOpen {
        file.faults.append(FormatFault(line: row.line, "a quote that does not end", found: text))
        continue
      }
      if written < row.span.lowerBound {
        file.pieces.append(.text(Self.text(bytes[written..<row.span.lowerBound])))
      }
      written = row.span.upperBound
      file.pieces.append(.part(0, ofRecord: file.records.count))
      let reading = CSVReading(row, header, settings)
      var record = ReadRecord(
        line: row.line,
        raw: RawRecord(parts: [text], surroundings: [first]),
        toDo: reading.toDo
      )
      record.remarks = reading.remarks
      record.fault = reading.fault.map { FormatFault(line: row.line, $0, found: reading.found) }
      file.records.append(record)
    }
    if written < bytes.count { file.pieces.append(.text(Self.text(bytes[written...]))) }
    return file
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard raw.parts.count == 1, let header = raw.surroundings.first.flatMap({ CSVHeader($0) })
    else { return nil }
    var rows = CSVRows(Array(raw.parts[0].utf8), separator: header.separator)
    guard let row = rows.next(), !row.isOpen else { return nil }
    return CSVReading(row, header, settings).toDo
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads a to-do from a row.
private struct CSVReading {
  private(set) var toDo = ForeignToDo()
  private(set) var remarks: [String] = []
  /// The message about the first error, or `nil` if there is none; `found` is the text that has the
  /// error.
  private(set) var fault: String?
  private(set) var found = ""
  private let row: CSVRows.Row
  private let header: CSVHeader
  private let time: ListTime

  init(_ row: CSVRows.Row, _ header: CSVHeader, _ settings: FormatSettings) {
    (self.row, self.header, time) = (row, header, ListTime(zone: settings.zone))
    if row.hasTextBehindQuote {
      complain("text behind a closing quote", row.cells.joined(separator: " "))
    }
    toDo.name = text(.name).singleLine
    if toDo.name.isEmpty { complain("a row without a name", row.cells.joined(separator: " ")) }
    toDo.identity = text(.identity).isEmpty ? nil : text(.identity)
    toDo.notes = text(.notes).withPlainBreaks
    toDo.list = text(.list).singleLine
    toDo.url = text(.url)
    toDo.tags = tags()
    toDo.due = due()
    toDo.notBefore = moment(.start)
    toDo.addedAt = moment(.addedAt)
    toDo.modifiedAt = moment(.modifiedAt).map { moment in
      switch moment {
      case .day(let day): time.zone.startOfDay(day)
      case .instant(let instant, _): instant
      }
    }
    readPriority()
    readState()
    if row.cells.count > header.count { remarks.append("it has more cells than the first line") }
  }

  private func text(_ column: CSVColumn) -> String { header.text(column, row.cells) }

  /// Returns the due date; the day and the time may be in two columns.
  ///
  /// - Returns: The due date, or `nil` if there is none or it is invalid, which is then reported.
  private mutating func due() -> ForeignToDo.Moment? {
    let (day, clock) = (text(.due), text(.dueTime))
    guard !clock.isEmpty, !day.isEmpty else { return moment(.due) }
    guard let moment = time.moment(day + " " + clock) else {
      complain(
        "a date that is not written as 2026-12-24 09:00, or that does not exist",
        day + " " + clock
      )
      return nil
    }
    return moment
  }

  private mutating func moment(_ column: CSVColumn) -> ForeignToDo.Moment? {
    let text = text(column).singleLine
    guard !text.isEmpty else { return nil }
    let moment = time.moment(text)
    if moment == nil {
      complain(
        "a date that is not written as 2026-12-24 or 2026-12-24 09:00, or that does not exist",
        text
      )
    }
    return moment
  }

  private func tags() -> [String] {
    var seen: Set<String> = []
    return text(.tags).split { ",;\n".contains($0) }
      .map { String($0).singleLine }
      .map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private mutating func readPriority() {
    switch text(.priority).singleLine.lowercased() {
    case "", "none", "no", "normal": break
    case "low": toDo.priority = .low
    case "medium", "mid": toDo.priority = .medium
    case "high", "urgent": toDo.priority = .high
    case let text:
      guard let priority = Int(text).flatMap(ForeignToDo.Priority.init(calendarNumber:)) else {
        return complain("a priority that is none of None, Low, Medium, High and 0 to 9", text)
      }
      toDo.priority = priority
    }
  }

  private mutating func readState() {
    let completion = moment(.completedAt)
    switch text(.completed).singleLine.lowercased() {
    case "yes", "true", "1", "x", "done", "completed", "complete", "finished":
      toDo.state = .done(completion)
    case "cancelled", "canceled": toDo.state = .cancelled(completion)
    case "no", "false", "0", "open", "not started", "in progress", "pending", "incomplete", "todo":
      break
    case "": if completion != nil { toDo.state = .done(completion) }
    case let text: complain("neither done nor open: use Yes or No", text)
    }
  }

  private mutating func complain(_ message: String, _ text: String) {
    guard fault == nil else { return }
    (fault, found) = (message, text)
  }
}
