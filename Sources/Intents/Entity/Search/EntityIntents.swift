import Essentials

/// An intent that opens an entity in its application on Apple's platforms; with widgetctl it
/// returns the entity.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var _opens: Bool { true }

  /// Returns the entity, because a terminal has no application to open it in.
  public func perform() async throws -> some IntentResult { .result(value: target) }
}

extension OpenIntent where Self: TargetContentProvidingIntent {
  /// Returns the entity, because a terminal has no application to open it in.
  public func perform() async throws -> some IntentResult { .result(value: target) }
}

/// An intent that deletes entities; by convention it asks for confirmation first.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

/// An intent that begins a workout; widgetctl runs it like any other intent.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: AppEnum
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}

/// An intent that configures an application for a Focus; it never runs, since a terminal has no
/// Focus.
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable {
  /// Returns the filters that a system with Focus would suggest during setup; none by default.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] {
    []
  }

  /// The active filter; always throws, because a terminal has no Focus.
  public static var current: Self {
    get async throws { throw AppIntentError.Unrecoverable.unsupportedOnDevice }
  }
}

/// A description of the Focus that a filter is suggested for.
public struct FocusFilterSuggestionContext: Sendable {
  public let focusFilterIdentifier: String?
}
