import Essentials
import IntentScript
import Testing
import WidgetIntents

@testable import WidgetExtension

/// What Documentation/Extensions.md says of the bytes between host and extension.
@Suite("Scripts on the wire", .timeLimit(.minutes(5)))
struct ScriptWireTests {
  private static let span = SourceSpan(start: 1, end: 4)

  private func json(_ message: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(message), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test func `the numbers of frames are those that are written down`() {
    #expect(ProtocolVersion.current == .cbor)
    #expect(FrameKind.runScript.rawValue == 10)
    #expect(FrameKind.entity.rawValue == 11)
    #expect(FrameKind.transaction.rawValue == 12)
    #expect(FrameKind.scriptEvents.rawValue == 67)
    #expect(FrameLimits.bytes(of: .runScript) == 83_886_080)
    #expect(FrameLimits.bytes(of: .perform) == 16_777_216)
  }

  @Test func `a script's files are told of in the body, their texts stand beside it`() throws {
    let request = ScriptRequest(
      sources: [
        ScriptSource(name: "tidy.intents", text: "print 1"),
        ScriptSource(name: "a.intents", bytes: Array("//".utf8), base: 8),
      ],
      extensionName: "HomeWidgets",
      origin: "run",
      runIDPrefix: "r"
    )
    let body = try json(ScriptMessage(request))
    #expect(
      body.contains(
        #""files":[{"base":0,"bytes":7,"name":"tidy.intents"},{"base":8,"bytes":2,"name":"a.intents"}]"#
      )
    )
    #expect(String(decoding: request.attachment, as: UTF8.self) == "print 1//")
    let whole = try ScriptMessage(request).request(attachment: request.attachment)
    #expect(whole == request)
    #expect(throws: FrameFault.self) {
      try ScriptMessage(request).request(attachment: request.attachment + [0])
    }
  }

  @Test(arguments: [
    (ScriptEvent.output("a"), #"{"output":"a"}"#),
    (.statement(line: 1, text: "t"), #"{"statement":{"line":1,"text":"t"}}"#),
    (.result(.int(3)), #"{"result":{"int":3}}"#),
    (
      .performed(intent: "x", arguments: [], outcome: IntentOutcome(), line: 3),
      #"{"performed":{"arguments":[],"intent":"x","line":3,"outcome":{}}}"#
    ),
    (
      .unknown(reason: "r", hint: nil, at: .init(file: "a.intents", line: 2)),
      #"{"unknown":{"place":{"file":"a.intents","line":2},"reason":"r"}}"#
    ),
    (
      .possible(intent: "x", parameters: ["id"], at: .init(file: "a.intents", line: 3)),
      #"{"possible":{"intent":"x","parameters":["id"],"place":{"file":"a.intents","line":3}}}"#
    ),
  ])
  func `an event is written so`(event: ScriptEvent, expected: String) throws {
    #expect(try json(event) == expected)
    #expect(try read(ScriptEvent.self, expected) == event)
  }

  @Test(arguments: [
    (
      ScriptError.failed(message: "no", hint: nil, at: span, intent: "x", exitCode: 1),
      #"{"failed":{"at":{"end":4,"start":1},"exitCode":1,"intent":"x","message":"no"}}"#
    ),
    (
      .limit(name: "steps", value: 3, at: span),
      #"{"limit":{"at":{"end":4,"start":1},"name":"steps","value":3}}"#
    ),
    (.cancelled(at: span), #"{"cancelled":{"at":{"end":4,"start":1}}}"#),
    (
      .rejected([Diagnostic("m", at: span, hint: "h")]),
      #"{"rejected":[{"hint":"h","isWarning":false,"message":"m","span":{"end":4,"start":1}}]}"#
    ),
  ])
  func `an end is written so`(error: ScriptError, expected: String) throws {
    let outcome = ScriptOutcome(
      exitCode: 1,
      error: error,
      committedCount: 1,
      committed: [.init(intent: "x", line: 1)]
    )
    let rest = #"{"committed":[{"intent":"x","line":1}],"committedCount":1,"error":"#
    #expect(
      try json(outcome) == rest + expected + #","exitCode":1,"isKnown":true,"value":{"none":true}}"#
    )
    #expect(try read(ScriptError.self, expected) == error)
  }

  @Test(arguments: [
    (Question.Form.confirmation, #""confirmation""#), (.value(.int), #"{"value":"int"}"#),
    (.value(.optional(.enumeration("P"))), #"{"value":{"optional":{"enumeration":"P"}}}"#),
    (.choice(["a", "b"]), #"{"choice":["a","b"]}"#),
  ])
  func `a question is written so`(form: Question.Form, expected: String) throws {
    let question = Question("Q?", form, argument: "name")
    let written = try json(question)
    #expect(written == #"{"argument":"name","form":\#(expected),"text":"Q?"}"#)
    #expect(try read(Question.self, written) == question)
  }

  @Test(arguments: [
    (Answer.declined, #""declined""#), (.dismissed, #""dismissed""#),
    (.unanswered, #""unanswered""#), (.confirmed, #""confirmed""#),
    (.text("x"), #"{"text":"x"}"#), (.value(.int(3)), #"{"value":{"int":3}}"#),
    (.choice(1), #"{"choice":1}"#),
  ])
  func `an answer is written so`(answer: Answer, expected: String) throws {
    #expect(try json(answer) == expected)
    #expect(try read(Answer.self, expected) == answer)
  }

  @Test func `requests of a script that runs in the host are written so`() throws {
    let perform = PerformRequest(intent: "x", runID: "r", origin: "run", now: 0, isGrouped: true)
    #expect(
      try json(perform)
        == #"{"arguments":[],"intent":"x","isGrouped":true,"isInTransaction":false,"#
        + #""limitInMilliseconds":50000,"now":0,"origin":"run","runID":"r"}"#
    )
    #expect(
      try json(EntityRequest(entity: "ToDo", text: "milk", now: 0))
        == #"{"entity":"ToDo","isInTransaction":false,"now":0,"text":"milk"}"#
    )
    #expect(
      try [.begin, .commit, .rollBack, .flush].map { try json([$0 as TransactionRequest]) } == [
        #"["begin"]"#, #"["commit"]"#, #"["rollBack"]"#, #"["flush"]"#,
      ]
    )
    #expect(
      try json(Hello(isAttended: true))
        == #"{"isAttended":true,"isDryRun":false,"isNetworkAllowed":true}"#
    )
  }
}
