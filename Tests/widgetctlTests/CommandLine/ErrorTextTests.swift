import Ground
import SharedStore
import Testing
import WidgetExtension
import WidgetIntents

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Errors and exit codes", .timeLimit(.minutes(2)))
struct ErrorTextTests {
  // CL-2
  @Test func `exit codes are those of sysexits, and of an interrupt`() {
    #expect(
      ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78, 130]
    )
  }

  // CL-2, CL-15
  @Test(arguments: [
    (StoreError.busy(path: "/s"), ExitCode.busy),
    (.damaged(path: "/s", reason: "r", copy: nil), .inputOutput),
    (.newerSchema(module: "", found: 9, known: 1), .configuration),
    (.readOnly(path: "/s"), .notPermitted), (.full(path: "/s"), .inputOutput),
    (.symbolicLink(path: "/s"), .notPermitted),
    (.cannotCreate(path: "/s", reason: "r"), .cannotCreate),
  ])
  func `a store's error keeps its words and its exit code`(error: StoreError, code: ExitCode) {
    let failure = CommandError(error)
    #expect(failure.exitCode == code)
    #expect(failure.message == error.message)
    #expect(failure.hint == error.hint)
  }

  // CL-2
  @Test func `an extension that fails is 69, what it refuses has the intent's own code`() {
    let crash = ExtensionError(name: "HomeWidgets", reason: .crashed(signal: 9))
    #expect(CommandError(crash).exitCode == .unavailable)
    #expect(CommandError(crash).message.contains("HomeWidgets"))
    let unknown = ServedFailure.intent(
      .notFound(entity: "ToDo", text: "9", suggestion: nil)
    )
    let refusal = ExtensionError(name: "HomeWidgets", reason: .refused(unknown))
    #expect(CommandError(refusal).exitCode == .negative)
    let missing = ServedFailure.intent(.missingParameters(["name"], intent: "add-to-do"))
    let usage = CommandError(
      ExtensionError(name: "HomeWidgets", reason: .refused(missing)),
      signature: "form"
    )
    #expect(usage.exitCode == .usage)
    #expect(usage.signature == "form")
  }

  // CL-15
  @Test func `an error is one line, its hint the next, the usage the last`() {
    let error = CommandError.usage(
      .unknownOption("--sise", suggestion: "--size", signature: "widgetctl show [WIDGET…]")
    )
    #expect(
      Output(isJSON: false).text(of: error) == """
        widgetctl: unknown option '--sise'
        hint: did you mean '--size'?
        usage: widgetctl show [WIDGET…]

        """
    )
  }

  // RI-1
  @Test func `what an argument holds cannot reach the terminal as it is`() {
    let error = CommandError.usage(
      .unknownCommand("a\u{1B}[31m\nb\u{202E}", hint: "h\u{9B}")
    )
    let text = Output(isJSON: false).text(of: error)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    #expect(text.split(separator: "\n").count == 2)
  }

  // CL-6
  @Test func `an error as JSON has a schema version, its code and its words`() {
    let error = CommandError.failed(.negative, message: "no \"x\"", hint: "look")
    #expect(
      Output(isJSON: true).text(of: error)
        == #"{"schemaVersion": 1, "event": "error", "error": {"code": "negative", "exitCode": 1, "#
        + #""message": "no \"x\"", "hint": "look", "usage": null}}"# + "\n"
    )
  }
}
