import Foundation

/// Creates ICU number skeletons, texts that describe digits and signs, from a format style or a
/// formatter.
enum NumberSkeleton {
  /// The most digits of a skeleton, more than a `Double` has.
  private static let maximumDigits = 64

  /// Returns the skeleton of a format style.
  ///
  /// The style's settings are read from its encoded form, because they are not public.
  static func words(of style: FloatingPointFormatStyle<Double>) -> String {
    guard let data = try? JSONEncoder().encode(style),
      let settings = try? JSONDecoder().decode(CodedStyle.self, from: data).collection
    else { return "" }
    var words: [String] = []
    if let digits = settings.precision?.option {
      if let most = digits.maxSignificantDigits {
        words.append(run("@", digits.minSignificantDigits ?? 1, "#", most))
      } else if let most = digits.maxFractionalLength {
        words.append("." + run("0", digits.minFractionalLength ?? 0, "#", most))
      }
      if let least = digits.minIntegerLength {
        words.append("integer-width/+" + String(repeating: "0", count: min(least, maximumDigits)))
      }
    }
    if settings.group?.option == 1 { words.append("group-off") }
    if let sign = settings.signDisplayStrategy, sign.positive == 0 { words.append("sign-always") }
    return words.joined(separator: " ")
  }

  /// Returns the skeleton for the digits and the grouping of a formatter.
  static func words(of formatter: NumberFormatter) -> String {
    let digits =
      formatter.usesSignificantDigits
      ? run("@", formatter.minimumSignificantDigits, "#", formatter.maximumSignificantDigits)
      : "." + run("0", formatter.minimumFractionDigits, "#", formatter.maximumFractionDigits)
    return formatter.usesGroupingSeparator ? digits : digits + " group-off"
  }

  /// Returns `fixed` repeated for each required digit, then `open` for each optional digit; `most`
  /// is the total.
  private static func run(_ fixed: String, _ least: Int, _ open: String, _ most: Int) -> String {
    let least = min(max(0, least), maximumDigits)
    let most = min(max(least, most), maximumDigits)
    return String(repeating: fixed, count: least) + String(repeating: open, count: most - least)
  }

  private struct CodedStyle: Decodable {
    struct Collection: Decodable {
      var precision: Precision?
      var group: Group?
      var signDisplayStrategy: Sign?
    }

    struct Precision: Decodable {
      var option: Digits
    }

    struct Digits: Decodable {
      var minSignificantDigits: Int?
      var maxSignificantDigits: Int?
      var minFractionalLength: Int?
      var maxFractionalLength: Int?
      var minIntegerLength: Int?
    }

    struct Group: Decodable {
      var option: Int
    }

    struct Sign: Decodable {
      var positive: Int
    }

    var collection: Collection
  }
}
