/// What the reader's locale changes in dates.
///
/// The words are English in every locale; the clock shows 12 or 24 hours.
package struct LocaleForm: Sendable, Hashable {
  package var uses24HourClock: Bool

  package init(uses24HourClock: Bool) {
    self.uses24HourClock = uses24HourClock
  }

  /// The form for the values of LC_ALL, LC_TIME and LANG: the first that is not empty counts.
  ///
  /// Without a locale, and in `C` and `POSIX`, the clock shows 24 hours.
  package init(all: String?, time: String?, language: String?) {
    let name = [all, time, language].compactMap(\.self).first { !$0.isEmpty } ?? ""
    self.init(identifier: name)
  }

  /// The form for a locale such as `en_US.UTF-8` or `de-DE`.
  package init(identifier: String) {
    let name = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    let region = parts.dropFirst().last { $0.utf8.count == 2 }
    if let region {
      uses24HourClock = !Self.regionsWith12Hours.contains(region.uppercased())
    } else {
      uses24HourClock = parts.first?.lowercased() != "en"
    }
  }

  /// Regions whose preferred hours are `h` in CLDR 47 (supplemental time data), the populous ones.
  private static let regionsWith12Hours = [
    "AE", "AU", "BD", "BH", "CA", "CO", "DO", "DZ", "EG", "GH", "HK", "IN", "IQ", "JM", "JO", "KH",
    "KR", "KW", "LB", "LY", "MX", "MY", "NZ", "OM", "PA", "PH", "PK", "PR", "PY", "QA", "SA", "SD",
    "SG", "SV", "SY", "TT", "TW", "US", "VE", "YE", "ZM", "ZW",
  ]
}
