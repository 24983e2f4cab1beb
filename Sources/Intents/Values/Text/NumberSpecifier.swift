/// The `printf` conversions of C that localizable strings use for numbers.
///
/// Supported: `%`, an optional `0` flag, a width, `.precision`, length letters (skipped), and one
/// of `d i u x X f g @`. Source: ISO C 7.21.6.1.
struct NumberSpecifier {
  private static let maximumWidth = 64  // wider than any line of a widget

  private var padsWithZeros = false
  private var width = 0
  private var precision: Int?
  private var conversion: Character = "@"

  init?(_ text: String) {
    var rest = Substring(text)
    guard rest.popFirst() == "%" else { return nil }
    if rest.first == "0" {
      padsWithZeros = true
      rest.removeFirst()
    }
    width = Self.takeNumber(from: &rest) ?? 0
    if rest.first == "." {
      rest.removeFirst()
      precision = Self.takeNumber(from: &rest) ?? 0
    }
    rest = rest.drop { "lhqzjt".contains($0) }
    guard let conversion = rest.popFirst(), rest.isEmpty, "diuxXfg@".contains(conversion),
      width <= Self.maximumWidth, (precision ?? 0) <= Self.maximumWidth
    else { return nil }
    self.conversion = conversion
  }

  private static func takeNumber(from text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return digits.isEmpty ? nil : Int(digits) ?? Int.max
  }

  /// Returns the value formatted by the specifier; `nil` if the value is not a number that the
  /// conversion accepts.
  func text(of value: some CustomStringConvertible) -> String? {
    var digits: String
    switch conversion {
    case "f":
      guard let number = Double(value.description), number.isFinite else { return nil }
      digits = FixedPoint.text(of: number, fractionDigits: precision ?? 6)
    case "x", "X":
      guard let number = Int(value.description) else { return nil }
      digits = String(number, radix: 16, uppercase: conversion == "X")
    case "d", "i", "u":
      guard let number = Int(value.description) else { return nil }
      digits = String(number)
    default:
      digits = value.description
    }
    let missing = width - digits.count
    guard missing > 0 else { return digits }
    guard padsWithZeros, conversion != "@" else {
      return String(repeating: " ", count: missing) + digits
    }
    let sign = digits.hasPrefix("-") ? String(digits.removeFirst()) : ""
    return sign + String(repeating: "0", count: missing) + digits
  }
}

/// Formats numbers in decimal notation with a fixed number of fraction digits.
private enum FixedPoint {
  private static let maximumFractionDigits = 15  // a Double has no more decimal digits to show

  /// Returns the number rounded to the nearest value, ties away from zero, with at most fifteen
  /// fraction digits.
  static func text(of number: Double, fractionDigits: Int) -> String {
    let digits = max(0, min(fractionDigits, maximumFractionDigits))
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard scaled < 9e15 else { return number.description }
    let whole = Int(scaled)
    let sign = number < 0 && whole != 0 ? "-" : ""
    let unit = Int(scale)
    guard digits > 0 else { return sign + String(whole) }
    let fraction = String(whole % unit)
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return sign + String(whole / unit) + "." + zeros + fraction
  }
}
