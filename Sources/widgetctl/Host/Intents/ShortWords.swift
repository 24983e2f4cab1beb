import WidgetIntents
import WidgetTerminal

/// The words of a short command, separated from the options among them.
///
/// A text may contain any word except one that begins with two dashes, which is an option. After
/// `--` every word is part of the text.
struct ShortWords: Equatable {
  /// The words in the order in which they were typed; they may contain a `--`.
  private(set) var words: [String] = []
  /// The options and their values, in the form that the parser of command lines accepts.
  private(set) var options: [String] = []
  /// The options that are parameters of the command's intent; an option for a Boolean has no value.
  private(set) var parameters: [Arguments.Parameter] = []

  /// An option that was typed between or beside the words, and how many words are before it.
  private struct Place: Equatable {
    let option: String
    /// The number of words before the option.
    let words: Int
  }

  private var places: [Place] = []

  /// The options that every short command accepts.
  static let known = OptionDefinition.common + [.yes, .answer, .key, .wait, .synced, .noPager]

  /// The names of the program's commands that can also be typed as short commands; they undo and
  /// redo runs of all extensions.
  static let own = ["undo", "redo"]

  /// The word that prints the help, unless an extension declares it for an intent.
  static let help = "help"

  /// Separates the words from the options; `declared` contains the command's own options.
  ///
  /// If it is `nil`, an unknown option is kept as a word, which is checked later.
  ///
  /// - Throws: `UsageError` for an unknown option, or for one without its value.
  init(
    _ typed: ArraySlice<String>,
    signature: String,
    declared: [OptionDefinition]? = []
  ) throws(UsageError) {
    var rest = typed
    while let word = rest.popFirst() {
      if word == "--" {
        words += [word] + rest
        return
      }
      if word == "-h" {
        options.append(word)
        continue
      }
      guard word.hasPrefix("--") else {
        words.append(word)
        continue
      }
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      if let option = declared?.first(where: { $0.name == name }) {
        places.append(Place(option: "--\(name)", words: words.count))
        var value = word.contains("=") ? String(word.dropFirst(name.count + 3)) : nil
        if option.valueName != nil, value == nil { value = rest.popFirst() }
        guard let given = value ?? (option.valueName == nil ? "true" : nil) else {
          throw .missingValue(option: word, expected: option.spelling, signature: signature)
        }
        parameters.append(Arguments.Parameter(name: name, value: given))
        continue
      }
      guard let option = Self.known.first(where: { $0.name == name }) else {
        if declared == nil { continue }
        throw .other(
          message: "unknown option '--\(name)'",
          hint: "to use it as text, write '--' before it",
          signature: signature
        )
      }
      options.append(word)
      places.append(Place(option: "--\(name)", words: words.count))
      guard option.valueName != nil, !word.contains("=") else { continue }
      guard let value = rest.popFirst() else {
        throw .missingValue(option: word, expected: option.spelling, signature: signature)
      }
      options.append(value)
    }
  }

  /// Throws an error if an option was typed within a text; `start` is the index of the text's first
  /// word.
  ///
  /// The user may have meant the option as a part of the text.
  func checkText(from start: Int) throws(UsageError) {
    guard let place = places.first(where: { $0.words > start && $0.words < words.count }) else {
      return
    }
    throw .other(
      message: "'\(place.option)' is in the middle of the text",
      hint:
        "to use it as an option, write it first or last; to use it as a word, write -- before it",
      signature: nil
    )
  }
}
