import Ground
import WidgetIntents
import WidgetTerminal

/// The name by which the program was called.
///
/// A link to the program can have the name of an extension's short commands, such as `todo`.
enum ProgramName {
  static let own = "widgetctl"

  /// Returns the name by which the program was called, such as the name of short commands; `nil` if
  /// it is `widgetctl` itself.
  static func short(of arguments: [String]) -> String? {
    CalledName.of(arguments).flatMap { $0 == own ? nil : $0 }
  }
}

/// Parses the words that follow the program's name: the command, and options before it.
enum ProgramArguments {
  enum Request: Equatable {
    case command(String, ArraySlice<String>)
    case help(isWhole: Bool)
    case version
  }

  /// Parses the words that follow the program's name.
  ///
  /// Options before the command are passed to the command.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> Request {
    var rest = words
    var leading: [String] = []
    while let word = rest.first, word.hasPrefix("-") {
      rest.removeFirst()
      switch word {
      case "-h": return .help(isWhole: false)
      case "--help": return .help(isWhole: true)
      case "--version": return .version
      case "-v", "-V": throw unknown(word, suggestion: "--version")
      default:
        let name = word.dropFirst(2).prefix { $0 != "=" }
        guard word.hasPrefix("--"),
          let option = OptionDefinition.common.first(where: { $0.name == name })
        else {
          let known = ["--version"] + OptionDefinition.common.map { "--\($0.name)" }
          throw unknown(word, suggestion: NameSuggestion.closest(to: word, in: known))
        }
        leading.append(word)
        guard option.valueName != nil, !word.contains("=") else { continue }
        guard let value = rest.popFirst() else {
          throw .missingValue(option: word, expected: option.spelling, signature: usage)
        }
        leading.append(value)
      }
    }
    guard let name = rest.popFirst() else { return .help(isWhole: false) }
    return .command(name, ArraySlice(leading + rest))
  }

  private static func unknown(_ option: String, suggestion: String?) -> UsageError {
    .unknownOption(option, suggestion: suggestion, signature: usage)
  }

  private static let usage = "widgetctl [--store PATH] COMMAND [ARGUMENT…]"
}
