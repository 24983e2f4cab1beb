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
    return sized { place in
      let rect = CGRect(origin: .zero, size: place.size)
      guard let form = shape.formed(in: rect, in: environment) else { return .shape(.nothing) }
      return .shape(ArchivedShape(form.outline, part(form), paint))
    }
  }

  /// `view` over what was painted before; the room is that of `view`.
  func painted<Background: View>(_ view: ArchivedView, over background: Background) -> ArchivedView
  {
    let behind = layered(background)
    return behind == .empty ? view : .modified(view, .background(behind, .center))
  }
}

extension ArchivedShape {
  /// A shape that takes its room and shows nothing.
  static let nothing = ArchivedShape(.path(ArchivedPath()), filledWith: .color(.primary))
}
