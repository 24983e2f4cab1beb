internal import Moments

/// Reads the times in a file's properties, and collects remarks about them.
struct CalendarMoments {
  var zones: CalendarZones
  /// Messages about unusual times in the record, such as an unknown time zone.
  var remarks: [String] = []
  /// The first invalid time, or `nil` if all are valid; its line is counted within the VTODO's
  /// text.
  var fault: FormatFault?

  var settings: FormatSettings { zones.settings }

  init(zones: CalendarZones) { self.zones = zones }

  /// Returns the moment of a property; `nil` if the property is missing or empty, or if the date
  /// does not exist.
  mutating func moment(_ content: ContentLine?, line: Int = 0) -> ForeignToDo.Moment? {
    guard let content else { return nil }
    let value = EscapedText.trimmed(content.value)
    guard !value.isEmpty else { return nil }
    guard let time = CalendarTime(value) else {
      let message =
        value.utf8.prefix(8).allSatisfy { (0x30...0x39).contains($0) }
        ? "a date or time that does not exist" : "no date"
      fault = fault ?? FormatFault(line: line, message, found: content.text)
      return nil
    }
    return moment(time, of: content)
  }

  mutating func moment(_ time: CalendarTime, of content: ContentLine) -> ForeignToDo.Moment {
    let isDay = content.parameter("VALUE").map { ContentLine.capitals($0) == "DATE" } ?? false
    // This list has written a day, although the property requires an instant.
    let wasDay = content.parameter(Self.ownParameter) == "DAY"
    switch time {
    case .day(let day): return .day(day)
    case .wall(let civil) where isDay || wasDay: return .day(civil.date)
    case .utc(let instant) where isDay || wasDay: return .day(TimeZoneRules.utc.date(at: instant))
    case .utc(let instant): return .instant(instant, zone: "")
    case .wall(let civil):
      let zone = zone(of: content)
      return .instant(zone.rules.instant(of: civil), zone: zone.name)
    }
  }

  /// Returns the zone of a property's times; the user's own time zone if the property has no TZID.
  mutating func zone(of content: ContentLine?) -> CalendarZone {
    let own = CalendarZone(name: zones.readersName, rules: settings.zone)
    guard let identifier = content?.parameter("TZID"), !identifier.isEmpty else { return own }
    if let zone = zones.zone(identifier) { return zone }
    let remark =
      "the zone “\(identifier.prefix(60))” is not known: its times are read in \(settings.zone.identifier)"
    if !remarks.contains(remark) { remarks.append(remark) }
    return own
  }

  /// Returns the instant of a property; for a day, its start in UTC.
  ///
  /// - Returns: The instant, or `nil` if the property is missing, empty or invalid.
  mutating func instant(_ content: ContentLine?, line: Int = 0) -> Instant? {
    switch moment(content, line: line) {
    case .instant(let instant, _): instant
    case .day(let day): TimeZoneRules.utc.startOfDay(day)
    case nil: nil
    }
  }

  /// Returns a moment as local time in the zone of a property.
  mutating func civil(_ moment: ForeignToDo.Moment, of content: ContentLine?) -> CivilDateTime {
    switch moment {
    case .day(let day): CivilDateTime(startOf: day)
    case .instant(let instant, _): rules(for: moment, content).civil(at: instant)
    }
  }

  /// Returns the zone in which the day of a moment is determined.
  mutating func rules(for moment: ForeignToDo.Moment, _ content: ContentLine?) -> TimeZoneRules {
    guard case .instant(_, let name) = moment else { return settings.zone }
    if content?.parameter("TZID") != nil {
      let zone = zone(of: content)
      if zone.name == name { return zone.rules }
    }
    if name.isEmpty || name == zones.readersName { return settings.zone }
    return zones.zone(name)?.rules ?? settings.zone
  }

  /// Returns a moment that is later by a duration; its days are counted in local time, its seconds
  /// as elapsed time.
  mutating func moment(
    _ moment: ForeignToDo.Moment,
    adding span: CalendarDuration,
    of content: ContentLine?
  ) -> ForeignToDo.Moment {
    switch moment {
    case .day(let day):
      // A day has no hours, so all days of 24 hours in the duration count.
      return .day(day.adding(days: Int(clamping: span.totalSeconds / 86_400)))
    case .instant(let instant, let name):
      guard span.days != 0 else {
        return .instant(instant.adding(seconds: span.seconds), zone: name)
      }
      let rules = rules(for: moment, content)
      let wall = rules.civil(at: instant)
      let moved = rules.instant(of: wall.moved(to: wall.date.adding(days: span.days)))
      return .instant(moved.adding(seconds: span.seconds), zone: name)
    }
  }

  /// The parameter that records what iCalendar cannot express, such as a day in place of an
  /// instant; other programs preserve it.
  static let ownParameter = "X-WIDGETCTL"
}
