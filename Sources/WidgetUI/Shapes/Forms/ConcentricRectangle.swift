public import Foundation
import WidgetRender

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The rounding of a corner.
    public struct Style: Hashable, Sendable {
      /// Points; `nil` follows the container.
      fileprivate let radius: CGFloat?
      fileprivate var minimum: CGFloat = 0

      /// As round as the container is there.
      public static var concentric: Style { Style(radius: nil) }

      /// As round as the container is there, and at least by a radius in points.
      public static func concentric(minimum: CGFloat) -> Style {
        Style(radius: nil, minimum: minimum)
      }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners follow those of the container around it (OS 26).
///
/// A widget's own corners are rounder than a cell, so what follows them has the least radius that it may have.
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
