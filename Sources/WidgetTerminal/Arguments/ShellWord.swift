/// Quotes words for a POSIX shell, for command lines that the user can paste (CL-23).
package enum ShellWord {
  /// Returns the word, in quotes if a shell would change it.
  ///
  /// Double quotes are used if they suffice, because hints are in single ones.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    if !word.contains(where: { "\"$`\\!".contains($0) }) { return "\"\(word)\"" }
    return singlyQuoted(word)
  }

  /// Returns the word, in single quotes if a shell would change it.
  package static func singlyQuoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/._-+:@%,".utf8.contains(byte)
    }
  }
}
