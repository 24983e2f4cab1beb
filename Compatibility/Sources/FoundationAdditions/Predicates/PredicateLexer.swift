/// A token of a predicate's format, such as a name or an operator.
enum PredicateToken: Equatable {
  case word(String)
  case number(Double)
  case text(String)
  /// A placeholder for an argument; `isKey` is true for `%K`, whose argument is a key.
  case argument(isKey: Bool)
  case sign(String)

  /// The word in capital letters, for comparison with keywords; `nil` for any other token.
  var keyword: String? {
    if case .word(let word) = self { word.uppercased() } else { nil }
  }
}

/// Splits a predicate's format into tokens: names, operators, values and placeholders.
enum PredicateLexer {
  /// The operators and brackets, longer ones first, so that `<=` is not read as `<`.
  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||",
    "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
  ]

  static func tokens(_ format: String) throws(PredicateFault) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(.text(try text(&rest, quote: first)))
      } else if first == "%" {
        tokens.append(try argument(&rest))
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || "-+.eE".contains($0) }
        guard let number = Double(digits) else {
          throw PredicateFault(message: "\(digits) is not a number")
        }
        tokens.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
        tokens.append(.sign(sign))
        rest = rest.dropFirst(sign.count)
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        guard !word.isEmpty else { throw PredicateFault(message: "\(first) is not expected") }
        tokens.append(.word(word.first == "#" ? String(word.dropFirst()) : String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
    return tokens
  }

  private static func text(
    _ rest: inout Substring,
    quote: Character
  ) throws(PredicateFault) -> String {
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let next = rest.popFirst() {
        text.append(next)
      } else {
        text.append(character)
      }
    }
    throw PredicateFault(message: "a text has no end")
  }

  private static func argument(_ rest: inout Substring) throws(PredicateFault) -> PredicateToken {
    let mark = rest.dropFirst().prefix { "lhqzt".contains($0) }
    let kind = rest.dropFirst(1 + mark.count).first
    guard let kind, "@KdiuxXfFgGeEDU".contains(kind) else {
      throw PredicateFault(message: "a % stands for no argument")
    }
    rest = rest.dropFirst(2 + mark.count)
    return .argument(isKey: kind == "K")
  }
}
