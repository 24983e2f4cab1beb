extension Parser {
  /// `7`, `0.5`, `10 s`.
  mutating func number() -> Expression {
    let first = index
    let token = token
    advance()
    if kind == .name || kind.isWord && isAdjacent {
      let word = text(self.token)
      if ScriptUnit.named(word) != nil {
        advance()
        guard let value = double(token) else { return tooLarge(token) }
        return make(.literal(.quantity(value, unit: word)), at: span(from: first))
      }
      if isAdjacent {
        report(
          "expected a unit after `\(text(token))`, found `\(word)`",
          at: span(self.token),
          hint: "for example `10 s`, `2 days` or `5 km`"
        )
        advance()
        return missing(at: span(from: first))
      }
    }
    if token.kind == .int {
      guard let value = int(token, isNegative: false) else { return tooLarge(token) }
      return make(.literal(.int(value)), at: span(token))
    }
    guard let value = double(token) else { return tooLarge(token) }
    return make(.literal(.double(value)), at: span(token))
  }

  private mutating func tooLarge(_ token: Token) -> Expression {
    report(
      "a number that is too large",
      at: span(token),
      hint: token.kind == .int
        ? "the largest Int is \(Int.max); with a point it is a Double"
        : "the largest Double is about 1.8e308"
    )
    return missing(at: span(token))
  }

  /// The least Int, whose digits without the sign are too large for one.
  mutating func leastInt(_ first: Int) -> Expression? {
    let token = token
    guard int(token, isNegative: false) == nil, let value = int(token, isNegative: true) else {
      return nil
    }
    guard following != .name || ScriptUnit.named(text(tokens[index + 1])) == nil else { return nil }
    advance()
    return make(.literal(.int(value)), at: span(from: first))
  }

  private func int(_ token: Token, isNegative: Bool) -> Int? {
    var value = 0
    for byte in bytes[Int(token.offset)..<Int(token.end)] where byte != UInt8(ascii: "_") {
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

  private func double(_ token: Token) -> Double? {
    let text = text(token)
    let value = Double(text.utf8.contains(UInt8(ascii: "_")) ? text.filter { $0 != "_" } : text)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// `2026-11-21`, `2026-11-21T09:00`; the lexer looked at the digits.
  mutating func day() -> Expression {
    let token = token
    advance()
    if token.marks.contains(.isReported) { return missing(at: span(token)) }
    let start = Int(token.offset)
    let (year, month, day) = (digits(4, start), digits(2, start + 5), digits(2, start + 8))
    guard token.kind == .date else {
      return make(.literal(.day(year: year, month: month, day: day)), at: span(token))
    }
    let hasSeconds = start + 16 < Int(token.end) && bytes[start + 16] == UInt8(ascii: ":")
    let time = ClockTime(
      hour: digits(2, start + 11),
      minute: digits(2, start + 14),
      second: hasSeconds ? digits(2, start + 17) : 0
    )
    let zone = start + (hasSeconds ? 19 : 16)
    let literal = Literal.date(
      year: year,
      month: month,
      day: day,
      time,
      offsetInSeconds: zone < Int(token.end) ? offset(zone) : nil
    )
    return make(.literal(literal), at: span(token))
  }

  /// `Z`, `+01:00`.
  private func offset(_ start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "Z") { return 0 }
    let seconds = digits(2, start + 1) * 3_600 + digits(2, start + 4) * 60
    return bytes[start] == UInt8(ascii: "-") ? -seconds : seconds
  }

  func clockTime(_ token: Token) -> ClockTime {
    if token.marks.contains(.isReported) { return ClockTime(hour: 0, minute: 0) }
    let start = Int(token.offset)
    return ClockTime(
      hour: digits(2, start),
      minute: digits(2, start + 3),
      second: token.length > 5 ? digits(2, start + 6) : 0
    )
  }

  /// A number of so many digits.
  private func digits(_ count: Int, _ start: Int) -> Int {
    bytes[start..<min(start + count, bytes.count)].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }
}

extension Parser {
  /// `: Type`, if a colon stands here.
  mutating func optionalType() -> TypeSyntax? { take(.colon) ? type() : nil }

  /// `Int`, `[ToDo]`, `Date?`.
  mutating func type() -> TypeSyntax? {
    let first = index
    guard var type = plainType() else { return nil }
    if kind == .otherwise {
      reportExpected("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    if take(.question) { type = .optional(type, span(from: first)) }
    if kind == .question {
      reportExpected("one `?`", hint: "a value is there or it is not: one `?` says so")
    }
    return type
  }

  private mutating func plainType() -> TypeSyntax? {
    let first = index
    if kind.isName {
      let name = name(token)
      advance()
      return .named(name)
    }
    guard kind == .leftSquare else {
      reportExpected("a type", hint: "for example `Int`, `String`, `Date?` or `[ToDo]`")
      return nil
    }
    guard enter() else { return nil }
    defer { depth -= 1 }
    advance()
    let element = type()
    close(.rightSquare, "]", opened: first)
    return element.map { .list($0, span(from: first)) }
  }
}
