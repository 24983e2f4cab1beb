import WidgetRender

/// The state that all scopes of one picture share.
@MainActor
final class ArchiveSession {
  /// Collects notes about content that the picture omits.
  let notes: ArchiveNotes
  var views = 0
  /// The number of views around the one that is being archived.
  var depth = 0
  /// The number of views evaluated for other states of the widget.
  var viewsApart = 0
  /// Whether this session archives part of the picture for another state of the widget.
  ///
  /// Such a part is not archived for further states.
  let isApart: Bool
  /// The elements that are made when their frame is known; the archive identifies each by its index
  /// here.
  private(set) var deferred: [DeferredElement] = []
  /// The nesting depth of each deferred element, by the same index.
  private var depths: [Int] = []
  /// Functions that return the size of a deferred view for a proposal, by the number that
  /// identifies the view in the archive.
  private(set) var answers: [Int: LayoutProbe.Answer] = [:]
  /// The known frames of views in the widget, by the numbers that identify the views in the
  /// archive.
  var frames: [Int: CellRect] = [:]
  /// The alignment guides of authors, by the number in the archive of the view that sets each.
  var guides: [Int: GuidedView.Guide] = [:]
  /// The list to which preference values are currently added.
  private(set) var preferences = PreferenceList()
  /// The host's names of requested time zones, by identifier; `nil` for a zone that the host does
  /// not know.
  var zoneNames: [String: String?] = [:]
  /// Records the views of a container if this session only counts them; `nil` in other sessions.
  private(set) var subviewReading: SubviewReading?
  /// Actions to perform when the picture is complete.
  var endings: [@MainActor () -> Void] = []

  init(notes: ArchiveNotes) {
    self.notes = notes
    isApart = false
  }

  init(apart session: ArchiveSession) {
    notes = session.notes
    views = session.viewsApart
    depth = session.depth
    isApart = true
  }

  /// Creates a session that counts a container's views and discards them.
  init(counting session: ArchiveSession, into reading: SubviewReading) {
    notes = session.notes
    views = session.views
    depth = session.depth
    isApart = true
    subviewReading = reading
  }

  /// Whether the archive is complete: no element waits for its frame and no action for the end.
  var isSettled: Bool { deferred.isEmpty && endings.isEmpty }

  /// Returns `view` with a mark, a number by which `place` is completed when the view's frame is
  /// known.
  func mark(_ view: ArchivedView, _ place: DeferredElement) -> ArchivedView {
    view.marked(reserve(place))
  }

  /// Adds an element that is completed later.
  ///
  /// - Returns: The element's mark: the number that identifies it in the archive.
  func reserve(_ place: DeferredElement) -> Int {
    if let answer = place.answer { answers[deferred.count] = answer }
    deferred.append(place)
    depths.append(depth)
    return deferred.count - 1
  }

  /// Calls `make` for the deferred element that `mark` identifies, at the nesting depth of that
  /// element.
  func making<Result>(_ mark: Int, _ make: () -> Result) -> Result {
    let outer = depth
    depth = depths[mark]
    defer { depth = outer }
    return make()
  }

  /// Collects the preference values of `body` in `list`.
  func collecting<Result>(in list: PreferenceList, _ body: () -> Result) -> Result {
    let outer = preferences
    preferences = list
    defer { preferences = outer }
    return body()
  }
}

/// Notes for the extension's log about content that a picture omits, each reported once (SU-3).
@MainActor
package final class ArchiveNotes {
  /// The most notes of a picture, so that a loop does not fill the log.
  private static let maximumCount = 100

  package private(set) var sentences: [String] = []

  package init() {}

  /// Adds a note, unless the same note was added before.
  func add(_ sentence: String) {
    guard sentences.count < Self.maximumCount, !sentences.contains(sentence) else { return }
    sentences.append(sentence)
  }
}
