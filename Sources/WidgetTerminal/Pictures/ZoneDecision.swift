import WidgetRender

/// The time zone in which dates are shown and read.
package enum ZoneDecision {
  /// The zone that TZ names; UTC with a warning where it names none (RT-11).
  package static func zone(environment: EnvironmentVariables, output: Output) -> TimeZoneRules {
    let (rules, problem) = TimeZoneSource().zone(forTZ: environment["TZ"])
    if let problem { output.warning(problem.message, hint: problem.hint) }
    return rules
  }
}
