extension TodoTxt {
  /// The most lines that are searched to recognise a file of todo.txt.
  private static let maximumLines = 200
  /// At least one line in this many must have a sign such as `+project`, so that other texts are
  /// not accepted.
  private static let linesPerSign = 3

  package func recognizes(_ text: Substring.UTF8View) -> Bool {
    var (lines, signs) = (0, 0)
    for line in TextLines(Substring(text)).lazy.prefix(Self.maximumLines) where !line.text.isBlank {
      guard !line.text.utf8.contains(0) else { return false }
      lines += 1
      guard !Self.isCode(line.text) else { continue }
      let tokens = TodoTxtLine(line.text.prefix(1_000)).tokens
      if tokens.contains(where: { $0.kind != .word }) { signs += 1 }
    }
    return signs > 0 && signs * Self.linesPerSign >= lines
  }

  package func document(_ pieces: [WrittenPiece], appending appended: [WrittenRecord]) -> String {
    var text = ""
    var isGone = false
    for piece in pieces {
      switch piece {
      case .part(let line):
        text += line ?? ""
        isGone = line == nil
      case .text(let between):
        text += isGone ? Self.withoutBreak(between) : between[...]
        isGone = false
      }
    }
    guard !appended.isEmpty else { return text }
    let lineBreak = Self.lineBreak(of: pieces)
    if let last = text.utf8.last, last != 0x0A, last != 0x0D, text != "\u{FEFF}" {
      text += lineBreak
    }
    for record in appended {
      for part in record.raw.parts { text += part + lineBreak }
    }
    return text
  }

  /// Returns the rest of a text after the line break of a removed record.
  private static func withoutBreak(_ text: String) -> Substring {
    var lines = TextLines(text)
    guard let first = lines.next(), first.text.isEmpty else { return text[...] }
    return text[first.lineBreak.endIndex...]
  }

  /// Returns the line break that the file uses.
  private static func lineBreak(of pieces: [WrittenPiece]) -> Substring {
    for case .text(let text) in pieces {
      for line in TextLines(text) where !line.lineBreak.isEmpty { return line.lineBreak }
    }
    return "\n"
  }

  /// Returns whether a line ends like source code, where `@` and `+` have other meanings.
  private static func isCode(_ line: Substring) -> Bool {
    line.utf8.last.map { "{};".utf8.contains($0) } ?? false
  }
}
