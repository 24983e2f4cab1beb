import Essentials
import Testing
import WidgetIntents

@testable import WidgetExtension

@Suite("The journal's JSON", .timeLimit(.minutes(5)))
struct JournalWriterTests {
  static let entity = EntityValue(
    type: "ToDo",
    id: "k7",
    title: "Buy \"milk\"\\\n\u{1}\t Käse 🧀",
    subtitle: "today",
    properties: [
      EntityValue.Property(name: "isDone", value: .bool(false)),
      EntityValue.Property(name: "due", value: .none),
    ]
  )
  static let values: [IntentValue] = [
    .none, .bool(true), .int(0), .int(-9), .int(.max), .int(.min), .double(0.1), .double(.infinity),
    .string(""), .string("a/b\u{7F}\u{2028}"), .date(Date(timeIntervalSince1970: 1_795_219_200.5)),
    .dateComponents(DateComponents(year: 2026, month: 11, day: 21)),
    .duration(CalendarDuration(months: 1, microseconds: 5)),
    .measurement(MeasurementValue(value: 5, unit: "km", dimension: "length")),
    .enumeration(EnumerationValue(type: "Size", rawValue: "l", title: "Large", position: 2)),
    .entity(entity), .list([]), .list([.int(1), .list([.entity(entity)])]),
  ]

  /// The JSON with sorted keys, so that everything an entity holds counts.
  private func text(_ result: RunResult?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(result), as: UTF8.self)
  }

  @Test(arguments: values)
  func `a result is read back as it was, whoever wrote it`(value: IntentValue) throws {
    let opened = IntentInvocation(identifier: "Open", arguments: [IntentArgument("id", text: "1")])
    for outcome in [
      IntentOutcome(value: value), IntentOutcome(value: value, dialog: "Do\"ne"),
      IntentOutcome(dialog: "Done.", openedIntent: opened), IntentOutcome(),
      IntentOutcome(value: value, openedIntent: opened),
    ] {
      let result = RunResult.performed(outcome)
      #expect(try text(RunResult(journalBytes: result.journalBytes)) == text(result))
      let encoded = Array(try JSONEncoder().encode(result))
      #expect(try text(RunResult(journalBytes: encoded)) == text(result))
    }
  }

  // What version 2 has written into stores.
  @Test(arguments: [
    (
      #"{"performed":{"_0":{"value":{"int":3},"dialog":"Done."}}}"#,
      RunResult.performed(IntentOutcome(value: .int(3), dialog: "Done."))
    ),
    (#"{"failed":{"_0":{"busy":{}}}}"#, .failed(.busy)),
    (
      #"{"failed":{"_0":{"author":{"description":"odd"}}}}"#, .failed(.author(description: "odd"))
    ),
    (
      #"{"failed":{"_0":{"store":{"message":"m","exitCode":75}}}}"#,
      .failed(.store(message: "m", hint: nil, exitCode: 75))
    ),
  ])
  func `a result of an earlier version is read`(json: String, result: RunResult) {
    #expect(RunResult(journalBytes: Array(json.utf8)) == result)
  }

  @Test func `a result is written so`() throws {
    let performed = RunResult.performed(IntentOutcome(value: .int(3)))
    #expect(
      String(decoding: performed.journalBytes, as: UTF8.self)
        == #"{"performed":{"value":{"int":3}}}"#
    )
    #expect(
      String(decoding: RunResult.failed(.busy).journalBytes, as: UTF8.self) == #"{"failed":"busy"}"#
    )
  }

  @Test func `a failure is read back as it was`() {
    let result = RunResult.failed(.intent(.failed("no \"milk\"", hint: "go on")))
    #expect(RunResult(journalBytes: result.journalBytes) == result)
  }

  @Test func `parameters are read back, entities by id and title`() throws {
    let arguments = [
      IntentArgument("name", text: "Buy \"milk\""), IntentArgument("tags", text: "a"),
      IntentArgument("count", value: .int(3)), IntentArgument("tags", text: "b"),
      IntentArgument("list", value: .list([.double(0.5), .none, .entity(Self.entity)])),
    ]
    let json = JournalParameters.json(arguments)
    let read = try JSONDecoder().decode([IntentArgument].self, from: Data(json.utf8))
    #expect(read == arguments)
    guard case .value(.list(let values)) = read.last?.input, case .entity(let entity) = values[2]
    else {
      Issue.record("the list holds an entity")
      return
    }
    #expect(entity.title == Self.entity.title)
    #expect(entity.properties.isEmpty)
    #expect(JournalParameters.json([]) == "[]")
  }

  @Test func `a prepared call's parameters are its values by name`() throws {
    let json = JournalParameters.json(["name", "due"], [.string("Milk"), .none])
    let read = try JSONDecoder().decode([IntentArgument].self, from: Data(json.utf8))
    #expect(
      read == [IntentArgument("name", value: .string("Milk")), IntentArgument("due", value: .none)]
    )
  }
}
