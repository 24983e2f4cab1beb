import Foundation
import WidgetRender

/// Archives views, once for each colour scheme that makes a difference.
@MainActor
package enum ViewArchiver {
  /// The picture for light and, if the view depends on the scheme, another for dark.
  package struct Pictures: Sendable {
    package var light: ArchivedView
    /// The dark picture; `nil` if the light one is used for both schemes.
    package var dark: ArchivedView?
  }

  /// Returns the archive of `view` in `environment`; several top-level views are arranged in a
  /// column.
  package static func archive<Content: View>(
    _ view: Content,
    in environment: EnvironmentValues = EnvironmentValues(),
    notes: ArchiveNotes = ArchiveNotes()
  ) -> ArchivedView {
    let scope = ArchiveScope(environment: environment, notes: notes)
    let archive = scope.column(view)
    if scope.session.isSettled { return archive }
    return ArchiveResolver(scope.session, in: environment).resolve(archive)
  }

  /// Returns the archives of the view: a second one only if the first depends on the scheme.
  package static func pictures<Content: View>(
    in environment: EnvironmentValues = EnvironmentValues(),
    notes: ArchiveNotes = ArchiveNotes(),
    of makeView: () -> Content
  ) -> Pictures {
    let reads = EnvironmentReads()
    var environment = environment
    environment.pictureScheme = .light
    environment.schemeReads = reads
    let light = archive(makeView(), in: environment, notes: notes)
    guard reads.happened else { return Pictures(light: light) }
    environment.pictureScheme = .dark
    let dark = archive(makeView(), in: environment, notes: notes)
    return Pictures(light: light, dark: dark == light ? nil : dark)
  }
}

/// Completes the views that depend on their size, using the same layout that later draws them.
///
/// The content of a geometry reader never changes the reader's own size. So its surroundings are
/// laid out once, and its content is laid out separately. The time is proportional to the size of
/// the archive.
@MainActor
struct ArchiveResolver {
  private let session: ArchiveSession
  private let widget: CellSize
  private let context: DrawContext

  init(_ session: ArchiveSession, in environment: EnvironmentValues) {
    self.session = session
    let cells = environment.widgetFamily.cells
    widget = CellSize(columns: cells.columns, rows: cells.rows)
    context = environment.layoutContext
  }

  /// Returns the complete picture, in which no view is left to be made.
  func resolve(_ view: ArchivedView) -> ArchivedView {
    resolveWhole(view, in: CellRect(origin: .zero, size: widget))
  }

  /// Returns `view` completed for the area `room` of the widget.
  ///
  /// It also performs the actions that were postponed until the picture is complete.
  func resolveWhole(_ view: ArchivedView, in room: CellRect) -> ArchivedView {
    let resolved = resolve(view, in: room)
    for ending in session.endings { ending() }
    return resolved
  }

  /// Returns `view` completed for a position in the centre of `room`.
  ///
  /// Views that depend on their frame are replaced, and the marks that identified them are removed.
  private func resolve(_ view: ArchivedView, in room: CellRect) -> ArchivedView {
    // In the order of the source, so that what views hand up is known to the layers around them.
    let marks = view.marks.sorted()
    if marks.isEmpty { return view }
    var view = view
    learnFrames(of: view, in: room)
    if marks.contains(where: { session.deferred[$0].isGuide }) {
      view = view.replacingMarks { mark, content in guided(content, mark) }
      learnFrames(of: view, in: room)
    }
    var made: [Int: ArchivedView] = [:]
    for mark in marks {
      guard case .view(_, let make) = session.deferred[mark],
        let cells = session.frames[mark]
      else { continue }
      let inner = session.making(mark) { make(ViewFrame(cells: cells)) }
      made[mark] = resolve(inner, in: cells)
    }
    return view.replacingMarks { mark, content in
      switch session.deferred[mark] {
      // What has no place is not drawn: it stands for what lies beyond a limit.
      case .view: made[mark] ?? .nothing
      case .modifier(let make):
        session.frames[mark].flatMap { cells in
          session.making(mark) { make(ViewFrame(cells: cells)) }
        }
        .map { .modified(content, $0) } ?? content
      case .guide, .ownGuide, .frame, .traits: content
      }
    }
  }

  private func learnFrames(of view: ArchivedView, in room: CellRect) {
    var probe = LayoutProbe(view, answers: session.answers, in: context)
    for (mark, frame) in probe.frames(in: room.size) {
      session.frames[mark] = frame.offset(columns: room.origin.column, rows: room.origin.row)
    }
  }

  /// Returns `content` with the alignment guide to which the mark refers.
  ///
  /// A mark is a number that identifies a view in the archive. Marks for other purposes stay
  /// unchanged.
  private func guided(_ content: ArchivedView, _ mark: Int) -> ArchivedView {
    let place = session.deferred[mark]
    guard place.isGuide, let cells = session.frames[mark] else { return content.marked(mark) }
    var probe = LayoutProbe(content, answers: session.answers, in: context)
    let size = ProposedCellSize(columns: cells.size.columns, rows: cells.size.rows)
    let dimensions = ViewDimensions(probe.measure(size))
    switch place {
    case .guide(let make):
      let inner = content.marks.compactMap { session.guides[$0] }
      let place = GuidedView(cells: cells, dimensions: dimensions, inner: inner)
      return make(place).map { .modified(content, $0) } ?? content
    case .ownGuide(let id, let axis, let make):
      let start = axis == .horizontal ? cells.origin.column : cells.origin.row
      session.guides[mark] = GuidedView.Guide(
        id: ObjectIdentifier(id),
        position: start + make(dimensions)
      )
      return content.marked(mark)
    default: return content.marked(mark)
    }
  }
}
