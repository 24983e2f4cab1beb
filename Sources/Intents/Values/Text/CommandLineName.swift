/// Conversion of names to the command line's form: `CompleteToDoIntent` → `complete-to-do`.
package enum CommandLineName {
  /// Returns the words of a Swift name in lower case, joined by hyphens; a run of capitals is one word.
  package static func kebab(_ name: String) -> String {
    let characters = Array(name)
    var result = ""
    for (index, character) in characters.enumerated() {
      if character == "_" || character == "-" || character == " " {
        if !result.isEmpty, !result.hasSuffix("-") { result += "-" }
        continue
      }
      if character.isUppercase, index > 0, !result.hasSuffix("-") {
        let followsLowercase = !characters[index - 1].isUppercase
        let endsCapitals = index + 1 < characters.count && characters[index + 1].isLowercase
        if followsLowercase || endsCapitals { result += "-" }
      }
      result += character.lowercased()
    }
    return result
  }

  /// Returns an intent's name: that of its type in kebab case, without a trailing `Intent`.
  package static func intent(_ identifier: String) -> String {
    let suffix = "Intent"
    let isMoreThanSuffix = identifier.hasSuffix(suffix) && identifier.count > suffix.count
    return kebab(isMoreThanSuffix ? String(identifier.dropLast(suffix.count)) : identifier)
  }

  /// Returns a Swift name as a title: `isDone` → `Is done`.
  package static func title(_ name: String) -> String {
    let words = kebab(name).replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
