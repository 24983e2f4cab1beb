/// What a hint advises, safe to paste: its commands act on the store that this one used (CL-23).
package enum Advice {
  /// The hint with `--store` in each command that it quotes or begins with, where the store is not
  /// the usual one.
  package static func text(_ hint: String, store: String?) -> String {
    guard let store, !store.isEmpty else { return hint }
    let command = "\(program) --store \(ShellWord.quoted(store)) "
    var text = ""
    var rest = hint[...]
    while let first = rest.first {
      if rest.hasPrefix("\(program) "), isCommand(rest.dropFirst(program.count + 1), after: text) {
        text += command
        rest = rest.dropFirst(program.count + 1)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  private static let program = "widgetctl"

  /// Whether a command line begins here, and no sentence about the program.
  private static func isCommand(_ rest: Substring, after text: String) -> Bool {
    guard rest.first?.isLowercase == true, !rest.hasPrefix("help") else { return false }
    return text.isEmpty || text.hasSuffix(": ") || text.last.map { "'\"“`".contains($0) } == true
  }
}
