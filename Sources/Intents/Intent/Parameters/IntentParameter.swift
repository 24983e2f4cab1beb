import Essentials
internal import Ground

/// An input of an intent.
///
/// Copies of an intent share their parameters, because this is a class, as on Apple's platforms. A
/// parameter of an optional type can be left out. A required one must have a value or a default
/// before `perform()` reads it.
///
/// ```swift
/// struct Brew: AppIntent {
///   static let title: LocalizedStringResource = "Brew"
///   @Parameter(title: "Kind", default: "green") var kind: String
///   @Parameter(title: "Minutes") var minutes: Int?
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "\(kind), \(minutes ?? 3) min")
///   }
/// }
/// ```
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  package let declaration: ParameterDeclaration
  private let state: Guarded<ParameterState>

  /// Creates a parameter without a title; its Swift name is shown.
  public init() {
    declaration = ParameterDeclaration()
    state = Guarded(ParameterState())
  }

  package init(_ declaration: ParameterDeclaration) {
    self.declaration = declaration
    state = Guarded(ParameterState(value: declaration.defaultValue.flatMap(Value._held)))
  }

  /// The parameter's title, or its Swift name if the author declared none.
  public var title: LocalizedStringResource {
    if let title = declaration.title { return title }
    return LocalizedStringResource(stringLiteral: CommandLineName.title(swiftName ?? "value"))
  }

  /// The default value, used if the caller passes none; `nil` if the author declared none.
  public var defaultValue: Value.UnwrappedType? { declaration.defaultValue as? Value.UnwrappedType }

  /// Whether the caller may omit the parameter because its type is optional.
  public var isOptional: Bool { Value.isOptionalValue }

  /// The parameter itself, for questions such as `$name.requestValue()`.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value of the parameter.
  ///
  /// Reading a required parameter without a value is a programming error, which ends the program
  /// (AI-19). A Bool parameter that is not set is false, and an enumeration has its first case.
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

  /// The value that an editor shows before the parameter is set; `nil` if the type has none.
  package var unset: Value? {
    guard let first = declaration.cases?.first else { return Value._unset }
    return Value._exact(first).map { HeldValue.open($0) }
  }

  package func hold(_ value: any Sendable) {
    state.withLock { $0.value = value }
  }

  /// Whether the parameter has a value, including `nil`; a default counts as a value.
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

  /// The name of the parameter's option on the command line.
  package var option: String {
    let bound = state.withLock { state in
      state.binding.map { $0.shape.parameters[state.index].option }
    }
    return bound ?? CommandLineName.kebab(title.text)
  }

  /// The context that resolves words such as `tomorrow`; `nil` outside of a run.
  package var context: IntentContext? { state.withLock { $0.binding?.context } }
}

/// A parameter of an intent without the Swift type of its value.
public protocol AnyIntentValue: AnyObject, Sendable {
  associatedtype Value: _IntentValue
  var isOptional: Bool { get }
  var title: LocalizedStringResource { get }
}

/// The state of a parameter: set or not.
///
/// A parameter that is set to `nil` counts as set (AI-20).
public enum IntentValueState<Value: Sendable>: Sendable {
  case unset
  case set(Value)
}

extension IntentParameter {
  /// The state of the parameter, with its value; a default counts as a value.
  public var valueState: IntentValueState<Value> { hasValue ? .set(wrappedValue) : .unset }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// The mutable state of a parameter during a run.
private struct ParameterState: Sendable {
  /// The value in the parameter's type, in which an optional type includes `nil`.
  var value: (any Sendable)?
  /// The shape and the context that all parameters of a run share; `nil` until the parameter
  /// belongs to a run.
  var binding: IntentBinding?
  var index = 0
}
