import Foundation

/// The text of a message; values that are marked as private or sensitive are replaced by
/// `<private>`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the literal parts and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Appends the description of a value, which is evaluated at once.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(String(describing: value()))
  }

  /// Appends a whole number in decimal, hexadecimal or octal digits.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = String(value(), radix: format.radix)
    text += privacy.isHidden ? "<private>" : align.aligned(number)
  }

  /// Appends a number with the fraction digits of the format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(of: value()))
  }
}

/// The privacy of a value in a message: written to the log, or replaced by `<private>`.
public struct OSLogPrivacy: Sendable {
  /// The replacement for a hidden value; ignored, because `<private>` is always written.
  public enum Mask: Sendable {
    case hash, none
  }

  let isHidden: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true) }
  /// The value is written to the log, because the log is the user's own file.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false) }

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The format of a whole number in a message: decimal, hexadecimal or octal.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }

  /// Returns a format with a number of digits after the decimal point, at most 64.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision(), 64)))
  }

  func text(of value: Double) -> String {
    precision.map { String(format: "%.\($0)f", value) } ?? value.description
  }
}

/// The width to which a value is padded with spaces, on the left or on the right.
public struct OSLogStringAlignment: Sendable {
  /// The maximum width of a value in columns.
  private static let maximumColumns = 1000

  private let columns: Int
  private let isLeft: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let missing = min(columns, Self.maximumColumns) - text.count
    guard missing > 0 else { return text }
    let spaces = String(repeating: " ", count: missing)
    return isLeft ? text + spaces : spaces + text
  }
}

/// The format of an `os_log` message, which may contain the privacy of a value in braces after `%`.
struct LogFormat {
  /// The format for `printf`, without the privacy in braces.
  let plain: String

  init(_ text: String) {
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      plain.append(character)
      guard character == "%", rest.first == "{", let end = rest.firstIndex(of: "}") else {
        continue
      }
      rest = rest[end...].dropFirst()
    }
    self.plain = plain
  }
}
