/// Puts a file of JSON objects together again, with the right commas, after objects were removed or
/// added.
struct JSONPieces {
  private enum Item {
    /// The text of a record; `nil` if the record was removed.
    case record(String?)
    case foreign(String)
  }

  /// The texts between the items; the first is before all of them, the last is after them.
  private var gaps: [String] = [""]
  private var items: [Item] = []
  private let appended: [String]

  /// Splits the pieces of a file into objects and the text between them; `appended` are the texts
  /// of new objects.
  init(_ pieces: [WrittenPiece], appending appended: [String]) {
    self.appended = appended
    for piece in pieces {
      switch piece {
      case .part(let text): append(.record(text))
      case .text(let text):
        let bytes = Array(text.utf8)
        for run in JSONRecords(bytes) {
          let text = String(decoding: bytes[run.span], as: UTF8.self)
          if case .gap = run.kind { gaps[gaps.count - 1] += text } else { append(.foreign(text)) }
        }
      }
    }
  }

  private mutating func append(_ item: Item) {
    items.append(item)
    gaps.append("")
  }

  /// The text of the file with all changes.
  var text: String {
    guard !items.isEmpty || !gaps[0].isEmpty else {
      return appended.isEmpty ? "[\n]\n" : "[\n" + appended.joined(separator: ",\n") + "\n]\n"
    }
    let kept = items.indices.filter { if case .record(nil) = items[$0] { false } else { true } }
    guard let first = kept.first else { return emptied }
    // A removed item's gap is removed too; the text before the first and after the last item stays.
    var text = gaps[0] + text(of: first)
    for index in kept.dropFirst() { text += gaps[index] + self.text(of: index) }
    guard !appended.isEmpty else { return text + gaps[items.count] }
    let hasBracket = gaps[0].contains("[")
    if !hasBracket, kept.count == 1, text.contains(where: \.isNewline) {
      // An object over several lines cannot be read if another one follows it.
      return "[\n" + ([text] + appended).joined(separator: ",\n") + "\n]" + gaps[items.count]
    }
    let separator =
      gaps[1..<items.count].first { $0.contains(",") && !$0.contains("]") }
      ?? (hasBracket ? ",\n" : "\n")
    return ([text] + appended).joined(separator: separator) + gaps[items.count]
  }

  /// The text of the file after all of its objects were removed, with the new ones inserted.
  private var emptied: String {
    var (head, tail) = (gaps[0], items.isEmpty ? "" : gaps[items.count])
    if items.isEmpty, let bracket = head.firstIndex(of: "]") {
      (head, tail) = (String(head[..<bracket]), String(head[bracket...]))
    }
    let objects = appended.joined(separator: head.contains("[") ? ",\n" : "\n")
    return head + objects
      + (head.hasSuffix("\n") && !tail.hasPrefix("\n") && !appended.isEmpty ? "\n" : "") + tail
  }

  private func text(of index: Int) -> String {
    switch items[index] {
    case .record(let text): text ?? ""
    case .foreign(let text): text
    }
  }
}
