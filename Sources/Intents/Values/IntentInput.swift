/// What a caller gives for a parameter: words that are still to be understood, or a finished value.
public enum IntentInput: Sendable, Hashable, Codable {
  /// Words from a command line.
  case text(String)
  /// A value from a widget's control, a configuration or a script.
  case value(IntentValue)

  /// What the caller gave, for messages.
  public var description: String {
    switch self {
    case .text(let text): text
    case .value(let value): value.displayText
    }
  }
}
