/// An intent with a role that Apple's platforms define, such as setting a value.
public protocol SystemIntent: AppIntent {}

/// An intent that sets a value; a toggle assigns the new state to `value` before `perform()`.
///
/// ```swift
/// struct SetLamp: SetValueIntent {
///   static let title: LocalizedStringResource = "Set Lamp"
///   @Parameter(title: "On") var value: Bool
///   func perform() async throws -> some IntentResult {
///     UserDefaults.standard.set(value, forKey: "lamp")
///     return .result()
///   }
/// }
/// ```
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

extension SetValueIntent {
  public static var _setsValue: Bool { true }
}

/// The parameters by which a user configures a widget.
///
/// A configuration cannot ask questions: every parameter is optional, has a default, or has a query
/// with a default result.
///
/// ```swift
/// struct TeamOptions: WidgetConfigurationIntent {
///   static let title: LocalizedStringResource = "Team"
///   @Parameter(title: "Team", default: "Home") var team: String
/// }
/// ```
public protocol WidgetConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public static var _configuresWidget: Bool { true }

  /// Never called: a configuration is read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a widget and does nothing else"
    )
  }
}

/// The parameters by which a user configures a control, each optional or with a default.
public protocol ControlConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Never called: a configuration is read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a control and does nothing else"
    )
  }
}

/// An intent that changes only the store, so that it may run inside `atomic` (LG-12).
///
/// It must not use the network or write files, because a rollback restores only the store. Its
/// changes may be committed only when the run ends, together with changes of Live Activities.
public protocol StoreOnlyIntent: AppIntent {}

extension StoreOnlyIntent {
  public static var _isStoreOnly: Bool { true }
}

/// An intent that changes nothing, such as one that lists or shows; its runs are not recorded in
/// the log.
public protocol ReadOnlyIntent: StoreOnlyIntent {}

extension ReadOnlyIntent {
  public static var _isReadOnly: Bool { true }
}

/// An intent whose run needs preparation by the runner, for example to report progress.
public protocol _RunScopedIntent: AppIntent {
  /// Prepares the run and performs the intent.
  func _performScoped() async throws -> _IntentResultParts
}

extension _RunScopedIntent {
  public static var _isRunScoped: Bool { true }
}

/// An intent that plays or stops sound; widgetctl runs it like any other intent.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The former name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound; widgetctl runs it like any other intent.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that plays a video; widgetctl runs it like any other intent.
public protocol PlayVideoIntent: SystemIntent {}

/// An intent that opens a camera from the lock screen; widgetctl runs it like any other intent.
public protocol CameraCaptureIntent: SystemIntent {
  /// The context that an application in the foreground would receive.
  associatedtype AppContext: Codable & Sendable
}

/// An intent that begins or ends speaking over a channel; widgetctl runs it like any other intent.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that begins, changes or ends Live Activities; widgetctl runs it like any other intent.
public protocol LiveActivityIntent: SystemIntent {}

/// The former name of ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that interrupts a workout; widgetctl runs it like any other intent.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout; widgetctl runs it like any other intent.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that begins a dive; widgetctl runs it like any other intent.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that selects a scene of an application; without effect, as widgetctl has no scenes.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Returns an empty result: the content would be shown by a scene of an application.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that replaces one from an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the class that Xcode generates from an intent definition; widgetctl ignores it.
  static var intentClassName: String { get }
}

/// Lists packages with intents for an application; widgetctl finds intents without it (AI-78).
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
