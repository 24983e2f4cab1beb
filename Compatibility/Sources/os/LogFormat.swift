/// A format of `os_log`, which may say in braces behind `%` who may read a value.
struct LogFormat {
  /// The format without its braces, as `printf` knows it.
  let plain: String

  init(_ text: String) {
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      plain.append(character)
      guard character == "%", rest.first == "{", let end = rest.firstIndex(of: "}") else {
        continue
      }
      rest = rest[end...].dropFirst()
    }
    self.plain = plain
  }
}
