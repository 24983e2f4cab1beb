/// A step of a to-do's checklist: its name, and whether it is done.
struct ChecklistItem: Hashable, Sendable {
  var name: String
  var isDone = false

  /// The most steps of one to-do.
  static let maximumCount = 100

  /// Returns steps as text for the store, on a line each: `[ ] Milk` or `[x] Milk`.
  static func text(of items: [ChecklistItem]) -> String {
    items.isEmpty ? "" : items.map(\.line).joined(separator: "\n")
  }

  /// Parses steps that were stored as text; a line without `[ ]` or `[x]` is an open step.
  static func items(in text: String) -> [ChecklistItem] {
    guard !text.isEmpty else { return [] }
    // Bytes are split, because a carriage return at the end of a step and the line break form a
    // single character.
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      ChecklistItem(line: String(decoding: line, as: UTF8.self))
    }
  }

  var line: String { (isDone ? Self.doneMark : Self.openMark) + name }

  private static let openMark = "[ ] "
  private static let doneMark = "[x] "

  init(name: String, isDone: Bool = false) {
    self.name = name
    self.isDone = isDone
  }

  private init(line: String) {
    isDone = line.hasPrefix(Self.doneMark)
    name = isDone || line.hasPrefix(Self.openMark) ? String(line.dropFirst(4)) : line
  }
}
