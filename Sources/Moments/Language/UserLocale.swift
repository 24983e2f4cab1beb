import SystemLibrary

/// A user's locale for parsing dates: the language, and the order of day and month in `5/6`.
package struct UserLocale: Sendable, Hashable {
  /// The order of day and month in a date with slashes.
  package enum NumberOrder: Sendable, Hashable {
    case dayFirst, monthFirst
  }

  package let language: UserLanguage
  /// The order of day and month in a date with slashes; `nil` if the locale does not define it.
  package let order: NumberOrder?

  package init(language: UserLanguage = .english, order: NumberOrder? = nil) {
    self.language = language
    self.order = order
  }

  /// Parses a locale's name such as `en_US.UTF-8` or `de-DE`; `C`, `POSIX` and an empty name define
  /// nothing.
  package init(identifier: String) {
    let parts = LocaleForm.parts(of: identifier)
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

  /// The territories that write the month first.
  ///
  /// They are the United States with their islands, the Philippines, and those that write year,
  /// month, day. The source is `d_fmt` of the locales of glibc 2.39.
  private static let territoriesWithMonthFirst: Set<String> = [
    "us", "pr", "gu", "vi", "as", "mp", "um", "ph", "cn", "jp", "kr", "tw",
  ]

  /// Territories whose locales define no order: full dates begin with the year, short ones are in
  /// either order.
  private static let silentTerritories: Set<String> = ["ca", "hu", "lt", "mn"]

  /// The process's locale for dates, with the language of the current request.
  ///
  /// The locale is LC_ALL, or else LC_TIME, or else LANG.
  package static var spoken: UserLocale {
    UserLocale(language: .spoken, order: ofProcess.order)
  }

  /// The locale of dates that the process was started under: LC_ALL, else LC_TIME, else LANG.
  package static var ofProcess: UserLocale {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let name = LocaleForm.identifier(
      all: variable("LC_ALL"),
      time: variable("LC_TIME"),
      language: variable("LANG")
    )
    return UserLocale(identifier: name ?? "")
  }
}
