import Ground
import WidgetIntents

/// The reason why an intent of the timer cannot be performed.
enum FocusError: ExplainedError, Equatable, Sendable {
  /// No session is running or paused, so that it cannot be changed.
  case nothingRuns
  /// The session has been paused as often as is allowed; see ``FocusRecord/maximumRuns``.
  case tooManyPauses
  case minutesOutOfRange(Int)

  var message: String {
    switch self {
    case .nothingRuns:
      String(english: "no focus or break is running", turkish: "süren bir odak ya da mola yok")
    case .tooManyPauses:
      String(
        english: "the session was paused \(FocusRecord.maximumRuns - 1) times already",
        turkish: "oturum zaten \(FocusRecord.maximumRuns - 1) kez duraklatıldı"
      )
    case .minutesOutOfRange(let minutes):
      String(
        english: "a session cannot last \(minutes) min",
        turkish: "bir oturum \(minutes) dk süremez"
      )
    }
  }

  var hint: String? {
    switch self {
    case .nothingRuns:
      String(english: "begin one: widgetctl focus", turkish: "başlatın: widgetctl focus")
    case .tooManyPauses:
      String(english: "stop it: widgetctl focus stop", turkish: "durdurun: widgetctl focus stop")
    case .minutesOutOfRange:
      String(english: "expected 1 to 480", turkish: "1 ile 480 arası beklenir")
    }
  }

  /// The command's exit code: that of a usage error for a length out of range, otherwise 1 (CL-2).
  var exitCode: Int32 {
    switch self {
    case .minutesOutOfRange: ExitCode.usage.rawValue
    case .nothingRuns, .tooManyPauses: 1
    }
  }
}
