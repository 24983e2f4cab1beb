package import WidgetIntents
package import Wire

/// An intent to perform, with the data for the journal.
package struct PerformRequest: Equatable, Sendable {
  /// The intent's name on the command line, or its identifier.
  package var intent: String
  package var arguments: [IntentArgument]
  /// The values for which the intent is performed, one after the other in one run; `nil` to perform
  /// it once.
  package var repetition: IntentRepetition?
  /// The id of the intent's run, unique in a store, by which the host finds the run if the
  /// extension dies.
  package var runID: String
  /// The idempotency key of the caller, by which a repeated request is recognized (RD-8, CL-11);
  /// `nil` for none.
  package var key: String?
  /// The origin of the request, such as `perform`, `tap`, `script` or `watch`.
  package var origin: String
  /// The current time for words such as `now` and `tomorrow`, in microseconds since 1970 UTC
  /// (RT-2).
  package var now: Int64
  /// The time limit of the intent in milliseconds; a user's thinking time is not counted.
  package var limitInMilliseconds: Int
  /// Whether the intent is part of the open transaction, with which its changes and its journal row
  /// are rolled back.
  package var isInTransaction: Bool
  /// Whether the intent's commits reach the disk with a later `flush`; no result is shown before
  /// (LG-15).
  package var isGrouped: Bool
  /// Whether the intent only describes its effect: nothing is performed, and no run is recorded.
  package var isPreview = false
  /// The names of the properties that the asker reads of the entities in a returned list; `nil` for
  /// all.
  package var properties: [String]?

  /// The default limit in milliseconds, below the minute after which cron starts the next command.
  package static let defaultLimitInMilliseconds = 50_000

  package init(
    intent: String,
    arguments: [IntentArgument] = [],
    repetition: IntentRepetition? = nil,
    runID: String,
    key: String? = nil,
    origin: String,
    now: Int64,
    limitInMilliseconds: Int = defaultLimitInMilliseconds,
    isInTransaction: Bool = false,
    isGrouped: Bool = false
  ) {
    self.intent = intent
    self.arguments = arguments
    self.repetition = repetition
    self.runID = runID
    self.key = key
    self.origin = origin
    self.now = now
    self.limitInMilliseconds = limitInMilliseconds
    self.isInTransaction = isInTransaction
    self.isGrouped = isGrouped
  }
}

/// The result of an intent, after all of its changes are committed.
package struct PerformReply: Equatable, Sendable {
  package var outcome: IntentOutcome
  /// The id of the run that performed the intent: an earlier one if the idempotency key was used
  /// before.
  package var runID: String
  /// Whether nothing was done because an earlier run used the same key (RD-8).
  package var isRepetition: Bool
  /// The outcome for each value; `nil` if the intent was performed once or for too many values.
  package var parts: [IntentOutcome]?
  /// The number of values for which the intent was performed, if there are too many for an outcome
  /// each; `nil` otherwise.
  package var count: IntentCount?
  /// Whether the value is missing because it is too long for a message; `nil` means `false`.
  package var isValueLeftOut: Bool?

  package init(
    outcome: IntentOutcome,
    runID: String,
    isRepetition: Bool = false,
    parts: [IntentOutcome]? = nil
  ) {
    self.outcome = outcome
    self.runID = runID
    self.isRepetition = isRepetition
    self.parts = parts
  }
}

/// The number of values for which an intent was performed.
package struct IntentCount: Equatable, Sendable {
  package var all: Int
  /// The number of values for which something changed.
  package var changed: Int
}

extension PerformReply {
  /// The outcome of the intent for a script, including whether it is the outcome of an earlier run.
  var scriptOutcome: IntentOutcome {
    guard isRepetition else { return outcome }
    var outcome = outcome
    outcome.isRepetition = true
    return outcome
  }
}

extension PerformRequest: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var request = Self(
      intent: try c.required("intent", 0, value?.intent),
      arguments: try c.list("arguments", 1, value?.arguments),
      repetition: try c.field("repetition", 2, value?.repetition),
      runID: try c.required("runID", 3, value?.runID),
      key: try c.field("key", 4, value?.key),
      origin: try c.required("origin", 5, value?.origin),
      now: try c.required("now", 6, value?.now),
      limitInMilliseconds: try c.required("limitInMilliseconds", 7, value?.limitInMilliseconds),
      isInTransaction: try c.mark("isInTransaction", 8, value?.isInTransaction),
      isGrouped: try c.mark("isGrouped", 9, value?.isGrouped)
    )
    request.isPreview = try c.mark("isPreview", 10, value?.isPreview)
    request.properties = try c.field("properties", 11, value?.properties)
    return request
  }
}

extension PerformReply: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    var reply = Self(
      outcome: try c.required("outcome", 0, value?.outcome),
      runID: try c.required("runID", 1, value?.runID),
      isRepetition: try c.mark("isRepetition", 2, value?.isRepetition),
      parts: try c.field("parts", 3, value?.parts)
    )
    reply.count = try c.field("count", 4, value?.count)
    reply.isValueLeftOut = try c.field("isValueLeftOut", 5, value?.isValueLeftOut)
    return reply
  }
}

extension IntentCount: WiredRecord {
  package static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      all: try c.required("all", 0, value?.all),
      changed: try c.required("changed", 1, value?.changed)
    )
  }
}
