import Moments
import WidgetIntents
import WidgetRender
import WidgetTimeline

/// What stands behind the live view: a store with processes, or one extension by itself.
///
/// No call waits: what takes time is begun, and the source wakes the view when there is news.
package protocol LiveSource: AnyObject {
  /// The widgets in their order.
  func widgets() throws(CommandError) -> [LiveWidget]

  /// What each of these widgets shows in its family at `now`, and all of its rows where they were asked for.
  ///
  /// What is due by then is asked for; what was never made is missing or has no view.
  func entries(
    of families: [(widget: Int64, family: WidgetFamily)],
    at now: Instant,
    in drawing: DrawContext
  ) throws(CommandError) -> LiveEntries

  /// Has all rows of these widgets in these families from here on, and of no others.
  func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError)

  /// The boards that have tabs, as of the last widgets.
  var boards: LiveBoards { get }

  /// Takes another board's widgets from here on.
  func show(board: Int)

  /// Whether the page can be edited.
  var canEdit: Bool { get }

  /// The kinds of widget that can be placed, as far as they are known.
  func gallery() -> [PageGallery.Kind]

  /// What a widget may be configured with; `nil` where that is not known.
  func form(of widget: Int64) -> PageForm?

  /// How all widgets are to be drawn, as of the last entries; `nil` where the system decides.
  var setting: Palette.Look? { get }
  /// The palette that a person has set in the store; `nil` for that of their file.
  var storedPalette: Palette.Name? { get }

  /// Takes what decides between light and dark archives from here on.
  func use(_ scheme: SchemeDecision)

  /// The commands that were typed before, in this view or another, the oldest first.
  var history: [String] { get }

  /// How a line that is typed can go on behind a text; it stays as it is where nothing is known.
  func completion(of text: String, for purpose: LiveLine.Purpose) -> Completion

  /// The text that a command's line begins with; `nil` where it is not known.
  func beginning(of call: LiveRowCall) -> String?

  /// Asks what a text would do; the answer is news.
  func preview(_ performance: LivePerformance)

  /// Has a person edit a file of a widget, at the terminal that the view has left; returns when they are done.
  func edit(_ path: String, of widget: Int64) -> LiveOutcome

  /// Answers the question of a request.
  func answer(_ answer: Answer, to number: Int)

  /// Notes that reminders are on the screen.
  func delivered(_ reminders: [String])

  /// Begins what was asked for under a number of the view's.
  func begin(_ request: LiveRequest, number: Int)

  /// Readable when there is news.
  var descriptors: [Int32] { get }

  /// Whether there is news that no descriptor reports: what ended before it began.
  var hasNews: Bool { get }

  /// Whether the source makes its first widget: that there is none yet is no news then.
  var isPreparing: Bool { get }

  /// How long the view may sleep where no descriptor reports every change; `nil` where one does.
  var patienceInMilliseconds: Int32? { get }

  /// What has happened since the last call.
  func news() -> [LiveNews]
}

extension LiveSource {
  package var setting: Palette.Look? { nil }
  package var storedPalette: Palette.Name? { nil }

  package var boards: LiveBoards { LiveBoards() }
  package func show(board: Int) {}

  package func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError) {}

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
