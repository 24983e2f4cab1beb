internal import Moments

/// Reads a VTIMEZONE, which defines a zone within a file (RFC 5545, section 3.6.5).
enum ZoneDefinition {
  /// The years for which changes of the offset are calculated; other years have the offset of the
  /// nearest change.
  private static let years = 1900...2100
  /// The most changes of the offset that a zone may have in the years for which they are
  /// calculated.
  private static let maximumChanges = 2_000
  /// The most STANDARD and DAYLIGHT components; the longest history of a zone has less than a
  /// hundred.
  private static let maximumObservances = 200
  private static let allowedOffsets = -93_599...93_599

  /// Returns the TZID of a VTIMEZONE; `nil` if it has none.
  static func name(in text: String) -> String? { value(of: "TZID", in: text) }

  /// Returns the name in the time-zone database that libical and Thunderbird add to a VTIMEZONE;
  /// `nil` without one.
  static func location(in text: String) -> String? { value(of: "X-LIC-LOCATION", in: text) }

  private static func value(of name: String, in text: String) -> String? {
    CalendarText(text).lines.first { $0.depth == 1 && $0.content?.name == name }?.content
      .map { EscapedText.decoded($0.value) }
  }

  /// Returns the offsets that a VTIMEZONE describes; `nil` if it has no valid STANDARD or DAYLIGHT
  /// component.
  static func rules(in text: String) -> TimeZoneRules? {
    var changes: [(second: Int64, from: Int, to: Int)] = []
    var observance: Observance?
    var count = 0
    for line in CalendarText(text).lines where line.depth == 2 {
      guard let content = line.content else { continue }
      switch content.name {
      case "BEGIN":
        observance = Observance()
        count += 1
      case "END":
        if let onsets = observance?.onsets(years, atMost: maximumChanges) { changes += onsets }
        observance = nil
      default: observance?.take(content)
      }
      guard changes.count <= maximumChanges, count <= maximumObservances else { break }
    }
    changes.sort { $0.second < $1.second }
    guard let first = changes.first else { return nil }
    return TimeZoneRules(
      identifier: "",
      before: first.from,
      changes: changes.map { (second: $0.second, secondsFromUTC: $0.to) }
    )
  }

  /// A STANDARD or DAYLIGHT component: from when on which offset from UTC is valid.
  private struct Observance {
    var start: CivilDateTime?
    var from: Int?
    var to: Int?
    var rule: String?
    var more: [CivilDateTime] = []

    mutating func take(_ content: ContentLine) {
      switch content.name {
      case "DTSTART": start = Self.wall(content.value)
      case "TZOFFSETFROM": from = Self.offset(content.value)
      case "TZOFFSETTO": to = Self.offset(content.value)
      case "RRULE": rule = content.value
      case "RDATE": more += content.value.split(separator: ",").compactMap(Self.wall)
      default: break
      }
    }

    func onsets(
      _ years: ClosedRange<Int>,
      atMost limit: Int
    ) -> [(second: Int64, from: Int, to: Int)] {
      guard let start, let from, let to else { return [] }
      var walls = [start] + more
      if let rule, let recurrence = Self.recurrence(rule, from: from, start: start) {
        let first = CivilDate(year: years.lowerBound, month: 1, day: 1) ?? .first
        var (day, rest) = (start.date, recurrence)
        while walls.count < limit,
          let next = rest.next(after: day, today: max(day, first)),
          next.day.year <= years.upperBound
        {
          (day, rest) = (next.day, next.rule)
          walls.append(start.moved(to: day))
        }
      }
      return walls.map { (second: $0.secondsSince1970 - Int64(from), from: from, to: to) }
    }

    /// Returns the recurrence rule of a component; an UNTIL in UTC is converted to local time.
    ///
    /// - Returns: The rule, or `nil` if widgetctl cannot read it.
    private static func recurrence(
      _ rule: String,
      from: Int,
      start: CivilDateTime
    ) -> Recurrence? {
      RecurrenceText.recurrence(rule, timeOfDay: start.secondOfDay) { instant in
        CivilDateTime(secondsSince1970: instant.secondsSince1970 + Int64(from))
      }
    }

    private static func wall(_ text: some StringProtocol) -> CivilDateTime? {
      switch CalendarTime(text) {
      case .day(let day): CivilDateTime(startOf: day)
      case .wall(let civil): civil
      case .utc(let instant): CivilDateTime(secondsSince1970: instant.secondsSince1970)
      case nil: nil
      }
    }

    /// Parses an offset from UTC such as `+0100` or `-033000`, in seconds; returns `nil` for
    /// anything else.
    private static func offset(_ text: String) -> Int? {
      let digits = text.dropFirst()
      guard text.hasPrefix("+") || text.hasPrefix("-"),
        digits.utf8.count == 4 || digits.utf8.count == 6,
        digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits)
      else { return nil }
      let full = digits.utf8.count == 4 ? number * 100 : number
      let seconds = full / 10_000 * 3600 + full / 100 % 100 * 60 + full % 100
      guard allowedOffsets.contains(seconds) else { return nil }
      return text.hasPrefix("-") ? -seconds : seconds
    }
  }
}

extension CivilDateTime {
  /// Returns the same time of day on another day.
  func moved(to day: CivilDate) -> CivilDateTime {
    var moved = self
    moved.date = day
    return moved
  }
}
