/// The languages of the program's texts; English is used for every other language.
package enum UserLanguage: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case turkish = "tr"

  /// The language of the current request's answer or picture.
  ///
  /// The host sends it (``Hello``); a program without a host uses the environment's.
  @TaskLocal package static var spoken = UserLanguage.english

  /// Creates the language of a locale such as `tr_TR.UTF-8`; `nil` for `C`, `POSIX` and an empty
  /// name, which name no language.
  package init?(locale: String) {
    let name = locale.prefix { !"_.@-".contains($0) }.lowercased()
    if ["", "c", "posix"].contains(name) { return nil }
    self = Self(rawValue: name) ?? .english
  }

  /// Returns the language of texts that an environment names in LC_ALL, else LC_MESSAGES, else
  /// LANG; `nil` if it names none.
  package static func named(by variable: (String) -> String?) -> UserLanguage? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = variable(name), !locale.isEmpty else { continue }
      return UserLanguage(locale: locale)
    }
    return nil
  }

  /// Returns the text in small letters: in Turkish `I` becomes `ı`, and `İ` becomes `i`.
  package func lowercased(_ text: String) -> String {
    guard self == .turkish else { return text.lowercased() }
    return String(text.map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 }).lowercased()
  }

  /// The separator between groups of three digits in a number, such as the comma in `1,000`.
  package var groupSeparator: Character {
    switch self {
    case .english: ","
    case .turkish: "."
    }
  }

  /// Returns `true` if a word means yes in any language, `false` if it means no, and `nil` for any
  /// other word.
  package static func isYes(_ word: String) -> Bool? {
    let word = word.lowercased()
    let said = allCases.map(\.assent)
    if said.contains(where: { $0.yes.contains(word) }) { return true }
    return said.contains { $0.no.contains(word) } ? false : nil
  }

  private var assent: (yes: [String], no: [String]) {
    switch self {
    case .english: (["y", "yes"], ["n", "no"])
    case .turkish: (["e", "evet"], ["h", "hayır", "hayir"])
    }
  }

  /// The locale that is used for the language by default, such as `tr_TR.UTF-8`.
  package var locale: String {
    switch self {
    case .english: "en_US.UTF-8"
    case .turkish: "tr_TR.UTF-8"
    }
  }
}

extension String {
  /// Creates a text that is known in each language; only the one in the current language is
  /// evaluated.
  package init(english: @autoclosure () -> String, turkish: @autoclosure () -> String) {
    self =
      switch UserLanguage.spoken {
      case .english: english()
      case .turkish: turkish()
      }
  }
}
