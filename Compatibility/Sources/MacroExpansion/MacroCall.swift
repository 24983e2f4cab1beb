/// Finds the arguments in the source of a macro's use.
enum MacroCall {
  /// Returns the source after the macro's name; `nil` if the source has no `#` followed by a name.
  static func arguments(in source: String) -> Substring? {
    var scanner = SourceScanner(source)
    scanner.skipTrivia()
    while scanner.skipAttribute() { scanner.skipTrivia() }
    guard scanner.skip("#"), scanner.skipIdentifier() else { return nil }
    while scanner.skip("."), scanner.skipIdentifier() {}
    return scanner.rest
  }
}

/// Moves through Swift source, past whole comments, literals and bracketed groups at a time.
struct SourceScanner {
  private(set) var rest: Substring

  init(_ source: String) {
    rest = source[...]
  }

  mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Moves past white space and comments.
  mutating func skipTrivia() {
    while let character = rest.first {
      if character.isWhitespace {
        rest = rest.dropFirst()
      } else if !skipComment() {
        return
      }
    }
  }

  mutating func skipIdentifier() -> Bool {
    if skip("`") {
      rest = rest.drop { $0 != "`" }.dropFirst()
      return true
    }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    return !name.isEmpty
  }

  /// Moves past an attribute: `@name` and its arguments.
  ///
  /// - Returns: `false` if the source does not continue with an attribute.
  mutating func skipAttribute() -> Bool {
    guard skip("@"), skipIdentifier() else { return false }
    while skip("."), skipIdentifier() {}
    if rest.first == "(" { skipElement() }
    return true
  }

  /// Moves past one comment, literal, bracketed group or character.
  mutating func skipElement() {
    if skipComment() || skipString() { return }
    let closing: Character
    switch rest.first {
    case "(": closing = ")"
    case "[": closing = "]"
    case "{": closing = "}"
    default:
      rest = rest.dropFirst()
      return
    }
    rest = rest.dropFirst()
    while let character = rest.first, character != closing { skipElement() }
    rest = rest.dropFirst()
  }

  private mutating func skipComment() -> Bool {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
      return true
    }
    guard skip("/*") else { return false }
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        rest = rest.dropFirst()
      }
    }
    return true
  }

  /// Moves past a string literal: raw or not, of one line or several.
  ///
  /// - Returns: `false` if the source does not continue with a string literal.
  private mutating func skipString() -> Bool {
    let pounds = String(rest.prefix { $0 == "#" })
    guard rest.dropFirst(pounds.count).first == "\"" else { return false }
    rest = rest.dropFirst(pounds.count)
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quote.count)
    while !rest.isEmpty, !skip(quote + pounds) {
      guard skip("\\" + pounds) else {
        rest = rest.dropFirst()
        continue
      }
      // An interpolation is an expression of its own, quotes and all.
      if rest.first == "(" { skipElement() } else { rest = rest.dropFirst() }
    }
    return true
  }
}
