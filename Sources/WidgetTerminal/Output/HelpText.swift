/// The help of one command: examples first (CL-16).
package enum HelpText {
  package static func short(_ signature: CommandSignature) -> String {
    var text = "\(signature.summary)\n"
    text += examples(signature)
    text += "\nusage: \(signature.usage)\n"
    text += "\n'\(signature.call) --help' shows everything.\n"
    return text
  }

  package static func whole(_ signature: CommandSignature) -> String {
    var text = "\(signature.summary)\n"
    text += examples(signature)
    text += "\nusage: \(signature.usage)\n"
    if !signature.details.isEmpty { text += "\n\(paragraphs(signature.details))\n" }
    for table in signature.tables { text += "\n\(table.title):\n" + aligned(table.rows) }
    text += "\noptions:\n"
    text += aligned(rows(of: signature.allOptions))
    text += "\nexit codes:\n"
    text += aligned(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) })
    return text
  }

  /// Options as they are typed, each with what it is for.
  package static func rows(of options: [OptionDefinition]) -> [(String, String)] {
    options.map { option in
      (option.short.map { "-\($0), \(option.spelling)" } ?? option.spelling, option.summary)
    }
  }

  /// The whole help for programs.
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

  /// Beside a longer command line a meaning has no room on eighty columns.
  private static var longestBesideMeaning: Int { 44 }

  /// Lines end where the terminal's width says, and only an empty one ends a paragraph.
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

  /// Two columns, indented by two blanks.
  package static func aligned(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    var text = ""
    for (left, right) in rows {
      text += "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)\n"
    }
    return text
  }
}
