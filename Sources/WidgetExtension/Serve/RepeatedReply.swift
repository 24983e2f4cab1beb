internal import WidgetIntents

/// The answer for several values: a sentence for each value if there are few, otherwise one
/// sentence for all.
///
/// The outcome in the journal is summarized too, so that a log of large batches can be read
/// quickly.
struct RepeatedReply: Sendable {
  /// The outcome for the journal, and for a repeated request with the run's idempotency key.
  let outcome: IntentOutcome
  private let parts: [IntentOutcome]
  private let count: IntentCount?

  init(_ outcomes: [RepeatedOutcome], of intent: String, _ type: (any AppIntent.Type)?) {
    parts = outcomes.map(\.outcome)
    guard outcomes.count > IntentRepetition.maximumTold else {
      count = nil
      outcome = IntentOutcome(
        value: .list(parts.compactMap(\.value)),
        dialog: parts.compactMap(\.dialog).joined(separator: " ")
      )
      return
    }
    let batch = IntentBatch(outcomes)
    count = IntentCount(all: batch.count, changed: batch.changedCount)
    let dialog = (type as? any BatchIntent.Type)?.dialog(for: batch).full.text
    outcome = IntentOutcome(dialog: dialog ?? Self.sentence(batch, intent))
  }

  /// Adds the parts of the reply that are not stored in the journal.
  func complete(_ reply: inout PerformReply, for repetition: IntentRepetition?) {
    guard let count else {
      reply.parts = parts
      return
    }
    reply.count = count
    guard repetition?.wantsValues == true else { return }
    reply.outcome.value = .list(parts.compactMap(\.value))
  }

  /// Returns the sentence for an intent that has no dialog.
  private static func sentence(_ batch: IntentBatch, _ intent: String) -> String {
    let name = CommandLineName.intent(intent)
    let count = IntentBatch.text(of: batch.count)
    let changed = IntentBatch.text(of: batch.changedCount)
    let ids = batch.ids.isEmpty ? "" : " (\(batch.ids))"
    return String(
      english: "Performed \(name) \(count) times; changed: \(changed)\(ids).",
      turkish: "\(name) \(count) kez çalıştırıldı; değişen: \(changed)\(ids)."
    )
  }
}

extension IntentBatch {
  /// Combines the outcomes for several values, some of which may have changed nothing.
  fileprivate init(_ outcomes: [RepeatedOutcome]) {
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

  /// The most ranges that a sentence lists, so that it can still be read.
  private static let maximumRanges = 6

  private static func ranges(of numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      guard let last = ranges.last, [last.upperBound, last.upperBound &+ 1].contains(number) else {
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
