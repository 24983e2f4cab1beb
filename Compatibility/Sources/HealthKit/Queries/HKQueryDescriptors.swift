public import Foundation

/// A condition for the samples of a query, with their Swift type.
public struct HKSamplePredicate<Sample: HKSample> {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  public static func quantitySample(
    type: HKQuantityType,
    predicate: NSPredicate? = nil
  ) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  public static func categorySample(
    type: HKCategoryType,
    predicate: NSPredicate? = nil
  ) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}

/// An asynchronous query for samples; it fails, because a terminal has no health data.
public struct HKSampleQueryDescriptor<Sample: HKSample> {
  public var predicates: [HKSamplePredicate<Sample>]
  public var sortDescriptors: [SortDescriptor<Sample>]
  public var limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>],
    sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  /// Always fails, because a terminal has no health data.
  ///
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  nonisolated(nonsending) public func result(
    for healthStore: HKHealthStore
  ) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// An asynchronous query for the statistics of samples.
public struct HKStatisticsQueryDescriptor {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>,
    options: HKStatisticsOptions
  ) {
    self.predicate = predicate
    self.options = options
  }

  /// Always fails, because a terminal has no health data.
  ///
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  nonisolated(nonsending) public func result(
    for healthStore: HKHealthStore
  ) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// An asynchronous query for the statistics of samples in each of several intervals.
public struct HKStatisticsCollectionQueryDescriptor {
  public var predicate: HKSamplePredicate<HKQuantitySample>
  public var options: HKStatisticsOptions
  public var anchorDate: Date
  public var intervalComponents: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>,
    options: HKStatisticsOptions,
    anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  /// Always fails, because a terminal has no health data.
  ///
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  nonisolated(nonsending) public func result(
    for healthStore: HKHealthStore
  ) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// An asynchronous query for the activity rings of days.
public struct HKActivitySummaryQueryDescriptor {
  public var predicate: NSPredicate?

  public init(predicate: NSPredicate? = nil) {
    self.predicate = predicate
  }

  /// Always fails, because a terminal has no health data.
  ///
  /// - Throws: `HKError.errorHealthDataUnavailable`.
  nonisolated(nonsending) public func result(
    for healthStore: HKHealthStore
  ) async throws -> [HKActivitySummary] {
    throw HKError(.errorHealthDataUnavailable)
  }
}
