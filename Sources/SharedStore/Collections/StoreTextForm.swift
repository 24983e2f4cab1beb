/// The format that every text of a shared column must have, such as a record's identity.
///
/// A change from another machine that violates it is refused. Otherwise one text that the module
/// cannot read would make the whole collection unreadable.
public struct StoreTextForm: Hashable, Sendable {
  /// The number of letters that the text must have.
  public let count: Int
  /// The letters that the text may contain.
  public let letters: ClosedRange<Character>

  /// Creates the format of texts that have `count` ASCII letters, all from this range.
  public init(count: Int, of letters: ClosedRange<Character>) {
    precondition(
      count > 0 && letters.lowerBound.isASCII && letters.upperBound.isASCII,
      "a form is made of ASCII letters"
    )
    (self.count, self.letters) = (count, letters)
  }

  func accepts(_ text: String) -> Bool {
    guard let first = letters.lowerBound.asciiValue, let last = letters.upperBound.asciiValue else {
      return false
    }
    return text.utf8.count == count && text.utf8.allSatisfy { (first...last).contains($0) }
  }

  /// The format as a text in the store: the first and the last letter, then the count, such as
  /// `az8`.
  var stored: String { "\(letters.lowerBound)\(letters.upperBound)\(count)" }

  /// Parses a format from its text in the store; `nil` if `word` is not one.
  init?(stored word: String) {
    let letters = Array(word.prefix(2))
    guard letters.count == 2, letters.allSatisfy(\.isASCII), letters[0] <= letters[1],
      let count = Int(word.dropFirst(2)), count > 0
    else { return nil }
    (self.count, self.letters) = (count, letters[0]...letters[1])
  }
}
