/// Adds `--store` with the path of the store in use to the command lines in hints, so that they can
/// be pasted (CL-23).
package struct Advice: Sendable {
  private static let program = "widgetctl"

  /// The path of the store; `nil` for the default one.
  private let store: String?

  package init(store: String? = nil) {
    self.store = store.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reads the store's path from a program's arguments, or else from the environment.
  package init(for words: ArraySlice<String>, environment: EnvironmentVariables) {
    self.init(
      store: OptionDefinition.store.value(among: words) ?? environment.nonEmpty("WIDGETCTL_STORE")
    )
  }

  /// Returns the hint with `--store` added to each command line in it.
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

  /// Returns whether the text is a command line, and not a sentence about the program.
  private static func isCommand(_ rest: Substring, after text: String) -> Bool {
    guard rest.first?.isLowercase == true, !rest.hasPrefix("help"),
      !rest.prefix(while: { $0 != "'" }).contains("--store ")
    else { return false }
    return text.isEmpty || text.hasSuffix(": ") || text.last.map { "'\"“`".contains($0) } == true
  }
}
