internal import Ground
package import WidgetIntents

/// The limits of a script, the values of its parameters, and the reports that are wanted.
package struct ScriptOptions: Sendable, Hashable {
  package var limits: ScriptLimits
  /// The values of the script's `param`s by name, each of the type that the script declares.
  package var parameters: [String: IntentValue]
  /// Whether each statement is reported before it runs.
  package var isTracing: Bool
  /// Whether each performed intent is reported with its arguments and its outcome.
  package var reportsIntents: Bool

  package init(
    limits: ScriptLimits = ScriptLimits(),
    parameters: [String: IntentValue] = [:],
    isTracing: Bool = false,
    reportsIntents: Bool = false
  ) {
    self.limits = limits
    self.parameters = parameters
    self.isTracing = isTracing
    self.reportsIntents = reportsIntents
  }
}

/// A clock in microseconds since some moment, which never goes backwards.
package struct ElapsedTime: Sendable {
  package let microseconds: @Sendable () -> Int64

  package init(microseconds: @escaping @Sendable () -> Int64) {
    self.microseconds = microseconds
  }

  /// Returns a clock that counts from this call, by the system's monotonic clock.
  package static func system() -> ElapsedTime {
    let start = MonotonicTime.nanoseconds
    return ElapsedTime { (MonotonicTime.nanoseconds - start) / 1_000 }
  }
}
