public import Foundation

/// The statistics of samples in an interval; never returned, because every query fails.
public final class HKStatistics: NSObject, Sendable {
  private override init() {}

  public var startDate: Date { .distantPast }
  public var endDate: Date { .distantFuture }
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  public func duration() -> HKQuantity? { nil }
}

/// The statistics of consecutive intervals; never returned, because every query fails.
public final class HKStatisticsCollection: NSObject, Sendable {
  private override init() {}

  public func statistics() -> [HKStatistics] { [] }
  public func statistics(for date: Date) -> HKStatistics? { nil }

  /// Never calls the block, because a collection has no statistics.
  public func enumerateStatistics(
    from startDate: Date,
    to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// The statistics that a query computes, such as the average or the sum.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
  public static let duration = HKStatisticsOptions(rawValue: 1 << 6)
}

/// The activity rings of a day; never returned, because every query fails.
public final class HKActivitySummary: NSObject {
  private func none(_ unit: HKUnit) -> HKQuantity { HKQuantity(unit: unit, doubleValue: 0) }

  public var activeEnergyBurned: HKQuantity { none(.kilocalorie()) }
  public var activeEnergyBurnedGoal: HKQuantity { none(.kilocalorie()) }
  public var appleExerciseTime: HKQuantity { none(.minute()) }
  public var appleExerciseTimeGoal: HKQuantity { none(.minute()) }
  public var exerciseTimeGoal: HKQuantity? { nil }
  public var appleMoveTime: HKQuantity { none(.minute()) }
  public var appleMoveTimeGoal: HKQuantity { none(.minute()) }
  public var appleStandHours: HKQuantity { none(.count()) }
  public var appleStandHoursGoal: HKQuantity { none(.count()) }
  public var standHoursGoal: HKQuantity? { nil }
  public func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
