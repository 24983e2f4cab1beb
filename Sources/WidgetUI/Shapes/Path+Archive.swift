import Foundation
import WidgetRender

extension Path {
  /// The path as archives take it.
  var archived: ArchivedPath {
    ArchivedPath(
      elements.prefix(ArchiveLimits.maximumPathElements).map { element in
        switch element {
        case .move(let end): .move(end.archived)
        case .line(let end): .line(end.archived)
        case .quadCurve(let end, let control): .quad(end.archived, control: control.archived)
        case .curve(let end, let control1, let control2):
          .curve(end.archived, control1: control1.archived, control2: control2.archived)
        case .closeSubpath: .close
        }
      }
    )
  }
}

extension CGPoint {
  var archived: ArchivedPoint { ArchivedPoint(x: x.finite, y: y.finite) }
}
