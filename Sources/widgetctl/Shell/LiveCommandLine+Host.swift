import WidgetTerminal

/// The command line of the live view: words, quotes and completion as in a shell, and a history of its own.
extension LiveCommandLine {
  private static let program = "widgetctl"

  init(_ host: Host) {
    var kept = ReplHistory(path: try? host.context.watchHistoryPath())
    self.init(
      history: kept.entries,
      remember: { kept.add($0) },
      words: { text in
        // A blank ends the last word.
        let line = ShellLine(text + " ")
        return line.quote == nil ? line.words : nil
      },
      // What the store holds changes while the view stays.
      complete: {
        Self.completion(
          of: $0,
          CompletionFacts(host, commands: host.context.commands())
        )
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
    return Completion(
      bytes: line.begunOffset..<end,
      candidates: found.map { candidate in
        // A single way to go on is whole; behind a sign a value follows.
        let gap = found.count == 1 && !candidate.isSign ? " " : ""
        return Candidate(
          ShellWord.quoted(candidate.word) + gap,
          label: candidate.word,
          note: candidate.meaning.isEmpty ? nil : candidate.meaning
        )
      }
    )
  }
}
