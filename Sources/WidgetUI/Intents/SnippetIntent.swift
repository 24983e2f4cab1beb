package import Foundation
import Ground
public import WidgetIntents

/// An intent that only shows a view; it may run many times and must not change anything.
///
/// ```swift
/// struct CupsSnippet: SnippetIntent {
///   static let title: LocalizedStringResource = "Cups"
///   func perform() async throws -> some IntentResult & ShowsSnippetView {
///     .result(view: CupsView(cups: 5))
///   }
/// }
/// ```
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Has no effect: a printed view is not updated.
  public static func reload() {}
}

/// A result whose view is made by another intent, written as `some IntentResult &
/// ShowsSnippetIntent`.
public protocol ShowsSnippetIntent: IntentResult where Snippet: _SnippetIntentHolding {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: _SnippetIntentHolding {}

/// A result whose view is made by another intent.
public protocol _SnippetIntentHolding: Sendable {}

/// The intent that makes a result's view.
public struct _SnippetIntentContainer<Intent: SnippetIntent>: _SnippetIntentHolding {
  let intent: Intent
}

extension _SnippetIntentContainer: IntentSnippet {
  package func archived(in context: IntentContext?) async throws -> Data? {
    try await intent.perform()._parts.snippet?.archived(in: context)
  }
}

extension IntentResult {
  /// Returns a result with the view of another intent.
  public static func result<Intent: SnippetIntent>(
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer<Intent>, Never> {
    Self(_IntentResultParts(snippet: _SnippetIntentContainer(intent: snippetIntent)))
  }

  /// Returns a result with a sentence for the user and the view of another intent.
  public static func result<Intent: SnippetIntent>(
    dialog: IntentDialog,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer<Intent>, IntentDialog> {
    Self(
      _IntentResultParts(dialog: dialog, snippet: _SnippetIntentContainer(intent: snippetIntent))
    )
  }

  /// Returns a result with a value and the view of another intent.
  public static func result<Value, Intent: SnippetIntent>(
    value: Value,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer<Intent>, Never> {
    Self(
      value: value,
      _IntentResultParts(
        snippet: _SnippetIntentContainer(intent: snippetIntent)
      )
    )
  }

  /// Returns a result with a value, a sentence and the view of another intent.
  public static func result<Value, Intent: SnippetIntent>(
    value: Value,
    dialog: IntentDialog,
    snippetIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer<Intent>, IntentDialog> {
    Self(
      value: value,
      _IntentResultParts(
        dialog: dialog,
        snippet: _SnippetIntentContainer(intent: snippetIntent)
      )
    )
  }
}

/// The view of a result, archived after the intent has been performed.
public struct _SnippetViewContainer: Sendable {
  private let archive: @MainActor @Sendable (Date?) -> Data?

  init<Content: View>(_ content: sending Content) {
    let kept = KeptView(content)
    archive = { now in kept.take().map { SnippetArchiver.archive($0, at: now) } }
  }

  /// Creates a snippet; `content` is called on the main actor when the view is archived.
  init<Content: View>(making content: @escaping @MainActor @Sendable () -> Content) {
    archive = { now in SnippetArchiver.archive(content(), at: now) }
  }
}

extension _SnippetViewContainer: IntentSnippet {
  package func archived(in context: IntentContext?) async throws -> Data? {
    await archive(context?.now)
  }
}

/// A view that is passed to the main actor and used there once.
private final class KeptView<Content: View>: Sendable {
  private let content: Guarded<Content?>

  init(_ content: sending Content) {
    self.content = Guarded(content)
  }

  func take() -> sending Content? {
    content.withLock { content in
      let taken = content
      content = nil
      return taken
    }
  }
}

/// Archives the view of a result in the width of the largest widget.
@MainActor
private enum SnippetArchiver {
  static func archive(_ view: some View, at now: Date?) -> Data {
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemLarge
    if let now { environment.entryDate = now }
    let pictures = ViewArchiver.pictures(in: environment) { VStack { view } }
    return Data(pictures.light.compactBytes)
  }
}

/// A result with a view, written as `some IntentResult & ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
