import Essentials
import SharedStore
import Testing
import WidgetIntents
import WidgetRender
import WidgetTimeline
import Wire

@testable import WidgetExtension

@Suite("Messages", .timeLimit(.minutes(5)))
struct MessageTests {
  /// Encodes a message into a frame, decodes it, and returns the result.
  private func sent<Message: Wired>(_ message: Message) throws -> Message {
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
    var bytes = try MessageBytes.of(WidgetRequest(kind: "x", family: .systemSmall))
    // Behind the set of fields and the kind stand the length of the family's name and the name.
    bytes[4] ^= 1
    let fault = #expect(throws: FrameFault.self) {
      try MessageBytes.message(WidgetRequest.self, in: bytes)
    }
    #expect(fault?.message.contains("family is the unknown rmall") == true)
  }

  @Test func `what is missing or unknown is named with its place`() {
    #expect(throws: FrameFault.badBody(detail: "intent is missing at byte 1")) {
      try MessageBytes.message(PerformRequest.self, in: [0])
    }
    // The bit of a field that there is none of.
    #expect(throws: FrameFault.badBody(detail: "an unknown field at byte 1")) {
      try MessageBytes.message(ReloadNotice.self, in: [2])
    }
    #expect(throws: FrameFault.badBody(detail: "bytes after the end at byte 1")) {
      try MessageBytes.message(ReloadNotice.self, in: [0, 0])
    }
  }

  @Test func `a progress that is no number is one of unknown length`() throws {
    #expect(try sent(ProgressNotice(fraction: .nan, text: "")).fraction == nil)
    #expect(try sent(ProgressNotice(fraction: .infinity, text: "")).fraction == nil)
  }

  @Test(arguments: [(64, true), (65, false), (4_000, false)])
  func `values lie in as many others as a reader takes`(lists: Int, isTaken: Bool) throws {
    var value = IntentValue.int(1)
    for _ in 0..<lists { value = .list([value]) }
    #expect(((try? MessageBytes.of([value])) != nil) == isTaken)
    // A list's tag, its set of fields and its length of 1; at the end an integer.
    let level: [UInt8] = [7, 1, 1]
    let bytes = [1] + Array(repeatElement(level, count: lists).joined()) + [1, 1, 2]
    let read = try? MessageBytes.message([IntentValue].self, in: bytes)
    #expect(read == (isTaken ? [value] : nil))
  }

  @Test func `a length that no bytes follow takes no memory`() {
    let bytes: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]
    #expect(throws: FrameFault.self) { try MessageBytes.message([IntentValue].self, in: bytes) }
    #expect(throws: FrameFault.self) { try MessageBytes.message(String.self, in: bytes) }
    #expect(throws: FrameFault.self) { try MessageBytes.message(WiredBytes.self, in: bytes) }
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

  @Test func `the journal keeps no pictures, and of an entity what it is found by`() throws {
    let shown = IntentOutcome(dialog: "Here.", snippet: Data([1]))
    #expect(
      RunResult(journalBytes: RunResult.performed(shown).journalBytes)
        == .performed(IntentOutcome(dialog: "Here."))
    )
    let entity = try #require(FullOffer.entities.first)
    let bytes = JournalParameters.bytes(["list"], [.list([.entity(entity)])])
    let kept = try MessageBytes.message([IntentArgument].self, in: bytes)
    guard case .value(.list(let values)) = kept.first?.input, case .entity(let found) = values[0]
    else {
      Issue.record("the list holds an entity")
      return
    }
    #expect(found == entity && found.title == entity.title && found.properties.isEmpty)
  }

  // CL-21
  @Test func `a call names its entity by its title, and no other number that has the same digits`()
    throws
  {
    let arguments = [
      IntentArgument("name", text: "Ivy"), IntentArgument("plant", text: "8"),
      IntentArgument("every-days", text: "8"), IntentArgument("id", text: "9"),
    ]
    let run = try JournalRun(
      id: "1",
      intent: "AddPlant",
      parameters: MessageBytes.of(arguments),
      key: nil,
      origin: "cli"
    )
    let ivy = EntityValue(type: "Plant", id: "8", title: "Ivy")
    #expect(
      RunCall(run).text(knowing: ivy)
        == #"add-plant(name: "Ivy", plant: "Ivy", every-days: "8", id: "9")"#
    )
  }

  @Test func `what the last development version kept of a run is read, but for failures`() {
    let result =
      #"{"performed":{"value":{"entity":{"type":"T","id":"1","title":"Tea","properties":[]}},"dialog":"Done."}}"#
    let tea = EntityValue(type: "T", id: "1", title: "Tea")
    #expect(
      RunResult(journalBytes: Array(result.utf8))
        == .performed(IntentOutcome(value: .entity(tea), dialog: "Done."))
    )
    #expect(RunResult(journalBytes: Array(#"{"failed":"busy"}"#.utf8)) == nil)
    let parameters = Array(#"[{"name":"count","input":{"value":{"double":"0.5"}}}]"#.utf8)
    let run = JournalRun(id: "1", intent: "Add", parameters: parameters, key: nil, origin: "tap")
    #expect(RunCall(run).text == "add(count: 0.5)")
    #expect(
      (try? [IntentArgument](configurationBytes: parameters))
        == [IntentArgument("count", value: .double(0.5))]
    )
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
