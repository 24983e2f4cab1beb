public import Foundation

/// A type of object in the health store; types are equal if their identifiers are.
open class HKObjectType: NSObject {
  public let identifier: String

  package init(named identifier: String) {
    self.identifier = identifier
  }

  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? {
    HKQuantityType(identifier)
  }

  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? {
    HKCategoryType(identifier)
  }

  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? {
    HKCharacteristicType(identifier)
  }

  public class func workoutType() -> HKWorkoutType { HKWorkoutType() }
  public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  public override var hash: Int { identifier.hashValue }
  public override var description: String { identifier }
}

/// The type of samples, which have a beginning and an end.
open class HKSampleType: HKObjectType {}

/// The type of samples that contain a number with a unit.
public final class HKQuantityType: HKSampleType {
  public init(_ identifier: HKQuantityTypeIdentifier) {
    super.init(named: identifier.rawValue)
  }
}

/// The type of samples that contain one of several values.
public final class HKCategoryType: HKSampleType {
  public init(_ identifier: HKCategoryTypeIdentifier) {
    super.init(named: identifier.rawValue)
  }
}

/// The type of a characteristic that does not change.
public final class HKCharacteristicType: HKObjectType {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(named: identifier.rawValue)
  }
}

/// The type of workouts.
public final class HKWorkoutType: HKSampleType {
  fileprivate init() {
    super.init(named: "HKWorkoutTypeIdentifier")
  }
}

/// The type of a day's activity rings.
public final class HKActivitySummaryType: HKObjectType {
  fileprivate init() {
    super.init(named: "HKActivitySummaryTypeIdentifier")
  }
}
