#if canImport(Darwin)
public import Foundation
#endif
import Synchronization

/// A value that an intent is given: `@Parameter(title: "Name") var name: String`.
///
/// It is a class, as Apple's: copies of an intent share it. An optional type makes the parameter
/// optional; a required one must have a value, or a default, before `perform()` reads it.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// What the author wrote about the parameter.
  package struct Declaration: Sendable {
    package var title: LocalizedStringResource?
    package var description: LocalizedStringResource?
    package var defaultValue: Value.UnwrappedType?
    package var check: (@Sendable (Value.ValueType) -> String?)?
    package var range: String?
    package var cases: [IntentValue]?
    package var requestDialog: IntentDialog?
    package var options: (@Sendable () async throws -> [IntentValue])?
    package var defaultResult: (@Sendable () async throws -> IntentValue?)?

    package init() {}
  }

  package struct State: Sendable {
    var value: Value?
    /// The Swift name and the intent's name, once a run has found the parameter in its intent.
    var name: String?
    var intent: String?
  }

  package let declaration: Declaration
  private let state: Mutex<State>

  /// Makes a parameter without a title: `@Parameter var name: String`.
  public init() {
    declaration = Declaration()
    state = Mutex(State())
  }

  package init(_ declaration: Declaration) {
    self.declaration = declaration
    let value = declaration.defaultValue.flatMap { ($0 as Any) as? Value }
    state = Mutex(State(value: value))
  }

  /// What the parameter is called; its Swift name where the author wrote no title.
  public var title: LocalizedStringResource {
    if let title = declaration.title { return title }
    let name = state.withLock(\.name) ?? "value"
    return LocalizedStringResource(stringLiteral: CommandLineName.title(name))
  }

  /// What is used when no value is given.
  public var defaultValue: Value.UnwrappedType? { declaration.defaultValue }

  /// Whether the parameter may be left out.
  public var isOptional: Bool { Value.isOptionalValue }

  /// The parameter itself: `$name`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value; reading a required parameter that has none is a programming error and traps (AI-19).
  public var wrappedValue: Value {
    get {
      let state = self.state.withLock { $0 }
      if let value = state.value { return value }
      if let absent = Value.absentValue { return absent }
      let owner = state.intent.map { "\($0)." } ?? ""
      preconditionFailure("\(owner)\(state.name ?? title.text) was read before it had a value")
    }
    set {
      state.withLock { $0.value = newValue }
    }
  }

  /// Whether a value was set, `nil` included; a default counts.
  package var hasValue: Bool { state.withLock { $0.value != nil } }

  package var currentValue: IntentValue? { state.withLock { $0.value?._intentValue } }

  package func bind(name: String, intent: String) {
    state.withLock {
      $0.name = name
      $0.intent = intent
    }
  }

  package var boundName: String { state.withLock(\.name) ?? title.text }
}
