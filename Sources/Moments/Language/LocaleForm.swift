/// The date format of a locale: the language of its words, the clock, and whether the day precedes
/// the month.
package struct LocaleForm: Sendable, Hashable {
  package var language: UserLanguage
  package var uses24HourClock: Bool
  package var dayComesFirst: Bool

  package init(
    uses24HourClock: Bool,
    language: UserLanguage = .english,
    dayComesFirst: Bool = false
  ) {
    self.uses24HourClock = uses24HourClock
    self.language = language
    self.dayComesFirst = dayComesFirst
  }

  /// Creates the date format for the values of LC_ALL, LC_TIME and LANG, of which the first that is
  /// not empty counts.
  ///
  /// Without a locale, and in `C` and `POSIX`, words are American English and the clock shows 24
  /// hours.
  package init(all: String?, time: String?, language: String?) {
    self.init(identifier: Self.identifier(all: all, time: time, language: language) ?? "")
  }

  /// Returns the locale from LC_ALL, LC_TIME and LANG; `nil` if they name none, or `C` or `POSIX`.
  package static func identifier(all: String?, time: String?, language: String?) -> String? {
    let name = filled(all) ?? filled(time) ?? filled(language) ?? ""
    let hasLanguage = !languageless.contains(parts(of: name).first ?? "")
    return hasLanguage ? name : nil
  }

  private static func filled(_ variable: String?) -> String? {
    variable?.isEmpty == false ? variable : nil
  }

  /// Creates the date format of a locale such as `en_US.UTF-8`, `de-DE` or `en_US@hours=h23`.
  package init(identifier: String) {
    let parts = Self.parts(of: identifier)
    let first = parts.first ?? ""
    let region = parts.dropFirst().last { $0.utf8.count == 2 || $0.utf8.allSatisfy(Self.isDigit) }
    language = UserLanguage(rawValue: first) ?? .english
    switch region {
    case nil:
      uses24HourClock = first != "en"
      dayComesFirst = first != "en" && !Self.languageless.contains(first)
    // English of the whole world.
    case "001" where first == "en":
      uses24HourClock = false
      dayComesFirst = true
    case let region?:
      uses24HourClock = !Self.regionsWith12Hours.contains(region)
      dayComesFirst = language == .turkish || !Self.regionsWithMonthFirst.contains(region)
    }
    let given = Self.clock(in: identifier.prefix(Self.longestIdentifier))
    if let given { uses24HourClock = given }
  }

  /// Returns whether the program can write dates in a locale's language.
  package static func hasLanguage(of identifier: String) -> Bool {
    parts(of: identifier).first
      .flatMap { UserLanguage(rawValue: $0) } != nil
  }

  /// The most bytes of a locale's name with its keywords.
  private static let longestIdentifier = 255

  private static let languageless = ["", "c", "posix"]

  /// Returns language, script and region in lower case, without extensions for clock or currency.
  static func parts(of identifier: String) -> [String] {
    let name = identifier.prefix(longestIdentifier).prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    // A single letter begins the extensions of BCP 47; alone it is the locale `C`.
    let end = parts.dropFirst().firstIndex { $0.utf8.count == 1 } ?? parts.count
    return Array(parts[..<end])
  }

  /// Returns whether a locale's name itself specifies a 24-hour clock; `nil` if its region decides.
  private static func clock(in name: Substring) -> Bool? {
    for key in ["hours=h", "-hc-h"] {
      // `firstRange(of:)` makes a table first, which takes longer than everything else here.
      guard let start = name.indices.first(where: { name[$0...].hasPrefix(key) }) else { continue }
      switch name[start...].dropFirst(key.count).prefix(2) {
      case "23", "24": return true
      case "11", "12": return false
      default: continue
      }
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The populous regions whose preferred hours are `h`, a 12-hour clock, in CLDR 47 (supplemental
  /// time data).
  private static let regionsWith12Hours = [
    "ae", "au", "bd", "bh", "ca", "co", "do", "dz", "eg", "gh", "hk", "in", "iq", "jm", "jo", "kh",
    "kr", "kw", "lb", "ly", "mx", "my", "nz", "om", "pa", "ph", "pk", "pr", "py", "qa", "sa", "sd",
    "sg", "sv", "sy", "tt", "tw", "us", "ve", "ye", "zm", "zw",
  ]

  /// The populous regions whose English names the month before the day in CLDR 47.
  private static let regionsWithMonthFirst = ["ca", "ph", "pr", "us"]
}
