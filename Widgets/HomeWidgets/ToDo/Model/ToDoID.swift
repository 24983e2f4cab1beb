import SharedStore

/// The permanent identifier of a to-do: 64 random bits as 16 letters from k to z.
///
/// It contains no digit, so that it cannot be mistaken for a short number. Any unique beginning of it can be typed.
public struct ToDoID: Hashable, Sendable {
  public let text: String

  private static let length = 16
  private static let firstLetter = UInt8(ascii: "k")

  /// The form of the column that names a to-do on every machine: no run of another one brings a different text.
  static let form = StoreTextForm(
    count: length,
    of: Character(Unicode.Scalar(firstLetter))...Character(Unicode.Scalar(firstLetter + 0xF))
  )

  /// Four bits a letter, the highest first.
  init(bits: UInt64) {
    text = String(unsafeUninitializedCapacity: Self.length) { letters in
      for index in 0..<Self.length {
        let shift = UInt64((Self.length - 1 - index) * 4)
        letters.initializeElement(at: index, to: Self.firstLetter + UInt8((bits >> shift) & 0xF))
      }
      return Self.length
    }
  }

  /// A whole identifier; `nil` for anything else.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, Self.isBeginning(text) else { return nil }
    self.text = text
  }

  static func random() -> ToDoID {
    ToDoID(bits: UInt64.random(in: .min ... .max))
  }

  /// So many of them in ascending order: rows that are inserted in it fill the pages of the index one by one.
  static func random(count: Int) -> [ToDoID] {
    (0..<count).map { _ in UInt64.random(in: .min ... .max) }.sorted().map { ToDoID(bits: $0) }
  }

  /// Whether identifiers may begin with `text`.
  static func isBeginning(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= length
      && text.utf8.allSatisfy { (firstLetter...firstLetter + 0xF).contains($0) }
  }

  /// Returns identifiers in their stored form: a line each.
  static func text(of ids: [ToDoID]) -> String { ids.map(\.text).joined(separator: "\n") }

  /// Reads what `text(of:)` writes; a line that is not an identifier is left out.
  static func identifiers(in text: String) -> [ToDoID] {
    text.isEmpty ? [] : text.split(separator: "\n").compactMap { ToDoID(String($0)) }
  }
}
