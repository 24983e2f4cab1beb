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
      parts[index] += " --store \(ShellWord.inQuotes(store))"
    }
    return parts.joined(separator: "'")
  }
}

/// A word as a shell reads it back.
package enum ShellWord {
  /// The word itself where nothing in it means something to a shell, else between single quotes.
  package static func quoted(_ word: String) -> String {
    isPlain(word) ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// The same within a hint's single quotes, which are not for the shell: between double ones where
  /// these suffice.
  static func inQuotes(_ word: String) -> String {
    if isPlain(word) || word.contains(where: { "\"$`\\!'".contains($0) }) { return quoted(word) }
    return "\"\(word)\""
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "/._-+:@%,".utf8.contains(byte)
        }
      }
  }
}

extension String {
  /// The text with every `part` replaced.
  fileprivate func replacing(_ part: Character, with replacement: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: replacement)
  }
}
