/// A value that was added to the dependency manager: `@Dependency var store: Store`.
///
/// The runner checks an intent's dependencies before it performs, so that a missing one is an
/// error with its name; reading a missing one elsewhere traps.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  let key: DependencyKey
  let manager: AppDependencyManager

  /// Looks the value up by key, or by its type.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    self.key = DependencyKey(key, Value.self)
    self.manager = manager
  }

  public var wrappedValue: Value {
    do {
      return try manager.value(key, as: Value.self)
    } catch {
      preconditionFailure("the dependency \(key) is not available: \(error)")
    }
  }
}

extension AppDependency: AvailabilityChecked {
  static func isReady(at memory: UnsafeRawPointer) throws -> Bool {
    let dependency = memory.assumingMemoryBound(to: Self.self)
    let value = try dependency.pointee.manager.valueIfReady(
      dependency.pointee.key,
      as: Value.self
    )
    return value != nil
  }

  static func read(at memory: UnsafeRawPointer) -> any AvailabilityChecked {
    memory.assumingMemoryBound(to: Self.self).pointee
  }

  func makeAvailable() async throws {
    try await manager.load(key)
    _ = try manager.value(key, as: Value.self)
  }
}
