/// The form that every text of a shared column has, such as the names of records.
///
/// A run of another machine is refused if it breaks it: one text that the module cannot read would make the whole
/// collection unreadable.
public struct StoreTextForm: Hashable, Sendable {
  /// The length of the text, in letters.
  public let count: Int
  /// The letters that it is made of.
  public let letters: ClosedRange<Character>

  /// A text of `count` ASCII letters of a range.
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

  /// The word in the store: the letters, then the count.
  var stored: String { "\(letters.lowerBound)\(letters.upperBound)\(count)" }

  /// - Returns: `nil` for what is not such a word.
  init?(stored word: String) {
    let letters = Array(word.prefix(2))
    guard letters.count == 2, letters.allSatisfy(\.isASCII), letters[0] <= letters[1],
      let count = Int(word.dropFirst(2)), count > 0
    else { return nil }
    (self.count, self.letters) = (count, letters[0]...letters[1])
  }
}
