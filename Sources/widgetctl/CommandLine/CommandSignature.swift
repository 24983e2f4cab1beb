/// How a command is called, and what its help says.
struct CommandSignature: Sendable {
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  let name: String
  /// What follows the command's name, such as `[WIDGET…] [--size SIZE]`.
  let synopsis: String
  let summary: String
  var examples: [Example] = []
  /// Paragraphs that only the whole help shows.
  var details: String = ""
  var options: [OptionDefinition] = []
  /// What the operands are called, word by word, and how many there may be.
  var operands: ClosedRange<Int> = 0...0
  var operandName: String = "argument"
  /// Whether options that the command does not know, and `NAME=VALUE`, name an intent's parameters.
  var takesParameters = false
  /// Whether the command changes the store, which happens now and at no other time (CL-13).
  var isWriting = false

  /// The form of the command in one line.
  var usage: String {
    synopsis.isEmpty ? "widgetctl \(name)" : "widgetctl \(name) \(synopsis)"
  }

  /// The command's own options and those of every command.
  var allOptions: [OptionDefinition] { options + OptionDefinition.common }
}
