import Testing
import WidgetExtension
import WidgetIntents
import WidgetTerminal

@testable import widgetctl

@Suite("Corrected command lines (CL-9)")
struct CorrectedLineTests {
  private func hint(_ error: UsageError, _ words: [String], program: String = "widgetctl") -> String
  {
    CorrectedLine(program: program, words: words).improving(.usage(error)).hint
  }

  private func unknown(_ name: String, _ meant: String?) -> UsageError {
    .unknownName(kind: "widget", name: name, suggestion: meant, hint: "'list' lists them")
  }

  @Test func `the wrong word is replaced in the whole line, quoted for a shell`() {
    #expect(
      hint(unknown("sudoko", "sudoku"), ["show", "sudoko", "--at", "tomorrow 9:00"])
        == #"did you mean: widgetctl show sudoku --at "tomorrow 9:00""#
    )
    #expect(
      hint(unknown("Wrok", "Work"), ["ls", "Wrok"], program: "todo").hasSuffix("todo ls Work")
    )
  }

  @Test func `a word behind an equals sign and an option before one are replaced too`() {
    #expect(
      hint(unknown("smal", "small"), ["show", "--size=smal"]).hasSuffix(#"show "--size=small""#)
    )
    let option = UsageError.unknownOption(
      "--szie",
      suggestion: "--size",
      signature: "widgetctl show"
    )
    #expect(hint(option, ["show", "--szie=small"]).hasSuffix(#"widgetctl show "--size=small""#))
    #expect(
      CorrectedLine(program: "widgetctl", words: ["show", "--szie=small"])
        .improving(.usage(option)).signature == "widgetctl show"
    )
  }

  @Test func `a value that is nearly one of those expected is replaced, another one is not`() {
    let format = UsageError.invalidValue(
      option: "--format",
      value: "jsn",
      expected: "one of plain, json, svg"
    )
    #expect(hint(format, ["show", "--format", "jsn"]).hasSuffix("show --format json"))
    let theme = UsageError.invalidValue(option: "APPEARANCE", value: "drak", expected: "'dark'")
    #expect(hint(theme, ["theme", "drak"]).hasSuffix("widgetctl theme dark"))
    let other = UsageError.invalidValue(
      option: "--format",
      value: "pdf",
      expected: "one of plain, json, svg"
    )
    #expect(hint(other, ["show", "--format", "pdf"]) == "expected one of plain, json, svg")
  }

  @Test func `a word that is there twice, or not at all, is left to the hint that names it`() {
    let error = unknown("sudoko", "sudoku")
    #expect(hint(error, ["show", "sudoko", "sudoko"]) == "did you mean 'sudoku'?")
    #expect(hint(error, ["show"]) == "did you mean 'sudoku'?")
    #expect(hint(unknown("x", nil), ["show", "x"]) == "'list' lists them")
  }

  @Test func `what an extension knows better is put into the line too`() {
    func refused(_ error: IntentError) -> UsageError? {
      let error = ExtensionError(name: "HomeWidgets", reason: .refused(.intent(error)))
      guard case .usage(let usage) = CommandError(error, signature: "x") else { return nil }
      return usage
    }
    let errors: [(IntentError, [String], String)] = [
      (
        .unknownProperty(name: "nam", entity: "ToDo", suggestion: "name", known: []),
        ["find", "ToDo", "where", "nam", "is", "x"], "widgetctl find ToDo where name is x"
      ),
      (
        .unknownParameter(name: "nme", intent: "add-to-do", suggestion: "name", known: []),
        ["perform", "add-to-do", "--nme", "x"], "widgetctl perform add-to-do --name x"
      ),
      (
        .unknownCase(parameter: "priority", found: "hihg", known: [], suggestion: "high"),
        ["perform", "add-to-do", "--priority", "hihg"],
        "widgetctl perform add-to-do --priority high"
      ),
    ]
    for (error, words, line) in errors {
      #expect(refused(error).map { hint($0, words) } == "did you mean: \(line)")
    }
    #expect(refused(.declined("no"))?.correction == nil)
  }

  @Test func `an option that would lack its value is not put into the line`() {
    let error = UsageError.unknownOption(
      "--no-color",
      suggestion: "--color",
      signature: "widgetctl show"
    )
    let hints = [["show", "--no-color"], ["show", "--no-color", "never"]].map {
      CorrectedLine(program: "widgetctl", words: $0, signature: ShowCommand.signature)
        .improving(.usage(error)).hint
    }
    #expect(hints == ["did you mean '--color'?", "did you mean: widgetctl show --color never"])
  }

  @Test func `a line that is too long or has several lines is not repeated`() {
    let error = unknown("sudoko", "sudoku")
    let long = String(repeating: "x", count: 200)
    #expect(hint(error, ["show", "sudoko", long]) == "did you mean 'sudoku'?")
    #expect(hint(error, ["show", "sudoko", "a\nb"]) == "did you mean 'sudoku'?")
  }
}
