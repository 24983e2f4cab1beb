public import Foundation

/// A query for samples that runs once and fails, because a terminal has no health data.
public final class HKSampleQuery: HKQuery {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  private let resultsHandler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    self.resultsHandler = resultsHandler
    super.init(sampleType, predicate)
  }

  package override func answer(with error: any Error) {
    resultsHandler(self, nil, error)
  }
}

/// A query for added and removed samples; in a terminal it fails, and calls its handler only once.
public final class HKObserverQuery: HKQuery {
  private let updateHandler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType,
    predicate: NSPredicate?,
    updateHandler:
      @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void
  ) {
    self.updateHandler = updateHandler
    super.init(sampleType, predicate)
  }

  package override func answer(with error: any Error) {
    updateHandler(self, {}, error)
  }
}

public typealias HKObserverQueryCompletionHandler = () -> Void

/// A query for the samples that were added and removed since an anchor; it fails in a terminal.
public final class HKAnchoredObjectQuery: HKQuery {
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  private let resultsHandler: Handler

  /// A handler for later updates; never called, because every query fails.
  public var updateHandler: Handler?

  public init(
    type: HKSampleType,
    predicate: NSPredicate?,
    anchor: HKQueryAnchor?,
    limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    resultsHandler = handler
    super.init(type, predicate)
  }

  package override func answer(with error: any Error) {
    resultsHandler(self, nil, nil, nil, error)
  }
}

/// The point up to which a query has returned changes, from which another query can continue.
public final class HKQueryAnchor: NSObject, Sendable {
  private let value: Int

  public init(fromValue value: Int) {
    self.value = value
  }
}

/// A sample that was deleted from the store.
public final class HKDeletedObject: NSObject {
  public let uuid = UUID()
}

/// A query for the activity rings of days.
public final class HKActivitySummaryQuery: HKQuery {
  private let resultsHandler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  /// A handler for later updates; never called, because every query fails.
  public var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    resultsHandler = handler
    super.init(nil, predicate)
  }

  package override func answer(with error: any Error) {
    resultsHandler(self, nil, error)
  }
}
