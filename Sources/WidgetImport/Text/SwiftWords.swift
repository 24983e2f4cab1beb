/// The words of a Swift source without its comments and strings, from which its declarations and
/// imports are determined.
struct SwiftWords {
  /// The largest file that is read completely; authors write no larger ones.
  static let maximumBytes = 8 << 20
  private static let kinds: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "macro",
  ]

  let bytes: [UInt8]
  /// The ranges of words and single punctuation marks, in order.
  let words: [Range<Int>]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = Self.words(of: bytes)
  }

  /// Whether the file contains an entry point for widgets.
  ///
  /// It is a widget or a bundle of widgets, or it chooses between bundles of the file.
  var hasWidgetEntry: Bool {
    let declarations = declarations
    func isWidget(_ type: Declaration) -> Bool {
      type.bases.contains { $0 == "Widget" || $0 == "WidgetBundle" }
    }
    return declarations.contains { entry in
      entry.isEntry
        && (isWidget(entry) || entry.bases.isEmpty && declarations.contains(where: isWidget))
    }
  }

  /// Whether the file contains an entry point of any kind.
  var hasEntry: Bool { declarations.contains(where: \.isEntry) }

  /// The names of the modules that the file imports.
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

  /// Returns whether the file contains `canImport` of a module.
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

  private func isName(_ word: Range<Int>) -> Bool { Self.isNamePart(bytes[word.lowerBound]) }

  /// Returns the words that begin in a range of bytes.
  func texts(in range: Range<Int>) -> Set<String> {
    Set(words.lazy.filter { range.contains($0.lowerBound) }.map(text))
  }

  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  /// Returns the word at an index; empty outside of the file.
  func text(at place: Int) -> String { words.indices.contains(place) ? text(words[place]) : "" }

  /// Returns whether the word at an index is the first of its line.
  func isFirstOfLine(at place: Int) -> Bool {
    guard place > 0, place < words.count else { return true }
    return bytes[words[place - 1].upperBound..<words[place].lowerBound].contains(0x0A)
  }

  /// Returns the index after a word, or after the closing bracket if the word is an opening one.
  func place(behind start: Int) -> Int {
    var place = start
    var depth = 0
    repeat {
      switch text(at: place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      place += 1
    } while depth > 0 && place < words.count
    return place
  }

  private static func words(of bytes: [UInt8]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      let start = place
      if byte <= 0x20 {
        place += 1
      } else if isNamePart(byte) {
        while place < bytes.count, isNamePart(bytes[place]) { place += 1 }
        words.append(start..<place)
      } else if byte == UInt8(ascii: "/"), isNext("//", in: bytes, at: place) {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if byte == UInt8(ascii: "/"), isNext("/*", in: bytes, at: place) {
        place = endOfComment(bytes, from: place)
      } else if let marks = textStart(bytes, at: place) {
        place = endOfText(bytes, from: place, marks: marks)
      } else {
        place += 1
        words.append(start..<place)
      }
    }
    return words
  }

  /// Returns the end of a comment; comments nest in Swift.
  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start + 2
    var depth = 1
    while depth > 0, place < bytes.count {
      if isNext("*/", in: bytes, at: place) {
        depth -= 1
        place += 2
      } else if isNext("/*", in: bytes, at: place) {
        depth += 1
        place += 2
      } else {
        place += 1
      }
    }
    return place
  }

  /// Returns the number of `#` before the string literal that begins at an offset; `nil` if none
  /// begins there.
  private static func textStart(_ bytes: [UInt8], at start: Int) -> Int? {
    var place = start
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") { place += 1 }
    return place < bytes.count && bytes[place] == UInt8(ascii: "\"") ? place - start : nil
  }

  /// Returns the end of a string literal.
  ///
  /// A literal ends with its line, or at three quotation marks if it begins with three. As many `#`
  /// follow as precede it.
  private static func endOfText(_ bytes: [UInt8], from start: Int, marks: Int) -> Int {
    let first = start + marks
    let isLong = isNext("\"\"\"", in: bytes, at: first)
    var place = first + (isLong ? 3 : 1)
    func hasMarks(at place: Int) -> Bool {
      place + marks <= bytes.count
        && bytes[place..<(place + marks)].allSatisfy { $0 == UInt8(ascii: "#") }
    }
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where hasMarks(at: place + 1):
        place += 1 + marks
        let isCode = place < bytes.count && bytes[place] == UInt8(ascii: "(")
        place = isCode ? endOfCode(bytes, from: place) : place + 1
      case UInt8(ascii: "\"") where !isLong && hasMarks(at: place + 1): return place + 1 + marks
      case UInt8(ascii: "\"")
      where isLong && isNext("\"\"\"", in: bytes, at: place) && hasMarks(at: place + 3):
        return place + 3 + marks
      case 0x0A where !isLong: return place
      default: place += 1
      }
    }
    return bytes.count
  }

  /// Returns the offset after the parenthesis that closes the code within a string, which may
  /// contain strings again.
  private static func endOfCode(_ bytes: [UInt8], from start: Int) -> Int {
    var place = start
    var depth = 0
    while place < bytes.count {
      if let marks = textStart(bytes, at: place) {
        place = endOfText(bytes, from: place, marks: marks)
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return place }
    }
    return place
  }

  private static func isNext(_ mark: StaticString, in bytes: [UInt8], at place: Int) -> Bool {
    guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount where bytes[place + offset] != mark.utf8Start[offset] {
      return false
    }
    return true
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "_"): true
    default: false
    }
  }
}
