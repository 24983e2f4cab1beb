/// An intent that the system knows how to use.
public protocol SystemIntent: AppIntent {}

/// An intent that sets one value: toggles write the new state into `value` before `perform()`.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

extension SetValueIntent {
  public static var _setsValue: Bool { true }
}

/// The parameters by which a placed widget is configured.
///
/// Widgets never ask: every parameter is optional, has a default, or its query has a default result.
public protocol WidgetConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public static var _configuresWidget: Bool { true }

  /// Configurations are read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a widget and does nothing else"
    )
  }
}

/// The parameters by which a placed control is configured, each optional or with a default.
public protocol ControlConfigurationIntent: SystemIntent {
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension ControlConfigurationIntent {
  /// Configurations are read, not performed.
  public func perform() async throws -> NeverResult {
    throw IntentError.failed(
      "\(Self.persistentIdentifier) configures a control and does nothing else"
    )
  }
}

/// An intent whose only effects are changes of the store, so that it may run inside `atomic` (LG-12).
///
/// It must not use the network or write files: a rollback restores only the store. Its changes may be committed as
/// late as its end, together with its changes of Live Activities.
public protocol StoreOnlyIntent: AppIntent {}

extension StoreOnlyIntent {
  public static var _isStoreOnly: Bool { true }
}

/// An intent that changes nothing, as one that lists or shows: a command that performs it leaves no run in the log.
public protocol ReadOnlyIntent: StoreOnlyIntent {}

extension ReadOnlyIntent {
  public static var _isReadOnly: Bool { true }
}

/// An intent that needs something around its run, such as the progress that it reports.
public protocol _RunScopedIntent: AppIntent {
  /// Performs with what it needs.
  func _performScoped() async throws -> _IntentResultParts
}

extension _RunScopedIntent {
  public static var _isRunScoped: Bool { true }
}

/// An intent that plays or stops sound; it runs as every other.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The older name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound; it runs as every other.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that plays a video; it runs as every other.
public protocol PlayVideoIntent: SystemIntent {}

/// An intent that opens a camera from the lock screen; it runs as every other.
public protocol CameraCaptureIntent: SystemIntent {
  /// The context that an application in the foreground would receive.
  associatedtype AppContext: Codable & Sendable
}

/// An intent that begins or ends speaking over a channel; it runs as every other.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that begins, changes or ends Live Activities; it runs as every other.
public protocol LiveActivityIntent: SystemIntent {}

/// The older name of ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that interrupts a workout; it runs as every other.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout; here it runs like any other intent.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that begins a dive; it runs as every other.
public protocol StartDiveIntent: SystemIntent {}

/// An intent that selects a scene of an application; without effect, as there are no scenes here.
public protocol TargetContentProvidingIntent: AppIntent {}

extension TargetContentProvidingIntent {
  /// Brings nothing forward: what shows the content is an application's scene.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that replaces one of an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class that Xcode generates from an intent definition; without effect here.
  static var intentClassName: String { get }
}

/// Names packages whose intents an application offers; here they are found without it (AI-78).
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
