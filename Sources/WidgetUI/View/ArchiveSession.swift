import WidgetRender

/// The state that all scopes of one picture share.
@MainActor
final class ArchiveSession {
  /// The notes about content that the picture leaves out.
  let notes: ArchiveNotes
  var views = 0
  /// The number of views around the one that is being archived.
  var depth = 0
  /// The number of views evaluated for other states of the widget.
  var viewsApart = 0
  /// Whether this session archives a part in another state; such a part has no further states.
  let isApart: Bool
  /// The views whose frame is not known yet, by the numbers of their marks in the archive.
  private(set) var deferred: [DeferredElement] = []
  /// The nesting depth of each deferred view.
  private var depths: [Int] = []
  /// The sizes of deferred views for a proposal, by the numbers of their marks.
  private(set) var answers: [Int: LayoutProbe.Answer] = [:]
  /// The known frames of marked views in the widget.
  var frames: [Int: CellRect] = [:]
  /// The authors' own guides, by the marks of the views that set them.
  var guides: [Int: GuidedView.Guide] = [:]
  /// The current list of preference values.
  private(set) var preferences = PreferenceList()
  /// The host's names of requested time zones; `nil` for one that the host does not have.
  var zoneNames: [String: String?] = [:]
  /// The object that records a container's views in a pass that only counts them; `nil` in other
  /// sessions.
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

  /// Whether the archive is complete.
  var isSettled: Bool { deferred.isEmpty && endings.isEmpty }

  /// Returns `view` with a mark, so that `place` can be completed when its frame is known.
  func mark(_ view: ArchivedView, _ place: DeferredElement) -> ArchivedView {
    view.marked(reserve(place))
  }

  /// Adds an element that is completed later, and returns the number of its mark.
  func reserve(_ place: DeferredElement) -> Int {
    if let answer = place.answer { answers[deferred.count] = answer }
    deferred.append(place)
    depths.append(depth)
    return deferred.count - 1
  }

  /// Calls `make` for the deferred view of a mark, at the view's nesting depth.
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

/// Notes for the extension's log about content that a picture leaves out, each reported once (SU-3).
@MainActor
package final class ArchiveNotes {
  /// The most notes of a picture.
  private static let maximumCount = 100

  package private(set) var sentences: [String] = []

  package init() {}

  /// Adds a note unless it exists already.
  func add(_ sentence: String) {
    guard sentences.count < Self.maximumCount, !sentences.contains(sentence) else { return }
    sentences.append(sentence)
  }
}
