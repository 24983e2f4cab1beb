import WidgetIntents
import WidgetTerminal

/// The command line that was typed, with its one misspelled word replaced (CL-9).
struct CorrectedLine {
  /// The most characters of a corrected line; if it is longer, the hint only contains the corrected
  /// word.
  private static let maximumLength = 200

  /// The word that starts the program: `widgetctl`, or the name of short commands.
  private let program: String
  private let words: [String]
  /// The signature of the command that the first word names; `nil` if it names none.
  private let signature: CommandSignature?

  init(program: String, words: some Sequence<String>, signature: CommandSignature? = nil) {
    self.program = program
    self.words = Array(words)
    self.signature = signature
  }

  /// Returns the error with the corrected command line as its hint; without a correction, the error
  /// is returned unchanged.
  func improving(_ error: CommandError) -> CommandError {
    guard case .usage(let usage) = error, let correction = usage.correction,
      let line = line(replacing: correction.wrong, with: correction.meant)
    else { return error }
    return .usage(usage.hinting("did you mean: \(line)"))
  }

  /// Returns whether every option in the line that needs a value has one, according to the
  /// command's signature.
  private func isComplete(_ words: [String]) -> Bool {
    guard let signature else { return true }
    do {
      _ = try ArgumentParser.parse(words.dropFirst(), for: signature)
      return true
    } catch .missingValue {
      return false
    } catch {
      return true
    }
  }

  /// Returns the line with one word replaced; `nil` unless the word occurs exactly once and the
  /// line is complete, short and without line breaks.
  private func line(replacing wrong: String, with meant: String) -> String? {
    let places =
      words.indices.filter { words[$0] == wrong || words[$0].hasSuffix("=\(wrong)") }
      + words.indices.filter { words[$0].hasPrefix("\(wrong)=") }
    guard places.count == 1, let place = places.first else { return nil }
    var corrected = words
    if words[place] == wrong {
      corrected[place] = meant
    } else if words[place].hasSuffix("=\(wrong)") {
      corrected[place] = words[place].dropLast(wrong.count) + meant
    } else {
      corrected[place] = meant + words[place].dropFirst(wrong.count)
    }
    guard isComplete(corrected) else { return nil }
    let line = ([program] + corrected.map(ShellWord.quoted)).joined(separator: " ")
    return line.count <= Self.maximumLength && !line.contains("\n") ? line : nil
  }
}
