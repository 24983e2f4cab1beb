import Ground
import WidgetIntents
import WidgetTerminal

/// The `completions` command, which prints a script with which a shell completes this program's
/// command lines.
enum CompletionsCommand: Command {
  private static let program = OptionDefinition(
    "program",
    value: "NAME",
    "for a link of that name, such as todo"
  )

  static let signature = CommandSignature(
    name: "completions",
    synopsis: "SHELL [LINE] [--program NAME]",
    summary: "Completes commands in bash, zsh and fish.",
    examples: [
      .init("source <(widgetctl completions bash)", "in ~/.bashrc"),
      .init("source <(widgetctl completions zsh)", "in ~/.zshrc, after compinit"),
      .init("widgetctl completions fish | source", "in config.fish"),
      .init("widgetctl completions bash --program todo", "for the short form of the to-do list"),
      .init("widgetctl completions fish 'widgetctl show '", "the completions of the last word"),
    ],
    details: """
      SHELL is bash, zsh or fish. Widgets, intents, ids and runs are completed from the store,
      without starting an extension: the widgets and intents of an extension are those that it
      last reported.

      With LINE, a command line up to the cursor, it prints the completions of the last word: the
      first line is 'words' or 'files', each further line a word with its meaning, in the form
      that the shell reads.
      """,
    options: [program],
    operands: 1...2,
    operandName: "SHELL",
    operandValues: [.words(Shell.allCases.map(\.rawValue)), .any]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    let context = host.context
    let operands = context.arguments.operands
    guard let shell = Shell(rawValue: operands[0]) else {
      let known = Shell.allCases.map(\.rawValue)
      throw .usage(
        .unknownName(
          kind: "shell",
          name: operands[0],
          suggestion: NameSuggestion.closest(to: operands[0], in: known),
          hint: "expected one of \(known.joined(separator: ", "))"
        )
      )
    }
    if operands.count > 1 {
      let line = ShellLine(operands[1])
      let facts = CompletionFacts(host, commands: CommandList.all.map { $0.signature })
      let answer = ProgramCompleter(facts: facts).answer(line)
      let lines = shell.lines(of: answer, for: line)
      if context.output.isJSON {
        try context.output.result(json: [("lines", .array(lines.map { .string($0) }))])
      } else {
        try context.output.result(lines: lines.map { "\($0)\n" }.joined())
      }
    } else {
      let name = context.arguments.value(of: program) ?? ProgramName.own
      guard isCommand(name) else {
        throw .usage(
          .invalidValue(option: "--program", value: name, expected: "the name of a command")
        )
      }
      let script = ShellScript(shell: shell, program: name).text
      if context.output.isJSON {
        try context.output.result(json: [("script", .string(script))])
      } else {
        try context.output.result(script)
      }
    }
    return .done
  }

  /// Returns whether a name needs no quotes as the name of a command in a shell.
  private static func isCommand(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0.isNumber } ?? false
      && name.utf8.allSatisfy { $0 < 0x80 }
      && name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
  }
}
