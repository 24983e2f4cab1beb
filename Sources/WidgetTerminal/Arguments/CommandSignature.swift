/// A command's name, arguments and help.
package struct CommandSignature: Sendable {
  /// Pairs that the complete help lists, such as keys and their effects.
  package struct Table: Sendable {
    package let title: String
    package let rows: [(String, String)]

    package init(title: String, rows: [(String, String)]) {
      self.title = title
      self.rows = rows
    }
  }

  package struct Example: Sendable {
    package let line: String
    package let meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The name of the program that the command belongs to, such as `widgetctl`.
  package var program: String
  /// The command's name; empty for a program with a single command.
  package let name: String
  /// The arguments after the command's name, such as `[WIDGET…] [--size SIZE]`.
  package let synopsis: String
  package let summary: String
  package var examples: [Example] = []
  /// Paragraphs that only the complete help shows.
  package var details: String = ""
  package var options: [OptionDefinition] = []
  /// The permitted number of operands: arguments that are not options.
  package var operands: ClosedRange<Int> = 0...0
  package var operandName: String = "argument"
  /// The possible values of the operands in order; the last applies to all further ones.
  private let operandValues: [ArgumentValues]
  /// Whether unknown options and `NAME=VALUE` are parameters of an intent.
  package var takesParameters = false
  /// Whether the command changes the store, so that `--at` is rejected: changes happen only at the
  /// present time (CL-13).
  package var isWriting = false
  /// The tables between the details and the options of the complete help.
  package var tables: [Table] = []

  package init(
    program: String = "widgetctl",
    name: String,
    synopsis: String,
    summary: String,
    examples: [Example] = [],
    details: String = "",
    options: [OptionDefinition] = [],
    operands: ClosedRange<Int> = 0...0,
    operandName: String = "argument",
    operandValues: [ArgumentValues] = [],
    takesParameters: Bool = false,
    isWriting: Bool = false,
    tables: [Table] = []
  ) {
    self.program = program
    self.name = name
    self.synopsis = synopsis
    self.summary = summary
    self.examples = examples
    self.details = details
    self.options = options
    self.operands = operands
    self.operandName = operandName
    self.operandValues = operandValues
    self.takesParameters = takesParameters
    self.isWriting = isWriting
    self.tables = tables
  }

  /// Returns the possible values of an operand by its index, from 0.
  package func operandValues(at index: Int) -> ArgumentValues {
    index < operandValues.count ? operandValues[index] : operandValues.last ?? .any
  }

  /// The program's and the command's name, without arguments.
  package var call: String { name.isEmpty ? program : "\(program) \(name)" }

  /// The synopsis of the command in one line, with the program's name.
  package var usage: String { synopsis.isEmpty ? call : "\(call) \(synopsis)" }

  /// Returns the synopsis of one action of the command, such as `widgetctl config set KEY VALUE`.
  package func usage(of action: String) -> String {
    // A bar without blanks around it separates values within one synopsis.
    var forms = [""]
    for word in synopsis.split(separator: " ") {
      if word == "|" {
        forms.append("")
      } else {
        forms[forms.count - 1] += (forms[forms.count - 1].isEmpty ? "" : " ") + word
      }
    }
    let form = forms.first { $0 == action || $0.hasPrefix("\(action) ") }
    return form.map { "\(call) \($0)" } ?? usage
  }

  /// Returns the first example that begins with these operands and has at least one more; `nil` if
  /// there is none.
  package func example(beginningWith operands: [String]) -> String? {
    let start = ([call] + operands).joined(separator: " ") + " "
    return examples.first {
      $0.line.hasPrefix(start) && !$0.line.dropFirst(start.count).hasPrefix("-")
    }?
    .line
  }

  /// Returns the first example with at least `count` operands before any option; `nil` if there is none.
  func example(ofOperands count: Int) -> String? {
    let start = call + " "
    return examples.lazy.map(\.line).first { line in
      line.hasPrefix(start)
        && line.dropFirst(start.count).split(separator: " ").prefix { !$0.hasPrefix("-") }.count
          >= count
    }
  }

  /// The command's options, its own and those that every command has, each once.
  package var allOptions: [OptionDefinition] {
    options + OptionDefinition.common.filter { !options.contains($0) }
  }
}
