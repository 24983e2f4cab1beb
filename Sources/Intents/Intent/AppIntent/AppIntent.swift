import Essentials

/// An action that users, widgets and scripts perform.
///
/// Declare a title, parameters and `perform()`. One instance serves one run: it is created with
/// `init()`, its parameters are resolved in order of declaration, then `perform()` is called.
///
/// ```swift
/// struct Greet: AppIntent {
///   static let title: LocalizedStringResource = "Greet"
///   static let description: IntentDescription? = "Greets somebody by name."
///
///   @Parameter(title: "Name") var name: String
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "Good morning, \(name).")
///   }
/// }
/// ```
///
/// On the command line this is `widgetctl perform greet --name Ada`, in a script `greet(name:
/// "Ada")`.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  typealias Option = IntentChoiceOption

  /// The action's title, such as "Complete To-Do".
  static var title: LocalizedStringResource { get }
  /// A description of the action; `nil`, the default, for none.
  static var description: IntentDescription? { get }
  /// Whether Apple's platforms bring the application to the foreground first; without effect in a
  /// terminal.
  static var openAppWhenRun: Bool { get }
  /// The required authentication: whether a user must be present or confirm the action.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether lists and scripts show the intent; controls of widgets can use it in any case.
  static var isDiscoverable: Bool { get }
  /// The modes in which Apple's platforms run the action; widgetctl always runs it in its
  /// extension.
  static var supportedModes: IntentModes { get }
  /// A sentence that describes the action with its parameters.
  ///
  /// ```swift
  /// struct Copy: AppIntent {
  ///   static let title: LocalizedStringResource = "Copy"
  ///   static var parameterSummary: some ParameterSummary { Summary("Copy \(\.$text)") }
  ///   @Parameter(title: "Text") var text: String
  ///   func perform() async throws -> some IntentResult { .result() }
  /// }
  /// ```
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
  /// Performs the action; all changes must be stored when it returns.
  ///
  /// - Returns: A result, made with one of the `.result(…)` functions.
  /// - Throws: Any error; its text is shown to the user. Changes that are already stored remain.
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
  /// Performs the intent with its current parameters and returns its value; `donate` has no effect.
  ///
  /// ```swift
  /// let pages = try await AddPages(book: Book.samples[0], pages: 3)()
  /// ```
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    let result = try await perform()
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }

  /// Performs the intent with its current parameters; `donate` has no effect.
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

/// A summary without a sentence, the default of an intent.
public struct AbsentParameterSummary: ParameterSummary {
  init() {}
}
