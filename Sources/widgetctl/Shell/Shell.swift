import WidgetTerminal

/// A shell for which this program writes completions in the form that the shell reads.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// Returns the lines that the shell's completion script reads: the kind of the answer, then a
  /// line for each candidate.
  func lines(of answer: ShellAnswer, for line: ShellLine) -> [String] {
    guard case .words(let candidates) = answer else { return ["files"] }
    let kind = !candidates.isEmpty && candidates.allSatisfy(\.isSign) ? "signs" : "words"
    return switch self {
    case .bash: [kind] + bashLines(of: candidates, for: line)
    case .zsh: [kind] + candidates.map(Self.zshLine)
    case .fish: [kind] + candidates.map(Self.fishLine)
    }
  }

  /// Returns the lines for bash, which replaces only the part of a word after its last `=`, `:` or
  /// `@`.
  ///
  /// Bash inserts and lists the same text, without adding quotes. So explanations are printed only
  /// if there are several candidates.
  private func bashLines(of candidates: [ShellCandidate], for line: ShellLine) -> [String] {
    let kept = line.quote == nil ? line.begun.lastIndex { "=:@".contains($0) } : nil
    let head = kept.map { String(line.begun[...$0]) } ?? ""
    let words = candidates.map { candidate in
      let isBehind = candidate.word.hasPrefix(head)
      return Self.quoted(
        String(candidate.word.dropFirst(isBehind ? head.count : 0)),
        in: line.quote
      )
    }
    guard words.count > 1 else { return words }
    let width = words.map(\.count).max() ?? 0
    return zip(words, candidates).map { word, candidate in
      let meaning = Self.oneLine(candidate.meaning)
      let room = String(repeating: " ", count: width - word.count)
      return meaning.isEmpty ? word : "\(word)\(room)  (\(meaning))"
    }
  }

  /// Returns a word with the escapes that it needs inside the quote, or without a quote.
  private static func quoted(_ word: String, in quote: Character?) -> String {
    switch quote {
    case "\"": escaped(word, where: { "\"\\$`".contains($0) })
    // Inside single quotes nothing can be escaped, so the quote is closed for a single quote.
    case .some:
      word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    case nil: escaped(word, where: { !($0.isLetter || $0.isNumber || "-_./=:@%+,".contains($0)) })
    }
  }

  private static func escaped(_ word: String, where isSpecial: (Character) -> Bool) -> String {
    String(word.flatMap { isSpecial($0) ? ["\\", $0] : [$0] })
  }

  /// Returns the line for zsh, whose function `_describe` separates a word from its explanation at
  /// the first colon.
  private static func zshLine(_ candidate: ShellCandidate) -> String {
    let word = escaped(candidate.word) { $0 == ":" || $0 == "\\" }
    let meaning = oneLine(candidate.meaning)
    return meaning.isEmpty ? word : "\(word):\(meaning)"
  }

  private static func fishLine(_ candidate: ShellCandidate) -> String {
    let meaning = oneLine(candidate.meaning)
    return meaning.isEmpty ? candidate.word : "\(candidate.word)\t\(meaning)"
  }

  private static func oneLine(_ text: String) -> String { CellText.safe(text, isASCII: false) }
}
