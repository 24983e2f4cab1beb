import Moments
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The data of a widget in the live view, without its position.
package struct LiveWidget: Equatable, Sendable {
  /// The widget's id, which no other widget has while the view runs.
  package let id: Int64
  /// The title that the widget's frame shows.
  package let title: String
  /// The widget's name in commands, which a search includes.
  package let name: String
  /// The kind of widget; titles of one kind have the same colour.
  package let kind: String
  package let family: WidgetFamily
  /// Whether the user chose the family, which is then not replaced (CL-20).
  package let isSizeNamed: Bool
  /// The supported families that may replace the widget's own if there is less room, largest first.
  package let smaller: [WidgetFamily]
  /// The supported families that may replace the widget's own if there is more room, largest first.
  package let larger: [WidgetFamily]
  /// Whether the widget supports the size `inline`, for the line above the widgets.
  package let hasLine: Bool
  /// The keys that the widget's extension defines, and the entities that the widget's controls
  /// refer to.
  package let keys: LiveRowKeys
  /// The data for commands that change the widget; `nil` if it cannot be changed.
  package let placed: PlacedFacts?
  /// The stack in which the widget is in front; `nil` if it is not in a stack.
  package let stack: StackSign?

  package init(
    id: Int64,
    title: String,
    name: String,
    kind: String,
    family: WidgetFamily,
    isSizeNamed: Bool = false,
    smaller: [WidgetFamily] = [],
    larger: [WidgetFamily] = [],
    hasLine: Bool = false,
    keys: LiveRowKeys = .none,
    placed: PlacedFacts? = nil,
    stack: StackSign? = nil
  ) {
    self.id = id
    self.title = title
    self.name = name
    self.kind = kind
    self.family = family
    self.isSizeNamed = isSizeNamed
    self.smaller = smaller
    self.larger = larger
    self.hasLine = hasLine
    self.keys = keys
    self.placed = placed
    self.stack = stack
  }
}

/// The content of a widget in one family at one time.
package struct LiveEntry: Equatable, Sendable {
  /// The archived view to draw; `nil` until one is available.
  package var view: ArchivedView?
  /// The view with all rows of its list, if requested; `nil` until it is available.
  package var rows: ArchivedView?
  /// The number of the widget's timeline, which increases with each reload.
  ///
  /// A timeline with a higher number than the one shown at a press is the answer to that press.
  package var timeline: Int64
  /// A status such as the age of a stale picture; `nil` for none.
  package var badge: String?
  /// The message of the error that ended the last reload; `nil` if it succeeded.
  package var problem: String?
  /// Whether controls can be pressed; `false` for a placeholder.
  package var isAlive: Bool
  /// The family of `view`, if another than the requested one is shown until that is available;
  /// otherwise `nil`.
  package var family: WidgetFamily?

  package init(
    view: ArchivedView?,
    rows: ArchivedView? = nil,
    timeline: Int64 = 0,
    badge: String? = nil,
    problem: String? = nil,
    isAlive: Bool = true,
    family: WidgetFamily? = nil
  ) {
    self.view = view
    self.rows = rows
    self.timeline = timeline
    self.badge = badge
    self.problem = problem
    self.isAlive = isAlive
    self.family = family
  }
}

/// The contents of the widgets in view, and the time at which they change by themselves.
package struct LiveEntries: Sendable {
  package var entries: [Int64: LiveEntry]
  /// The first instant at which a widget's content, a status or a reload is due; `nil` for never.
  package var validUntil: Instant?

  package init(_ entries: [Int64: LiveEntry] = [:], validUntil: Instant? = nil) {
    self.entries = entries
    self.validUntil = validUntil
  }
}

/// A request of the user, which the view's source of widgets performs; the view itself changes
/// nothing.
package enum LiveRequest: Equatable, Sendable {
  case press(ArchivedAction, of: Int64, in: WidgetFamily)
  /// Performs the action of a control's key on the entity of the row in focus; no control in the
  /// picture has exactly this action.
  case perform(ArchivedAction, of: Int64)
  /// Performs the command of a key of the widget's extension.
  case row(LivePerformance)
  case undo(LiveRun)
  case redo(LiveRun)
  /// Reloads these widgets, whether or not they are due.
  case refresh([Int64])
  /// Opens an address that `LinkAddress` has accepted.
  case open(String)
  /// Runs a command of the program, as typed.
  case command(String)
  /// Runs a command that changes a setting, given as its arguments; `undo` does not affect it.
  case setting([String])
  /// Runs a command that changes the page, given as its arguments.
  case change([String])
  /// Runs a command that only requests descriptions from extensions.
  ///
  /// `form` is the id of the widget whose form needs them; `nil` if the gallery needs them.
  case learn([String], form: Int64?)
  /// Requests the picture of a kind of widget, which need not be placed.
  case picture(kind: String, WidgetFamily)
  /// Shows the output of `timeline` for a widget.
  case timeline(Int64)

  /// The action of a control that the request performs; `nil` for any other request.
  package var action: ArchivedAction? {
    switch self {
    case .press(let action, _, _), .perform(let action, _): action
    default: nil
    }
  }
}

/// The outcome of a user's request, which the view shows.
package struct LiveOutcome: Equatable, Sendable {
  /// The message for the user, one line; empty for none.
  package var text: String
  /// Whether `text` is an error message.
  package var isFailure: Bool
  /// Whether the request was performed; this can be so despite an error, which then concerns a
  /// later step.
  package var isDone: Bool
  /// The run of an intent that `undo` would reverse; `nil` unless a press of a control or a command
  /// started one.
  package var run: LiveRun?
  /// The text to show over the page if it is longer than a line; otherwise `nil`.
  package var sheet: LiveSheet?
  /// The picture that was requested; `nil` for the outcome of any other request.
  package var picture: ArchivedView?
  /// The typed command, if it asked the user for missing values; otherwise `nil`.
  package var asking: String?
  /// The id of the entity that the request created or changed; `nil` if there is none.
  package var entity: String?

  package init(
    _ text: String,
    isFailure: Bool = false,
    isDone: Bool? = nil,
    run: LiveRun? = nil,
    sheet: LiveSheet? = nil,
    picture: ArchivedView? = nil
  ) {
    self.text = text
    self.isFailure = isFailure
    self.isDone = isDone ?? !isFailure
    self.run = run
    self.sheet = sheet
    self.picture = picture
  }
}

/// An event that the view's source of widgets reports after it has woken the view.
package enum LiveNews: Equatable, Sendable {
  /// The widgets or their content may have changed.
  case changed
  /// A line for the user that is not the outcome of a request.
  case notice(String)
  /// A reminder as a line for the user; once it is shown, `delivered` is passed to the view's
  /// source of widgets.
  case reminder(String, delivered: [String])
  /// A request has ended; the number is the one with which the view began it.
  case ended(Int, LiveOutcome)
  /// A request, given by its number, waits for the answer to a question.
  case asked(Int, Question)
  /// The preview of a typed text has arrived.
  case previewed(LivePerformance, LiveOutcome)
  /// A widget's intent has returned a file that the user can edit in this terminal.
  case edit(path: String, of: Int64)
}
