/// Converts names to the form of the command line: `CompleteToDoIntent` → `complete-to-do`.
package enum CommandLineName {
  /// Returns the words of a Swift name in lower case, joined by hyphens; a run of capitals is one
  /// word.
  package static func kebab(_ name: String) -> String {
    let bytes = Array(name.utf8)
    // A program looks at the names of all of its intents when it starts.
    if bytes.allSatisfy({ $0 < 0x80 }) { return kebab(ascii: bytes) }
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

  private static func kebab(ascii name: [UInt8]) -> String {
    let hyphen = UInt8(ascii: "-")
    func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
    func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
    var result: [UInt8] = []
    for (index, byte) in name.enumerated() {
      if byte == UInt8(ascii: "_") || byte == hyphen || byte == UInt8(ascii: " ") {
        if !result.isEmpty, result.last != hyphen { result.append(hyphen) }
        continue
      }
      if isCapital(byte), index > 0, result.last != hyphen {
        let followsSmall = !isCapital(name[index - 1])
        let endsCapitals = index + 1 < name.count && isSmall(name[index + 1])
        if followsSmall || endsCapitals { result.append(hyphen) }
      }
      result.append(isCapital(byte) ? byte | 0x20 : byte)
    }
    return String(decoding: result, as: UTF8.self)
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
