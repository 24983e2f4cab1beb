import IntentScript
import Testing

@testable import widgetctl

@Suite("What a script says of itself", .timeLimit(.minutes(2)))
struct ScriptHelpTests {
  private func help(_ text: String) -> ScriptHelp {
    ScriptHelp(Parser.parse(ScriptSource(name: "x.intents", text: text)), path: "x.intents")
  }

  @Test func `its parameters are shown as they are declared`() {
    let help = help("param days: Int = 3 + 4\nparam names: [String]\nparam startDay: Day = today\n")
    #expect(
      help.usage
        == "widgetctl run x.intents [--days Int] --names [String] [--start-day Day]"
    )
    #expect(help.parameters.map(\.fallback) == ["3 + 4", nil, "today"])
  }

  @Test(arguments: [
    ("#!/usr/bin/env -S widgetctl run\n// a\n//b\n\n// c\n", "a\nb"),
    ("\n\n// a\n  // b\nprint 1 // c\n", "a\nb"), ("print 1\n// a\n", ""),
    ("let n = 1 // a\n", ""), ("", ""), ("// a\r\n// b\r\n", "a\nb"),
  ])
  func `its comment is the one that it begins with`(text: String, comment: String) {
    #expect(help(text).comment == comment)
  }

  // CL-16
  @Test func `the help has comment, usage and parameters`() {
    #expect(
      help("// Says hello.\nparam name: String = \"you\"\n").text == """
        Says hello.

        usage: widgetctl run x.intents [--name String]

        parameters:
          --name String  "you" unless given

        """
    )
    #expect(help("print 1").text == "usage: widgetctl run x.intents\n")
  }
}
