import Ground
import Moments
import WidgetIntents

/// Errors in a recurrence rule are usage errors, because the user has typed the rule (CL-2).
extension RecurrenceFault: ExplainedError {
  package var exitCode: Int32 { ExitCode.usage.rawValue }
}
