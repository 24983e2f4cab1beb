public import Essentials
public import Wire

/// The result of a performed intent: its value, its message, its view and the intent that ran next.
public struct IntentOutcome: Sendable, Hashable {
  /// The value that the intent returned; `nil` if there was none.
  public var value: IntentValue?
  /// The dialog that the intent returned, in one line; `nil` if there was none.
  public var dialog: String?
  /// The invocation of the intent that was run next; `nil` if there was none.
  public var openedIntent: IntentInvocation?
  /// The archived view to show below the dialog, as bytes; `nil` if the intent returned none.
  public var snippet: Data?
  /// Whether an earlier run with the same idempotency key already performed the intent, so that
  /// this run did nothing; `nil` means no.
  @usableFromInline package var isRepetition: Bool?

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

extension IntentOutcome: WiredRecord {
  @inlinable
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var outcome = Self(
      value: try c.field("value", 0, value?.value),
      dialog: try c.field("dialog", 1, value?.dialog),
      openedIntent: try c.field("openedIntent", 2, value?.openedIntent)
    )
    let snippet = (value?.snippet).map { WiredBytes(Array($0)) }
    outcome.snippet = try c.field("snippet", 3, snippet).map { Data($0.bytes) }
    outcome.isRepetition = try c.field("isRepetition", 4, value?.isRepetition)
    return outcome
  }
}
