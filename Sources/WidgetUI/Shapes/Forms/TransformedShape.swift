public import Foundation
import WidgetRender

/// A shape whose points are moved by an affine transform, as `transform(_:)` returns it.
public struct TransformedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// Returns the archived form in `rect`; `nil` without a `rect`, because transformed points do not
  /// fit every size.
  func form(in rect: CGRect?) -> ShapeForm? {
    guard let rect else { return nil }
    if let stroked = shape as? any StrokedForm {
      return ShapeForm(
        .path(stroked.centerLine(in: rect).applying(transform).archived),
        stroke: stroked.line
      )
    }
    return ShapeForm(.path(path(in: rect).archived))
  }
}

/// A shape at an offset in points.
public struct OffsetShape<Content: Shape>: Sendable {
  public var shape: Content
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .moved($0, by: CGPoint(x: offset.width, y: offset.height).archived)
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape that is rotated around a point of its frame.
public struct RotatedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: angle.radians)
        .translatedBy(x: -center.x, y: -center.y)
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .rotated($0, degrees: angle.finiteDegrees, anchor: anchor.archived)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}

/// A shape that is scaled around a point of its frame.
public struct ScaledShape<Content: Shape>: Sendable {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    let center = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: center.x, y: center.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -center.x, y: -center.y)
    )
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .scaled($0, x: scale.width.finite, y: scale.height.finite, anchor: anchor.archived)
    }
  }
}
