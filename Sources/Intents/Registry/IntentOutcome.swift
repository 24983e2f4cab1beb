public import Essentials

/// The outcome of a performed intent.
public struct IntentOutcome: Sendable, Hashable, Codable {
  /// What the intent returned.
  public var value: IntentValue?
  /// What it said, in one line.
  public var dialog: String?
  /// The intent that it ran next.
  public var openedIntent: IntentInvocation?
  /// The picture that it shows, as an archive's compact bytes.
  public var snippet: Data?
  /// Whether nothing was done, because an earlier run of the same key had done it; `nil` is no.
  package var isRepetition: Bool?

  // Inlined, because every call of a script makes one.
  @inlinable
  package init(
    value: IntentValue? = nil,
    dialog: String? = nil,
    openedIntent: IntentInvocation? = nil,
    snippet: Data? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.openedIntent = openedIntent
    self.snippet = snippet
  }
}
