internal import Moments

/// Writes moments as properties of iCalendar.
extension CalendarMoments {
  /// Returns a property for a moment, in the zone and type of the old property if these can express
  /// it.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - moment: The moment that the property is to express.
  ///   - old: The property before the change; it is kept if it already expresses the moment.
  ///   - isUTC: Whether the format requires an instant in UTC. A day is then written as noon with a
  ///     parameter.
  /// - Returns: The property, not folded.
  mutating func content(
    _ name: String,
    _ moment: ForeignToDo.Moment,
    replacing old: ContentLine?,
    isUTC: Bool = false
  ) -> ContentLine {
    if let old, self.moment(old) == moment { return old }
    var content = old ?? ContentLine(name: name, value: "")
    let time = old.flatMap { CalendarTime(EscapedText.trimmed($0.value)) }
    content.parameters.removeAll { $0.name == Self.ownParameter }
    switch moment {
    case .day(let day):
      let wasDay = if case .day? = time { true } else { false }
      guard isUTC, !wasDay else {
        if !wasDay { content.setParameters([.init("VALUE", "DATE")]) }
        content.value = CalendarTime.day(day).text
        return content
      }
      let noon = Instant(secondsSince1970: CivilDateTime(startOf: day).secondsSince1970 + 43_200)
      content.setParameters([.init(Self.ownParameter, "DAY")])
      content.value = CalendarTime.utc(noon).text
    case .instant(let instant, let zoneName):
      if !isUTC, let old, case .wall? = time {
        let zone = zone(of: old)
        if zone.name == zoneName, let wall = Self.wall(instant, zone.rules) {
          content.value = CalendarTime.wall(wall).text
          return content
        }
      }
      if !isUTC, !zoneName.isEmpty, let zone = zones.zone(zoneName), zone.name == zoneName,
        let wall = Self.wall(instant, zone.rules)
      {
        content.setParameters([.init("TZID", zoneName)])
        content.value = CalendarTime.wall(wall).text
      } else {
        content.setParameters([])
        content.value = CalendarTime.utc(instant).text
      }
    }
    return content
  }

  /// Returns the local time at an instant; `nil` if a reader would convert it to another instant.
  ///
  /// That is so in the second of the two equal hours when the clocks are set back.
  private static func wall(_ instant: Instant, _ rules: TimeZoneRules) -> CivilDateTime? {
    let wall = rules.civil(at: instant)
    return rules.instant(of: wall) == instant ? wall : nil
  }

  /// Returns a moment with only the precision that iCalendar has: whole seconds, and no zone name
  /// for UTC.
  func grained(_ moment: ForeignToDo.Moment?) -> ForeignToDo.Moment? {
    guard case .instant(let instant, let zone)? = moment else { return moment }
    let isUTC = ["UTC", "Etc/UTC", "GMT", "Etc/GMT"].contains(zone) && zones.readersName != zone
    return .instant(Self.grained(instant), zone: isUTC ? "" : zone)
  }

  static func grained(_ instant: Instant) -> Instant {
    Instant(secondsSince1970: instant.secondsSince1970)
  }
}

extension ContentLine {
  /// Replaces the parameters VALUE and TZID by the given ones, and keeps all others.
  fileprivate mutating func setParameters(_ new: [Parameter]) {
    parameters.removeAll { ["VALUE", "TZID"].contains($0.name) }
    parameters += new
  }
}
