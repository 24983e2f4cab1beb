/// One file of a script: its name, for messages, and its text.
package struct ScriptSource: Sendable, Hashable {
  /// As the person wrote it: `morning.intents`, `-`.
  package let name: String
  /// UTF-8; what is not well-formed is a diagnostic of the lexer.
  package let bytes: [UInt8]
  /// Where the file's first byte counts from: the ends of the files before it.
  package let base: Int32

  package init(name: String, bytes: [UInt8], base: Int32 = 0) {
    self.name = name
    self.bytes = bytes
    self.base = base
  }

  package init(name: String, text: String, base: Int32 = 0) {
    self.init(name: name, bytes: Array(text.utf8), base: base)
  }

  /// Whether an offset lies in this file; its end does.
  package func contains(_ offset: Int32) -> Bool {
    offset >= base && Int(offset - base) <= bytes.count
  }
}
