import Testing
import WidgetExtension
import WidgetTimeline

@testable import widgetctl

@Suite("Why an extension stopped", .timeLimit(.minutes(2)))
struct CrashCauseTests {
  private static let runtime = """
    swift-runtime: failed to suspend thread 14716 while processing a crash

    *** Signal 4: Backtracing from 0x660148... done ***

    *** Swift runtime failure: Unexpectedly found nil while unwrapping an Optional value ***

    Thread 2 "r-initiated-qos" crashed:

      0 [inlined] [system] 0x0000000000660148 Swift runtime failure: Unexpectedly found nil in Day at //<compiler-generated>
      1 [inlined]          0x0000000000660148 find(_:) in Day at /home/anna/imported/Day/Sources/Day/Day.swift:10:56
      2                    0x0000000000660148 DayProvider.getTimeline(in:completion:) + 104 in Day at /home/anna/Day.swift:11:11
    """

  // M7: in six of fourteen crashes the log had no word of the reason.
  @Test func `the runtime's words and the author's line are the reason`() {
    #expect(
      CrashCause(report: Self.runtime)?.text
        == "Unexpectedly found nil while unwrapping an Optional value (Day.swift:10)"
    )
  }

  @Test(arguments: [
    ("", nil), ("loading\nloading", nil), ("Fatal error: no data", "no data"),
    ("Day/Day.swift:3: Fatal error: no data", "no data"),
    (
      "x\nFatal error: fetchEvents is left out: EKEvent is not here",
      "fetchEvents is left out: EKEvent is not here"
    ),
    ("fetch is left out: no\nFatal error: Index out of range", "fetch is left out: no"),
    ("  0 0x1 main in Day at /a/Day.swift:7:1", "at Day.swift:7"),
    ("  0 0x1 main in Day at //<compiler-generated>", nil),
    ("see at /etc/passwd:1:1", nil), ("Fatal error: red\u{1B}[31m", "red\u{FFFD}[31m"),
  ])
  func `what a program or the importer has said is the reason`(report: String, text: String?) {
    #expect(CrashCause(report: report)?.text == text)
  }

  @Test func `a long reason is cut`() {
    let report = "Fatal error: " + String(repeating: "x", count: 10_000)
    #expect(CrashCause(report: report)?.text.count == 300)
  }

  @Test func `the message of a crash has the reason`() {
    var error = ExtensionError(name: "Day", reason: .crashed(signal: 4))
    #expect(error.message == "extension Day crashed with signal SIGILL")
    error.cause = "no data (Day.swift:3)"
    #expect(error.message == "extension Day crashed with signal SIGILL: no data (Day.swift:3)")
  }

  @Test func `a user of an import is told what was left out, and gets no author's advice`() {
    let advice = ImportedAdvice(
      name: "Day",
      notes: [
        "Day is built without these, which need what is not here:",
        "  Theme.color (App/Theme.swift:3): UIBlurEffect is not here",
        "  Provider.getTimeline (App/Day.swift:12): EKEventStore is not here",
      ]
    )
    let error = ExtensionError(
      name: "Day",
      reason: .refused(ServedFailure(TimelineError.noEntries))
    )
    let words = advice.words(for: error)
    #expect(
      words?.message
        == "the timeline has no entries, as this is left out: "
        + "Provider.getTimeline (App/Day.swift:12): EKEventStore is not here"
    )
    #expect(words?.hint?.contains("return at least one entry") == false)
    #expect(advice.words(for: ExtensionError(name: "Day", reason: .closed)) == nil)
    let silent = ExtensionError(
      name: "Day",
      reason: .refused(ServedFailure(TimelineError.completionDropped))
    )
    #expect(advice.words(for: silent)?.hint?.contains("--pictures' draws") == true)
  }
}
