internal import Ground

/// A value from the dependency manager, such as a store.
///
/// The runner checks an intent's dependencies before it performs, so that a missing one is an error
/// with its name. Reading a missing one elsewhere ends the program.
///
/// ```swift
/// struct ListBooks: AppIntent {
///   static let title: LocalizedStringResource = "List Books"
///   @AppDependency var library: Library
///   func perform() async throws -> some ReturnsValue<[Book]> { .result(value: library.books) }
/// }
/// final class Library: Sendable {
///   let books: [Book] = Book.samples
/// }
/// ```
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager

  /// Declares a dependency that is found by its key, or by its type if the key is `nil`.
  public init(key: (any Hashable & Sendable)? = nil, manager: AppDependencyManager = .shared) {
    self.key = DependencyKey(key, Value.self)
    self.manager = manager
  }

  public var wrappedValue: Value {
    do {
      return try manager.value(key, as: Value.self)
    } catch {
      preconditionFailure("the dependency \(key) is not available: \(ErrorWords.text(of: error))")
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

/// A type in which `@AppDependency` may be declared: an intent, a query or an options provider.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// The objects that intents, queries and providers share, such as a store.
///
/// Add dependencies before any intent can run. Each one is created once, when it is first used.
///
/// ```swift
/// AppDependencyManager.shared.add(key: "limit", dependency: 20)
/// ```
public final class AppDependencyManager: Sendable {
  /// The manager that `@Dependency` uses unless it names another.
  public static let shared = AppDependencyManager()

  private enum Entry: Sendable {
    case ready(any Sendable)
    case pending(@Sendable () async throws -> any Sendable)
    case immediate(@Sendable () throws -> any Sendable)
  }

  private let entries = Guarded<[DependencyKey: Entry]>([:])

  /// Creates an empty manager, for instance one for each test.
  public init() {}

  /// Adds a value, which is evaluated when it is first used.
  ///
  /// - Parameters:
  ///   - key: The key of the value; `nil` for its type.
  ///   - dependency: The value.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    let key = DependencyKey(key, Dependency.self)
    entries.withLock { $0[key] = .immediate(dependency) }
  }

  /// Adds a closure that creates the value when it is first used.
  ///
  /// - Parameters:
  ///   - key: The key of the value; `nil` for its type.
  ///   - dependency: The closure; if it throws, the intent fails with that error.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @escaping @Sendable () throws -> Dependency
  ) {
    let key = DependencyKey(key, Dependency.self)
    entries.withLock { $0[key] = .immediate(dependency) }
  }

  /// Adds an asynchronous closure that creates the value; the runner awaits it before the intent
  /// performs.
  ///
  /// - Parameters:
  ///   - key: The key of the value; `nil` for its type.
  ///   - dependency: The closure; if it throws, the intent fails with that error.
  public func add<Dependency: Sendable>(
    key: (any Hashable & Sendable)? = nil,
    dependency: @escaping @Sendable () async throws -> Dependency
  ) {
    let key = DependencyKey(key, Dependency.self)
    entries.withLock { $0[key] = .pending(dependency) }
  }

  /// Returns the value, creating it first if its closure is synchronous.
  ///
  /// - Throws: `IntentError.missingDependency` if there is no value, or if it is not loaded yet.
  func value<Dependency>(_ key: DependencyKey, as type: Dependency.Type) throws -> Dependency {
    guard let value = try valueIfReady(key, as: type) else {
      throw IntentError.missingDependency(key.description)
    }
    return value
  }

  /// Returns the value; `nil` if the value comes from an asynchronous closure that has not run yet.
  fileprivate func valueIfReady<Dependency>(
    _ key: DependencyKey,
    as type: Dependency.Type
  ) throws -> Dependency? {
    // The closure is run under the lock, so that it is run once; it must not ask for a dependency.
    let found: (any Sendable)? = try entries.withLock { entries in
      switch entries[key] {
      case .ready(let value): return value
      case .immediate(let make):
        let value = try make()
        entries[key] = .ready(value)
        return value
      case .pending: return nil
      case nil: throw IntentError.missingDependency(key.description)
      }
    }
    guard let found else { return nil }
    guard let value = found as? Dependency else {
      throw IntentError.missingDependency(SwiftTypeName.unqualified(type))
    }
    return value
  }

  /// Creates a value asynchronously and stores it, unless another caller has stored one meanwhile.
  fileprivate func load(_ key: DependencyKey) async throws {
    guard case .pending(let make) = entries.withLock({ $0[key] }) else { return }
    let value = try await make()
    entries.withLock { entries in
      if case .pending = entries[key] { entries[key] = .ready(value) }
    }
  }
}

/// The key of a dependency: the author's key, or the dependency's type.
struct DependencyKey: Hashable, Sendable, CustomStringConvertible {
  private let custom: (any Hashable & Sendable)?
  private let type: Any.Type

  init(_ key: (any Hashable & Sendable)?, _ type: Any.Type) {
    custom = key
    self.type = type
  }

  var description: String {
    let name = SwiftTypeName.unqualified(type)
    return custom.map { "\(name) (key \($0))" } ?? name
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left.custom, right.custom) {
    case (nil, nil): left.type == right.type
    case (let left?, let right?): AnyHashable(left) == AnyHashable(right)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    if let custom {
      hasher.combine(AnyHashable(custom))
    } else {
      hasher.combine(ObjectIdentifier(type))
    }
  }
}
