import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("The program's own arguments", .timeLimit(.minutes(2)))
struct ProgramArgumentsTests {
  private func parse(_ words: String...) throws(UsageError) -> ProgramArguments.Request {
    try ProgramArguments.parse(words[...])
  }

  @Test func `options before the command count as the command's`() throws {
    #expect(
      try parse("--store", "/s", "--json", "list", "x")
        == .command("list", ["--store", "/s", "--json", "x"])
    )
  }

  @Test func `no command asks for the short help`() throws {
    #expect(try parse() == .help(isWhole: false))
    #expect(try parse("--help") == .help(isWhole: true))
    #expect(try parse("--version") == .version)
  }

  @Test func `an unknown option before the command is refused`() {
    #expect(throws: UsageError.self) { try parse("--frobnicate", "show") }
  }

  @Test func `every command is found by its name and has a signature of that name`() {
    for name in CommandList.names {
      #expect(CommandList.command(named: name)?.signature.name == name)
    }
    #expect(CommandList.command(named: "frobnicate") == nil)
  }

  // CL-9
  @Test func `a mistyped command gets a suggestion`() {
    #expect(HelpCommand.unknown("shwo").hint == "did you mean 'show'?")
    #expect(HelpCommand.unknown("frobnicate").hint == "'widgetctl help' lists the commands")
  }
}
