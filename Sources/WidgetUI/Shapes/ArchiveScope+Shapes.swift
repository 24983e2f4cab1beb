import Foundation
import WidgetRender

extension ArchiveScope {
  /// A shape painted with `paint`; an author's own is asked for its path when its size is known.
  func painted<Content: Shape>(
    _ shape: Content,
    _ paint: ArchivedPaint,
    part: @escaping (ShapeForm) -> ArchivedShape.Part
  ) -> ArchivedView {
    if let form = shape.formed(in: nil, in: environment) {
      return .shape(ArchivedShape(form.outline, part(form), paint))
    }
    let make: @MainActor (SizedPlace) -> ArchivedView = { place in
      let rect = CGRect(origin: .zero, size: place.size)
      guard let form = shape.formed(in: rect, in: environment) else { return .shape(.nothing) }
      return .shape(ArchivedShape(form.outline, part(form), paint))
    }
    if shape.fillsItsRoom { return sized(make) }
    return sized(answering: { shape.sizeThatFits(ProposedViewSize($0)).cells }) { place in
      let cells = place.cells.size
      return .modified(
        make(place),
        .frame(width: cells.columns, height: cells.rows, .center)
      )
    }
  }

  /// `view` over what was painted before; the room is that of `view`.
  func painted<Background: View>(_ view: ArchivedView, over background: Background) -> ArchivedView
  {
    let behind = layered(background)
    return behind == .empty ? view : .modified(view, .background(behind, .center))
  }
}

extension Shape {
  /// Whether the shape takes what it is offered, told by one offer of uneven sides.
  fileprivate var fillsItsRoom: Bool {
    let room = CGSize(width: 136, height: 176)
    return sizeThatFits(ProposedViewSize(room)) == room
  }
}

extension ArchivedShape {
  /// A shape that takes its room and shows nothing.
  static let nothing = ArchivedShape(.path(ArchivedPath()), filledWith: .color(.primary))
}
