internal import WidgetIntents

/// A value of a dry run: known, or standing for what an intent would have given back.
enum DryValue: Sendable, Hashable {
  case known(IntentValue)
  /// `⟨result of add-to-do⟩.name`
  case symbol(String)

  static let nothing = DryValue.known(.none)

  /// The value, where it is known.
  var value: IntentValue? {
    if case .known(let value) = self { value } else { nil }
  }
}
