package import WidgetIntents

/// How a script is run.
package struct ScriptOptions: Sendable, Hashable {
  package var limits: ScriptLimits
  /// The values of the script's `param`s by name, each of the type that the script declares.
  package var parameters: [String: IntentValue]
  /// Whether each statement is told before it runs.
  package var isTracing: Bool
  /// Whether each performed intent is told with its arguments and its outcome.
  package var tellsIntents: Bool
  /// Whether intents are printed instead of performed (LG-16).
  package var isDryRun: Bool
  /// Whether the machine may use its quick loop; off in tests that compare the two.
  package var usesQuickLoop: Bool

  package init(
    limits: ScriptLimits = ScriptLimits(),
    parameters: [String: IntentValue] = [:],
    isTracing: Bool = false,
    tellsIntents: Bool = false,
    isDryRun: Bool = false,
    usesQuickLoop: Bool = true
  ) {
    self.limits = limits
    self.parameters = parameters
    self.isTracing = isTracing
    self.tellsIntents = tellsIntents
    self.isDryRun = isDryRun
    self.usesQuickLoop = usesQuickLoop
  }
}
