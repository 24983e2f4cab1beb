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
    if !signature.details.isEmpty { text += "\n\(signature.details)\n" }
    text += "\noptions:\n"
    text += aligned(
      signature.allOptions.map { option in
        (option.short.map { "-\($0), \(option.spelling)" } ?? option.spelling, option.summary)
      }
    )
    text += "\nexit codes:\n"
    text += aligned(ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) })
    return text
  }

  private static func examples(_ signature: CommandSignature) -> String {
    if signature.examples.isEmpty { return "" }
    return "\nexamples:\n" + aligned(signature.examples.map { ($0.line, $0.meaning) })
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
