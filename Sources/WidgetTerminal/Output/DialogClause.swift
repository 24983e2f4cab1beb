/// The first sentence of a dialog, for use within another sentence: `completed 4 “Buy milk”`.
package struct DialogClause {
  package let text: String

  /// The most characters of the sentence that are quoted.
  private static let mostCharacters = 100
  /// The ending of the verbs with which the dialogs of changes begin.
  private static let endingOfVerbs = "ed"
  /// The beginning of a command line that a dialog advises; the clause omits such advice.
  private static let advised = "'widgetctl "

  /// Creates the clause; `nil` for a dialog of fewer than two words.
  package init?(_ dialog: String) {
    let (sentence, isCut) = Self.firstSentence(of: Array(dialog))
    let words = sentence.split(separator: " ")
    // A single word is less informative than the call.
    guard let first = words.first, words.count > 1 else { return nil }
    var text = words.joined(separator: " ")
    if Self.beginsWithVerb(first, words.dropFirst().first) {
      text = first.prefix(1).lowercased() + text.dropFirst()
    }
    let isLong = text.count > Self.mostCharacters
    self.text = isLong ? text.prefix(Self.mostCharacters) + "…" : isCut ? text + " …" : text
  }

  /// Returns the characters before the first full stop or semicolon outside quotation marks, and
  /// whether text after them is left out.
  private static func firstSentence(of characters: [Character]) -> (String, isCut: Bool) {
    var isQuoted = false
    for (index, character) in characters.enumerated() {
      switch character {
      case "“": isQuoted = true
      case "”": isQuoted = false
      case _ where isQuoted: continue
      case "\n": return (String(characters[..<index]), false)
      case ";":
        // Advice is left out, because it was for that moment; another sentence may follow it.
        let rest = String(characters[index...])
        let isAdvice = rest.contains(advised) && !rest.contains(". ")
        return (String(characters[..<index]), !isAdvice)
      case ".":
        let rest = characters[(index + 1)...]
        let next = rest.first { $0 != " " }
        // In Turkish, a number with a full stop within a sentence is an ordinal.
        guard rest.first.map({ $0 == " " || $0 == "\n" }) ?? true, next?.isLowercase != true else {
          continue
        }
        return (String(characters[..<index]), next != nil)
      default: continue
      }
    }
    return (String(characters), false)
  }

  /// Returns whether a sentence begins with a verb, such as `Completed 4`, and not with a name.
  private static func beginsWithVerb(_ first: Substring, _ second: Substring?) -> Bool {
    guard first.hasSuffix(endingOfVerbs), first.allSatisfy(\.isASCII), let object = second?.first
    else { return false }
    return object.isNumber || "“\"'(".contains(object) || second == "board"
  }
}
