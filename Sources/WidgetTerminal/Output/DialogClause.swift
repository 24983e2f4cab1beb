/// The first sentence of a dialog as a part of another sentence: `completed 4 “Buy milk”`.
package struct DialogClause {
  package let text: String

  /// The most characters that a line quotes.
  private static let mostCharacters = 100
  /// Endings of the verbs with which the dialogs of changes begin.
  private static let endingOfVerbs = "ed"
  /// The name with which commands in advice begin.
  private static let advised = "'widgetctl "

  /// - Returns: `nil` for a dialog without words.
  package init?(_ dialog: String) {
    let (sentence, isCut) = Self.firstSentence(of: Array(dialog))
    let words = sentence.split(separator: " ")
    // A single word says less than the call.
    guard let first = words.first, words.count > 1 else { return nil }
    var text = words.joined(separator: " ")
    if Self.beginsWithVerb(first, words.dropFirst().first) {
      text = first.prefix(1).lowercased() + text.dropFirst()
    }
    let isLong = text.count > Self.mostCharacters
    self.text = isLong ? text.prefix(Self.mostCharacters) + "…" : isCut ? text + " …" : text
  }

  /// The characters before the first stop or semicolon that is outside of quotation marks, and whether more follows.
  private static func firstSentence(of characters: [Character]) -> (String, isCut: Bool) {
    var isQuoted = false
    for (index, character) in characters.enumerated() {
      switch character {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case _ where isQuoted: continue
      case "\n": return (String(characters[..<index]), false)
      case ";":
        // Advice is for the moment in which it was given; behind it another sentence may follow.
        let rest = String(characters[index...])
        let isAdvice = rest.contains(advised) && !rest.contains(". ")
        return (String(characters[..<index]), !isAdvice)
      case ".":
        let rest = characters[(index + 1)...]
        let next = rest.first { $0 != " " }
        // A number with a stop in the middle of a sentence is an ordinal in Turkish.
        guard rest.first.map({ $0 == " " || $0 == "\n" }) ?? true, next?.isLowercase != true else {
          continue
        }
        return (String(characters[..<index]), next != nil)
      default: continue
      }
    }
    return (String(characters), false)
  }

  /// Whether a sentence begins with a verb, such as `Completed 4`, and not with a name.
  private static func beginsWithVerb(_ first: Substring, _ second: Substring?) -> Bool {
    guard first.hasSuffix(endingOfVerbs), first.allSatisfy(\.isASCII), let object = second?.first
    else { return false }
    return object.isNumber || "“\"'(".contains(object) || second == "board"
  }
}
