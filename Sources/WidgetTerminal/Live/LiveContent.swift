import Moments
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// A widget of the live view before it is placed on the screen.
package struct LiveWidget: Equatable, Sendable {
  /// Unlike that of every other widget, for as long as the view lasts.
  package let id: Int64
  /// The title in its frame.
  package let title: String
  /// Its name in commands, which a search includes.
  package let name: String
  /// Equal in all widgets of one sort, whose titles have one colour.
  package let kind: String
  package let family: WidgetFamily
  /// Whether the user chose the family, which is then not replaced (CL-20).
  package let isSizeNamed: Bool
  /// The other supported families that may replace its own if there is less room.
  package let smaller: [WidgetFamily]
  /// The other supported families that may replace its own if there is more room.
  package let larger: [WidgetFamily]
  /// Whether it comes in one line too, which can be in the line above the widgets.
  package let hasLine: Bool
  /// The keys of its extension, and the entities that its controls name.
  package let keys: LiveRowKeys
  /// The data for commands that change it; `nil` if none can.
  package let placed: PlacedFacts?
  /// The stack that it is in front of; `nil` for a place of its own.
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

/// A widget's entry in one family at one moment.
package struct LiveEntry: Equatable, Sendable {
  /// The view; `nil` if there is none yet.
  package var view: ArchivedView?
  /// The view with all rows of its list, if requested; `nil` until it is available.
  package var rows: ArchivedView?
  /// Another number means another timeline: it answers the presses before it.
  package var timeline: Int64
  /// Such as how old a stale picture is.
  package var badge: String?
  /// The error of the last reload.
  package var problem: String?
  /// Whether pressing does something: not on a placeholder.
  package var isAlive: Bool
  /// The family of a view that replaces one which is still to be made; `nil` for the requested family.
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

/// The entries of all widgets of the view, and the time at which they change by themselves.
package struct LiveEntries: Sendable {
  package var entries: [Int64: LiveEntry]
  /// The first instant at which an entry, a badge or a reload is due; `nil` for never.
  package var validUntil: Instant?

  package init(_ entries: [Int64: LiveEntry] = [:], validUntil: Instant? = nil) {
    self.entries = entries
    self.validUntil = validUntil
  }
}

/// A user's request that the source performs: the view itself changes nothing.
package enum LiveRequest: Equatable, Sendable {
  case press(ArchivedAction, of: Int64, in: WidgetFamily)
  /// Performs the action of a control's key for the row in focus, for which the picture has no control.
  case perform(ArchivedAction, of: Int64)
  /// Performs the command of a key of the widget's extension.
  case row(LivePerformance)
  case undo(LiveRun)
  case redo(LiveRun)
  /// New timelines for these widgets, due or not.
  case refresh([Int64])
  /// An address that `LinkAddress` has let through.
  case open(String)
  /// A command of the program, as it was typed.
  case command(String)
  /// A command that changes a setting, by its words: `undo` has nothing to do with it.
  case setting([String])
  /// A command that changes the page, by its words.
  case change([String])
  /// A command that only requests descriptions of programs, for the gallery or for the form of a widget.
  case learn([String], form: Int64?)
  /// The picture of a kind of widget that need not be placed.
  case picture(kind: String, WidgetFamily)
  /// Shows the output of `timeline` for a widget.
  case timeline(Int64)

  /// The action of a control that is performed.
  package var action: ArchivedAction? {
    switch self {
    case .press(let action, _, _), .perform(let action, _): action
    default: nil
    }
  }
}

/// The outcome of a request.
package struct LiveOutcome: Equatable, Sendable {
  /// The line for the user; empty for none.
  package var text: String
  /// Whether the line is one of a failure.
  package var isFailure: Bool
  /// Whether it was done all the same: what follows from it can fail.
  package var isDone: Bool
  /// The run that `undo` would reverse; only presses and commands have one.
  package var run: LiveRun?
  /// The text to show over the page, if it is longer than a line.
  package var sheet: LiveSheet?
  /// The requested picture.
  package var picture: ArchivedView?
  /// The command that asks the user for missing values.
  package var asking: String?
  /// The id of the entity that it has made or changed.
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

/// News from the source after it has woken the view.
package enum LiveNews: Equatable, Sendable {
  /// The widgets or their content may have changed.
  case changed
  /// A line for the user that does not answer a request.
  case notice(String)
  /// A line for the user; `delivered` is passed to the source once it is shown.
  case reminder(String, delivered: [String])
  /// A request has ended, by the number that the view gave it.
  case ended(Int, LiveOutcome)
  /// A request waits for an answer, by its number.
  case asked(Int, Question)
  /// The preview of a typed text.
  case previewed(LivePerformance, LiveOutcome)
  /// A file that a widget's intent has returned, to be edited at this terminal.
  case edit(path: String, of: Int64)
}
