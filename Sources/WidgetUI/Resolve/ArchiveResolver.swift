import Foundation
import WidgetRender

/// Fills in what waited for its room, by the layout that also draws.
///
/// A reader's content never changes the reader's own size, so one layout of what surrounds it is enough, and
/// its content is laid out by itself: all of it is linear in the size of the archive.
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

  /// The whole picture, without any mark.
  func resolve(_ view: ArchivedView) -> ArchivedView {
    let resolved = resolve(view, in: CellRect(origin: .zero, size: widget))
    for ending in session.endings { ending() }
    return resolved
  }

  /// `view` in the middle of `room`.
  private func resolve(_ view: ArchivedView, in room: CellRect) -> ArchivedView {
    // In the order of the source, so that what views hand up is known to the layers around them.
    let marks = view.marks.sorted()
    if marks.isEmpty { return view }
    var view = view
    learnFrames(of: view, in: room)
    if marks.contains(where: { session.open[$0].isGuide }) {
      view = view.replacingMarks { mark, content in guided(content, mark) }
      learnFrames(of: view, in: room)
    }
    var made: [Int: ArchivedView] = [:]
    for mark in marks {
      guard case .view(_, let make) = session.open[mark], let cells = session.frames[mark] else {
        continue
      }
      made[mark] = resolve(make(SizedPlace(cells: cells)), in: cells)
    }
    return view.replacingMarks { mark, content in
      switch session.open[mark] {
      // What has no place is not drawn: it stands for what lies beyond a limit.
      case .view: made[mark] ?? .nothing
      case .modifier(let make):
        session.frames[mark].flatMap { make(SizedPlace(cells: $0)) }
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

  /// The marked view with its guide; other marks stay.
  private func guided(_ content: ArchivedView, _ mark: Int) -> ArchivedView {
    let place = session.open[mark]
    guard place.isGuide, let cells = session.frames[mark] else { return content.marked(mark) }
    var probe = LayoutProbe(content, answers: session.answers, in: context)
    let size = ProposedCellSize(columns: cells.size.columns, rows: cells.size.rows)
    let dimensions = ViewDimensions(probe.measure(size))
    switch place {
    case .guide(let make):
      let inner = content.marks.compactMap { session.guides[$0] }
      let place = GuidedPlace(cells: cells, dimensions: dimensions, inner: inner)
      return make(place).map { .modified(content, $0) } ?? content
    case .ownGuide(let id, let axis, let make):
      let start = axis == .horizontal ? cells.origin.column : cells.origin.row
      session.guides[mark] = GuidedPlace.Guide(
        id: ObjectIdentifier(id),
        position: start + make(dimensions)
      )
      return content.marked(mark)
    default: return content.marked(mark)
    }
  }
}
