import Foundation

extension Price {
  /// Returns the price rounded for display, with fewer fraction digits the larger it is.
  ///
  /// It has none from 10,000 on, one from 1,000, two from 1 and four from 0.01. Smaller prices have
  /// four significant digits.
  /// - Returns: `nil` if the price is not a number.
  func text(in locale: Locale) -> String? {
    guard let value else { return nil }
    let digits =
      switch value {
      case 10_000...: 0
      case 1_000...: 1
      case 1...: 2
      case 0.01...: 4
      default: min(fractionDigits(ofSignificant: 4), 12)
      }
    return value.formatted(.number.precision(.fractionLength(digits)).locale(locale))
  }

  /// Returns the number of fraction digits that show the given number of significant digits.
  private func fractionDigits(ofSignificant count: Int) -> Int {
    let fraction = text.split(separator: ".").last ?? ""
    let zeros = fraction.prefix { $0 == "0" }.count
    return zeros == fraction.count ? 2 : zeros + count
  }
}
