/// The parts of a type's declaration that macros need.
struct TypeSource {
  /// The words in a type's body outside of inner brackets, in order.
  private let words: [String]
  /// The words before the type's name, without attributes: modifiers and a keyword such as
  /// `struct`.
  private let head: [String]
  let name: String
  /// The cases of an enumeration with their associated values.
  let cases: [Case]

  struct Case: Equatable {
    let name: String
    /// The type of the case's only associated value; `nil` if there is none or several.
    let payload: String?
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor"]

  /// Parses a declaration; `nil` if the source does not declare a type.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    var head: [String] = []
    while let word = scanner.nextWord() {
      head.append(word)
      if Self.kinds.contains(word) { break }
    }
    guard let kind = head.last, Self.kinds.contains(kind), let name = scanner.nextWord() else {
      return nil
    }
    self.head = head
    self.name = name
    while let character = scanner.rest.first, character != "{" { scanner.skipElement() }
    guard scanner.skip("{") else { return nil }
    var words: [String] = []
    var cases: [Case] = []
    while let word = scanner.nextWord() {
      words.append(word)
      if word == "case", kind == "enum" { cases += Self.cases(in: &scanner) }
    }
    self.words = words
    self.cases = cases
  }

  /// Returns whether the type's body declares a static member with this name.
  func declares(_ name: String) -> Bool {
    words.indices.contains { index in
      words[index] == name && index >= 2 && ["let", "var"].contains(words[index - 1])
        && words[..<index].suffix(4).contains("static")
    }
  }

  /// The access modifier for a member that fulfils a requirement; empty if the type is internal or
  /// private.
  var access: String {
    head.first { ["public", "open", "package"].contains($0) }.map {
      $0 == "open" ? "public " : "\($0) "
    }
      ?? ""
  }

  /// Returns the type's name as words, without the suffix `ending`: "Create Album" for
  /// `CreateAlbumIntent`.
  func title(without ending: String) -> String {
    let base = name.hasSuffix(ending) && name != ending ? name.dropLast(ending.count) : name[...]
    var title = ""
    for character in base {
      if character.isUppercase, title.last?.isLowercase == true { title.append(" ") }
      title.append(character)
    }
    return title
  }

  private static func cases(in scanner: inout SourceScanner) -> [Case] {
    var cases: [Case] = []
    repeat {
      scanner.skipTrivia()
      guard let name = scanner.nextWord() else { break }
      var payload: String?
      if scanner.rest.first == "(" {
        let start = scanner.rest
        scanner.skipElement()
        let inner = start.prefix(start.count - scanner.rest.count).dropFirst().dropLast()
        payload = Self.payload(String(inner))
      }
      cases.append(Case(name: name, payload: payload))
      // A raw value lies between a case and the comma behind it.
      while let character = scanner.rest.first, !character.isNewline, !",;}".contains(character) {
        scanner.skipElement()
      }
    } while scanner.skip(",")
    return cases
  }

  private static func payload(_ text: String) -> String? {
    var scanner = SourceScanner(text)
    var label: Substring?
    while let character = scanner.rest.first {
      if character == "," { return nil }
      if character == ":", label == nil { label = scanner.rest.dropFirst() }
      scanner.skipElement()
    }
    let type = (label ?? text[...]).trimmed
    return type.isEmpty ? nil : type
  }
}

/// A stored variable of a type, as opposed to a computed one.
struct MemberVariable {
  /// Parses a declaration.
  ///
  /// - Returns: `nil` unless it is a stored variable with a type, without attributes, value and
  ///   accessors.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    scanner.skipTrivia()
    guard scanner.rest.first != "@" else { return nil }
    while let word = scanner.nextWord() {
      if word == "var" { break }
      guard ["public", "internal", "package", "private", "fileprivate", "final"].contains(word)
      else {
        return nil
      }
      if scanner.rest.first == "(" { return nil }
    }
    guard scanner.nextWord() != nil else { return nil }
    scanner.skipTrivia()
    guard scanner.skip(":") else { return nil }
    while let character = scanner.rest.first {
      if character == "=" || character == "{" { return nil }
      scanner.skipElement()
    }
  }
}

extension SourceScanner {
  /// Returns the next identifier outside of brackets and attributes; `nil` at the end.
  mutating func nextWord() -> String? {
    while !rest.isEmpty {
      skipTrivia()
      if skipAttribute() { continue }
      let start = rest
      if let first = rest.first, first.isLetter || first == "_" || first == "`", skipIdentifier() {
        return String(start.prefix(start.count - rest.count))
      }
      skipElement()
    }
    return nil
  }
}

extension Substring {
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
