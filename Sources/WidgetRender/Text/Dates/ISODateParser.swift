internal import Ground

/// The pieces of an ISO 8601 date, read one after the other.
struct ISODateParser {
  /// The longest form has 35 bytes with a nanosecond's fraction.
  private static let maximumLength = 40

  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    // One byte more than allowed shows that the text is too long.
    rest = Array(text.utf8.prefix(Self.maximumLength + 1))[...]
    if rest.count > Self.maximumLength { rest = [0] }
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func date() -> CivilDate? {
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func separator() -> Bool { take("T") || take("t") || take(" ") }

  mutating func time(on date: CivilDate) -> CivilDateTime? {
    guard let hour = number(2), take(":"), let minute = number(2) else { return nil }
    var second = 0
    var microsecond = 0
    if take(":") {
      guard let seconds = number(2) else { return nil }
      second = seconds
      if take(".") {
        guard let fraction = fraction() else { return nil }
        microsecond = fraction
      }
    }
    return CivilDateTime(
      date,
      hour: hour,
      minute: minute,
      second: second,
      microsecond: microsecond
    )
  }

  /// `Z`, `+hh:mm`, `+hhmm` or `+hh`, in seconds.
  mutating func offset() -> Int? {
    if take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = number(2), hours <= 23 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = take(":")
      guard let number = number(2), number <= 59 else { return nil }
      minutes = number
    }
    let seconds = hours * 3600 + minutes * 60
    return isWest ? -seconds : seconds
  }

  private mutating func number(_ digits: Int) -> Int? {
    let head = rest.prefix(digits)
    guard head.count == digits, head.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private mutating func fraction() -> Int? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty else { return nil }
    rest = rest.dropFirst(digits.count)
    let head = digits.prefix(6)
    let value = head.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (head.count..<6).reduce(value) { scaled, _ in scaled * 10 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
