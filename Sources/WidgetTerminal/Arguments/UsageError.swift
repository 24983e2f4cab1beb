import WidgetIntents

/// An error in the command line, such as an unknown name or a missing argument.
package enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, hint: String)
  case unknownOption(String, suggestion: String?, signature: String)
  case missingValue(option: String, expected: String, signature: String)
  case unexpectedValue(option: String, value: String, signature: String)
  /// An invalid value; `reason` contains details if there are any.
  case invalidValue(option: String, value: String, expected: String, reason: String? = nil)
  /// A missing argument; `example` is a command line that has it.
  case missingArgument(String, signature: String, example: String? = nil)
  /// An argument that is not expected; `corrected` is the command line without it.
  case unexpectedArgument(String, signature: String, corrected: String? = nil)
  /// An unknown value of a kind: a widget, an intent, an entity.
  case unknownName(kind: String, name: String, suggestion: String?, hint: String)
  /// A text that is the beginning of several names.
  case ambiguous(kind: String, name: String, candidates: [String])
  case conflict(String, String)
  /// Any other error; `correction` is the probable replacement of one word of the command line.
  case other(
    message: String,
    hint: String?,
    signature: String? = nil,
    correction: Correction? = nil
  )

  /// A wrong word of the command line, and its probable replacement.
  package struct Correction: Equatable, Sendable {
    package let wrong: String
    package let meant: String

    package init(_ wrong: String, meant: String) {
      self.wrong = wrong
      self.meant = meant
    }
  }

  /// The problem in one phrase, with the wrong word or the missing name.
  package var message: String {
    switch self {
    case .unknownCommand(let name, _): "unknown command '\(name)'"
    case .unknownOption(let option, _, _): "unknown option '\(option)'"
    case .missingValue(let option, _, _): "'\(option)' needs a value"
    case .unexpectedValue(let option, let value, _): "'\(option)' takes no value, found '\(value)'"
    case .invalidValue(let option, let value, _, let reason):
      "invalid \(option) '\(value)'" + (reason.map { ": \($0)" } ?? "")
    case .missingArgument(let name, _, _): "missing \(name)"
    case .unexpectedArgument(let value, _, _): "unexpected argument '\(value)'"
    case .unknownName(let kind, let name, _, _): "unknown \(kind) '\(name)'"
    case .ambiguous(let kind, let name, _): "'\(name)' matches more than one \(kind)"
    case .conflict(let first, let second): "'\(first)' and '\(second)' cannot be used together"
    case .other(let message, _, _, _): message
    }
  }

  /// The valid form, a correct command line, or the help to read.
  package var hint: String {
    switch self {
    case .unknownCommand(_, let hint): hint
    case .unknownOption(_, let suggestion, let signature):
      suggestion.map { "did you mean '\($0)'?" } ?? Self.help(of: signature, "lists the options")
    case .missingValue(_, let expected, _): "expected \(expected)"
    case .unexpectedValue(let option, _, _): "write '\(option)' alone"
    case .invalidValue(_, _, let expected, _): "expected \(expected)"
    case .missingArgument(_, let signature, let example):
      example.map { "for example: \($0)" } ?? Self.help(of: signature, "has examples")
    case .unexpectedArgument(_, let signature, let corrected):
      corrected.map { "without it: \($0)" } ?? Self.help(of: signature, "has examples")
    case .unknownName(_, _, let suggestion, let hint):
      suggestion.map { "did you mean '\($0)'?" } ?? hint
    case .ambiguous(_, _, let candidates): "candidates: \(candidates.joined(separator: ", "))"
    case .conflict: "choose one of them"
    case .other(_, let hint, let signature, _):
      hint ?? signature.map { Self.help(of: $0, "has examples") }
        ?? "'widgetctl help' lists the commands"
    }
  }

  /// The wrong word of the command line, and its probable replacement; `nil` if none is known.
  package var correction: Correction? {
    switch self {
    case .unknownOption(let option, let suggestion?, _): Correction(option, meant: suggestion)
    case .unknownName(_, let name, let suggestion?, _): Correction(name, meant: suggestion)
    case .other(_, _, _, let correction): correction
    case .invalidValue(_, let value, let expected, nil):
      Self.words(in: expected).flatMap { NameSuggestion.closest(to: value, in: $0) }
        .map { Correction(value, meant: $0) }
    default: nil
    }
  }

  /// Returns the words in an expectation such as `one of light, dark`, or a single word in quotes;
  /// `nil` for other expectations.
  private static func words(in expected: String) -> [String]? {
    let list = "one of "
    if expected.hasPrefix(list) {
      return expected.dropFirst(list.count).split(separator: ", ").map(String.init)
    }
    guard expected.count > 2, expected.first == "'", expected.last == "'" else { return nil }
    let word = expected.dropFirst().dropLast()
    return word.contains("'") ? nil : [String(word)]
  }

  /// Returns the same error with another hint.
  package func hinting(_ hint: String) -> UsageError {
    .other(message: message, hint: hint, signature: signature)
  }

  /// Returns the advice to use `--help` of the command with this synopsis; `what` completes the
  /// sentence, such as `has examples`.
  private static func help(of signature: String, _ what: String) -> String {
    let words = signature.split(separator: " ").prefix { word in
      word.contains(where: \.isLowercase) && word.first.map { !"[-'\"".contains($0) } == true
    }
    return "'\(words.joined(separator: " ")) --help' \(what)"
  }

  /// The synopsis of the command, for the last line of the error; `nil` if the error is shown
  /// without it.
  package var signature: String? {
    switch self {
    case .unknownOption(_, _, let signature), .missingValue(_, _, let signature),
      .unexpectedValue(_, _, let signature), .missingArgument(_, let signature, _),
      .unexpectedArgument(_, let signature, _):
      signature
    case .other(_, _, let signature, _): signature
    default: nil
    }
  }
}
