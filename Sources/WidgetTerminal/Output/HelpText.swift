import Ground

/// The help of one command, which begins with examples (CL-16).
package enum HelpText {
  /// Returns the summary, the examples and the synopsis; with `hasMore`, also how to show the
  /// complete help.
  package static func short(_ signature: CommandSignature, hasMore: Bool = true) -> String {
    var text = "\(signature.summary)\n"
    text += examples(signature)
    text += "\nusage: \(signature.usage)\n"
    guard hasMore else { return text }
    text += "\n'\(signature.call) --help' shows everything.\n"
    return text
  }

  package static func whole(_ signature: CommandSignature) -> String {
    var text = "\(signature.summary)\n"
    text += examples(signature)
    text += "\nusage: \(signature.usage)\n"
    if !signature.details.isEmpty { text += "\n\(paragraphs(signature.details))\n" }
    for table in signature.tables { text += "\n\(table.title):\n" + aligned(table.rows) }
    // A program with one command lists the common options only here.
    let isProgram = signature.name.isEmpty
    let options = isProgram ? signature.allOptions : signature.options
    if !options.isEmpty { text += "\noptions:\n" + aligned(rows(of: options)) }
    guard isProgram else {
      return text + "\nOptions of every command, and exit codes: '\(signature.program) --help'.\n"
    }
    return text + "\nexit codes:\n" + exitCodes
  }

  /// The table of exit codes with their descriptions.
  package static var exitCodes: String {
    aligned(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) })
  }

  /// Returns the rows of a table: each option as the user types it, and its description.
  package static func rows(of options: [OptionDefinition]) -> [(String, String)] {
    options.map { option in
      (option.short.map { "-\($0), \(option.spelling)" } ?? option.spelling, option.summary)
    }
  }

  /// Returns the complete help as JSON.
  package static func json(_ signature: CommandSignature) -> JSONText {
    let tables: [(String, JSONText)] = signature.tables.map { table in
      (table.title, .object(table.rows.map { ($0.0, .string($0.1)) }))
    }
    let members: [(String, JSONText)] = [
      ("name", .string(signature.name)), ("summary", .string(signature.summary)),
      ("usage", .string(signature.usage)), ("details", .string(paragraphs(signature.details))),
      (
        "examples",
        .array(
          signature.examples.map {
            .object([("line", .string($0.line)), ("meaning", .string($0.meaning))])
          }
        )
      ),
      (
        "options",
        .array(
          signature.allOptions.map { option in
            .object([
              ("name", .string("--\(option.name)")),
              ("short", .optional(option.short.map { "-\($0)" })),
              ("value", .optional(option.valueName)), ("summary", .string(option.summary)),
            ])
          }
        )
      ),
    ]
    return .object(members + tables)
  }

  private static func examples(_ signature: CommandSignature) -> String {
    if signature.examples.isEmpty { return "" }
    let longest = signature.examples.map(\.line.count).max() ?? 0
    guard longest > longestBesideMeaning else {
      return "\nexamples:\n" + aligned(signature.examples.map { ($0.line, $0.meaning) })
    }
    return "\nexamples:\n"
      + signature.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
  }

  /// The most characters of an example next to its description, so that both fit in 80 columns.
  private static var longestBesideMeaning: Int { 44 }

  /// Returns the text with line breaks only between paragraphs, which an empty line separates.
  static func paragraphs(_ text: String) -> String {
    if text.isEmpty { return "" }
    var paragraphs: [String] = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        let last = paragraphs[paragraphs.count - 1]
        paragraphs[paragraphs.count - 1] = last.isEmpty ? String(line) : "\(last) \(line)"
      }
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Returns rows in two columns, indented by two blanks; the first column has at least `width`
  /// characters.
  package static func aligned(_ rows: [(String, String)], width: Int = 0) -> String {
    let width = max(width, rows.map { $0.0.count }.max() ?? 0)
    var text = ""
    for (left, right) in rows {
      text += "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }
    return text
  }
}
