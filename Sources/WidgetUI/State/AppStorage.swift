public import Foundation

/// A value that the user's defaults keep, read when the view is made (SU-58).
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let stored: StoredValue<Value>
  private let store: UserDefaults?
  private let source = EnvironmentSource()

  init(_ stored: StoredValue<Value>, in store: UserDefaults?) {
    self.stored = stored
    self.store = store
  }

  private var defaults: UserDefaults {
    store ?? source.values?.defaultAppStorage ?? .standard
  }

  /// The value in the store; setting it writes there, for providers and intents that share it.
  public var wrappedValue: Value {
    get { stored.read(defaults) }
    nonmutating set { stored.write(newValue, defaults) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage: EnvironmentReceiver {
  func receive(_ values: EnvironmentValues) { source.values = values }
}

extension EnvironmentValues {
  private enum StoreKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// Where `AppStorage` finds values whose store is not named; `nil` is the standard one.
  var defaultAppStorage: UserDefaults? {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }
}

extension View {
  /// The store of `AppStorage` properties below that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformingEnvironment { $0.defaultAppStorage = store }
  }
}
