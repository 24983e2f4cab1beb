extension YAMLLines {
  /// Reads a text in quotes, which may continue on the next lines; `first` begins with the opening
  /// quote.
  mutating func quoted(_ first: Substring) throws(YAMLRecord.Fault) -> String {
    let start = fault("a quote that does not end")
    let quote: Unicode.Scalar = first.first == "'" ? "'" : "\""
    var text = String.UnicodeScalarView()
    var rest = first.unicodeScalars.dropFirst()
    while true {
      var joins = false
      // Blanks before a line break are dropped unless they are escaped.
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
      while let line = peek(), line.text.isEmpty {
        skip()
        breaks += 1
      }
      guard let line = peek() else { throw start }
      rest = line.text.unicodeScalars[...]
      skip()
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
