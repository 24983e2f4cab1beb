public import Foundation
import WidgetRender

/// The radius of each corner of a rectangle in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package var archived: ArchivedCornerRadii {
    ArchivedCornerRadii(
      topLeading: max(topLeading.finite, 0),
      bottomLeading: max(bottomLeading.finite, 0),
      bottomTrailing: max(bottomTrailing.finite, 0),
      topTrailing: max(topTrailing.finite, 0)
    )
  }

  /// Returns the radii of the rectangle with its edges moved inward.
  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0),
      bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0),
      topTrailing: max(topTrailing - amount, 0)
    )
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading),
        AnimatablePair(bottomTrailing, topTrailing)
      )
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The style of a rounded corner: an arc of a circle, or a smoother curve; cells show both alike.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}
