public import Foundation
import WidgetRender

/// Room that takes what its stack's other children leave (SU-23).
public struct Spacer {
  /// The least length in points; `nil` is the system's.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let cells = minLength.map { length in
      let points = Double(length)
      return max(
        scope.axis == .vertical ? PointScale.rows(points) : PointScale.columns(points),
        0
      )
    }
    return [.spacer(minimumLength: cells)]
  }
}
