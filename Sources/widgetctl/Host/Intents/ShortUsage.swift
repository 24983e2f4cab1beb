import WidgetIntents
import WidgetTerminal

/// The errors of short commands, whose hints are corrected command lines if possible (CL-9).
struct ShortUsage {
  private let book: ShortCommandBook
  private let words: ArraySlice<String>

  /// Creates the errors; `words` are the typed words after the first one, such as `todo`.
  init(_ book: ShortCommandBook, _ words: ArraySlice<String>) {
    self.book = book
    self.words = words
  }

  /// Returns the error for a missing word; its hint is an example.
  static func missing(
    _ name: String,
    _ form: String,
    _ command: ShortCommandMetadata,
    of program: String
  ) -> UsageError {
    let line = [program, command.names.first ?? "", command.example].filter { !$0.isEmpty }
      .joined(separator: " ")
    guard name == "ID" else { return .missingArgument(name, signature: form, example: line) }
    return .other(
      message: "missing \(name)",
      hint: "for example: \(line) (a # before the number begins a comment in your shell)",
      signature: form
    )
  }

  /// Returns the error with a corrected command line as its hint.
  ///
  /// In that line, a sign with a value, such as `+home`, replaces each unknown option.
  func improved(_ error: UsageError) -> UsageError {
    var rest = words
    var corrected = [book.commands.name]
    var first: String?
    while let word = rest.popFirst() {
      guard isUnknownOption(word) else {
        corrected.append(ShellWord.quoted(word))
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(),
        let signed = signed(parts[0], value)
      else { return error }
      first = first ?? parts[0]
      corrected.append(signed)
    }
    guard let first else { return error }
    return .other(
      message: "unknown option '--\(first)'",
      hint: "did you mean: \(corrected.joined(separator: " "))",
      signature: nil
    )
  }

  /// Returns a value with the sign that has the meaning of an option, such as `+home`; `nil` if
  /// there is no such sign.
  private func signed(_ option: String, _ value: String) -> String? {
    let signs = forms.filter { $0.options.contains(option) }.compactMap(\.sign)
    guard value.contains(where: \.isWhitespace) else { return signs.first.map { "\($0)\(value)" } }
    return signs.first { $0.hasSuffix(":") }.map { "\($0)\"\(value)\"" }
  }

  private var forms: [ShortCommandFormMetadata] { (book.commands.topics ?? []).flatMap(\.forms) }

  private func isUnknownOption(_ word: String) -> Bool {
    guard word.hasPrefix("--"), word.count > 2 else { return false }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    return !ShortWords.known.contains { $0.name == name }
  }
}
