import Essentials
import Testing
import WidgetIntents
import WidgetRender
import WidgetTimeline

@testable import WidgetExtension

@Suite("Messages", .timeLimit(.minutes(5)))
struct MessageTests {
  /// The message after a way through a frame's bytes.
  private func sent<Message: Codable>(_ message: Message) throws -> Message {
    var buffer = FrameBuffer()
    buffer.append(try Frame(.reply, 1, message: message).encoded())
    return try #require(try buffer.next()).message(Message.self)
  }

  @Test func `a widget request keeps its family and its configuration`() throws {
    for family in WidgetFamily.placeable {
      let request = WidgetRequest(
        kind: "to-do",
        family: family,
        configuration: [
          IntentArgument("list", text: "Bakkaliye 🛒"), IntentArgument("count", value: .int(3)),
        ],
        isPreview: true,
        isOffline: true
      )
      #expect(try sent(request) == request)
      for mode in DrawContext.RenderingMode.allCases {
        var asked = request
        asked.mode = mode
        #expect(try sent(asked) == asked)
      }
    }
  }

  @Test func `an unknown family is refused by its name`() throws {
    let body =
      #"{"kind":"x","family":"gigantic","configuration":[],"isPreview":false,"isOffline":false}"#
    let frame = Frame(kind: .timeline, correlation: 1, body: Array(body.utf8), version: .json)
    #expect(throws: FrameFault.badBody(detail: "unknown family gigantic at family")) {
      try frame.message(WidgetRequest.self)
    }
  }

  @Test func `what is missing or mistyped is named with its path`() {
    let missing = Frame(kind: .reply, correlation: 1, body: Array("{}".utf8), version: .json)
    #expect(throws: FrameFault.badBody(detail: "intent missing")) {
      try missing.message(PerformRequest.self)
    }
    let nested = Frame(
      kind: .reply,
      correlation: 1,
      body: Array(#"{"fraction":"x"}"#.utf8),
      version: .json
    )
    let fault = #expect(throws: FrameFault.self) { try nested.message(ProgressNotice.self) }
    #expect(fault?.message.hasSuffix("at fraction") == true)
  }

  @Test(arguments: [
    ServedFailure.intent(.missingParameters(["name"], intent: "add-to-do")),
    .store(message: "the store is busy", hint: "try again", exitCode: 75),
    .timeline(message: "no entries", hint: nil),
    .unknownWidget(kind: "x", known: ["to-do"]),
    .unsupportedFamily(kind: "to-do", family: "inline", supported: ["small"]),
    .badRequest(detail: "?"), .tooLarge(detail: "big"), .busy, .cancelled,
    .author(description: "oops"),
  ])
  func `a failure arrives with its words, hint and exit code`(failure: ServedFailure) throws {
    let arrived = try sent(failure)
    #expect(arrived == failure)
    #expect(arrived.message == failure.message)
    #expect(arrived.hint == failure.hint)
    #expect(arrived.exitCode == failure.exitCode)
  }

  @Test func `a run's result survives the journal`() {
    let result = RunResult.performed(IntentOutcome(value: .int(3), dialog: "Done."))
    #expect(RunResult(journalBytes: result.journalBytes) == result)
    #expect(RunResult(journalBytes: nil) == nil)
    #expect(RunResult(journalBytes: [0xFF]) == nil)
  }

  @Test func `a configuration without arguments takes no bytes`() throws {
    #expect(try [IntentArgument]().configurationBytes() == [])
    #expect(try [IntentArgument](configurationBytes: []) == [])
    let configuration = [IntentArgument("list", text: "Home")]
    #expect(
      try [IntentArgument](configurationBytes: configuration.configurationBytes())
        == configuration
    )
    #expect(throws: FrameFault.self) { try [IntentArgument](configurationBytes: [1, 2]) }
  }
}
