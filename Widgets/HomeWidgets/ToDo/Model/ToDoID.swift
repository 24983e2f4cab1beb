import SharedStore

/// The permanent identifier of a to-do: 64 random bits as 16 letters from k to z.
///
/// It contains no digit, so that it cannot be mistaken for a number. Users can type the beginning
/// of an identifier if only one begins so.
public struct ToDoID: Hashable, Sendable {
  public let text: String

  private static let length = 16
  private static let firstLetter = UInt8(ascii: "k")

  /// The text form that identifiers in the store's columns must have; the store rejects any other
  /// text from a linked machine.
  static let form = StoreTextForm(
    count: length,
    of: Character(Unicode.Scalar(firstLetter))...Character(Unicode.Scalar(firstLetter + 0xF))
  )

  /// Creates an identifier from 64 bits, with a letter for every four of them, the highest first.
  init(bits: UInt64) {
    text = String(unsafeUninitializedCapacity: Self.length) { letters in
      for index in 0..<Self.length {
        let shift = UInt64((Self.length - 1 - index) * 4)
        letters.initializeElement(at: index, to: Self.firstLetter + UInt8((bits >> shift) & 0xF))
      }
      return Self.length
    }
  }

  /// Creates an identifier from its 16 letters; returns `nil` for any other text.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, Self.isBeginning(text) else { return nil }
    self.text = text
  }

  static func random() -> ToDoID {
    ToDoID(bits: UInt64.random(in: .min ... .max))
  }

  /// Returns random identifiers in ascending order; inserting their rows in this order is fast for
  /// the index.
  static func random(count: Int) -> [ToDoID] {
    (0..<count).map { _ in UInt64.random(in: .min ... .max) }.sorted().map { ToDoID(bits: $0) }
  }

  /// Returns whether a text can be the beginning of an identifier: 1 to 16 letters from k to z.
  static func isBeginning(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= length
      && text.utf8.allSatisfy { (firstLetter...firstLetter + 0xF).contains($0) }
  }

  /// Returns identifiers as text for the store, on a line each.
  static func text(of ids: [ToDoID]) -> String { ids.map(\.text).joined(separator: "\n") }

  /// Parses identifiers that were stored as text; a line that is not an identifier is left out.
  static func identifiers(in text: String) -> [ToDoID] {
    text.isEmpty ? [] : text.split(separator: "\n").compactMap { ToDoID(String($0)) }
  }
}
