package import Foundation
public import WidgetIntents

/// An intent that only shows a view; it may be performed many times and must change nothing.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Has no effect: what is shown in a terminal is not shown anew.
  public static func reload() {}
}

/// A result whose view another intent makes: `some IntentResult & ShowsSnippetIntent`.
public protocol ShowsSnippetIntent: IntentResult where Snippet: _SnippetIntentHolding {}

extension IntentResultContainer: ShowsSnippetIntent where Snippet: _SnippetIntentHolding {}

/// What results hold whose view another intent makes.
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
