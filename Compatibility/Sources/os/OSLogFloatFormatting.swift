import Foundation

/// The form of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }

  /// Digits behind the point, at most 64.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision(), 64)))
  }

  func text(of value: Double) -> String {
    precision.map { String(format: "%.\($0)f", value) } ?? value.description
  }
}
