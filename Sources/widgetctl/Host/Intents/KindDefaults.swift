import WidgetTerminal

/// What a person has set for the widgets of a kind, for those that are placed from then on.
struct KindDefaults {
  private let entries: [ConfigurationText.Entry]
  private let file: String?

  init(of offered: OfferedWidget, _ settings: Settings) {
    entries = settings.entries(ofKind: offered.names)
    file = settings.path
  }

  /// The last line that names a size.
  var size: ConfigurationText.Entry? { entries.last { $0.key == OptionDefinition.size.name } }

  /// The keys of a section that are no parameters.
  static let ownKeys = [OptionDefinition.size.name, OptionDefinition.budget.name]

  /// The lines that name parameters.
  var parameters: [ConfigurationText.Entry] {
    entries.filter { !Self.ownKeys.contains($0.key) }
  }

  /// Runs what reads a line's value, and says of its error which line that is.
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
