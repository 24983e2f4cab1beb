/// Reads the texts that YAML writes in several styles: plain, in quotes, in brackets, and in
/// blocks.
extension YAMLLines {
  /// Reads the texts of a list on one line: `[a, "b"]`.
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

  /// Reads a text that begins after a colon or a dash, and continues on the lines that are indented
  /// more.
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
    while let line = peek(), line.text.isEmpty || line.indentation > indentation {
      skip()
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

  static func withoutComment(_ text: Substring) -> String {
    if text.first == "#" { return "" }
    guard let sign = text.firstRange(of: " #") else { return String(text) }
    return String(trimmed(text[..<sign.lowerBound]))
  }
}

extension YAMLLines {
  /// Reads a block of lines after `|` or `>`; `signs` are that character and its indicators.
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
    while let line = peek() {
      if line.text.isEmpty, line.indentation <= content ?? .max {
        found.append("")
      } else {
        let width = content ?? line.indentation
        guard line.indentation >= width, width > indentation || content != nil else { break }
        content = width
        found.append(line.whole.dropFirst(width))
      }
      skip()
    }
    var end = found.count
    while end > 0, found[end - 1].isEmpty { end -= 1 }
    let text = isFolded ? Self.folded(found[..<end]) : found[..<end].joined(separator: "\n")
    if rest.contains("-") { return text }
    let breaks = rest.contains("+") ? found.count - end : 0
    return text + String(repeating: "\n", count: text.isEmpty ? breaks : breaks + 1)
  }

  /// Joins lines with spaces for single line breaks; the line breaks around an indented line are
  /// kept.
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
}
