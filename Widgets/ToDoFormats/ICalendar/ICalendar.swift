/// The to-dos of iCalendar, its component VTODO (RFC 5545, with RFC 7529, 7986, 9074 and 9253), as
/// calendar programs and servers store them.
package struct ICalendar: ToDoFormat {
  package let name = "icalendar"

  package init() {}

  /// The first lines by which files are recognised; some programs write components without a
  /// calendar around them.
  private static let signs = [
    "VCALENDAR", "VTODO", "VEVENT", "VJOURNAL", "VFREEBUSY", "VTIMEZONE",
  ].map { Array("BEGIN:\($0)".utf8) }

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    var rest = text[...]
    if rest.starts(with: CalendarScan.byteOrderMark) {
      rest = rest.dropFirst(CalendarScan.byteOrderMark.count)
    }
    while let first = rest.first, first <= 0x20 { rest = rest.dropFirst() }
    return Self.signs.contains { sign in
      zip(rest, sign).allSatisfy { $0 == $1 || $0 == $1 | 0x20 }
        && rest.prefix(sign.count).count == sign.count
    }
  }

  package func read(_ text: String, _ settings: FormatSettings) throws(FormatRefusal)
    -> ReadDocument
  {
    guard recognizes(text[...].utf8) else {
      throw FormatRefusal(
        "it is not a calendar: it does not begin with BEGIN:VCALENDAR or BEGIN:VTODO"
      )
    }
    let scan = CalendarScan(text)
    if let version = scan.version, version.hasPrefix("1") {
      throw FormatRefusal(
        "it is vCalendar \(version.prefix(8)), another form than iCalendar",
        hint: "export it as iCalendar 2.0 (.ics)"
      )
    }
    var reader = CalendarDocument(scan, settings)
    return reader.read()
  }

  package func meaning(of raw: RawRecord, _ settings: FormatSettings) -> ForeignToDo? {
    guard let record = CalendarRecord(raw) else { return nil }
    var reading = CalendarReading(
      record,
      zones: CalendarZones(settings: settings, surroundings: raw.surroundings)
    )
    return reading.meaning()
  }

  /// Returns the text of a file whose lines are folded within characters, with these folds moved
  /// between characters.
  ///
  /// Such a file is not UTF-8 before that.
  /// - Returns: `nil` if the file is not iCalendar, or if it is still not UTF-8.
  package static func moved(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(64), as: UTF8.self)
    guard ICalendar().recognizes(start[...].utf8) else { return nil }
    return String(validating: Folding.movingFoldsOutOfCharacters(bytes), as: UTF8.self)
  }
}
