internal import Moments

/// An intent that describes in one sentence its runs for many values at once.
///
/// Without this protocol, a command that performs an intent for more values than a screen has lines
/// prints only the numbers of values and changes.
///
/// ```swift
/// extension AddPages: BatchIntent {
///   static func dialog(for batch: IntentBatch) -> IntentDialog {
///     "Turned pages of \(IntentBatch.text(of: batch.changedCount)) books, \(batch.ids)."
///   }
/// }
/// ```
public protocol BatchIntent: AppIntent {
  /// Returns the sentence that replaces the dialogs of all runs.
  ///
  /// - Parameter batch: The number of runs, and the entities that they changed.
  /// - Returns: The sentence to print.
  static func dialog(for batch: IntentBatch) -> IntentDialog
}

/// The combined result of an intent's runs for many values.
public struct IntentBatch: Sendable, Hashable {
  /// The number of values for which the intent was performed.
  public let count: Int
  /// The number of values for which something changed.
  public let changedCount: Int
  /// The short ids of the changed entities in the notation of commands, such as `4-10003` or
  /// `1,4-6`; empty if there are none.
  public let ids: String

  public init(count: Int, changedCount: Int, ids: String) {
    self.count = count
    self.changedCount = changedCount
    self.ids = ids
  }
}

extension IntentBatch {
  /// Returns a number with thousands separators in the language of the output: `10,000`.
  public static func text(of count: Int) -> String {
    let separator = UserLanguage.spoken.groupSeparator
    var text = ""
    for (index, digit) in String(count).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit.isNumber { text.append(separator) }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
