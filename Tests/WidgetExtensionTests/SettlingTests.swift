import Ground
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("What an author's code keeps outside of the store", .timeLimit(.minutes(5)))
struct SettlingTests {
  private final class Count: Sendable {
    let value = Guarded(0)
  }

  @Test(arguments: [
    (FrameKind.describe, false, false, 2), (.timeline, true, false, 2), (.describe, false, true, 0),
    (.timeline, true, true, 0),
  ])
  func `it is read before the work, and written before an answer and before a failure`(
    kind: FrameKind,
    fails: Bool,
    keepsStateInStore: Bool,
    times: Int
  ) async throws {
    let count = Count()
    let content = ServedContent(
      eachWidget: EachWidget([]),
      intents: try IntentRegistry(intents: []),
      keepsStateInStore: keepsStateInStore,
      synchronize: { count.value.withLock { $0 += 1 } }
    )
    let desk = RequestDesk(content: content, hello: Hello())
    let answer = try? await desk.answer(Frame(kind: kind, correlation: 1))
    #expect((answer == nil) == fails)
    #expect(count.value.withLock { $0 } == times)
  }
}
