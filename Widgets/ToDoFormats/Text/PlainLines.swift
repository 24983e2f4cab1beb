extension String {
  /// The text without line breaks and without white space at both ends; a space replaces each line
  /// break.
  var singleLine: String {
    let isPlain =
      utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F || $0 == 0x20 } && !hasPrefix(" ") && !hasSuffix(" ")
    guard !isPlain else { return self }
    let line = String(map { $0.isNewline ? " " : $0 })
    return String(
      line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    )
  }

  /// The text with U+000A as its only line break, and with no line break at the end.
  var withPlainBreaks: String {
    guard utf8.contains(where: { $0 == 0x0D || $0 == 0x0A }) else { return self }
    var text = String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    while text.utf8.last == 0x0A { text.removeLast() }
    return text
  }
}
