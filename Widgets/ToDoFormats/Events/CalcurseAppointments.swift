internal import Moments

/// calcurse's file `apts`: each line is an appointment or an all-day event, dated month/day/year.
///
///     11/30/2026 @ 09:00 -> 11/30/2026 @ 09:30 {1W -> 12/31/2027 !12/21/2026} |Stand-up
///     12/24/2026 [1] Christmas Eve
enum CalcurseAppointments {
  /// The most lines that are searched to recognise a file; the first line with text must be an
  /// appointment.
  private static let maximumLines = 200

  static func recognizes(_ text: String) -> Bool {
    for line in TextLines(text).lazy.prefix(maximumLines) where !line.text.isBlank {
      return (try? CalcurseAppointment(line, in: .utc)) != nil
    }
    return false
  }

  /// Reads a file; a line that is not valid is reported as a fault, and all other lines are read.
  static func read(_ text: String, in zone: TimeZoneRules) -> EventDocument {
    var document = EventDocument()
    for line in TextLines(text) where !line.text.isBlank {
      do throws(FormatFault) {
        document.events.append(try CalcurseAppointment(line, in: zone).event)
      } catch {
        document.faults.append(error)
      }
    }
    return document
  }
}

/// An appointment or all-day event, parsed from a line of the file.
private struct CalcurseAppointment {
  private(set) var event: CalendarEvent

  /// The most bytes of a line, the same as in calcurse's own buffer.
  private static let maximumBytes = 8_192

  init(_ line: TextLine, in zone: TimeZoneRules) throws(FormatFault) {
    func fault(_ message: String) -> FormatFault {
      FormatFault(line: line.number, message, found: line.text)
    }
    guard line.text.utf8.count <= Self.maximumBytes else { throw fault("a line too long") }
    var scan = ByteScan(line.text)
    guard let first = scan.day() else { throw fault("a line without its date, month/day/year") }
    let start: EventTime
    let length: EventLength
    if scan.take("@") {
      guard let from = scan.time(on: first), scan.take("->"), let last = scan.day(), scan.take("@"),
        let to = scan.time(on: last)
      else { throw fault("an appointment without its times") }
      start = .wall(from, zone)
      let seconds =
        zone.instantOfEvent(to).secondsSince1970 - zone.instantOfEvent(from).secondsSince1970
      guard seconds >= 0 else { throw fault("an appointment that ends before it begins") }
      length = .seconds(seconds)
    } else if scan.take("["), scan.number() != nil, scan.take("]") {
      (start, length) = (.day(first), .days(1))
    } else {
      throw fault("a line that is neither an appointment nor an event")
    }
    var rule: EventRule?
    var exceptions: [EventTime] = []
    if scan.take("{") {
      guard let read = scan.rule() else { throw fault("a recurrence that is not understood") }
      rule = read.rule
      exceptions = read.exceptions.map { .day($0) }
    }
    scan.skipNote()
    if case .wall = start {
      guard scan.take("|") || scan.take("!") else { throw fault("an appointment without its |") }
    }
    let title = EscapedText.oneLine(scan.rest)
    event = CalendarEvent(
      identity: "",
      words: CalendarEvent.Words(title: String(title.prefix(500))),
      start: start,
      length: length
    )
    event.rules = rule.map { [$0] } ?? []
    event.exceptions = exceptions
  }
}

/// Reads the components of a line in order and skips the blanks before each.
private struct ByteScan {
  private var text: Substring

  /// The most exceptions of one recurrence; a line of the greatest length has no space for more.
  private static let maximumItems = 1_000

  init(_ text: Substring) { self.text = text }

  var rest: String { String(text) }

  mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard text.utf8.starts(with: sign.utf8) else { return false }
    text = Substring(text.utf8.dropFirst(sign.utf8.count))
    return true
  }

  private mutating func skipBlanks() {
    text = Substring(text.utf8.drop { $0 == 0x20 || $0 == 0x09 })
  }

  mutating func number() -> Int? {
    skipBlanks()
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0).prefix { (0x30...0x39).contains($0) }
    guard digits.count <= 6, let number = Int(String(Substring(digits))) else { return nil }
    text = Substring(text.utf8.dropFirst(digits.count + (isNegative ? 1 : 0)))
    return isNegative ? -number : number
  }

  mutating func day() -> CivilDate? {
    guard let month = number(), take("/"), let day = number(), take("/"), let year = number() else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func time(on day: CivilDate) -> CivilDateTime? {
    guard let hour = number(), take(":"), let minute = number() else { return nil }
    return CivilDateTime(day, hour: hour, minute: minute)
  }

  /// Reads the recurrence in braces; the scan is after its `{`: `1W -> 12/31/2027 w1 w3
  /// !12/21/2026}`.
  ///
  /// It is `nil` if the recurrence is not valid.
  mutating func rule() -> (rule: EventRule, exceptions: [CivilDate])? {
    guard let interval = number(), (1...999).contains(interval), let unit = text.utf8.first else {
      return nil
    }
    text = Substring(text.utf8.dropFirst())
    let frequencies: [UInt8: EventRule.Frequency] = [
      UInt8(ascii: "D"): .daily, UInt8(ascii: "W"): .weekly, UInt8(ascii: "M"): .monthly,
      UInt8(ascii: "Y"): .yearly,
    ]
    guard let frequency = frequencies[unit] else { return nil }
    var rule = EventRule(frequency, interval: interval)
    if take("->") {
      guard let last = day() else { return nil }
      rule.until = CivilDateTime(startOf: last).secondsSince1970 + 86_399
    }
    var exceptions: [CivilDate] = []
    for _ in 0..<Self.maximumItems {
      if take("}") { return (rule, exceptions) }
      if take("!") {
        guard let day = day() else { return nil }
        exceptions.append(day)
      } else if take("d"), let day = number() {
        rule.monthDays.append(day)
      } else if take("m"), let month = number() {
        rule.months.append(month)
      } else if take("w"), let number = number(), let day = Self.weekday(number) {
        rule.days.append(day)
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the weekday that calcurse writes as a number, with its position in the month or year.
  ///
  /// 0 is Sunday, 8 is the first Monday, 7 + 7 is the second Sunday, and -8 is the last Monday.
  ///
  /// - Returns: The weekday, or `nil` if the number is too large for the weeks of a year.
  private static func weekday(_ number: Int) -> EventRule.Day? {
    let (size, isLast) = (abs(number), number < 0)
    guard size < 7 * 54, let weekday = Weekday(rawValue: (size % 7 + 6) % 7 + 1) else { return nil }
    let ordinal = size / 7
    return EventRule.Day(
      ordinal: ordinal == 0 ? nil : isLast ? -ordinal : ordinal,
      weekday: weekday
    )
  }

  /// Skips the file name of a note, if there is one.
  mutating func skipNote() {
    guard take(">") else { return }
    text = Substring(text.utf8.drop { $0 != 0x20 })
  }
}
