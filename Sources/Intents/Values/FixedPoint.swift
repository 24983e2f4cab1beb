/// Decimal notation with a fixed number of fraction digits.
enum FixedPoint {
  private static let mostFractionDigits = 15  // a Double has no more decimal digits to show

  /// The number rounded to nearest, ties away from zero, in at most fifteen fraction digits.
  static func text(of number: Double, fractionDigits: Int) -> String {
    let digits = max(0, min(fractionDigits, mostFractionDigits))
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
