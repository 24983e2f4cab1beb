public import Foundation

/// A query for the statistics of samples; it fails, because a terminal has no health data.
public final class HKStatisticsQuery: HKQuery {
  private let completionHandler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    completionHandler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  package override func answer(with error: any Error) {
    completionHandler(self, nil, error)
  }
}

/// A query for the statistics of samples in each of several intervals.
public final class HKStatisticsCollectionQuery: HKQuery {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public let options: HKStatisticsOptions

  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// A handler for later updates; never called, because every query fails.
  public var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?

  public init(
    quantityType: HKQuantityType,
    quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    self.options = options
    super.init(quantityType, quantitySamplePredicate)
  }

  package override func answer(with error: any Error) {
    initialResultsHandler?(self, nil, error)
  }
}
