import WidgetTerminal

/// The user's settings for all widgets of a kind that are placed in the future.
struct KindDefaults {
  private let entries: [ConfigurationText.Entry]
  private let file: String?

  init(of offered: OfferedWidget, _ settings: Settings) {
    entries = settings.entries(ofKind: offered.names)
    file = settings.path
  }

  /// The last line that names a size.
  var size: ConfigurationText.Entry? { entries.last { $0.key == OptionDefinition.size.name } }

  /// The keys of a section that do not name parameters.
  static let ownKeys = [OptionDefinition.size.name, OptionDefinition.budget.name]

  /// The lines that name parameters.
  var parameters: [ConfigurationText.Entry] {
    entries.filter { !Self.ownKeys.contains($0.key) }
  }

  /// Runs `body`, which reads a line's value, and adds the line to its error.
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
