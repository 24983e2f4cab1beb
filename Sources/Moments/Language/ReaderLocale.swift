import SystemLibrary

/// What a reader's locale says about dates in words: their language, and which number of `5/6` is the month.
package struct ReaderLocale: Sendable, Hashable {
  /// Which of two numbers comes first where a date is written with strokes.
  package enum NumberOrder: Sendable, Hashable {
    case dayFirst, monthFirst
  }

  package let language: ReaderLanguage
  /// `nil` where the locale does not say.
  package let order: NumberOrder?

  package init(language: ReaderLanguage = .english, order: NumberOrder? = nil) {
    self.language = language
    self.order = order
  }

  /// Reads a locale's name such as `en_US.UTF-8` or `de-DE`; `C`, `POSIX` and none say nothing.
  package init(identifier: String) {
    let name = identifier.prefix(Self.longestIdentifier).prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    let first = parts.first ?? ""
    let territory = parts.dropFirst().last { $0.utf8.count == 2 }
    language = first == "tr" ? .turkish : .english
    if let territory {
      order =
        Self.silentTerritories.contains(territory)
        ? nil : Self.territoriesWithMonthFirst.contains(territory) ? .monthFirst : .dayFirst
    } else if ["", "c", "posix", "en"].contains(first) {
      // English is written both ways: without a territory nothing is known.
      order = nil
    } else {
      order = ["ja", "ko", "zh"].contains(first) ? .monthFirst : .dayFirst
    }
  }

  /// Longer than any name of a locale with its keywords.
  private static let longestIdentifier = 255

  /// The United States with their islands, the Philippines, and where the year and then the month lead
  /// (`d_fmt` of the locales of glibc 2.39).
  private static let territoriesWithMonthFirst: Set<String> = [
    "us", "pr", "gu", "vi", "as", "mp", "um", "ph", "cn", "jp", "kr", "tw",
  ]

  /// Territories that write the year first in full dates and short ones in either order.
  private static let silentTerritories: Set<String> = ["ca", "hu", "lt", "mn"]

  /// The locale of dates of the process (LC_ALL, else LC_TIME, else LANG), said in the language that is spoken.
  package static var spoken: ReaderLocale {
    ReaderLocale(language: .spoken, order: ofProcess.order)
  }

  /// The locale of dates that the process was started under: LC_ALL, else LC_TIME, else LANG.
  package static var ofProcess: ReaderLocale {
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      guard let value = getenv(name) else { continue }
      let text = String(cString: value)
      if !text.isEmpty { return ReaderLocale(identifier: text) }
    }
    return ReaderLocale()
  }
}
