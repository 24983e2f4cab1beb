/// The values of tokens, whose form the lexer has checked.
extension TokenCursor {
  /// Returns the value of an integer token; `nil` if it is too large.
  func int(_ token: Token, isNegative: Bool) -> Int? {
    var value = 0
    for byte in source.bytes[Int(token.offset)..<Int(token.end)] where byte != UInt8(ascii: "_") {
      let digit = Int(byte) - 0x30
      let (product, hasOverflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) =
        isNegative
        ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if hasOverflow || isTooLarge { return nil }
      value = sum
    }
    return value
  }

  /// Returns the value of a number token; `nil` if it is too large.
  func double(_ token: Token) -> Double? {
    let text = text(token)
    let value = Double(text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the literal of a token such as `2026-11-21` or `2026-11-21T09:00`.
  func day(_ token: Token) -> Literal {
    let start = Int(token.offset)
    let (year, month, day) = (digits(4, start), digits(2, start + 5), digits(2, start + 8))
    guard token.kind == .date else { return .day(year: year, month: month, day: day) }
    let hasSeconds =
      start + 16 < Int(token.end) && source.bytes[start + 16] == UInt8(ascii: ":")
    let time = ClockTime(
      hour: digits(2, start + 11),
      minute: digits(2, start + 14),
      second: hasSeconds ? digits(2, start + 17) : 0
    )
    let zone = start + (hasSeconds ? 19 : 16)
    return .date(
      year: year,
      month: month,
      day: day,
      time,
      offsetInSeconds: zone < Int(token.end) ? offset(zone) : nil
    )
  }

  /// Returns the offset from UTC in seconds for a zone such as `Z` or `+01:00`.
  private func offset(_ start: Int) -> Int {
    if source.bytes[start] == UInt8(ascii: "Z") { return 0 }
    let seconds = digits(2, start + 1) * 3_600 + digits(2, start + 4) * 60
    return source.bytes[start] == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// Returns the time of day of a token such as `09:00`; midnight for an invalid one.
  func clockTime(_ token: Token) -> ClockTime {
    if token.marks.contains(.isReported) { return ClockTime(hour: 0, minute: 0) }
    let start = Int(token.offset)
    return ClockTime(
      hour: digits(2, start),
      minute: digits(2, start + 3),
      second: token.length > 5 ? digits(2, start + 6) : 0
    )
  }

  /// Returns the number that `count` digits form at an offset.
  private func digits(_ count: Int, _ start: Int) -> Int {
    let bytes = source.bytes
    return bytes[start..<min(start + count, bytes.count)].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// Returns the text of a token with its escapes replaced; invalid ones are kept.
  func unescaped(_ token: Token) -> String {
    let bytes = source.bytes
    var result: [UInt8] = []
    result.reserveCapacity(Int(token.length))
    var index = Int(token.offset)
    let end = Int(token.end)
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < end else {
        result.append(byte)
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "u"):
        var value: UInt32 = 0
        index += 2
        while index < end, let digit = Lexer.hexadecimal(bytes[index]) {
          value = value << 4 | digit
          index += 1
        }
        if let scalar = Unicode.Scalar(value) {
          result.append(contentsOf: Array(String(scalar).utf8))
        }
      default: result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
