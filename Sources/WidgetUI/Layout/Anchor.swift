public import Foundation

/// A position in a view, passed up the tree so that an outer geometry reader can resolve it.
public struct Anchor<Value> {
  let mark: Int
  /// Converts the view's frame, in the coordinates of the geometry reader, to the anchor's value.
  let value: @Sendable (CGRect) -> Value

  /// The part of a view's frame that an anchor refers to.
  public struct Source {
    let value: @Sendable (CGRect) -> Value
  }
}

extension Anchor: Sendable {}
extension Anchor.Source: Sendable {}

extension Anchor: Equatable, Hashable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.mark == right.mark }

  public func hash(into hasher: inout Hasher) { hasher.combine(mark) }
}

extension Anchor.Source where Value == CGRect {
  /// The whole frame of the view.
  public static var bounds: Anchor.Source { .init { $0 } }

  /// Returns a rectangle in the view's own coordinate space.
  public static func rect(_ rect: CGRect) -> Anchor.Source {
    .init { rect.offsetBy(dx: $0.origin.x, dy: $0.origin.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in the view's own coordinate space.
  public static func point(_ point: CGPoint) -> Anchor.Source {
    .init { CGPoint(x: $0.origin.x + point.x, y: $0.origin.y + point.y) }
  }

  public static var topLeading: Anchor.Source { at(0, 0) }
  public static var top: Anchor.Source { at(0.5, 0) }
  public static var topTrailing: Anchor.Source { at(1, 0) }
  public static var leading: Anchor.Source { at(0, 0.5) }
  public static var center: Anchor.Source { at(0.5, 0.5) }
  public static var trailing: Anchor.Source { at(1, 0.5) }
  public static var bottomLeading: Anchor.Source { at(0, 1) }
  public static var bottom: Anchor.Source { at(0.5, 1) }
  public static var bottomTrailing: Anchor.Source { at(1, 1) }

  /// Returns the source of a point at two fractions of the view's sides.
  static func at(_ x: Double, _ y: Double) -> Anchor.Source {
    .init {
      CGPoint(x: $0.origin.x + $0.size.width * x, y: $0.origin.y + $0.size.height * y)
    }
  }
}
