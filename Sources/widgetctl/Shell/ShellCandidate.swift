import WidgetTerminal

/// A candidate that can replace a partially typed word of a command line.
struct ShellCandidate: Hashable {
  /// The complete word, without quotes.
  let word: String
  /// The explanation that is displayed beside the word; empty if the word needs none.
  let meaning: String

  init(_ word: String, _ meaning: String = "") {
    self.word = word
    self.meaning = meaning
  }
}

extension ShellCandidate {
  /// Whether the word ends with a sign such as `pri:`, after which a value is typed without a
  /// space.
  var isSign: Bool { word.last.map { "+@:=".contains($0) } == true }

  /// Whether the shell can write the word to the terminal: it is not empty and has no control
  /// characters (RI-1).
  fileprivate var isTyped: Bool { !word.isEmpty && CellText.safe(word, isASCII: false) == word }
}

/// The answer to a shell that requests completions.
enum ShellAnswer: Equatable {
  case words([ShellCandidate])
  /// The names of files, which the shell completes itself.
  case files

  static let nothing = ShellAnswer.words([])

  /// The most candidates in one answer.
  private static let mostWords = 200

  /// Returns the candidates that begin with the partially typed word, without repetition.
  ///
  /// Upper and lower case are distinguished only if a candidate matches exactly.
  func fitting(_ begun: String) -> ShellAnswer {
    guard case .words(let candidates) = self else { return self }
    var seen: Set<String> = []
    let unique = candidates.filter { $0.isTyped && seen.insert($0.word).inserted }
    let exact = unique.filter { $0.word.hasPrefix(begun) }
    let lower = begun.lowercased()
    let fitting = exact.isEmpty ? unique.filter { $0.word.lowercased().hasPrefix(lower) } : exact
    return .words(Array(fitting.prefix(Self.mostWords)))
  }

  /// Returns the candidates with a text such as `--size=` put before each word.
  func behind(_ head: String) -> ShellAnswer {
    guard case .words(let candidates) = self else { return self }
    return .words(candidates.map { ShellCandidate(head + $0.word, $0.meaning) })
  }
}
