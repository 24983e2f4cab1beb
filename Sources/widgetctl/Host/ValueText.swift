import WidgetIntents

/// An intent's result as lines of text.
enum ValueText {
  /// One line a value; entities with their ids, by which the next command means them.
  static func lines(_ value: IntentValue) -> [String] {
    switch value {
    case .none: []
    case .list(let values): values.flatMap(lines)
    case .entity(let entity): ["\(entity.id)  \(entity.title)"]
    default: [value.displayText]
    }
  }
}
