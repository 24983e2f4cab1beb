internal import WidgetIntents

/// The entity that `catch` binds.
enum CaughtError {
  static let type = "Error"

  static let properties: [String: IntentValueType] = [
    "message": .string, "hint": .optional(.string), "intent": .optional(.string),
  ]
}
