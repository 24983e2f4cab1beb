import Foundation
import Moments
import SharedStore
import Testing
import WidgetRender
import WidgetTerminal

@testable import WidgetTimeline
@testable import widgetctl

@Suite("What a refresh says it did", .timeLimit(.minutes(2)))
struct RefreshTextTests {
  /// The time 2027-01-15 08:00 UTC.
  private static let morning = Date(timeIntervalSince1970: 1_800_000_000)

  private static let widget = PlacedWidget(
    id: 7,
    shortID: "2",
    extensionName: "Home",
    kind: "ToDoWidget",
    family: 2,
    configuration: [],
    position: 0,
    name: "Work"
  )

  private static func text(_ results: [ReloadOutcome.Result]) throws -> RefreshText {
    let timeline = DueTimeline(
      key: TimelineKey(placement: 7, family: .systemSmall),
      extensionName: "Home",
      kind: "ToDoWidget"
    )
    let report = RefreshReport(at: morning, outcomes: results.map { ReloadOutcome(timeline, $0) })
    return try RefreshText(report, of: [widget], in: nil, zone: .utc)
  }

  private static let failure = FailedReload(
    error: .timedOut(afterSeconds: 30),
    at: morning,
    failures: 2,
    due: morning + 120,
    reason: .retry
  )

  private static let said: [(result: ReloadOutcome.Result, words: String)] = [
    (
      .stored(.policy, entries: 24, due: morning + 60),
      "24 entries, as its date had come; next 2027-01-15T08:01:00Z"
    ),
    (
      .stored(.first, entries: 1, due: nil), "1 entry, as there was none; never again automatically"
    ),
    (
      .stored(.changed, entries: 2, due: morning),
      "2 entries, as its data had changed; next 2027-01-15T08:00:00Z"
    ),
    (
      .failed(failure),
      "failed, as the last try had failed: the widget made no timeline within 30 s; next 2027-01-15T08:02:00Z"
    ),
    (
      .restamped(due: morning + 60),
      "made by a clock that ran ahead; next 2027-01-15T08:01:00Z"
    ),
    (.skipped(.leasedElsewhere), "skipped, as another process reloads it"),
    (.skipped(.servedElsewhere), "skipped, as another process has just reloaded it"),
    (.skipped(.joined), "skipped, as a reload was under way, which one more follows"),
    (
      .skipped(.overBudget(until: morning + 3_600)),
      "skipped, as it has no reload left until 2027-01-15T09:00:00Z"
    ),
    (.skipped(.interrupted), "skipped, as the refresh ended before its turn"),
  ]

  // WK-93, RT-5
  @Test(arguments: said)
  func `each result has its words, with the reason`(
    said: (result: ReloadOutcome.Result, words: String)
  ) throws {
    let lines = try Self.text([said.result]).lines.split(separator: "\n")
    #expect(lines.first.map(String.init) == "2 (Work, to-do, small): \(said.words)")
    #expect(lines.count == 2)
  }

  @Test func `the last line names what comes first`() throws {
    let text = try Self.text([
      .stored(.policy, entries: 1, due: Self.morning + 600), .failed(Self.failure),
    ])
    #expect(text.lines.hasSuffix("next: 2 (Work, to-do, small), 2027-01-15T08:02:00Z\n"))
    let none = try Self.text([.stored(.first, entries: 1, due: nil)])
    #expect(none.lines.hasSuffix("\nno widget is reloaded automatically\n"))
    #expect(
      try RefreshText(nil, of: nil, in: nil, zone: .utc).lines
        == "no widget is reloaded automatically\n"
    )
  }

  // CL-6
  @Test func `a program reads the same as members`() throws {
    let json = JSONText.object(try Self.text([.failed(Self.failure)]).json).text
    #expect(
      json == """
        {
          "failures": [
            {
              "message": "to-do was not refreshed: extension Home: the widget made no timeline within 30 s",
              "hint": "the widget keeps its last timeline; the next attempt follows later"
            }
          ],
          "reloads": [
            {
              "id": "2",
              "kind": "to-do",
              "size": "small",
              "result": "failed",
              "reason": "retry",
              "entries": null,
              "failures": 2,
              "error": "the widget made no timeline within 30 s",
              "skipped": null,
              "next": "2027-01-15T08:02:00Z"
            }
          ],
          "next": "2027-01-15T08:02:00Z"
        }

        """
    )
  }
}
