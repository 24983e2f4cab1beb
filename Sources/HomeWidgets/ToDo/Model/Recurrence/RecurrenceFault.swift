import WidgetIntents

/// Why words for a recurrence were not understood.
struct RecurrenceFault: ExplainedError, Equatable, Sendable {
  let message: String
  let hint: String?
  let exitCode: Int32 = 64

  init(_ message: String, hint: String = Self.forms) {
    self.message = message
    self.hint = hint
  }

  static let forms =
    "for example --repeats week, --repeats \"2 weeks on mon,thu\" or --repeats \"month on the 31st until 2027-12-31\""
}
