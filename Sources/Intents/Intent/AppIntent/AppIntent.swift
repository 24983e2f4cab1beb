import Essentials

/// An action that users, widgets and scripts can perform.
///
/// The only requirements without a default are `title`, `init()` and `perform()`. One instance serves one run: it is
/// created, its parameters are resolved in order of declaration, then `perform()` is called.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  typealias Option = IntentChoiceOption

  /// The action's title, such as "Complete To-Do".
  static var title: LocalizedStringResource { get }
  /// A description of the action; none by default.
  static var description: IntentDescription? { get }
  /// Whether Apple's platforms bring the application forward first; there is none to bring here.
  static var openAppWhenRun: Bool { get }
  /// The authentication that the action requires: a user must be present, or confirm it.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether lists and scripts show the intent; widgets' controls may use it either way.
  static var isDiscoverable: Bool { get }
  /// The modes in which Apple's platforms run the action; here it runs in its extension.
  static var supportedModes: IntentModes { get }
  /// A sentence that describes the action and its parameters.
  static var parameterSummary: SummaryContent { get }

  // Which of the protocols that refine this one the intent conforms to, as far as runs and lists ask: a
  // cast would search all conformances of the program for each.
  static var _configuresWidget: Bool { get }
  static var _setsValue: Bool { get }
  static var _opens: Bool { get }
  static var _isStoreOnly: Bool { get }
  static var _isReadOnly: Bool { get }
  static var _isPreviewable: Bool { get }
  static var _isRunScoped: Bool { get }

  init()
  /// Does the action; what it writes must be in the store when it returns.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes {
    openAppWhenRun ? .foreground : .background
  }
  public static var parameterSummary: some ParameterSummary { AbsentParameterSummary() }

  public static var _configuresWidget: Bool { false }
  public static var _setsValue: Bool { false }
  public static var _opens: Bool { false }
  public static var _isStoreOnly: Bool { false }
  public static var _isReadOnly: Bool { false }
  public static var _isPreviewable: Bool { false }
  public static var _isRunScoped: Bool { false }
}

extension AppIntent {
  /// Performs the intent directly, with the parameters it has.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await perform()
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }

  /// Performs the intent directly, with the parameters it has.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws {
    _ = try await perform()
  }
}

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }
  public static var isDiscoverable: Bool { false }

  public init() {
    preconditionFailure("Never stands for the absence of an intent; it has no instance")
  }

  public func perform() async throws -> Never {
    switch self {}
  }
}

/// A sentence that describes an intent and its parameters.
public protocol ParameterSummary {}

extension Never: ParameterSummary {}

/// An empty summary, the default of an intent.
public struct AbsentParameterSummary: ParameterSummary {
  init() {}
}
