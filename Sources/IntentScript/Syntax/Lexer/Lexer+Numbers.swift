extension Lexer {
  /// Reads a number, or a day, date or time, which also begins with a digit.
  mutating func number() {
    let start = position
    digits()
    let count = position - start
    if byte(position) == UInt8(ascii: ":"), isDigit(position + 1), count <= 2 {
      return clock(from: start)
    }
    if count == 4, byte(position) == UInt8(ascii: "-"), isDigit(position + 1), day(from: start) {
      return
    }
    var kind = Token.Kind.int
    if byte(position) == UInt8(ascii: "."), isDigit(position + 1) {
      position += 1
      digits()
      kind = .double
    }
    if byte(position) | 0x20 == UInt8(ascii: "e") {
      let isSigned =
        byte(position + 1) == UInt8(ascii: "-") || byte(position + 1) == UInt8(ascii: "+")
      let exponent = position + (isSigned ? 2 : 1)
      if isDigit(exponent) {
        position = exponent
        digits()
        kind = .double
      }
    }
    add(kind, from: start)
  }

  private func isDigit(_ offset: Int) -> Bool {
    byte(offset) >= UInt8(ascii: "0") && byte(offset) <= UInt8(ascii: "9")
  }

  /// Skips digits and the `_` separators between them.
  private mutating func digits() {
    while isDigit(position) || byte(position) == UInt8(ascii: "_") && isDigit(position + 1) {
      position += 1
    }
  }

  /// Returns the number of exactly `count` digits at an offset; `nil` if they are not there.
  private func digits(_ count: Int, at offset: Int) -> Int? {
    var value = 0
    for index in offset..<offset + count {
      guard isDigit(index) else { return nil }
      value = value * 10 + Int(byte(index) - UInt8(ascii: "0"))
    }
    return value
  }

  /// Reads a date such as `2026-11-21` and reports one that does not exist; returns `false` for a subtraction.
  private mutating func day(from start: Int) -> Bool {
    var end = start + 5
    while isDigit(end) { end += 1 }
    guard byte(end) == UInt8(ascii: "-"), isDigit(end + 1) else { return false }
    end += 1
    while isDigit(end) { end += 1 }
    let isWellFormed = end == start + 10 && byte(start + 7) == UInt8(ascii: "-")
    position = end
    guard isWellFormed, let year = digits(4, at: start), let month = digits(2, at: start + 5),
      let day = digits(2, at: start + 8)
    else {
      report(.day, from: start, "a day that cannot be read", hint: "days are written `2026-01-31`")
      return true
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    if month < 1 || month > 12 {
      report(.day, from: start, "there is no day \(text)", hint: "months go from 01 to 12")
    } else if day < 1 || day > Self.days(inMonth: month, of: year) {
      let last = Self.days(inMonth: month, of: year)
      report(.day, from: start, "there is no day \(text)", hint: "that month has \(last) days")
    } else if byte(end) == UInt8(ascii: "T") {
      time(from: start)
    } else {
      add(.day, from: start)
    }
    return true
  }

  /// Returns the number of days of a month in the Gregorian calendar, extended to all years.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Reads the time after a day: `T09:00`, with optional seconds and a zone.
  private mutating func time(from start: Int) {
    let beginning = position + 1
    var end = beginning
    while Self.isTimeByte(byte(end)) { end += 1 }
    position = end
    let isTime = isClock(beginning, beginning + 5) || isClock(beginning, beginning + 8)
    let zone = isClock(beginning, beginning + 8) ? beginning + 8 : beginning + 5
    guard isTime, isZone(zone, end) else {
      return report(
        .date,
        from: start,
        "a date that cannot be read",
        hint:
          "dates are written `2026-01-31T09:00`, with seconds and `Z` or `+01:00` after it if need be"
      )
    }
    add(.date, from: start)
  }

  private static func isTimeByte(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "+")
  }

  /// Returns whether a range is a valid time of day: `09:00` or `09:00:30`.
  private func isClock(_ start: Int, _ end: Int) -> Bool {
    guard let hour = digits(2, at: start), byte(start + 2) == UInt8(ascii: ":"), hour < 24,
      let minute = digits(2, at: start + 3), minute < 60
    else { return false }
    guard end > start + 5 else { return byte(end) != UInt8(ascii: ":") }
    guard byte(start + 5) == UInt8(ascii: ":"), let second = digits(2, at: start + 6) else {
      return false
    }
    return second < 60
  }

  /// Returns whether a range is a valid zone: empty, `Z`, or an offset such as `+01:00`.
  private func isZone(_ start: Int, _ end: Int) -> Bool {
    if start == end { return true }
    if byte(start) == UInt8(ascii: "Z") { return end == start + 1 }
    guard byte(start) == UInt8(ascii: "+") || byte(start) == UInt8(ascii: "-") else { return false }
    return end == start + 6 && isClock(start + 1, end)
  }

  /// Reads a time of day after `at`, such as `09:00`.
  private mutating func clock(from start: Int) {
    position = start
    while isDigit(position) || byte(position) == UInt8(ascii: ":") && isDigit(position + 1) {
      position += 1
    }
    guard isClock(start, position), position == start + 5 || position == start + 8 else {
      let text = String(decoding: bytes[start..<min(position, start + 20)], as: UTF8.self)
      return report(
        .clock,
        from: start,
        "there is no time \(text)",
        hint: "times go from 00:00 to 23:59, with two digits each"
      )
    }
    add(.clock, from: start)
  }

  private mutating func report(_ kind: Token.Kind, from start: Int, _ message: String, hint: String)
  {
    diagnostics.add(message, at: span(start, position), hint: hint)
    add(kind, from: start, isReported: true)
  }
}
