import Ground
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("What an author's code only sets", .timeLimit(.minutes(5)))
struct SettlingTests {
  private final class Count: Sendable {
    let value = Guarded(0)
  }

  @Test(arguments: [(FrameKind.describe, false), (.timeline, true)])
  func `it is written before an answer, and before a failure too`(
    kind: FrameKind,
    fails: Bool
  ) async throws {
    let count = Count()
    let content = ServedContent(
      widgets: [],
      intents: try IntentRegistry(intents: []),
      settle: { count.value.withLock { $0 += 1 } }
    )
    let desk = RequestDesk(content: content, hello: Hello())
    let answer = try? await desk.answer(Frame(kind: kind, correlation: 1))
    #expect((answer == nil) == fails)
    #expect(count.value.withLock { $0 } == 1)
  }
}
