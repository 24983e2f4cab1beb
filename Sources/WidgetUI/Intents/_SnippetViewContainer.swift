package import Foundation
import Synchronization
public import WidgetIntents

/// The view that a result shows; it is archived once the intent has performed.
public struct _SnippetViewContainer: Sendable {
  private let archive: @MainActor @Sendable (Date?) -> Data?

  init<Content: View>(_ content: sending Content) {
    let kept = KeptView(content)
    archive = { now in kept.take().map { SnippetArchiver.archive($0, at: now) } }
  }

  /// The view is made where it is archived, on the main actor.
  init<Content: View>(making content: @escaping @MainActor @Sendable () -> Content) {
    archive = { now in SnippetArchiver.archive(content(), at: now) }
  }
}

extension _SnippetViewContainer: IntentSnippet {
  package func archived(in context: IntentContext?) async throws -> Data? {
    await archive(context?.now)
  }
}

/// A view on its way to the main actor; it is taken once.
private final class KeptView<Content: View>: Sendable {
  private let content: Mutex<Content?>

  init(_ content: sending Content) {
    self.content = Mutex(content)
  }

  func take() -> sending Content? {
    content.withLock { content in
      let taken = content
      content = nil
      return taken
    }
  }
}

/// Turns the view of a result into a picture as wide as the largest widget.
@MainActor
enum SnippetArchiver {
  static func archive(_ view: some View, at now: Date?) -> Data {
    var environment = EnvironmentValues()
    environment.widgetFamily = .systemLarge
    if let now { environment.entryDate = now }
    let pictures = ViewArchiver.pictures(in: environment) { VStack { view } }
    return Data(pictures.light.compactBytes)
  }
}

/// A result with a view: `some IntentResult & ShowsSnippetView`.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
