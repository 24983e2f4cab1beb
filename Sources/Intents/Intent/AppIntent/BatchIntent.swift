internal import Moments

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

/// The result of one run of an intent for many values.
public struct IntentBatch: Sendable, Hashable {
  /// The number of values it was performed for.
  public let count: Int
  /// The number of values for which something changed.
  public let changedCount: Int
  /// The short ids of the entities that it changed, as a command accepts them: `4-10003`, `1,4-6`; empty without any.
  public let ids: String

  public init(count: Int, changedCount: Int, ids: String) {
    self.count = count
    self.changedCount = changedCount
    self.ids = ids
  }
}

extension IntentBatch {
  /// A number with its thousands apart, as the language of the answer writes it: `10,000`.
  public static func text(of count: Int) -> String {
    let separator = ReaderLanguage.spoken.groupSeparator
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit.isNumber { text.append(separator) }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
