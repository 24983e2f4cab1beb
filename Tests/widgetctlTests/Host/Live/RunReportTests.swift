import Testing

@testable import widgetctl

@Suite("What a command reports to the live view", .timeLimit(.minutes(2)))
struct RunReportTests {
  private func report(_ output: String, _ errors: String = "") -> RunReport {
    RunReport(output: Array(output.utf8), errors: Array(errors.utf8))
  }

  @Test(
    arguments: [
      (#"{"run": "a", "dialog": "Done.", "value": null}"#, "Done."),
      (#"{"run": "a", "dialog": null, "value": 3}"#, "3"),
      (#"{"run": "a", "dialog": null, "value": "x\n\"y\""}"#, "x\n\"y\""),
      (
        #"{"list": [1, {"dialog": "no"}, []], "value": {"title": "Milk", "id": 1}, "run": "a"}"#,
        "Milk"
      ),
      (#"{"run": "a"}"#, nil),
    ] as [(String, String?)]
  )
  func `its words are what it said, else what it gave back`(output: String, words: String?) {
    #expect(report(output).words == words)
    #expect(report(output).run == "a")
  }

  @Test(arguments: [
    "", "text", "{", "{\"run\"", "[]", "{\"a\": {\"a\": ", "null",
    String(repeating: "{\"a\":", count: 100_000),
    "{\"a\":" + String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON says nothing`(output: String) {
    #expect(report(output, output).words == nil)
    #expect(report(output, output).error == nil)
  }

  @Test func `errors and warnings are lines of their own`() {
    let errors = """
      {"schemaVersion": 1, "event": "warning", "warning": {"message": "w", "hint": null}}
      noise
      {"schemaVersion": 1, "event": "error", "error": {"code": "usage", "message": "e", "hint": "h"}}
      """
    #expect(report("", errors).error?.message == "e")
    #expect(report("", errors).error?.hint == "h")
    #expect(report("", errors).warning?.message == "w")
    #expect(report("", errors).warning?.hint == nil)
  }
}
