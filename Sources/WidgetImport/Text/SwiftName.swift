/// Converts an author's names and texts to identifiers and literals in Swift.
enum SwiftName {
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isPart(first), !("0"..."9").contains(first) else {
      return false
    }
    return text.unicodeScalars.allSatisfy(isPart)
  }

  /// Returns a module's name: as in Xcode, all characters but letters, digits and `_` become `_`.
  static func module(_ text: String) -> String {
    let name = String(String.UnicodeScalarView(text.unicodeScalars.map { isPart($0) ? $0 : "_" }))
    guard let first = name.unicodeScalars.first else { return "_" }
    return ("0"..."9").contains(first) ? "_" + name : name
  }

  /// Returns `brandBlue` for `brand-blue` or `Brand Blue`, as Xcode names the content of a
  /// catalogue.
  static func member(_ text: String) -> String {
    var words = text.unicodeScalars.split { !isPart($0) || $0 == "_" }.map { String($0) }
    guard let first = words.first else { return "_" }
    words[0] = lowercasedStart(of: first)
    for place in words.indices.dropFirst() { words[place] = uppercasedStart(of: words[place]) }
    let name = words.joined()
    return name.first.map { ("0"..."9").contains($0) } == true ? "_" + name : escaped(name)
  }

  /// Returns a string literal of a text.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a name, in grave accents if it is a keyword of Swift.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns a word with a lower-case beginning: `urlScheme` for `URLScheme`, `blue` for `Blue`.
  private static func lowercasedStart(of word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let lowered = capitals.count > 1 ? capitals.dropLast() : capitals
    return lowered.lowercased() + word.dropFirst(lowered.count)
  }

  static func uppercasedStart(of word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value >= 0x80 && scalar.properties.isXIDContinue
    }
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
