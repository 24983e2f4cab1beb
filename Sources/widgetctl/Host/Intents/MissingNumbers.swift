import WidgetExtension

/// Counts numbers in a command's ranges that no entity has, such as in `4-99` if the last entity is
/// 15.
struct MissingNumbers: Equatable {
  /// How many numbers the command's ranges contain.
  let named: Int
  /// How many of these numbers belong to an entity.
  let found: Int

  /// Compares the numbers in the command with `found`, the number of entities for which an intent
  /// was run.
  ///
  /// It is `nil` if the command contains no range, or if all numbers in its ranges exist.
  init?(in repetition: IntentRepetition, found: Int) {
    var ranges: [ClosedRange<Int>] = []
    for part in repetition.parts {
      guard let range = Self.range(part) else { return nil }
      ranges.append(range)
    }
    guard repetition.parts.contains(where: { $0.search != nil }) else { return nil }
    var (named, last) = (0, Int.min)
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > last
    {
      named += range.upperBound - max(range.lowerBound, last + 1) + 1
      last = range.upperBound
    }
    guard named > found else { return nil }
    (self.named, self.found) = (named, found)
  }

  /// The message about the missing numbers.
  var text: String { "of the \(named) numbers that were named, \(found) exist" }

  private static func range(_ part: IntentRepetition.Part) -> ClosedRange<Int>? {
    let ends = part.text.split(separator: "-").map { Int($0) }
    guard let first = ends.first, let low = first, let last = ends.last, let high = last,
      ends.count <= 2, low >= 0, low <= high, high < Int.max
    else { return nil }
    return low...high
  }
}
