import Essentials

/// An intent that opens one thing in the application on Apple's platforms.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var _opens: Bool { true }

  /// Returns the target: there is no application to open in a terminal.
  public func perform() async throws -> some IntentResult { .result(value: target) }
}

extension OpenIntent where Self: TargetContentProvidingIntent {
  /// Returns the target: there is no application to open in a terminal.
  public func perform() async throws -> some IntentResult { .result(value: target) }
}

/// An intent that removes entities; by convention it asks first.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

/// An intent that begins a workout; it runs as every other.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: AppEnum
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

/// An intent that configures an application for a Focus.
///
/// A terminal has no Focus, so it is never run.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// Returns the filters that a system with Focus offers during its setup.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] {
    []
  }

  /// The filter that is on: there is none.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
  }
}

/// A description of the Focus that a filter is suggested for.
public struct FocusFilterSuggestionContext: Sendable {
  public let focusFilterIdentifier: String?
}
