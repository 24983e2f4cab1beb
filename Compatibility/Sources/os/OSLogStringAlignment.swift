/// A width that a value is filled up to with spaces.
public struct OSLogStringAlignment: Sendable {
  /// More than a line of a log has room for.
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
