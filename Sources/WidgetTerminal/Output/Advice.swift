/// Command lines in hints, ready to be pasted: they name the store in use (CL-23).
package struct Advice: Sendable {
  private static let program = "widgetctl"

  /// The path of the store, if it is not the default one.
  private let store: String?

  package init(store: String? = nil) {
    self.store = store.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads the store's path from a program's words or its environment.
  package init(for words: ArraySlice<String>, environment: EnvironmentVariables) {
    self.init(
      store: OptionDefinition.store.value(among: words) ?? environment.nonEmpty("WIDGETCTL_STORE")
    )
  }

  /// The hint with `--store` in each command line that it quotes, begins with or leads to.
  package func text(_ hint: String) -> String {
    guard let store else { return hint }
    let command = "\(Self.program) --store \(ShellWord.quoted(store)) "
    var text = ""
    var rest = hint[...]
    while let first = rest.first {
      let behind = rest.dropFirst(Self.program.count + 1)
      if rest.hasPrefix("\(Self.program) "), Self.isCommand(behind, after: text) {
        text += command
        rest = behind
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// Whether a command line begins here, and no sentence about the program.
  private static func isCommand(_ rest: Substring, after text: String) -> Bool {
    guard rest.first?.isLowercase == true, !rest.hasPrefix("help"),
      !rest.prefix(while: { $0 != "'" }).contains("--store ")
    else { return false }
    return text.isEmpty || text.hasSuffix(": ") || text.last.map { "'\"“`".contains($0) } == true
  }
}
