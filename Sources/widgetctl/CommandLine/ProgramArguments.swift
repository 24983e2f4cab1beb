import WidgetTerminal

/// The version that `--version` prints.
enum ProgramVersion {
  static let text = "0.1.0"
}

/// The program's own arguments: the command, and the options that stand before it.
enum ProgramArguments {
  enum Request: Equatable {
    case command(String, ArraySlice<String>)
    case help(isWhole: Bool)
    case version
  }

  /// Reads the words after the program's name; options before the command count as the command's.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> Request {
    var rest = words
    var leading: [String] = []
    while let word = rest.first, word.hasPrefix("-") {
      rest.removeFirst()
      switch word {
      case "-h": return .help(isWhole: false)
      case "--help": return .help(isWhole: true)
      case "--version": return .version
      case "--json", "--no-input", "--ascii": leading.append(word)
      case "--store":
        guard let path = rest.popFirst() else {
          throw .missingValue(
            option: word,
            expected: OptionDefinition.store.spelling,
            signature: usage
          )
        }
        leading += [word, path]
      case _ where word.hasPrefix("--store="): leading.append(word)
      default: throw .unknownOption(word, suggestion: nil, signature: usage)
      }
    }
    guard let name = rest.popFirst() else { return .help(isWhole: false) }
    return .command(name, ArraySlice(leading + rest))
  }

  private static let usage = "widgetctl [--store PATH] COMMAND [ARGUMENT…]"
}
