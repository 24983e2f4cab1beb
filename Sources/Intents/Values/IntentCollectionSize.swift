/// How many values a list takes: `3`, `.init(min: 1, max: 5)`.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  /// Makes a size with bounds; without them a list may be empty, or as long as it likes.
  public init(min: Int = 0, max: Int = .max) {
    self.min = min
    self.max = max
  }

  /// Makes a size of exactly so many values.
  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }

  /// The size in words: "from 1 to 5 values".
  package var text: String {
    if min == max { return "\(min) \(min == 1 ? "value" : "values")" }
    if max == .max { return "at least \(min) \(min == 1 ? "value" : "values")" }
    return "from \(min) to \(max) values"
  }
}
