import WidgetTerminal

/// Connects the live view's command line with the program.
///
/// Words, quotes and completion are as in a shell; the command line has its own history.
extension LiveCommandLine {
  private static let program = "widgetctl"

  init(_ host: Host) {
    var kept = ReplHistory(path: try? host.context.watchHistoryPath())
    self.init(
      history: kept.entries,
      remember: { kept.add($0) },
      words: { text in
        // The space ends the last word.
        let line = ShellLine(text + " ")
        return line.quote == nil ? line.words : nil
      },
      // The content of the store changes while the view is open, so it is read for each completion.
      complete: {
        Self.completion(
          of: $0,
          CompletionFacts(host, commands: host.context.commands())
        )
      },
      goOn: {
        Self.completion(of: $0, for: $1, CompletionFacts(host, commands: host.context.commands()))
      }
    )
  }

  private static func completion(of text: String, _ facts: CompletionFacts) -> Completion {
    let line = ShellLine(text)
    let end = text.utf8.count
    guard case .words(let found) = ProgramCompleter(facts: facts).answer(line.behind(program))
    else {
      return .none(at: end)
    }
    return completion(line.begunOffset..<end, found, writing: ShellWord.quoted)
  }

  /// Returns a completion that offers the candidates for the text in `bytes`.
  ///
  /// `writing` returns the text for a candidate's word, with quotes if needed.
  private static func completion(
    _ bytes: Range<Int>,
    _ found: [ShellCandidate],
    writing: (String) -> String
  ) -> Completion {
    Completion(
      bytes: bytes,
      candidates: found.map { candidate in
        // A single completion is followed by a space, unless a value follows the sign.
        let gap = found.count == 1 && !candidate.isSign ? " " : ""
        return Candidate(
          writing(candidate.word) + gap,
          label: candidate.word,
          note: candidate.meaning.isEmpty ? nil : candidate.meaning
        )
      }
    )
  }

  /// Completes the text that a row's key passes to its command: a value, or a sign such as `+` and
  /// a value after it.
  private static func completion(
    of text: String,
    for call: LiveRowCall,
    _ facts: CompletionFacts
  ) -> Completion {
    let begun = String(text.reversed().prefix { !$0.isWhitespace }.reversed())
    let end = text.utf8.count
    let key = call.key
    var found: [ShellCandidate]
    if !key.values.isEmpty || key.stored != nil {
      let stored = key.stored.map { facts.values(of: $0.property, in: $0.entity) } ?? []
      found = (key.values + stored).filter { $0.hasPrefix(begun) }.map { ShellCandidate($0) }
    } else {
      let typed = text.dropLast(begun.count).split(whereSeparator: \.isWhitespace).map(String.init)
      let words = [program] + key.words + [call.entity].compactMap(\.self) + typed + [begun]
      let line = ShellLine(words.map(ShellWord.quoted).joined(separator: " "))
      guard case .words(let candidates) = ProgramCompleter(facts: facts).answer(line) else {
        return .none(at: end)
      }
      found = candidates
    }
    // A value with spaces cannot be one word of the text.
    found.removeAll { $0.word.contains(where: \.isWhitespace) }
    return completion((end - begun.utf8.count)..<end, found) { $0 }
  }
}
