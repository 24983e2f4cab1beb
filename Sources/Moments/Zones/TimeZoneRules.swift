/// The offsets of one time zone from UTC, past and future.
package struct TimeZoneRules: Sendable, Hashable {
  package static let utc = TimeZoneRules(fixed: .utc)

  /// The name under which the zone was found, such as `Europe/Berlin`.
  package let identifier: String
  /// The times of the transitions in seconds since 1970, ascending; `kinds` contains the index of
  /// each one's offset.
  private let transitions: [Int64]
  private let kinds: [UInt8]
  /// The offsets of the zone, never empty; the first one applies before the first transition.
  private let offsets: [ZoneOffset]
  /// The rule for times after the last transition; `nil` if the last offset is permanent.
  var rule: PosixTimeZone?

  init(
    identifier: String,
    transitions: [Int64],
    kinds: [UInt8],
    offsets: [ZoneOffset],
    rule: PosixTimeZone?
  ) {
    precondition(!offsets.isEmpty, "A time zone has at least one offset.")
    precondition(transitions.count == kinds.count, "Each transition has one kind.")
    self.identifier = identifier
    self.transitions = transitions
    self.kinds = kinds
    self.offsets = offsets
    self.rule = rule
  }

  private init(fixed offset: ZoneOffset) {
    self.init(
      identifier: offset.abbreviation,
      transitions: [],
      kinds: [],
      offsets: [offset],
      rule: nil
    )
  }

  /// Creates a zone whose offset from UTC changes at ascending seconds since 1970; the last offset
  /// is permanent.
  package init(identifier: String, before: Int, changes: [(second: Int64, secondsFromUTC: Int)]) {
    var offsets: [ZoneOffset] = []
    func kind(of seconds: Int) -> UInt8 {
      let offset = ZoneOffset(secondsFromUTC: seconds, isDaylight: false, abbreviation: "")
      if let known = offsets.firstIndex(of: offset) { return UInt8(known) }
      // A kind is a byte: a zone of more than 256 offsets is none of this world, and keeps its first ones.
      guard offsets.count <= UInt8.max else { return UInt8.max }
      offsets.append(offset)
      return UInt8(offsets.count - 1)
    }
    _ = kind(of: before)
    let kinds = changes.map { kind(of: $0.secondsFromUTC) }
    self.init(
      identifier: identifier,
      transitions: changes.map(\.second),
      kinds: kinds,
      offsets: offsets,
      rule: nil
    )
  }

  /// Creates the zone in the bytes of a TZif file (RFC 9636); `nil` if they are damaged.
  package init?(tzif bytes: [UInt8], identifier: String) {
    guard let rules = TZifReader.rules(in: bytes, identifier: identifier) else { return nil }
    self = rules
  }

  /// Creates the zone of a POSIX rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` if the text is
  /// invalid.
  package init?(posix text: String) {
    guard let rule = PosixTimeZoneParser.parse(text) else { return nil }
    self.init(
      identifier: text,
      transitions: [],
      kinds: [],
      offsets: [rule.standard],
      rule: rule
    )
  }

  package func offset(at instant: Instant) -> ZoneOffset {
    offset(atSecond: instant.secondsSince1970)
  }

  func offset(atSecond second: Int64) -> ZoneOffset {
    let next = indexOfTransition(after: second)
    if next == transitions.count, let rule { return rule.offset(at: second) }
    return next == 0 ? offsets[0] : offsets[Int(kinds[next - 1])]
  }

  /// Returns the first second after another at which a different offset may begin; `nil` if there
  /// is none.
  private func nextTransition(after second: Int64) -> Int64? {
    let next = indexOfTransition(after: second)
    return next < transitions.count ? transitions[next] : rule?.nextChange(after: second)
  }

  private func indexOfTransition(after second: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TimeZoneRules {
  /// Returns the local time at an instant, clamped to the years 1 to 9999.
  package func civil(at instant: Instant) -> CivilDateTime {
    let second = instant.secondsSince1970
    return CivilDateTime(
      secondsSince1970: second + Int64(offset(atSecond: second).secondsFromUTC),
      microsecond: instant.microsecondOfSecond
    )
  }

  /// Returns the instant at which local clocks show a time, by the rule of `WallMoment` (RT-6).
  package func instant(of civil: CivilDateTime) -> Instant {
    let moment = WallMoment(
      showing: civil.secondsSince1970,
      offset: { offset(atSecond: $0).secondsFromUTC },
      nextChange: nextTransition
    )
    // The first instant after a gap is a whole second.
    return Instant(
      secondsSince1970: moment.second,
      microsecond: moment.isShown ? civil.microsecond : 0
    )
  }

  package func date(at instant: Instant) -> CivilDate {
    civil(at: instant).date
  }

  /// Returns the first instant of a day, which is not midnight if clocks skip midnight.
  package func startOfDay(_ date: CivilDate) -> Instant {
    instant(of: CivilDateTime(startOf: date))
  }

  /// Returns the first instant of the day that contains an instant.
  package func startOfDay(containing instant: Instant) -> Instant {
    startOfDay(date(at: instant))
  }

  package func weekday(at instant: Instant) -> Weekday {
    date(at: instant).weekday
  }
}

/// A zone's offset from UTC during some time.
package struct ZoneOffset: Sendable, Hashable {
  /// The offset from UTC in seconds, positive east of Greenwich.
  package var secondsFromUTC: Int
  package var isDaylight: Bool
  /// The zone's abbreviation, such as `CET`: letters, digits, `+` and `-` only.
  package var abbreviation: String

  package static let utc = ZoneOffset(secondsFromUTC: 0, isDaylight: false, abbreviation: "UTC")
}
