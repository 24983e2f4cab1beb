/// An intent that describes in one sentence what it did for many values at once.
///
/// Without it, a command that performs an intent for more values than a screen has lines only counts them.
///
///     extension CompleteToDo: BatchIntent {
///       public static func dialog(for batch: IntentBatch) -> IntentDialog {
///         "Completed \(batch.changedCount) to-dos, \(batch.ids)."
///       }
///     }
public protocol BatchIntent: AppIntent {
  /// The sentence in place of the dialogs of all runs.
  static func dialog(for batch: IntentBatch) -> IntentDialog
}

/// What an intent did for many values, all of them in one run.
public struct IntentBatch: Sendable, Hashable {
  /// How many values it was performed for.
  public let count: Int
  /// How many of them it changed something for.
  public let changedCount: Int
  /// The short ids of the entities that it changed, as a command accepts them: `4-10003`, `1,4-6`; empty without any.
  public let ids: String

  public init(count: Int, changedCount: Int, ids: String) {
    self.count = count
    self.changedCount = changedCount
    self.ids = ids
  }

  /// Collects the outcomes of the runs, of which some changed nothing.
  package init(_ outcomes: [(outcome: IntentOutcome, hasChanged: Bool)]) {
    let changed = outcomes.filter(\.hasChanged)
    let numbers = changed.compactMap { outcome, _ -> Int? in
      guard case .entity(let entity)? = outcome.value else { return nil }
      return Int(entity.shortID)
    }
    let isNumbered = numbers.count == changed.count
    self.init(
      count: outcomes.count,
      changedCount: changed.count,
      ids: isNumbered ? Self.ranges(of: numbers) : ""
    )
  }

  /// Ranges that a sentence lists; more would be a list and no sentence.
  private static let maximumRanges = 6

  private static func ranges(of numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      guard let last = ranges.last, number - last.upperBound <= 1 else {
        ranges.append(number...number)
        continue
      }
      ranges[ranges.count - 1] = last.lowerBound...max(number, last.upperBound)
    }
    let texts = ranges.prefix(maximumRanges).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
    return texts.joined(separator: ",") + (ranges.count > maximumRanges ? " …" : "")
  }
}

extension IntentBatch {
  /// A number with its thousands apart, as the language of the answer writes it: `10,000`.
  public static func text(of count: Int) -> String {
    let separator: Character = ReaderLanguage.spoken == .turkish ? "." : ","
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit.isNumber { text.append(separator) }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
