import WidgetIntents
import WidgetTerminal

/// The actions of a command, such as `config show`; the first operand names one.
struct ActionWord {
  private let signature: CommandSignature
  private let actions: [String]
  /// The name of the action that only reads, such as `show`; it is the default action.
  private let reading: String
  private let synonyms: [String: String]

  /// Names that other programs use for actions that only read.
  ///
  /// They are never treated as an action that writes (CL-9).
  private static let readingWords: Set<String> = [
    "get", "view", "show", "print", "display", "see", "cat", "read", "ls", "list", "status", "info",
    "query", "dump",
  ]

  init(
    _ signature: CommandSignature,
    actions: [String],
    reading: String,
    synonyms: [String: String] = [:]
  ) {
    self.signature = signature
    self.actions = actions
    self.reading = reading
    self.synonyms = synonyms
  }

  /// Returns the operands, beginning with the default action if none is named.
  func operands(of context: CommandContext) -> [String] {
    let operands = context.arguments.operands
    return operands.isEmpty ? [reading] : operands
  }

  /// Returns the error for operands whose first word does not name an action; its hint suggests the
  /// closest action.
  func unknown(_ operands: [String]) -> CommandError {
    let word = operands[0]
    let isReading = Self.readingWords.contains(word.lowercased())
    let meant =
      synonyms[word] ?? (isReading ? reading : NameSuggestion.closest(to: word, in: actions))
    // An action that only reads has no operands.
    let rest = meant == reading ? [] : operands.dropFirst().map(ShellWord.quoted)
    return .usage(
      .other(
        message: "unknown action '\(word)'",
        hint: meant.map {
          "did you mean: \(([signature.call, $0] + rest).joined(separator: " "))"
        }
          ?? "expected one of \(actions.joined(separator: ", "))"
      )
    )
  }

  /// Returns the error for a command line in which an action is missing before the word `typed`.
  ///
  /// `line` has the words of the corrected command line, without the name of the command.
  func unknown(_ line: [String], typed word: String) -> CommandError {
    let corrected = ([signature.call] + line.map(ShellWord.quoted)).joined(separator: " ")
    return .usage(
      .other(message: "unknown action '\(word)'", hint: "did you mean: \(corrected)")
    )
  }

  /// Returns the error for an action without an operand that it needs.
  func missing(_ name: String, of operands: [String]) -> CommandError {
    .usage(
      .missingArgument(
        name,
        signature: signature.usage(of: operands[0]),
        example: signature.example(beginningWith: operands)
          ?? signature.example(beginningWith: Array(operands.prefix(1)))
      )
    )
  }

  /// Returns the error for an action with one operand too many.
  func unexpected(_ operands: [String]) -> CommandError {
    let kept = [signature.call] + operands.dropLast().map(ShellWord.quoted)
    return .usage(
      .unexpectedArgument(
        operands[operands.count - 1],
        signature: signature.usage(of: operands[0]),
        corrected: kept.joined(separator: " ")
      )
    )
  }
}
