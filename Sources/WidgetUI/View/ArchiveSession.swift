import WidgetRender

/// The state that all scopes of one picture share.
@MainActor
final class ArchiveSession {
  /// Collects what the picture leaves out.
  let notes: ArchiveNotes
  var views = 0
  /// Views around the one that is archived at this moment.
  var depth = 0
  /// Views evaluated for what the picture looks like in other states.
  var viewsApart = 0
  /// Whether this is what a part of a picture looks like in another state; such parts have no further states.
  let isApart: Bool
  /// The views that wait for their room, by the numbers of their marks in the archive.
  private(set) var deferred: [DeferredElement] = []
  /// The nesting depth of each of them.
  private var depths: [Int] = []
  /// The sizes that deferred views choose, by the numbers of their marks.
  private(set) var answers: [Int: LayoutProbe.Answer] = [:]
  /// The frames of marked views in the widget, as far as they are laid out.
  var frames: [Int: CellRect] = [:]
  /// The guides of authors' own, by the marks of the views that set them.
  var guides: [Int: GuidedView.Guide] = [:]
  /// The list that collects preference values at present.
  private(set) var preferences = PreferenceList()
  /// The names by which the host finds the zones that texts asked for; `nil` for one that it does not have.
  var zoneNames: [String: String?] = [:]
  /// The records of a container's views while they are only counted.
  private(set) var subviewReading: SubviewReading?
  /// The actions to perform when the picture is complete.
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

  /// A session in which a container's views are counted and thrown away.
  init(counting session: ArchiveSession, into reading: SubviewReading) {
    notes = session.notes
    views = session.views
    depth = session.depth
    isApart = true
    subviewReading = reading
  }

  /// Whether the archive is complete.
  var isSettled: Bool { deferred.isEmpty && endings.isEmpty }

  /// `view` under a mark, so that its room can be reported to `place`.
  func mark(_ view: ArchivedView, _ place: DeferredElement) -> ArchivedView {
    view.marked(reserve(place))
  }

  /// The number of a mark for a view that is still to be made.
  func reserve(_ place: DeferredElement) -> Int {
    if let answer = place.answer { answers[deferred.count] = answer }
    deferred.append(place)
    depths.append(depth)
    return deferred.count - 1
  }

  /// Makes the deferred view of a mark at its nesting depth.
  func making<Result>(_ mark: Int, _ make: () -> Result) -> Result {
    let outer = depth
    depth = depths[mark]
    defer { depth = outer }
    return make()
  }

  /// Notes what flows up out of `body` in `list`.
  func collecting<Result>(in list: PreferenceList, _ body: () -> Result) -> Result {
    let outer = preferences
    preferences = list
    defer { preferences = outer }
    return body()
  }
}

/// Notes about what a picture leaves out, for the extension's log; each is reported once (SU-3).
@MainActor
package final class ArchiveNotes {
  /// More kinds of gaps than any widget has.
  private static let maximumCount = 100

  package private(set) var sentences: [String] = []

  package init() {}

  /// Notes `sentence` unless it was noted before.
  func add(_ sentence: String) {
    guard sentences.count < Self.maximumCount, !sentences.contains(sentence) else { return }
    sentences.append(sentence)
  }
}
