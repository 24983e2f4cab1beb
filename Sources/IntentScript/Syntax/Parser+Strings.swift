extension Parser {
  /// A string of several tokens; the lexer sees to it that each opening has its close.
  mutating func string() -> Expression {
    let first = index
    var segments: [StringSegment] = []
    var top = 0
    advance()
    while kind != .end {
      let token = token
      switch kind {
      case .text:
        segments.append(.text(text(token)))
        advance()
      case .escapedText:
        segments.append(.text(unescaped(token)))
        advance()
      case .interpolationOpen:
        segments.append(.expression(interpolation()))
        top = max(top, height)
      default:
        _ = take(.stringClose)
        grow(over: top, at: span(tokens[first]))
        return make(.string(segments), at: span(from: first))
      }
    }
    return missing(at: span(from: first))
  }

  /// `\(expression)`.
  private mutating func interpolation() -> Expression {
    advance()
    let value = expression()
    if !isLost, kind != .interpolationClose {
      lose("`)`", hint: "one value stands between `\\(` and `)`")
    }
    guard isLost else {
      advance()
      return value
    }
    var open = 0
    while kind != .end {
      if kind == .interpolationOpen { open += 1 }
      if kind == .interpolationClose {
        if open == 0 { break }
        open -= 1
      }
      advance()
    }
    advance()
    isLost = false
    return value
  }

  /// The text of a token without its escapes; those that are none stand as they are.
  private func unescaped(_ token: Token) -> String {
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
