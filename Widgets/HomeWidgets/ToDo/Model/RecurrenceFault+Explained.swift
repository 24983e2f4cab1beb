import Ground
import Moments
import WidgetIntents

/// Faults of a recurrence rule are usage errors, because the rule was typed (CL-2).
extension RecurrenceFault: ExplainedError {
  package var exitCode: Int32 { ExitCode.usage.rawValue }
}
