internal import Moments

/// A value of the types DATE and DATE-TIME (RFC 5545, sections 3.3.4 and 3.3.5).
enum CalendarTime: Equatable {
  case day(CivilDate)
  /// A local time in the zone that the property names, or if it names none in the user's own time
  /// zone.
  case wall(CivilDateTime)
  case utc(Instant)

  /// Parses `20270120`, `20270120T150000` and `20270120T150000Z`, also without seconds; returns
  /// `nil` for anything else.
  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 8, bytes.count <= 16, let day = Self.day(bytes[..<8]) else { return nil }
    if bytes.count == 8 {
      self = .day(day)
      return
    }
    var rest = bytes[9...]
    guard bytes[8] | 0x20 == UInt8(ascii: "t") else { return nil }
    let isUTC = rest.last.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false
    if isUTC { rest.removeLast() }
    guard rest.count == 6 || rest.count == 4, let number = Self.number(rest) else { return nil }
    let time = rest.count == 4 ? number * 100 : number
    // A leap second counts as the second before it, because this list has no leap seconds.
    let civil = CivilDateTime(
      day,
      hour: time / 10_000,
      minute: time / 100 % 100,
      second: min(time % 100, time % 100 == 60 ? 59 : 99)
    )
    guard let civil else { return nil }
    self = isUTC ? .utc(Instant(secondsSince1970: civil.secondsSince1970)) : .wall(civil)
  }

  var text: String {
    switch self {
    case .day(let day): Self.text(day)
    case .wall(let civil): Self.text(civil)
    case .utc(let instant):
      Self.text(CivilDateTime(secondsSince1970: instant.secondsSince1970)) + "Z"
    }
  }

  private static func text(_ day: CivilDate) -> String {
    String(day.text.filter { $0 != "-" })
  }

  private static func text(_ civil: CivilDateTime) -> String {
    let time = String(1_000_000 + civil.hour * 10_000 + civil.minute * 100 + civil.second)
    return "\(text(civil.date))T\(time.dropFirst())"
  }

  private static func day(_ bytes: ArraySlice<UInt8>) -> CivilDate? {
    guard let number = number(bytes) else { return nil }
    return CivilDate(year: number / 10_000, month: number / 100 % 100, day: number % 100)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

/// A value of the type DURATION (RFC 5545, section 3.3.6): calendar days, and elapsed seconds.
struct CalendarDuration: Equatable {
  var days = 0
  var seconds: Int64 = 0

  /// The most digits of a number, so that no calculation overflows; they are enough for a thousand
  /// years in seconds.
  private static let maximumDigits = 11
  /// The most bytes of a duration, enough for one with all its units.
  private static let maximumBytes = 64

  init(seconds: Int64) { self.seconds = seconds }

  /// Parses `P1D`, `-PT15M`, `+P2W`, `P1DT12H`; returns `nil` for anything else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumBytes else { return nil }
    var rest = ContentLine.capitals(text)[...]
    let isNegative = rest.hasPrefix("-")
    if isNegative || rest.hasPrefix("+") { rest.removeFirst() }
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    var isTime = false
    var hasAmount = false
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[digits.endIndex...]
      guard digits.utf8.count <= Self.maximumDigits, let amount = Int64(digits),
        let unit = rest.popFirst()
      else { return nil }
      hasAmount = true
      switch (unit, isTime) {
      case ("W", false): days += Int(amount) * 7
      case ("D", false): days += Int(amount)
      case ("H", true): seconds += amount * 3600
      case ("M", true): seconds += amount * 60
      case ("S", true): seconds += amount
      default: return nil
      }
    }
    guard hasAmount else { return nil }
    if isNegative { (days, seconds) = (-days, -seconds) }
  }

  /// The whole duration in seconds, with days of 24 hours.
  var totalSeconds: Int64 { Int64(days) * 86_400 + seconds }

  /// The shortest text for the duration: in weeks or days if it is a whole number of them.
  var text: String {
    let total = abs(totalSeconds)
    let sign = totalSeconds < 0 ? "-" : ""
    if total > 0, total % 604_800 == 0 { return "\(sign)P\(total / 604_800)W" }
    let (days, hours) = (total / 86_400, total / 3600 % 24)
    let (minutes, rest) = (total / 60 % 60, total % 60)
    var text = sign + "P"
    if days > 0 { text += "\(days)D" }
    if total % 86_400 == 0, total > 0 { return text }
    text += "T"
    if hours > 0 { text += "\(hours)H" }
    if minutes > 0 { text += "\(minutes)M" }
    if rest > 0 || total == 0 { text += "\(rest)S" }
    return text
  }
}
