internal import WidgetIntents

/// An enumeration's cases by all the words that mean them (SC-15).
final class PreparedEnumeration: Sendable {
  let identifier: String
  /// As messages list them, in order of declaration.
  let words: [String]
  private let byRawValue: [String: Meaning]
  private let byOtherWord: [String: Meaning]

  init(_ metadata: EnumMetadata) {
    self.identifier = metadata.identifier
    words = metadata.cases.map { CommandLineName.kebab($0.rawValue) }
    var byRawValue: [String: Meaning] = [:]
    var byOtherWord: [String: Meaning] = [:]
    for value in metadata.cases {
      let meaning = Meaning.enumeration(value)
      byRawValue[value.rawValue] = meaning
      for word in [value.rawValue, value.title] {
        let kebab = CommandLineName.kebab(word)
        byOtherWord[kebab] = byOtherWord[kebab] ?? meaning
        let lower = word.lowercased()
        byOtherWord[lower] = byOtherWord[lower] ?? meaning
      }
    }
    self.byRawValue = byRawValue
    self.byOtherWord = byOtherWord
  }

  /// The case of a raw value, then of a title, case apart, with hyphens for its blanks.
  func meaning(of word: String) -> Meaning? {
    byRawValue[word] ?? byOtherWord[word] ?? byOtherWord[word.lowercased()]
  }
}
