import Moments

extension Place {
  /// Returns a coordinate for requests, rounded for privacy to two decimals, which is about a
  /// kilometre.
  static func sent(_ degrees: Double) -> String {
    let hundredths = Int((abs(degrees) * 100).rounded())
    let sign = degrees < 0 && hundredths > 0 ? "-" : ""
    let rest = hundredths % 100
    return "\(sign)\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// The name of the location, otherwise its coordinates.
  var title: String { name ?? "\(Self.sent(latitude)), \(Self.sent(longitude))" }
}
