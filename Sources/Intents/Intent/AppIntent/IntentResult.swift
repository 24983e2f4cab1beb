package import Essentials

/// The result of an intent: a value, a dialog, an intent to run next, or nothing.
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
  /// The parts that the runner reads; not for authors.
  var _parts: _IntentResultParts { get }
}

extension IntentResult {
  public var _parts: _IntentResultParts { _IntentResultParts(value: value?._intentValue) }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}

/// The parts of a result apart from their types.
public struct _IntentResultParts: Sendable {
  package var value: IntentValue?
  package var opensIntent: (any AppIntent)?
  package var dialog: IntentDialog?
  package var snippet: (any IntentSnippet)?

  package init(
    value: IntentValue? = nil,
    opensIntent: (any AppIntent)? = nil,
    dialog: IntentDialog? = nil,
    snippet: (any IntentSnippet)? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.snippet = snippet
  }
}

/// A result with a value: `some ReturnsValue<Int>`.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a dialog for the user.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that names the intent to run next.
public protocol OpensIntent: IntentResult {}

/// A view that is shown below the dialog.
package protocol IntentSnippet: Sendable {
  /// The picture's archive as compact bytes; `nil` when there is nothing to show.
  func archived(in context: IntentContext?) async throws -> Data?
}

/// The type that the `.result(…)` functions return; parts that are absent are `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
{
  public let value: Value?
  /// All parts but the value, which loses its type only when a caller reads it.
  private let others: _IntentResultParts

  /// Keeps the value with its type and everything else without.
  package init(value: Value? = nil, _ parts: _IntentResultParts) {
    self.value = value
    others = parts
  }

  public var _parts: _IntentResultParts {
    var parts = others
    parts.value = value?._intentValue
    return parts
  }
}

extension IntentResultContainer: ReturnsValue {}

extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult {
  /// Returns nothing.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Returns a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Runs another intent next.
  public static func result<Opened>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(_IntentResultParts(opensIntent: opensIntent))
  }

  /// Returns a result with a dialog.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Returns a value and runs another intent next.
  public static func result<Value, Opened>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(
      value: value,
      _IntentResultParts(opensIntent: opensIntent)
    )
  }

  /// Returns a value and a dialog.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }

  /// Runs another intent next and returns a dialog.
  public static func result<Opened>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(_IntentResultParts(opensIntent: opensIntent, dialog: dialog))
  }

  /// Returns a value and a dialog, and runs another intent next.
  public static func result<Value, Opened>(
    value: Value,
    opensIntent: Opened,
    dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(opensIntent: opensIntent, dialog: dialog)
    )
  }
}

extension IntentResult {
  /// Returns nothing; the intent's action button is not shown.
  public static func result<Action: AppIntent>(
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Returns a dialog; the intent's action button is not shown.
  public static func result<Action: AppIntent>(
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Returns a value; the intent's action button is not shown.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Returns a value and a dialog; the intent's action button is not shown.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }
}
