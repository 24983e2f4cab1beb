internal import Moments

/// A single VEVENT component of a file, before it is combined with the others that have its UID.
struct EventComponent {
  private(set) var identity = ""
  private(set) var words = CalendarEvent.Words()
  private(set) var start: EventTime
  private(set) var length: EventLength
  private(set) var rules: [EventRule] = []
  private(set) var added: [(start: EventTime, length: EventLength?)] = []
  private(set) var exceptions: [EventTime] = []
  /// The original time of the occurrence that this component replaces; `nil` if it is the event
  /// itself.
  private(set) var original: EventTime?
  private(set) var isForFuture = false
  /// The first error in the component, or `nil`; its line is counted within the component's text.
  private(set) var fault: FormatFault?
  /// The SEQUENCE number; of two revisions of an event, the one with the higher number is used.
  private(set) var revision = 0

  /// The most characters of a title or location that are kept; further ones are cut off, as no view
  /// shows them.
  private static let maximumText = 500
  /// The most dates in an event's RDATE properties, and the most in its EXDATE properties: one a
  /// day for a century.
  private static let maximumDates = 36_525

  /// Reads the properties of a VEVENT.
  ///
  /// - Throws: A fault if it has no valid start.
  init(_ text: CalendarText, _ zones: inout EventZones) throws(FormatFault) {
    var reader = Reader(zones: zones)
    defer { zones = reader.zones }
    let properties = text.lines.filter { $0.depth == 1 }.compactMap { line in
      line.content.map { (content: $0, line: line.number) }
    }
    func first(_ name: String) -> (content: ContentLine, line: Int)? {
      properties.first { $0.content.name == name }
    }
    guard let begin = first("DTSTART") else {
      throw FormatFault(
        line: 0,
        "an event without a start",
        found: first("SUMMARY")?.content.text ?? "BEGIN:VEVENT"
      )
    }
    guard let start = reader.time(begin.content, begin.line) else {
      throw reader.fault ?? FormatFault(line: begin.line, "no date", found: begin.content.text)
    }
    self.start = start
    length = reader.length(from: start, to: first("DTEND"), or: first("DURATION"))
    identity = EscapedText.trimmed(first("UID")?.content.value ?? "")
    words.title = Self.line(first("SUMMARY")?.content)
    words.place = Self.line(first("LOCATION")?.content)
    let status = EscapedText.trimmed(first("STATUS")?.content.value ?? "")
    words.isCancelled = ContentLine.capitals(status) == "CANCELLED"
    revision = Int(EscapedText.trimmed(first("SEQUENCE")?.content.value ?? "")) ?? 0
    for (content, line) in properties {
      switch content.name {
      case "RRULE": if let rule = reader.rule(content, line, of: start) { rules.append(rule) }
      case "RDATE":
        added += reader.times(content, line).prefix(
          Self.maximumDates - min(added.count, Self.maximumDates)
        )
      case "EXDATE":
        exceptions += reader.times(content, line).prefix(
          Self.maximumDates - min(exceptions.count, Self.maximumDates)
        ).map(\.start)
      case "RECURRENCE-ID" where original == nil:
        original = reader.time(content, line)
        isForFuture =
          content.parameter("RANGE").map { ContentLine.capitals($0) == "THISANDFUTURE" } ?? false
      default: break
      }
    }
    fault = reader.fault
  }

  private static func line(_ content: ContentLine?) -> String {
    guard let content else { return "" }
    return String(
      EscapedText.oneLine(EscapedText.decoded(content.value)).prefix(maximumText)
    )
  }

  /// Reads the values of a component's properties; of several errors, it keeps the first.
  private struct Reader {
    var zones: EventZones
    var fault: FormatFault?

    mutating func time(_ content: ContentLine, _ line: Int) -> EventTime? {
      time(EscapedText.trimmed(content.value), content, line)
    }

    private mutating func time(
      _ value: String,
      _ content: ContentLine,
      _ line: Int
    ) -> EventTime? {
      let isDay = content.parameter("VALUE").map { ContentLine.capitals($0) == "DATE" } ?? false
      switch CalendarTime(value) {
      case .day(let day): return .day(day)
      case .wall(let civil) where isDay: return .day(civil.date)
      case .wall(let civil): return .wall(civil, zones.rules(content))
      case .utc(let instant):
        let civil = TimeZoneRules.utc.civil(at: instant)
        return isDay ? .day(civil.date) : .wall(civil, .utc)
      case nil:
        let message =
          value.utf8.prefix(8).allSatisfy { (0x30...0x39).contains($0) } && !value.isEmpty
          ? "a date or time that does not exist" : "no date"
        note(line, message, content)
        return nil
      }
    }

    /// Returns the times in a property that is a list; a time that is written as a period also has
    /// a length.
    mutating func times(
      _ content: ContentLine,
      _ line: Int
    ) -> [(start: EventTime, length: EventLength?)] {
      var times: [(start: EventTime, length: EventLength?)] = []
      for item in content.value.split(separator: ",").prefix(EventComponent.maximumDates) {
        let sides = EscapedText.trimmed(item).split(separator: "/", maxSplits: 1).map(String.init)
        guard let first = sides.first, let start = time(first, content, line) else { continue }
        guard sides.count == 2 else {
          times.append((start, nil))
          continue
        }
        if let duration = CalendarDuration(sides[1]) {
          times.append((start, EventLength.duration(duration).limited))
        } else if let end = time(sides[1], content, line) {
          times.append((start, Self.length(from: start, to: end).limited))
        }
      }
      return times
    }

    mutating func length(
      from start: EventTime,
      to end: (content: ContentLine, line: Int)?,
      or duration: (content: ContentLine, line: Int)?
    ) -> EventLength {
      let none: EventLength = if case .day = start { .days(1) } else { .seconds(0) }
      if let end, let time = time(end.content, end.line) {
        let length = Self.length(from: start, to: time)
        if length.most < 0 { note(end.line, "an event that ends before it begins", end.content) }
        return length
      }
      guard let duration else { return none }
      guard let length = CalendarDuration(EscapedText.trimmed(duration.content.value)),
        length.totalSeconds >= 0
      else {
        note(duration.line, "no duration", duration.content)
        return none
      }
      return .duration(length)
    }

    private static func length(from start: EventTime, to end: EventTime) -> EventLength {
      if case .day(let first) = start {
        return .days(end.civil.date.daysSince1970 - first.daysSince1970)
      }
      // If the end is a day and the start a time, the end is midnight in the zone of the start.
      let last = if case .day = end { start.moved(to: end.civil.secondsSince1970) } else { end }
      guard let from = start.instant, let to = last.instant else { return .seconds(0) }
      return .seconds(to.secondsSince1970 - from.secondsSince1970)
    }

    mutating func rule(_ content: ContentLine, _ line: Int, of start: EventTime) -> EventRule? {
      let value = EscapedText.trimmed(content.value)
      guard !value.isEmpty else { return nil }
      let rule =
        if case .wall(_, let zone) = start {
          EventRule(value) { zone.civil(at: $0) }
        } else {
          EventRule(value, wall: nil)
        }
      if rule == nil { note(line, "a rule that is not understood", content) }
      return rule
    }

    private mutating func note(_ line: Int, _ message: String, _ content: ContentLine) {
      fault = fault ?? FormatFault(line: line, message, found: content.text)
    }
  }
}

/// The time zones of several files that are read one after another; a zone of the time-zone
/// database is looked up only once.
struct EventZones {
  private var zones: CalendarZones
  /// The TZIDs in the file that neither the file nor the time-zone database defines.
  private(set) var unknown: [String] = []

  init(_ settings: FormatSettings) { zones = CalendarZones(settings: settings) }

  var reader: TimeZoneRules { zones.settings.zone }

  /// Prepares for another file, whose time zones are defined by the given texts, by TZID.
  mutating func begin(_ definitions: [String: String]) {
    unknown = []
    zones.begin(definitions)
  }

  /// Returns the zone of a property's times.
  ///
  /// It is the user's own time zone if the property has no TZID or an unknown one.
  mutating func rules(_ content: ContentLine) -> TimeZoneRules {
    guard let name = content.parameter("TZID"), !name.isEmpty else { return reader }
    if let zone = zones.zone(name) { return zone.rules }
    if !unknown.contains(name) { unknown.append(name) }
    return reader
  }
}
