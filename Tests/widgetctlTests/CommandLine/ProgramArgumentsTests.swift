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
  @Test(arguments: [("-v", "--version"), ("-V", "--version"), ("--ver", "--version")])
  func `what asks for the version elsewhere is pointed to it`(word: String, option: String) {
    let error = #expect(throws: UsageError.self) { try parse(word) }
    #expect(error?.hint == "did you mean '\(option)'?")
  }

  @Test func `the options of every command may stand before its name, with their values`() throws {
    #expect(
      try parse("--color", "never", "--ascii", "--width=40", "list")
        == .command("list", ["--color", "never", "--ascii", "--width=40"])
    )
    let error = #expect(throws: UsageError.self) { try parse("--width") }
    #expect(error?.hint == "expected --width COLUMNS")
  }
}
