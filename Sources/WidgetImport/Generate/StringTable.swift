import Essentials

/// The texts of a table in one language: those of its `.strings` file, and those of its
/// `.stringsdict` in two forms.
///
/// Foundation reads each value of a table as a text. A `.stringsdict`, whose values are tables,
/// would end a program that looks one up; so would a `.strings` file with such values.
struct StringTable {
  private static let maximumBytes = 8 << 20

  private var texts: [String: String] = [:]
  /// Whether all values that were read are texts, so that a `.strings` file needs no copy.
  private(set) var isPlain = true

  init() {}

  /// Adds the texts of a `.strings` file to the table.
  mutating func addStrings(of path: String, in tree: SourceTree) throws(ImportError) {
    for (key, value) in try Self.values(of: path, in: tree) {
      if let text = value.text { texts[key] = text } else { isPlain = false }
    }
  }

  /// Adds the texts of a `.stringsdict` file, which come before those of a `.strings` file.
  mutating func addPlurals(of path: String, in tree: SourceTree) throws(ImportError) {
    isPlain = false
    for (key, value) in try Self.values(of: path, in: tree) {
      if let text = value.text { texts[key] = text }
      guard let rule = PluralRule(value) else { continue }
      for form in rule.forms { texts[key + form.suffix] = form.text }
    }
  }

  /// The table in the form of `.strings` files.
  var text: String {
    texts.sorted { $0.key < $1.key }
      .map { "\(Self.quoted($0.key)) = \(Self.quoted($0.value));\n" }.joined()
  }

  /// Returns a text in quotation marks and escaped, as in `.strings` files.
  static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private static func values(
    of path: String,
    in tree: SourceTree
  ) throws(ImportError) -> [String: PropertyList] {
    let bytes = inUTF8(try tree.contents(of: path, limit: maximumBytes))
    let shown = tree.shown(path)
    let start = bytes.first { $0 > 0x20 }
    let isWhole = start == UInt8(ascii: "{") || start == UInt8(ascii: "<") || start == nil
    // The usual form is a table without its braces; it may end with a comment.
    let isBinary = bytes.starts(with: "bplist".utf8)
    let whole = isWhole || isBinary ? bytes : Array("{".utf8) + bytes + Array("\n}".utf8)
    if start == nil { return [:] }
    guard let table = try PropertyList(whole, of: shown).table else {
      throw ImportError(
        "'\(shown)' is not a table of texts",
        hint: "it is left out; open it in Xcode and save it again"
      )
    }
    return table
  }

  /// Returns the bytes in UTF-8 without a byte order mark; older files are in UTF-16.
  private static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      isLittle
        ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
        : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

/// An entry of a `.stringsdict`: a format, and the words for the numbers in it.
///
/// English and Turkish have two forms of a noun with a number: one for 1, and one for all others.
private struct PluralRule {
  /// The most numbers of an entry that have two forms, since each doubles the number of texts.
  private static let maximumNumbers = 4
  /// The greatest nesting depth of formats in an entry; deeper ones are not read.
  private static let maximumDepth = 4

  private let format: String
  private let variables: [String: [String: PropertyList]]

  /// Reads an entry; `nil` if the value does not have the form of an entry.
  init?(_ value: PropertyList) {
    guard let table = value.table, let format = table["NSStringLocalizedFormatKey"]?.text else {
      return nil
    }
    self.format = format
    variables = table.compactMapValues(\.table)
  }

  /// The text for numbers other than 1, and the texts for each set of numbers that are 1.
  var forms: [(suffix: String, text: String)] {
    let usual = filled(ones: [])
    let places = usual.places.sorted().prefix(Self.maximumNumbers)
    var forms = [("", usual.text)]
    for set in 1..<(1 << places.count) where !places.isEmpty {
      let ones = places.enumerated().filter { set & 1 << $0.offset != 0 }.map(\.element)
      let text = filled(ones: Set(ones)).text
      // An entry with one number needs no place.
      let suffix = places.count == 1 ? PluralKey.one : PluralKey.ones(at: ones)
      if text != usual.text { forms.append((suffix, text)) }
    }
    return forms
  }

  private func filled(ones: Set<Int>) -> (text: String, places: Set<Int>) {
    var filling = Filling(variables: variables, ones: ones)
    let text = filling.text(of: format, own: nil, depth: 0)
    return (text, filling.places)
  }

  /// Inserts the words for numbers into a format.
  private struct Filling {
    let variables: [String: [String: PropertyList]]
    let ones: Set<Int>
    /// The positions, from 1, of those numbers in the text that have two forms.
    var places: Set<Int> = []
    private var next = 1

    init(variables: [String: [String: PropertyList]], ones: Set<Int>) {
      self.variables = variables
      self.ones = ones
    }

    /// Returns the format with the words inserted; `own` is the position of the number for its
    /// first placeholder.
    mutating func text(of format: String, own: Int?, depth: Int) -> String {
      guard depth < PluralRule.maximumDepth else { return format }
      var own = own
      var text = ""
      var rest = format[...]
      while let character = rest.popFirst() {
        guard character == "%" else {
          text.append(character)
          continue
        }
        if rest.first == "%" {
          rest.removeFirst()
          text += "%%"
          continue
        }
        var place: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
          place = Int(digits)
          rest = rest.dropFirst(digits.count + 1)
        }
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else {
          // A placeholder as other texts have it; within a variable's words it is the variable's number.
          let chosen = place ?? own ?? take()
          own = nil
          text += "%\(chosen)$"
          continue
        }
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        let chosen = place ?? take()
        text += words(of: name, at: chosen, depth: depth)
      }
      return text
    }

    private mutating func words(of name: String, at place: Int, depth: Int) -> String {
      guard let variable = variables[name] else { return "" }
      places.insert(place)
      let usual = variable["other"]?.text ?? variable["many"]?.text ?? ""
      let chosen = ones.contains(place) ? variable["one"]?.text ?? usual : usual
      return text(of: chosen, own: place, depth: depth + 1)
    }

    private mutating func take() -> Int {
      defer { next += 1 }
      return next
    }
  }
}

/// The suffixes of a table's keys for the singular, which are also used to draw texts.
enum PluralKey {
  static let one = "\u{2060}one"

  /// Returns the suffix for a text with several numbers, of which those at `places` are 1.
  static func ones(at places: [Int]) -> String {
    one + places.map(String.init).joined(separator: ",")
  }
}
