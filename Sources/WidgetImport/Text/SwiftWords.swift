/// The words of a Swift source without its comments and texts: enough to see what a file declares.
struct SwiftWords {
  /// Larger files are read no further: no person writes them.
  static let maximumBytes = 8 << 20
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "macro",
  ]

  /// Words and single punctuation marks, in order.
  private let words: [Substring.UTF8View]

  init(_ bytes: [UInt8]) {
    words = Self.words(of: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether an entry point stands in the file that is a widget or a bundle of widgets.
  var hasWidgetEntry: Bool {
    declarations.contains {
      $0.isEntry && $0.bases.contains { $0 == "Widget" || $0 == "WidgetBundle" }
    }
  }

  /// Whether an entry point of any kind stands in the file.
  var hasEntry: Bool { declarations.contains(where: \.isEntry) }

  /// The modules that the file imports.
  var imports: [String] {
    var names: [String] = []
    for (place, word) in words.enumerated() where text(word) == "import" {
      let behind = words[min(place + 1, words.count)...].lazy.map(text)
      // `import struct Foundation.Date` names a module behind its kind.
      if let name = behind.first(where: { !Self.kinds.contains($0) && $0 != "func" && $0 != "var" })
      {
        names.append(name)
      }
    }
    return names
  }

  /// Whether `canImport` of that module stands in the file.
  func asksWhetherItCanImport(_ module: String) -> Bool {
    zip(words, words.dropFirst(2)).contains { text($0) == "canImport" && text($1) == module }
  }

  /// The types that the file declares at its outermost level or within others.
  var types: [String] { declarations.map(\.name) }

  private struct Declaration {
    var name: String
    var bases: [String]
    var isEntry: Bool
  }

  private var declarations: [Declaration] {
    var found: [Declaration] = []
    var isEntry = false
    var place = 0
    while place + 1 < words.count {
      let word = text(words[place])
      if word == "@", text(words[place + 1]) == "main" { isEntry = true }
      // `import struct Foundation.Date` declares nothing.
      let isImport = place > 0 && text(words[place - 1]) == "import"
      guard Self.kinds.contains(word), !isImport, isName(words[place + 1]) else {
        place += 1
        continue
      }
      let name = text(words[place + 1])
      // `class func` and `class var` declare no type.
      if ["func", "var", "let", "subscript", "override", "final"].contains(name) {
        place += 1
        continue
      }
      var bases: [String] = []
      var next = place + 2
      while next < words.count, !["{", "}", ";", "="].contains(text(words[next])) {
        if isName(words[next]) { bases.append(text(words[next])) }
        next += 1
      }
      found.append(Declaration(name: name, bases: bases, isEntry: isEntry))
      isEntry = false
      place = next
    }
    return found
  }

  private func isName(_ word: Substring.UTF8View) -> Bool {
    word.first.map(Self.isNamePart) ?? false
  }

  private func text(_ word: Substring.UTF8View) -> String { String(Substring(word)) }

  private static func words(of text: String) -> [Substring.UTF8View] {
    let bytes = text[...].utf8
    var words: [Substring.UTF8View] = []
    var rest = bytes
    while let byte = rest.first {
      if byte <= 0x20 {
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A }
      } else if rest.starts(with: "/*".utf8) {
        rest = behindComment(rest)
      } else if byte == UInt8(ascii: "\"") {
        rest = behindText(rest)
      } else if isNamePart(byte) {
        let word = rest.prefix(while: isNamePart)
        words.append(word)
        rest = rest[word.endIndex...]
      } else {
        words.append(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return words
  }

  /// Comments nest in Swift.
  private static func behindComment(_ text: Substring.UTF8View) -> Substring.UTF8View {
    var rest = text.dropFirst(2)
    var depth = 1
    while depth > 0, !rest.isEmpty {
      if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  /// A text ends with its line, or with three marks where it begins with three.
  private static func behindText(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let isLong = text.starts(with: "\"\"\"".utf8)
    var rest = text.dropFirst(isLong ? 3 : 1)
    while let byte = rest.first {
      if byte == UInt8(ascii: "\\") {
        rest = rest.dropFirst(2)
      } else if isLong ? rest.starts(with: "\"\"\"".utf8) : byte == UInt8(ascii: "\"") {
        return rest.dropFirst(isLong ? 3 : 1)
      } else if !isLong, byte == 0x0A {
        return rest
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"): true
    default: false
    }
  }
}
