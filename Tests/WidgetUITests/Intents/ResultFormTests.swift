import Foundation
import Testing
import WidgetIntents
import WidgetRender
import WidgetUI

/// Tests of intents that return a view, with and without a value and a dialog.
@Suite("Forms of results", .timeLimit(.minutes(5)))
struct ResultFormTests {
  // AI-32, AI-36
  @Test(
    arguments: [
      (ValueAndView.self, true, false), (OnlyView.self, false, false), (Spoken.self, false, true),
      (SpokenBehind.self, false, true),
      (ValueAndSpoken.self, true, true), (ValueAndSpokenBehind.self, true, true),
      (Snippet.self, false, false),
      (ValueAndSnippet.self, true, true),
    ] as [(any AppIntent.Type, Bool, Bool)]
  )
  func `a view comes with the value and the sentence that stand beside it`(
    type: any AppIntent.Type,
    hasValue: Bool,
    hasDialog: Bool
  ) async throws {
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: [type]),
      context: IntentContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    )
    let outcome = try await runner.run(type.persistentIdentifier, [])
    let picture = try ArchivedView(compactBytes: [UInt8](try #require(outcome.snippet)))
    #expect(picture.words == ["A form"])
    #expect(outcome.value == (hasValue ? .int(3) : nil))
    #expect(outcome.dialog == (hasDialog ? "Here it is." : nil))
  }
}

private struct FormView: View {
  var body: some View { Text(verbatim: "A form") }
}

struct FormSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Form"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some ShowsSnippetView { .result(view: FormView()) }
}

extension ResultFormTests {
  struct SpokenBehind: AppIntent {
    static let title: LocalizedStringResource = "Spoken Behind"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
      .result(dialog: "Here it is.", content: { FormView() })
    }
  }

  struct ValueAndSpokenBehind: AppIntent {
    static let title: LocalizedStringResource = "Value and Spoken Behind"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
      .result(value: 3, dialog: "Here it is.") { FormView() }
    }
  }

  struct ValueAndView: AppIntent {
    static let title: LocalizedStringResource = "Value and View"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ReturnsValue<Int> & ShowsSnippetView {
      .result(value: 3, view: FormView())
    }
  }

  struct OnlyView: AppIntent {
    static let title: LocalizedStringResource = "Only View"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ShowsSnippetView {
      .result(content: { FormView() })
    }
  }

  struct Spoken: AppIntent {
    static let title: LocalizedStringResource = "Spoken"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
      .result(dialog: "Here it is.") { FormView() }
    }
  }

  struct ValueAndSpoken: AppIntent {
    static let title: LocalizedStringResource = "Value and Spoken"
    static let isDiscoverable = false

    @MainActor
    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
      .result(value: 3, dialog: "Here it is.", content: { FormView() })
    }
  }

  struct Snippet: AppIntent {
    static let title: LocalizedStringResource = "Snippet"
    static let isDiscoverable = false

    func perform() async throws -> some ShowsSnippetIntent {
      .result(snippetIntent: FormSnippet())
    }
  }

  struct ValueAndSnippet: AppIntent {
    static let title: LocalizedStringResource = "Value and Snippet"
    static let isDiscoverable = false

    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetIntent {
      try await requestConfirmation(
        conditions: .lowConfidenceSource,
        actionName: .go,
        dialog: "Go on?",
        snippetIntent: FormSnippet()
      )
      return .result(value: 3, dialog: "Here it is.", snippetIntent: FormSnippet())
    }
  }
}
