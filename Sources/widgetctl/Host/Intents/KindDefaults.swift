import WidgetTerminal

/// The user's settings for widgets of a kind that are placed from now on.
struct KindDefaults {
  private let entries: [ConfigurationText.Entry]
  private let file: String?

  init(of offered: OfferedWidget, _ settings: Settings) {
    entries = settings.entries(ofKind: offered.names)
    file = settings.path
  }

  /// The last line of the section that sets a size; `nil` if there is none.
  var size: ConfigurationText.Entry? { entries.last { $0.key == OptionDefinition.size.name } }

  /// The keys in a kind's section that are not parameters.
  static let ownKeys = [OptionDefinition.size.name, OptionDefinition.budget.name]

  /// The lines that set parameters.
  var parameters: [ConfigurationText.Entry] {
    entries.filter { !Self.ownKeys.contains($0.key) }
  }

  /// Runs `body`, which reads the value of a line, and adds the line's number to its error.
  func reading<Value>(
    _ entry: ConfigurationText.Entry,
    _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try body()
    } catch {
      throw .failed(
        .configuration,
        message: "\(file ?? "settings"):\(entry.line): \(error.message)",
        hint: error.hint
      )
    }
  }
}
