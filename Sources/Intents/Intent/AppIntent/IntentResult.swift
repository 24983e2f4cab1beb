package import Essentials

/// The result of an intent: a value, a dialog, an intent to run next, or nothing.
///
/// ```swift
/// struct Count: AppIntent {
///   static let title: LocalizedStringResource = "Count"
///   func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
///     .result(value: 3, dialog: "There are 3.")
///   }
/// }
/// ```
public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never

  var value: Value? { get }
  /// The parts of the result without their Swift types, which the runner reads; authors do not use
  /// this property.
  var _parts: _IntentResultParts { get }
}

extension IntentResult {
  public var _parts: _IntentResultParts { _IntentResultParts(value: value?._intentValue) }
}

extension Never: IntentResult {
  public var value: Never? { nil }
}

/// The parts of a result without their Swift types: value, sentence, view and the intent to run
/// next.
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

/// A result with a value, written as `some ReturnsValue<Int>`.
///
/// ```swift
/// struct PagesLeft: AppIntent {
///   static let title: LocalizedStringResource = "Pages Left"
///   func perform() async throws -> some ReturnsValue<Int> { .result(value: 120) }
/// }
/// ```
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a sentence for the user, which is printed.
///
/// ```swift
/// struct Hello: AppIntent {
///   static let title: LocalizedStringResource = "Hello"
///   func perform() async throws -> some ProvidesDialog { .result(dialog: "Hello.") }
/// }
/// ```
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that names an intent to run next.
///
/// ```swift
/// struct GreetFirst: AppIntent {
///   static let title: LocalizedStringResource = "Greet First"
///   func perform() async throws -> some OpensIntent { .result(opensIntent: DrinkWater(glasses: 1)) }
/// }
/// ```
public protocol OpensIntent: IntentResult {}

/// A view that is shown below the dialog.
package protocol IntentSnippet: Sendable {
  /// Returns the archived view as bytes; `nil` if there is nothing to show.
  func archived(in context: IntentContext?) async throws -> Data?
}

/// The type that the `.result(…)` functions return; parts that are absent are `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult
where
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
{
  public let value: Value?
  /// All parts of the result except the value, whose type is erased only when a caller reads it.
  private let others: _IntentResultParts

  /// Creates a result whose value keeps its static type and whose other parts are type-erased.
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
  /// Creates an empty result.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Creates a result with a value for scripts and `--json`.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Creates a result with an intent to run next.
  public static func result<Opened>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> {
    Self(_IntentResultParts(opensIntent: opensIntent))
  }

  /// Creates a result with a sentence for the user.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Creates a result with a value and an intent to run next.
  public static func result<Value, Opened>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, Never> {
    Self(
      value: value,
      _IntentResultParts(opensIntent: opensIntent)
    )
  }

  /// Creates a result with a value and a sentence for the user.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }

  /// Creates a result with an intent to run next and a sentence for the user.
  public static func result<Opened>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    Self(_IntentResultParts(opensIntent: opensIntent, dialog: dialog))
  }

  /// Creates a result with a value, an intent to run next and a sentence for the user.
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
  /// Creates an empty result; no button for `actionButtonIntent` is shown.
  public static func result<Action: AppIntent>(
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(_IntentResultParts())
  }

  /// Creates a result with a sentence for the user; no button for `actionButtonIntent` is shown.
  public static func result<Action: AppIntent>(
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(_IntentResultParts(dialog: dialog))
  }

  /// Creates a result with a value; no button for `actionButtonIntent` is shown.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, _IntentResultParts())
  }

  /// Creates a result with a value and a sentence; no button for `actionButtonIntent` is shown.
  public static func result<Value, Action: AppIntent>(
    value: Value,
    dialog: IntentDialog,
    actionButtonIntent: Action
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, _IntentResultParts(dialog: dialog))
  }
}
