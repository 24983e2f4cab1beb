import Essentials
internal import Ground

/// An input of an intent: `@Parameter(title: "Name") var name: String`.
///
/// Copies of an intent share its parameters, because this is a class, as on Apple's platforms. A parameter of an
/// optional type is optional; a required one must have a value or a default before `perform()` reads it.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  package let declaration: ParameterDeclaration
  private let state: Guarded<ParameterState>

  /// Makes a parameter without a title: `@Parameter var name: String`.
  public init() {
    declaration = ParameterDeclaration()
    state = Guarded(ParameterState())
  }

  package init(_ declaration: ParameterDeclaration) {
    self.declaration = declaration
    state = Guarded(ParameterState(value: declaration.defaultValue.flatMap(Value._held)))
  }

  /// The parameter's title; its Swift name if the author wrote none.
  public var title: LocalizedStringResource {
    if let title = declaration.title { return title }
    return LocalizedStringResource(stringLiteral: CommandLineName.title(swiftName ?? "value"))
  }

  /// The value that is used if the caller passes none.
  public var defaultValue: Value.UnwrappedType? { declaration.defaultValue as? Value.UnwrappedType }

  /// Whether the parameter may be left out.
  public var isOptional: Bool { Value.isOptionalValue }

  /// The parameter itself: `$name`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value; reading a required parameter that has none is a programming error and traps (AI-19), but
  /// for a Bool, which is false until it is set, and a choice, which is its first case.
  public var wrappedValue: Value {
    get {
      let state = self.state.withLock { $0 }
      if let value = state.value { return HeldValue.open(value) }
      if let absent = Value._absent ?? unset { return absent }
      let owner = state.binding.map { "\($0.shape.identifier)." } ?? ""
      preconditionFailure("\(owner)\(boundName) was read before it had a value")
    }
    set {
      hold(newValue)
    }
  }

  /// The parameter's value before it is set; `nil` if its type has none.
  package var unset: Value? {
    guard let first = declaration.cases?.first else { return Value._unset }
    return Value._exact(first).map { HeldValue.open($0) }
  }

  package func hold(_ value: any Sendable) {
    state.withLock { $0.value = value }
  }

  /// Whether a value was set, `nil` included; a default counts.
  package var hasValue: Bool { state.withLock { $0.value != nil } }

  package var currentValue: IntentValue? { hasValue ? wrappedValue._intentValue : nil }

  package func bind(_ binding: IntentBinding, at index: Int) {
    state.withLock {
      $0.binding = binding
      $0.index = index
    }
  }

  private var swiftName: String? {
    state.withLock { state in state.binding.map { $0.shape.parameters[state.index].name } }
  }

  package var boundName: String { swiftName ?? title.text }

  /// The name on the command line.
  package var option: String {
    let bound = state.withLock { state in
      state.binding.map { $0.shape.parameters[state.index].option }
    }
    return bound ?? CommandLineName.kebab(title.text)
  }

  /// The context that resolves words such as `tomorrow`; `nil` outside of a run.
  package var context: IntentContext? { state.withLock { $0.binding?.context } }
}

/// An intent's parameter, whatever its type.
public protocol AnyIntentValue: AnyObject, Sendable {
  associatedtype Value: _IntentValue
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// Whether a parameter was set; a parameter set to `nil` counts as set (AI-20).
public enum IntentValueState<Value: Sendable>: Sendable {
  case unset
  case set(Value)
}

extension IntentParameter {
  /// Whether a value was set, and which one; a default counts.
  public var valueState: IntentValueState<Value> { hasValue ? .set(wrappedValue) : .unset }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// The mutable state of a parameter during a run.
private struct ParameterState: Sendable {
  /// A value of the parameter's type, `nil` of an optional one included.
  var value: (any Sendable)?
  /// Set once a run has found the parameter in its intent.
  var binding: IntentBinding?
  var index = 0
}
