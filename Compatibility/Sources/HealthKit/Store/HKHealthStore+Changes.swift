/// Methods that would change the store or observe its changes; all of them fail.
extension HKHealthStore {
  public func save(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  public func save(
    _ objects: [HKObject],
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  nonisolated(nonsending) public func save(_ object: HKObject) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  nonisolated(nonsending) public func save(_ objects: [HKObject]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func delete(
    _ object: HKObject,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  public func delete(
    _ objects: [HKObject],
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  nonisolated(nonsending) public func delete(_ object: HKObject) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  nonisolated(nonsending) public func delete(_ objects: [HKObject]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  nonisolated(nonsending) public func enableBackgroundDelivery(
    for type: HKObjectType,
    frequency: HKUpdateFrequency
  ) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }

  public func disableBackgroundDelivery(
    for type: HKObjectType,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  public func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    refuse(completion)
  }

  private func refuse(_ completion: (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}

/// The frequency with which an app would be started for new samples; a terminal has none.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
