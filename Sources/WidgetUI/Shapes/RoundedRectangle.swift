public import Foundation
import WidgetRender

/// A rectangle whose four corners are alike.
public struct RoundedRectangle: Equatable, Sendable {
  /// How far a corner's curve reaches along the sides, in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape, RoundedShape, FormedShape, PrimitiveView {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  /// Corners that are not round are drawn as round ones of their shorter reach.
  var radii: RectangleCornerRadii {
    let radius = min(cornerSize.width, cornerSize.height)
    return RectangleCornerRadii(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.roundedRectangle(radii.archived)) }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
