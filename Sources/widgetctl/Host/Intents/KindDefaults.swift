import WidgetTerminal

/// The settings of the user for widgets of a kind, which apply when a widget is placed.
struct KindDefaults {
  private let entries: [ConfigurationText.Entry]
  private let file: String?

  init(of offered: OfferedWidget, _ settings: Settings) {
    entries = settings.entries(ofKind: offered.names)
    file = settings.path
  }

  /// The last line in the kind's section that sets a size; `nil` if there is none.
  var size: ConfigurationText.Entry? { entries.last { $0.key == OptionDefinition.size.name } }

  /// The keys in a kind's section that are not parameters.
  static let ownKeys = [OptionDefinition.size.name, OptionDefinition.budget.name]

  /// The lines in the kind's section that set parameters.
  var parameters: [ConfigurationText.Entry] {
    entries.filter { !Self.ownKeys.contains($0.key) }
  }

  /// Runs `body`, which reads the value of a line, and adds the line's number to an error that it
  /// throws.
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
