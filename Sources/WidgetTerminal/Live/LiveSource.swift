import Moments
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The source of the live view: a store with processes, or a single extension.
///
/// No call waits: long work is started, and the source wakes the view when there is news.
package protocol LiveSource: AnyObject {
  /// The widgets in their order.
  func widgets() throws(CommandError) -> [LiveWidget]

  /// Returns the entry of each widget in its family at `now`, with all of its rows if requested.
  ///
  /// Due timelines are requested; entries that were never made are missing or have no view.
  func entries(
    of families: [(widget: Int64, family: WidgetFamily)],
    at now: Instant,
    in drawing: DrawContext
  ) throws(CommandError) -> LiveEntries

  /// Has all rows of these widgets in these families from here on, and of no others.
  func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError)

  /// The boards that have tabs, as of the last widgets.
  var boards: LiveBoards { get }

  /// Shows the widgets of another board from here on.
  func show(board: Int)

  /// Brings the next or the previous member of a widget's stack to the front for a time.
  ///
  /// - Returns: The words for it; `nil` if the widget is not in a stack.
  func turn(stackOf widget: Int64, forward: Bool) -> String?

  /// Keeps the stack of a widget from turning while the widget is in use; `nil` for none.
  func keepInFront(_ widget: Int64?)

  /// Whether the page can be edited.
  var canEdit: Bool { get }

  /// Returns the kinds of widget that can be placed, as far as known.
  func gallery() -> [PageGallery.Kind]

  /// Returns the configuration form of a widget; `nil` if it is unknown.
  func form(of widget: Int64) -> PageForm?

  /// The appearance of all widgets, as of the last entries; `nil` for the system's.
  var setting: Palette.Look? { get }
  /// The palette that the user has set in the store; `nil` for that of the settings file.
  var storedPalette: Palette.Name? { get }

  /// Sets whether light or dark archives are used from here on.
  func use(_ scheme: SchemeDecision)

  /// The commands that were typed before, in this view or another, the oldest first.
  var history: [String] { get }

  /// Returns the completion of a typed line; empty if there is none.
  func completion(of text: String, for purpose: LiveLine.Purpose) -> Completion

  /// Returns the initial text of a command's line; `nil` if it is unknown.
  func beginning(of call: LiveRowCall) -> String?

  /// Requests the preview of a text, which arrives as news.
  func preview(_ performance: LivePerformance)

  /// Lets the user edit a file of a widget in the terminal, which the view has left; returns afterwards.
  func edit(_ path: String, of widget: Int64) -> LiveOutcome

  /// Answers the question of a request.
  func answer(_ answer: Answer, to number: Int)

  /// Records that reminders are on the screen.
  func delivered(_ reminders: [String])

  /// Begins a request under a number of the view's.
  func begin(_ request: LiveRequest, number: Int)

  /// Readable when there is news.
  var descriptors: [Int32] { get }

  /// Whether there is news that no descriptor reports: what ended before it began.
  var hasNews: Bool { get }

  /// Whether the source is making its first widget, so that an empty page is not reported.
  var isPreparing: Bool { get }

  /// The time that the view may sleep if no descriptor reports every change; `nil` if one does.
  var patienceInMilliseconds: Int32? { get }

  /// Returns the news since the last call.
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
