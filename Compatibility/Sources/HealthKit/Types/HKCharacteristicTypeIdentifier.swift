/// The identifier of a characteristic of a user that does not change.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  fileprivate init(_ name: String) {
    rawValue = "HKCharacteristicTypeIdentifier" + name
  }
}

/// The identifiers of all characteristics, such as the date of birth.
extension HKCharacteristicTypeIdentifier {
  public static let biologicalSex = Self("BiologicalSex")
  public static let bloodType = Self("BloodType")
  public static let dateOfBirth = Self("DateOfBirth")
  public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
  public static let wheelchairUse = Self("WheelchairUse")
  public static let activityMoveMode = Self("ActivityMoveMode")
}
