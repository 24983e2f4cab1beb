import Testing
import WidgetIntents

@testable import WidgetExtension

/// Tests that a result of any length is sent without a failure, because the intent is already
/// committed (BW-31).
@Suite("The frames of what came of an intent")
struct PerformedFramesTests {
  private let request = Frame(kind: .perform, correlation: 7)
  private static let tooLong = String(repeating: "x", count: FrameLimits.bodyBytes + 1)

  private func reply(_ outcome: IntentOutcome) throws -> (PerformReply, [Frame]) {
    let frames = PerformedFrames(PerformReply(outcome: outcome, runID: "r"), to: request).frames
    let last = try #require(frames.last)
    #expect(last.kind == .reply)
    #expect(frames.allSatisfy { $0.correlation == 7 && (try? $0.encoded()) != nil })
    return (try last.message(PerformReply.self), frames.dropLast())
  }

  private func values(_ frames: [Frame]) throws -> [IntentValue] {
    try frames.flatMap { try $0.message([IntentValue].self) }
  }

  @Test func `a short answer is one frame`() throws {
    let outcome = IntentOutcome(value: .list([.int(1)]), dialog: "Done.")
    let (reply, parts) = try reply(outcome)
    #expect(reply.outcome == outcome)
    #expect(parts.isEmpty)
  }

  @Test(arguments: [FrameLimits.entitiesPerPart + 1, 12_000])
  func `a long list travels in parts`(_ count: Int) throws {
    let list = (0..<count).map { IntentValue.string("\($0)") }
    let (reply, parts) = try reply(IntentOutcome(value: .list(list), dialog: "Done."))
    #expect(reply.outcome == IntentOutcome(value: .list([]), dialog: "Done."))
    #expect(try values(parts) == list)
  }

  @Test func `few values that are long together travel in parts too`() throws {
    let list = (0..<3).map { IntentValue.string("\($0)" + Self.tooLong.dropLast($0 + 64)) }
    let (_, parts) = try reply(IntentOutcome(value: .list(list)))
    #expect(try values(parts) == list)
  }

  @Test(arguments: [
    IntentValue.string(tooLong), .list([.string(tooLong)]), .list([.list([.string(tooLong)])]),
  ])
  func `what is longer than a message is left out, and the reply says so`(
    _ value: IntentValue
  ) throws {
    let (reply, parts) = try reply(IntentOutcome(value: value, dialog: "Done."))
    #expect(reply.isValueLeftOut == true)
    #expect(reply.outcome == IntentOutcome(dialog: "Done."))
    #expect(parts.isEmpty)
  }

  @Test func `a dialog that is longer than a message is cut`() throws {
    let (reply, _) = try reply(IntentOutcome(value: .int(1), dialog: Self.tooLong))
    let dialog = try #require(reply.outcome.dialog)
    #expect(!dialog.isEmpty && dialog.count < 10_000)
  }
}
