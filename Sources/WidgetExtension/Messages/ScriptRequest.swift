package import IntentScript
package import WidgetIntents

/// A script to run in the extension that has all of its intents.
package struct ScriptRequest: Equatable, Sendable {
  /// The script's file first, then those it uses, each with its place among all offsets.
  package var sources: [ScriptSource]
  /// What the script's `param`s are given, by their names.
  package var arguments: [IntentArgument]
  /// Where the clock stands, in microseconds since 1970 UTC; `nil` lets it run.
  package var now: Int64?
  package var limits: ScriptLimits
  /// Whether each statement is told before it runs.
  package var reportsStatements: Bool
  /// Whether each intent is told after it ran.
  package var reportsIntents: Bool
  /// Whether intents are printed instead of performed (LG-16).
  package var isDryRun: Bool
  /// The extension's name, under which the host checked the script.
  package var extensionName: String
  /// Who asked: `run`.
  package var origin: String
  /// What the ids of its runs begin with; unique among all scripts of a store.
  package var runIDPrefix: String
  /// What the caller chose so that a repetition does nothing twice (RD-8).
  package var key: String?
  /// How long one intent may take.
  package var limitInMilliseconds: Int

  package init(
    sources: [ScriptSource],
    arguments: [IntentArgument] = [],
    now: Int64? = nil,
    limits: ScriptLimits = ScriptLimits(),
    reportsStatements: Bool = false,
    reportsIntents: Bool = false,
    isDryRun: Bool = false,
    extensionName: String,
    origin: String,
    runIDPrefix: String,
    key: String? = nil,
    limitInMilliseconds: Int = PerformRequest.defaultLimitInMilliseconds
  ) {
    self.sources = sources
    self.arguments = arguments
    self.now = now
    self.limits = limits
    self.reportsStatements = reportsStatements
    self.reportsIntents = reportsIntents
    self.isDryRun = isDryRun
    self.extensionName = extensionName
    self.origin = origin
    self.runIDPrefix = runIDPrefix
    self.key = key
    self.limitInMilliseconds = limitInMilliseconds
  }

  /// How long one intent may take in this script: never longer than all of it may.
  package var intentLimitInMilliseconds: Int {
    let (script, isTooLarge) = limits.seconds.multipliedReportingOverflow(by: 1_000)
    return isTooLarge ? limitInMilliseconds : min(limitInMilliseconds, script)
  }
}
