/// Command lines in hints, as they are to be pasted: they name the store in use (CL-23).
package struct Advice: Sendable {
  /// The path of the store, where it is not the one that a command uses by itself.
  private let store: String?

  package init(store: String? = nil) {
    self.store = store
  }

  /// Takes the store from a program's words or its environment.
  package init(for words: ArraySlice<String>, environment: EnvironmentVariables) {
    var store = environment.nonEmpty("WIDGETCTL_STORE")
    for (index, word) in zip(words.indices, words) {
      if word == "--store", index + 1 < words.endIndex { store = words[index + 1] }
      if word.hasPrefix("--store=") { store = String(word.dropFirst("--store=".count)) }
    }
    self.init(store: store.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// `hint`, in which each command line between quotes, such as `'widgetctl doctor'`, names the store.
  package func text(_ hint: String) -> String {
    guard let store else { return hint }
    var parts = hint.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst().dropLast()
    where parts[index].hasPrefix("widgetctl ") && !parts[index].contains(" --store") {
      parts[index] += " --store \(ShellWord.quoted(store))"
    }
    return parts.joined(separator: "'")
  }
}
