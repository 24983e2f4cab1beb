import Ground
import Moments
import WidgetIntents

/// Mistyped words are a matter of usage (CL-2).
extension RecurrenceFault: ExplainedError {
  package var exitCode: Int32 { ExitCode.usage.rawValue }
}
