/// The name of a kind of widget on the command line: `ToDoWidget` becomes `to-do`.
package enum KindName {
  /// Returns the name in kebab case without a trailing `Widget`; characters other than letters and digits separate words.
  package static func commandName(of kind: String) -> String {
    let base = kind.count > 6 && kind.hasSuffix("Widget") ? kind.dropLast(6) : kind[...]
    var name = ""
    let letters = Array(base)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        if !name.isEmpty, !name.hasSuffix("-") { name += "-" }
        continue
      }
      let follows = index + 1 < letters.count && letters[index + 1].isLowercase
      let previous = index > 0 ? letters[index - 1] : nil
      let startsWord = letter.isUppercase && previous?.isLowercase == true
      let endsAcronym = letter.isUppercase && previous?.isUppercase == true && follows
      if startsWord || endsAcronym, !name.hasSuffix("-") { name += "-" }
      name += letter.lowercased()
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? kind : name
  }
}
