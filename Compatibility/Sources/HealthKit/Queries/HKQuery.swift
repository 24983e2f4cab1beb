public import Foundation

/// A query of the health store; every query fails in a terminal, which has no health data.
open class HKQuery: NSObject {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  package init(_ objectType: HKObjectType?, _ predicate: NSPredicate?) {
    self.objectType = objectType
    self.predicate = predicate
  }

  /// Passes an error to the handler of the query.
  package func answer(with error: any Error) {}
}

/// Predicates that select the samples of a query.
extension HKQuery {
  /// Returns a predicate for samples that overlap the time between two dates.
  ///
  /// With strict options a sample must also start, or end, within that time.
  public class func predicateForSamples(
    withStart startDate: Date?,
    end endDate: Date?,
    options: HKQueryOptions = []
  ) -> NSPredicate {
    predicate { (sample: HKSample) in
      let begins = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let ends = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { begins >= $0 } ?? true && endDate.map { ends < $0 } ?? true
    }
  }

  public class func predicateForObject(with uuid: UUID) -> NSPredicate {
    predicate { (object: HKObject) in object.uuid == uuid }
  }

  public class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate {
    predicate { (object: HKObject) in uuids.contains(object.uuid) }
  }

  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    predicate { (object: HKObject) in object.metadata?[key] != nil }
  }

  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    predicateForObjects(from: [source])
  }

  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    predicate { (object: HKObject) in sources.contains(object.sourceRevision.source) }
  }

  public class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    predicate { (workout: HKWorkout) in workout.workoutActivityType == workoutActivityType }
  }

  /// Returns a predicate for samples that have one of the values.
  public class func predicateForCategorySamples(
    equalTo values: Set<HKCategoryValueSleepAnalysis>
  ) -> NSPredicate {
    let numbers = Set(values.map(\.rawValue))
    return predicate { (sample: HKCategorySample) in numbers.contains(sample.value) }
  }

  /// Returns a predicate that is always false, because there are no activity summaries.
  public class func predicateForActivitySummary(
    with dateComponents: DateComponents
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a predicate that is always false, because there are no activity summaries.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  private class func predicate<Subject: HKObject>(
    _ isIncluded: @escaping @Sendable (Subject) -> Bool
  ) -> NSPredicate {
    NSPredicate { subject, _ in (subject as? Subject).map(isIncluded) ?? false }
  }
}

/// The strictness of a predicate: whether samples must begin, or end, within its interval.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let strictStartDate = HKQueryOptions(rawValue: 1 << 0)
  public static let strictEndDate = HKQueryOptions(rawValue: 1 << 1)
}

/// A constant that requests all objects.
public let HKObjectQueryNoLimit = 0
