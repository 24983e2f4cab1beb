public import Foundation
import WidgetRender

/// Sets an alignment guide of a view once the view's size is known.
private struct GuideSetting {
  let place: DeferredElement
}

extension GuideSetting: ViewModifier {
  typealias Body = Never

  func _archived<Content: View>(_ content: Content, in scope: _ArchiveScope) -> [ArchivedView] {
    scope.children(of: content).map { scope.session.mark($0, place) }
  }
}

extension View {
  /// Sets the position of a horizontal guide, in points from the view's leading edge (SU-37).
  ///
  /// ```swift
  /// Text("Total").alignmentGuide(.leading) { $0[.trailing] }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide by which the container aligns.
  ///   - computeValue: Returns the position for the view's size.
  /// - Returns: The view with the guide.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let columns = { PointScale.columns(Double(computeValue($0))) }
    if let id = g.id {
      return modifier(GuideSetting(place: .ownGuide(id, .horizontal, columns)))
    }
    return modifier(
      GuideSetting(place: .guide { .horizontalGuide(g.archived, at: columns($0.dimensions)) })
    )
  }

  /// Sets the position of a vertical guide, in points from the view's top (SU-37).
  ///
  /// - Parameters:
  ///   - g: The guide by which the container aligns.
  ///   - computeValue: Returns the position for the view's size.
  /// - Returns: The view with the guide.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let rows = { PointScale.rows(Double(computeValue($0))) }
    if let id = g.id {
      return modifier(GuideSetting(place: .ownGuide(id, .vertical, rows)))
    }
    return modifier(
      GuideSetting(place: .guide { .verticalGuide(g.archived, at: rows($0.dimensions)) })
    )
  }
}
