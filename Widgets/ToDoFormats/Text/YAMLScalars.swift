/// Reads a YAML text line by line, and the forms in which it writes texts: plain, quoted, and in blocks.
struct YAMLScalars {
  struct Line {
    let indentation: Int
    /// Without the indentation and the blanks at its end.
    let text: Substring
  }

  private let lines: [Substring]
  private var index = 0

  init(_ text: String) {
    // Of scalars, as a carriage return before a line break makes one character with it.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      Substring(line.last == "\r" ? line.dropLast() : line)
    }
    // What follows the last line break is no line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  /// The number of the line that was read last.
  var number: Int { index }

  func fault(_ message: String) -> YAMLRecord.Fault {
    YAMLRecord.Fault(line: max(index, 1), message: message)
  }

  /// The next line that is neither blank, nor a comment, nor a mark of a document.
  mutating func nextLine() -> Line? {
    guard let line = peekLine() else { return nil }
    index += 1
    return line
  }

  mutating func peekLine() -> Line? {
    while index < lines.count {
      let line = Self.line(lines[index])
      guard
        line.text.isEmpty || line.text.first == "#"
          || line.indentation == 0 && ["---", "..."].contains(line.text)
      else {
        return line
      }
      index += 1
    }
    return nil
  }

  private static func line(_ text: Substring) -> Line {
    let rest = text.drop { $0 == " " }
    return Line(indentation: text.utf8.count - rest.utf8.count, text: trimmed(rest))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// The name before a colon, and what follows it; `nil` for another line.
  static func key(_ text: Substring) -> (name: String, rest: Substring)? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { return nil }
    let name = text[..<colon]
    let rest = text[text.index(after: colon)...]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
      rest.isEmpty || rest.first == " "
    else {
      return nil
    }
    return (String(name), trimmed(rest))
  }

  /// What follows the stroke of a list's item.
  static func item(_ text: Substring) -> Substring? {
    guard text.first == "-", text.dropFirst().first.map({ $0 == " " }) ?? true else { return nil }
    return trimmed(text.dropFirst())
  }

  /// The texts of `[a, "b"]` on one line.
  mutating func flow(_ text: Substring) throws(YAMLRecord.Fault) -> [String] {
    guard text.last == "]" else { throw fault("a list in brackets that does not end on its line") }
    var texts: [String] = []
    var rest = Self.trimmed(text.dropFirst().dropLast())
    while !rest.isEmpty {
      if let quote = rest.first, quote == "\"" || quote == "'" {
        let end = rest.dropFirst().firstIndex(of: quote) ?? rest.endIndex
        guard end < rest.endIndex else { throw fault("a quote that does not end") }
        texts.append(String(rest[..<end].dropFirst()))
        rest = Self.trimmed(rest[rest.index(after: end)...])
        guard rest.isEmpty || rest.first == "," else { throw fault("no comma in a list") }
      } else {
        let part = rest.prefix { $0 != "," }
        texts.append(String(Self.trimmed(part)))
        rest = rest[part.endIndex...]
      }
      rest = Self.trimmed(rest.dropFirst())
    }
    return texts
  }

  /// A text that begins behind a colon or a stroke, and goes on over lines that are indented more.
  mutating func scalar(_ rest: Substring, below indentation: Int) throws(YAMLRecord.Fault) -> String
  {
    switch rest.first {
    case "|", ">": return try block(rest, below: indentation)
    case "\"", "'": return try quoted(rest)
    case "&", "*", "!", "{", "[", "%", "@", "`": throw fault("a form of YAML that is not read here")
    default: break
    }
    var text = Self.withoutComment(rest)
    var breaks = 1
    while index < lines.count {
      let line = Self.line(lines[index])
      guard line.text.isEmpty || line.indentation > indentation else { break }
      index += 1
      if line.text.isEmpty {
        breaks += 1
      } else {
        if !text.isEmpty { text += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1) }
        text += Self.withoutComment(line.text)
        breaks = 1
      }
    }
    return text
  }

  private static func withoutComment(_ text: Substring) -> String {
    if text.first == "#" { return "" }
    guard let sign = text.firstRange(of: " #") else { return String(text) }
    return String(trimmed(text[..<sign.lowerBound]))
  }
}

extension YAMLScalars {
  /// Lines behind `|` or `>` with their signs.
  private mutating func block(_ signs: Substring, below indentation: Int) throws(YAMLRecord.Fault)
    -> String
  {
    let isFolded = signs.first == ">"
    let rest = signs.dropFirst().prefix { $0 != " " }
    guard rest.allSatisfy({ "+-123456789".contains($0) }) else {
      throw fault("a form of YAML that is not read here")
    }
    var content = rest.compactMap(\.wholeNumberValue).first.map { $0 + indentation }
    var found: [Substring] = []
    while index < lines.count {
      let line = Self.line(lines[index])
      if line.text.isEmpty, line.indentation <= content ?? .max {
        found.append("")
      } else {
        let width = content ?? line.indentation
        guard line.indentation >= width, width > indentation || content != nil else { break }
        content = width
        found.append(lines[index].dropFirst(width))
      }
      index += 1
    }
    var end = found.count
    while end > 0, found[end - 1].isEmpty { end -= 1 }
    let text = isFolded ? Self.folded(found[..<end]) : found[..<end].joined(separator: "\n")
    if rest.contains("-") { return text }
    let breaks = rest.contains("+") ? found.count - end : 0
    return text + String(repeating: "\n", count: text.isEmpty ? breaks : breaks + 1)
  }

  /// Single line breaks are blanks, unless a line is indented.
  private static func folded(_ lines: ArraySlice<Substring>) -> String {
    var text = ""
    var breaks = 0
    var wasIndented = false
    for line in lines {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isIndented = line.first == " "
      if !text.isEmpty {
        let count = breaks + (isIndented || wasIndented ? 1 : 0)
        text += count == 0 ? " " : String(repeating: "\n", count: count)
      }
      text += line
      (breaks, wasIndented) = (0, isIndented)
    }
    return text
  }

  /// A text in quotes, over any number of lines.
  private mutating func quoted(_ first: Substring) throws(YAMLRecord.Fault) -> String {
    let start = fault("a quote that does not end")
    let quote: Unicode.Scalar = first.first == "'" ? "'" : "\""
    var text = String.UnicodeScalarView()
    var rest = first.unicodeScalars.dropFirst()
    while true {
      var joins = false
      // Blanks before a break count only where they are escaped.
      var blanks = 0
      while let scalar = rest.popFirst() {
        if scalar == quote {
          guard quote == "'", rest.first == "'" else {
            guard Self.withoutComment(Substring(" ") + Substring(rest)).allSatisfy({ $0 == " " })
            else {
              throw fault("text behind a closing quote")
            }
            return String(text)
          }
          rest.removeFirst()
          blanks = 0
          text.append("'")
        } else if scalar == "\\", quote == "\"" {
          blanks = 0
          if rest.isEmpty { joins = true } else { try escape(&rest, into: &text) }
        } else {
          blanks = scalar == " " || scalar == "\t" ? blanks + 1 : 0
          text.append(scalar)
        }
      }
      text.removeLast(blanks)
      var breaks = 0
      while index < lines.count, Self.line(lines[index]).text.isEmpty {
        (index, breaks) = (index + 1, breaks + 1)
      }
      guard index < lines.count else { throw start }
      rest = Self.line(lines[index]).text.unicodeScalars[...]
      index += 1
      if breaks > 0 {
        text.append(contentsOf: repeatElement("\n", count: breaks))
      } else if !joins {
        text.append(" ")
      }
    }
  }

  private func escape(
    _ rest: inout Substring.UnicodeScalarView,
    into text: inout String.UnicodeScalarView
  ) throws(YAMLRecord.Fault) {
    guard let letter = rest.popFirst() else { return }
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\", "/": "/", " ": " ", "0": "\0",
      "a": "\u{7}",
      "b": "\u{8}", "e": "\u{1B}", "f": "\u{C}", "v": "\u{B}", "_": "\u{A0}", "N": "\u{85}",
      "L": "\u{2028}",
      "P": "\u{2029}",
    ]
    if let scalar = plain[letter] { return text.append(scalar) }
    let lengths: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    guard let length = lengths[letter], rest.count >= length,
      let number = UInt32(String(rest.prefix(length)), radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw fault("an escape that YAML does not have") }
    rest.removeFirst(length)
    text.append(scalar)
  }
}
