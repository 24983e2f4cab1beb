public import Foundation

/// The store of the user's health data, which a terminal does not have.
///
/// Each request fails with `HKError.errorHealthDataUnavailable`. Handlers are called before a
/// method returns.
public final class HKHealthStore: NSObject, Sendable {
  public class func isHealthDataAvailable() -> Bool { false }

  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .sharingDenied
  }

  public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?,
    read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }

  nonisolated(nonsending) public func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>? = nil,
    read typesToRead: Set<HKObjectType>? = nil
  ) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    completion(.unknown, HKError(.errorHealthDataUnavailable))
  }

  nonisolated(nonsending) public func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>,
    read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    throw HKError(.errorHealthDataUnavailable)
  }

  /// Calls the query's handler with `HKError.errorHealthDataUnavailable`.
  public func execute(_ query: HKQuery) {
    query.answer(with: HKError(.errorHealthDataUnavailable))
  }

  /// Has no effect, because every query has already ended.
  public func stop(_ query: HKQuery) {}

  public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>,
    completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) {
    completion([:], HKError(.errorHealthDataUnavailable))
  }

  nonisolated(nonsending) public func preferredUnits(
    for quantityTypes: Set<HKQuantityType>
  ) async throws -> [HKQuantityType: HKUnit] {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func biologicalSex() throws -> HKBiologicalSexObject {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func bloodType() throws -> HKBloodTypeObject {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// The permission of an app to write samples of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether the user must be asked for permission before data is accessed.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown, shouldRequest, unnecessary
}

public final class HKBiologicalSexObject: NSObject, Sendable {
  public var biologicalSex: HKBiologicalSex { .notSet }
}

public final class HKBloodTypeObject: NSObject, Sendable {
  public var bloodType: HKBloodType { .notSet }
}
