import CFoundationICU
import Foundation

/// Formats a number with its unit in the language of a locale, using ICU, Unicode's library for
/// languages.
struct UnitText {
  /// The width of the unit's name.
  enum Width: String {
    case full = "full-name"
    case short, narrow
  }

  /// ICU's name of the unit, such as `kilometer-per-hour`.
  ///
  /// The name begins with the kind of unit if ICU has no short form.
  let unit: String
  let width: Width
  let locale: Locale
  /// The kind of quantity, for which the locale may prefer another unit; `nil` to keep the unit.
  var usage: String?
  /// The part of the number skeleton that describes digits and signs.
  var number = ""

  /// Returns the text for a number of the unit; `nil` if ICU does not know the unit.
  func text(of value: Double) -> String? {
    let name = unit.contains("/") ? unit : "unit/\(unit)"
    var words = [name, "unit-width-\(width.rawValue)"]
    if let usage { words.append("usage/\(usage)") }
    if !number.isEmpty { words.append(number) }
    return Self.written(words.joined(separator: " "), value, locale)
  }

  /// Returns a number formatted by a skeleton; `nil` if ICU rejects the skeleton.
  private static func written(_ skeleton: String, _ value: Double, _ locale: Locale) -> String? {
    let skeleton = Array(skeleton.utf16)
    return text { buffer, capacity in
      cicu_formatNumber(
        locale.identifier,
        skeleton,
        Int32(skeleton.count),
        value,
        buffer,
        capacity
      )
    }
  }

  /// Joins the parts of one measurement with the locale's separators: "1 hour, 10 minutes".
  static func joined(_ parts: [String], isNarrow: Bool, locale: Locale) -> String {
    guard var whole = parts.first else { return "" }
    for part in parts.dropFirst() {
      let (left, right) = (Array(whole.utf16), Array(part.utf16))
      let text = text { buffer, capacity in
        cicu_joinUnits(
          locale.identifier,
          isNarrow ? 1 : 0,
          left,
          Int32(left.count),
          right,
          Int32(right.count),
          buffer,
          capacity
        )
      }
      whole = text ?? "\(whole) \(part)"
    }
    return whole
  }

  /// The length of a buffer for the longest unit and number, in UTF-16 units.
  private static let maximumLength: Int32 = 2_048

  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    var length: Int32 = -1
    let units = [UInt16](unsafeUninitializedCapacity: Int(maximumLength)) { buffer, count in
      length = write(buffer.baseAddress, maximumLength)
      count = max(0, Int(length))
    }
    return length < 0 ? nil : String(decoding: units, as: UTF16.self)
  }
}
