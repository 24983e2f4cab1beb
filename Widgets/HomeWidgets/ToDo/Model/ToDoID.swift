import SharedStore

/// The permanent identifier of a to-do: 64 random bits as 16 letters from k to z.
///
/// It contains no digit, so that it cannot be mistaken for a number. Any unique beginning of it can
/// be typed.
public struct ToDoID: Hashable, Sendable {
  public let text: String

  private static let length = 16
  private static let firstLetter = UInt8(ascii: "k")

  /// The form of identifiers in columns; the store accepts no other text from another machine.
  static let form = StoreTextForm(
    count: length,
    of: Character(Unicode.Scalar(firstLetter))...Character(Unicode.Scalar(firstLetter + 0xF))
  )

  /// Creates an identifier with a letter for each four bits, the highest first.
  init(bits: UInt64) {
    text = String(unsafeUninitializedCapacity: Self.length) { letters in
      for index in 0..<Self.length {
        let shift = UInt64((Self.length - 1 - index) * 4)
        letters.initializeElement(at: index, to: Self.firstLetter + UInt8((bits >> shift) & 0xF))
      }
      return Self.length
    }
  }

  /// Creates an identifier from its 16 letters; `nil` for another text.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, Self.isBeginning(text) else { return nil }
    self.text = text
  }

  static func random() -> ToDoID {
    ToDoID(bits: UInt64.random(in: .min ... .max))
  }

  /// Returns random identifiers in ascending order, so that inserting their rows fills the pages of
  /// the index in order.
  static func random(count: Int) -> [ToDoID] {
    (0..<count).map { _ in UInt64.random(in: .min ... .max) }.sorted().map { ToDoID(bits: $0) }
  }

  /// Returns whether a text can be the beginning of an identifier.
  static func isBeginning(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= length
      && text.utf8.allSatisfy { (firstLetter...firstLetter + 0xF).contains($0) }
  }

  /// Returns the stored form of identifiers, a line for each.
  static func text(of ids: [ToDoID]) -> String { ids.map(\.text).joined(separator: "\n") }

  /// Parses the stored form of identifiers; a line that is not one is left out.
  static func identifiers(in text: String) -> [ToDoID] {
    text.isEmpty ? [] : text.split(separator: "\n").compactMap { ToDoID(String($0)) }
  }
}
