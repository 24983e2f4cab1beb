import Moments
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The source of the live view: a store with processes, or a single extension.
///
/// No call waits: long work is started, and the source wakes the view when there is news.
package protocol LiveSource: AnyObject {
  /// Returns the widgets of the board in view, in their order.
  func widgets() throws(CommandError) -> [LiveWidget]

  /// Returns the entry of each widget in its family at `now`, with all of its rows if requested.
  ///
  /// Due timelines are requested; entries that were never made are missing or have no view.
  func entries(
    of families: [(widget: Int64, family: WidgetFamily)],
    at now: Instant,
    in drawing: DrawContext
  ) throws(CommandError) -> LiveEntries

  /// Requests all rows of these widgets in these families from now on; earlier requests no longer
  /// apply.
  func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError)

  /// The boards that are tabs, as of the last call of `widgets()`.
  var boards: LiveBoards { get }

  /// Shows the widgets of another board from now on.
  func show(board: Int)

  /// Brings the next or the previous member of a widget's stack to the front for some time.
  ///
  /// - Returns: The message for the user; `nil` if the widget is not in a stack.
  func turn(stackOf widget: Int64, forward: Bool) -> String?

  /// Keeps the stack of a widget from turning while the widget is in use; `nil` lets all stacks
  /// turn.
  func keepInFront(_ widget: Int64?)

  /// Whether the widgets of the page can be moved, changed and removed.
  var canEdit: Bool { get }

  /// Returns the known kinds of widget, which can be placed.
  func gallery() -> [PageGallery.Kind]

  /// Returns the configuration form of a widget; `nil` if it is unknown.
  func form(of widget: Int64) -> PageForm?

  /// The appearance of all widgets, as of the last entries; `nil` to follow the system.
  var setting: Palette.Look? { get }
  /// The user's palette in the store; `nil` for that of the settings file.
  var storedPalette: Palette.Name? { get }

  /// Sets whether archives for light or dark screens are used from now on.
  func use(_ scheme: SchemeDecision)

  /// The commands that were typed before, in this view or another, oldest first.
  var history: [String] { get }

  /// Returns the completion of a typed line; empty if there is none.
  func completion(of text: String, for purpose: LiveLine.Purpose) -> Completion

  /// Returns the stored text with which the line of a command begins; `nil` if it is unknown.
  func beginning(of call: LiveRowCall) -> String?

  /// Requests the preview of a typed text, which `news()` returns later.
  func preview(_ performance: LivePerformance)

  /// Lets the user edit a widget's file in the terminal; returns when the editor has ended.
  ///
  /// The view does not use the terminal meanwhile.
  func edit(_ path: String, of widget: Int64) -> LiveOutcome

  /// Passes the user's answer to the request that asked a question.
  func answer(_ answer: Answer, to number: Int)

  /// Records that these reminders were shown.
  func delivered(_ reminders: [String])

  /// Begins a request; its outcome is reported with the number.
  func begin(_ request: LiveRequest, number: Int)

  /// The file descriptors that become readable when `news()` has events.
  var descriptors: [Int32] { get }

  /// Whether `news()` has events that no descriptor reports, as from a request that ended at once.
  var hasNews: Bool { get }

  /// Whether the source is creating its first widget, so that the page is not reported as empty.
  var isPreparing: Bool { get }

  /// The longest sleep in milliseconds if descriptors do not report every change; `nil` if they do.
  var patienceInMilliseconds: Int32? { get }

  /// Returns the events since the last call, such as ended requests.
  func news() -> [LiveNews]
}

extension LiveSource {
  package var setting: Palette.Look? { nil }
  package var storedPalette: Palette.Name? { nil }

  package var boards: LiveBoards { LiveBoards() }
  package func show(board: Int) {}

  package func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError) {}

  package func turn(stackOf widget: Int64, forward: Bool) -> String? { nil }
  package func keepInFront(_ widget: Int64?) {}

  package var canEdit: Bool { false }
  package func gallery() -> [PageGallery.Kind] { [] }

  package func form(of widget: Int64) -> PageForm? { nil }

  package var isPreparing: Bool { false }
  package var hasNews: Bool { false }
  package var history: [String] { [] }

  package func completion(of text: String, for purpose: LiveLine.Purpose) -> Completion {
    .none(at: text.utf8.count)
  }

  package func use(_ scheme: SchemeDecision) {}

  package func edit(_ path: String, of widget: Int64) -> LiveOutcome {
    LiveOutcome("edit it by hand: \(path)")
  }

  package func answer(_ answer: Answer, to number: Int) {}

  package func delivered(_ reminders: [String]) {}

  package func beginning(of call: LiveRowCall) -> String? { nil }

  package func preview(_ performance: LivePerformance) {}
}
