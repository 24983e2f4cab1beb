extension WidgetPicture {
  /// The picture as a code block of Markdown, which shows it in a fixed width.
  package var markdown: String {
    let text = grid.plainText
    // A fence is longer than any row of backticks inside it.
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\(fence)\n"
  }
}
