import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Describes a Live Activity in lists and messages.
enum ActivityText {
  /// A phrase that explains a kind of Live Activity, in the gallery and in errors.
  static let origin = "a Live Activity, which its extension's intents begin"

  /// Returns the state of a Live Activity in words for the list of placed widgets, such as `Live
  /// Activity, active`.
  static func words(_ widget: PlacedWidget, at now: Int64) -> String {
    guard let activity = activity(widget) else { return "Live Activity" }
    return "Live Activity, \(activity.phase(at: now).rawValue)"
  }

  /// Returns the state of a Live Activity as JSON; `nil` for a widget.
  static func json(_ widget: PlacedWidget, at now: Int64) -> JSONText? {
    guard let activity = activity(widget) else { return nil }
    return .object([
      ("id", .string(activity.id)),
      ("phase", .string(activity.phase(at: now).rawValue)),
      ("staleDate", .optional(activity.staleDate.map(date))),
      ("dismissalDate", .string(date(activity.dismissal))),
    ])
  }

  private static func date(_ microseconds: Int64) -> String {
    ISODate.text(Instant(microseconds: microseconds), in: .utc)
  }

  private static func activity(_ widget: PlacedWidget) -> LiveActivity? {
    guard let dismissal = widget.dismissal else { return nil }
    return (try? [IntentArgument](configurationBytes: widget.configuration))
      .flatMap { LiveActivity($0, dismissal: dismissal) }
  }
}
