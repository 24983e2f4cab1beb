public import Foundation
import WidgetRender

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The radius of a corner: fixed, or that of the container.
    public struct Style: Hashable, Sendable {
      /// The radius in points; `nil` for that of the container.
      fileprivate let radius: CGFloat?
      fileprivate var minimum: CGFloat = 0

      /// The container's radius at this corner.
      public static var concentric: Style { Style(radius: nil) }

      /// Returns the container's radius, but at least a radius in points.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: nil, minimum: minimum)
      }

      /// Returns a fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners follow those of its container (OS 26).
///
/// In a terminal, corners that follow the container have their minimum radius.
public struct ConcentricRectangle: Equatable, Sendable {
  private var styles: [Edge.Corner: Edge.Corner.Style]

  public nonisolated init() {
    self.init(corners: .concentric)
  }

  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    styles = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
  }

  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) {
    styles = [
      .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner,
      .bottomLeading: bottomLeadingCorner, .bottomTrailing: bottomTrailingCorner,
    ]
  }

  private func radius(_ corner: Edge.Corner) -> CGFloat {
    styles[corner].map { $0.radius ?? $0.minimum } ?? 0
  }
}

extension ConcentricRectangle: InsettableShape, RoundedShape, FormedShape {
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii) }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  var radii: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius(.topLeading),
      bottomLeading: radius(.bottomLeading),
      bottomTrailing: radius(.bottomTrailing),
      topTrailing: radius(.topTrailing)
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.roundedRectangle(radii.archived)) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner
    )
  }
}
