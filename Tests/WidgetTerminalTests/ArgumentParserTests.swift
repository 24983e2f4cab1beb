import Testing

@testable import WidgetTerminal

@Suite("Command line arguments (CL-9)", .timeLimit(.minutes(5)))
struct ArgumentParserTests {
  private let signature = CommandSignature(
    name: "perform",
    synopsis: "INTENT [--PARAMETER VALUE…]",
    summary: "",
    options: [OptionDefinition("key", short: "k", value: "KEY", ""), .ascii],
    operands: 1...2,
    operandName: "INTENT",
    takesParameters: true,
    isWriting: true
  )
  private let plain = CommandSignature(
    name: "show",
    synopsis: "[WIDGET…]",
    summary: "",
    options: [.size, .ascii, .at],
    operands: 0...2,
    operandName: "WIDGET"
  )

  private func parse(
    _ words: [String],
    _ signature: CommandSignature
  ) throws(UsageError) -> Arguments {
    try ArgumentParser.parse(words[...], for: signature)
  }

  @Test(arguments: [
    ["--size", "large"], ["--size=large"], ["--size", "large", "--size=large"],
  ])
  func `an option takes its value from the next word or after an equals sign`(
    words: [String]
  ) throws {
    #expect(try parse(words, plain).value(of: .size) == "large")
  }

  @Test func `two values of an option that means one are refused, and of one that may repeat kept`()
    throws
  {
    #expect(throws: UsageError.conflict("--size small", "--size large")) {
      try parse(["--size", "small", "--size", "large"], plain)
    }
    let asking = CommandSignature(name: "x", synopsis: "", summary: "", options: [.answer])
    let arguments = try parse(["--answer", "a", "--answer", "b"], asking)
    #expect(arguments.values(of: .answer) == ["a", "b"])
  }

  // CL-6
  @Test func `a result is JSON or in a format, and not both`() throws {
    let drawing = CommandSignature(name: "x", synopsis: "", summary: "", options: [.format])
    let both = try parse(["--json", "--format", "svg"], drawing)
    #expect(throws: UsageError.conflict("--json", "--format svg")) {
      try CommonOptions.check(both)
    }
    try CommonOptions.check(parse(["--json", "--format", "json"], drawing))
  }

  @Test func `a short option takes its value attached or from the next word`() throws {
    #expect(try parse(["x", "-k", "1"], signature).value(of: "key") == "1")
    #expect(try parse(["x", "-k1"], signature).value(of: "key") == "1")
  }

  @Test func `after two dashes nothing is an option`() throws {
    let arguments = try parse(["--", "--size", "-x"], plain)
    #expect(arguments.operands == ["--size", "-x"])
  }

  @Test func `a negative number and a dash alone are operands`() throws {
    #expect(try parse(["-3", "-"], plain).operands == ["-3", "-"])
  }

  @Test func `options that are unknown name parameters where a command takes them`() throws {
    let arguments = try parse(
      ["add-to-do", "--name", "Buy milk", "--due=2026-12-01", "--urgent"],
      signature
    )
    #expect(
      arguments.parameters == [
        .init(name: "name", value: "Buy milk"), .init(name: "due", value: "2026-12-01"),
        .init(name: "urgent", value: nil),
      ]
    )
  }

  @Test func `a reserved option wins over a parameter, which an equals sign still names`() throws {
    let arguments = try parse(["x", "--key", "1", "key=2", "--note", "a=b"], signature)
    #expect(arguments.value(of: "key") == "1")
    #expect(
      arguments.parameters == [.init(name: "key", value: "2"), .init(name: "note", value: "a=b")]
    )
  }

  @Test func `a parameter that stands before another option has no value`() throws {
    let arguments = try parse(["x", "--urgent", "--ascii"], signature)
    #expect(arguments.parameters == [.init(name: "urgent", value: nil)])
    #expect(arguments.has(.ascii))
  }

  @Test func `a mistyped option gets a suggestion and the signature`() {
    let error = #expect(throws: UsageError.self) { try parse(["--sise", "large"], plain) }
    #expect(error?.hint == "did you mean '--size'?")
    #expect(error?.signature == "widgetctl show [WIDGET…]")
  }

  @Test func `a value that is missing or too much is named`() {
    #expect(throws: UsageError.self) { try parse(["--size"], plain) }
    let error = #expect(throws: UsageError.self) { try parse(["--ascii=yes"], plain) }
    #expect(error?.message == "'--ascii' takes no value, found 'yes'")
  }

  @Test func `operands are counted`() {
    #expect(throws: UsageError.missingArgument("INTENT", signature: signature.usage)) {
      try parse([], signature)
    }
    #expect(throws: UsageError.self) { try parse(["a", "b", "c"], plain) }
  }

  // CL-9
  @Test func `a hint is the line without the operand too many, or one with what is missing`() {
    let extra = #expect(throws: UsageError.self) { try parse(["a b", "b", "c"], plain) }
    #expect(extra?.message == "unexpected argument 'c'")
    #expect(extra?.hint == "without it: widgetctl show \"a b\" b")
    var sampled = signature
    sampled.examples = [.init("widgetctl perform add-to-do --name Milk", "")]
    let missing = #expect(throws: UsageError.self) { try parse([], sampled) }
    #expect(missing?.hint == "for example: widgetctl perform add-to-do --name Milk")
  }

  // CL-13
  @Test func `a command that writes refuses another time`() {
    let error = #expect(throws: UsageError.self) { try parse(["x", "--at", "now"], signature) }
    #expect(
      error?.message == "'perform' changes something, and --at works only with commands that read"
    )
  }

  @Test func `more words than a command can mean are refused`() {
    let words = Array(repeating: "x", count: ArgumentParser.maximumWords + 1)
    #expect(throws: UsageError.self) { try parse(words, plain) }
  }

  @Test func `help needs no operands and tells its two lengths apart`() throws {
    #expect(try !parse(["-h"], signature).wantsWholeHelp)
    #expect(try parse(["-h"], signature).wantsHelp)
    #expect(try parse(["--help"], signature).wantsWholeHelp)
  }
}
