public import Foundation

/// An object of the health store; objects that an app creates are not stored in a terminal.
open class HKObject: NSObject {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?

  fileprivate init(metadata: [String: Any]?, device: HKDevice?) {
    self.metadata = metadata
    self.device = device
  }
}

/// A measurement, an event or a workout over an interval of time.
open class HKSample: HKObject {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  package init(
    type: HKSampleType,
    start: Date,
    end: Date,
    metadata: [String: Any]?,
    device: HKDevice?
  ) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata, device: device)
  }
}

/// A measured number with its unit.
open class HKQuantitySample: HKSample {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public var count: Int { 1 }

  public init(
    type quantityType: HKQuantityType,
    quantity: HKQuantity,
    start startDate: Date,
    end endDate: Date,
    device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(
      type: quantityType,
      start: startDate,
      end: endDate,
      metadata: metadata,
      device: device
    )
  }
}

/// A sample of a category; its value is stored as a number.
public final class HKCategorySample: HKSample {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType,
    value: Int,
    start startDate: Date,
    end endDate: Date,
    device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type: type, start: startDate, end: endDate, metadata: metadata, device: device)
  }
}

/// The device that measured a sample.
public final class HKDevice: NSObject, Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  public init(
    name: String?,
    manufacturer: String?,
    model: String?,
    hardwareVersion: String?,
    firmwareVersion: String?,
    softwareVersion: String?,
    localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
}

public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
