public import Foundation
import WidgetRender

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  ///
  /// ```swift
  /// Circle().trim(from: 0, to: 0.75).stroke(.green, lineWidth: 8)
  /// ```
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, from 0 to 1.
  ///   - endFraction: The end of the part, from 0 to 1.
  /// - Returns: The shape of the part.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape rotated clockwise around a point of its frame.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape scaled around a point of its frame.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled by the same factor on both axes.
  public nonisolated func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape at an offset in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(x: offset.x, y: offset.y)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Returns the shape in a frame of a fixed size, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape with each of its points transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape at the top leading corner of its frame, with a fixed size in points.
public struct _SizedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var size: CGSize

  public nonisolated init(shape: Content, size: CGSize) {
    self.shape = shape
    self.size = size
  }
}

extension _SizedShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    let (width, height) = (max(size.width.finite, 0), max(size.height.finite, 0))
    // The size is the shape's own, so an author's path need not wait for another.
    let own = CGRect(x: 0, y: 0, width: width, height: height)
    if let form = shape.formed(in: nil) {
      return form.changing { .sized($0, width: width, height: height) }
    }
    return shape.formed(in: own)
  }
}

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public nonisolated init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }
}

extension _TrimmedShape: Shape, FormedShape {
  public static var role: ShapeRole { Content.role }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing {
      .trimmed($0, from: fraction(startFraction), to: fraction(endFraction))
    }
  }

  private func fraction(_ value: CGFloat) -> Double { min(max(value.finite, 0), 1) }
}

/// The line along a shape's outline, as a shape.
public struct _StrokedShape<Content: Shape>: Sendable {
  public var shape: Content
  public var style: StrokeStyle

  public nonisolated init(shape: Content, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }
}

extension _StrokedShape: Shape, FormedShape {
  public static var role: ShapeRole { .stroke }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.stroked(style.archived)
  }
}

/// A shape with its edges moved inward by a number of points.
public struct _InsetShape<Content: InsettableShape>: Sendable {
  var shape: Content
  var amount: CGFloat
}

extension _InsetShape: InsettableShape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    let room = rect.insetBy(dx: amount, dy: amount)
    guard !room.isNull else { return Path() }
    guard let rounded = shape as? any RoundedShape else { return shape.path(in: room) }
    return Path(roundedRect: room, cornerRadii: rounded.radii.inset(by: amount))
  }

  public func inset(by amount: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? {
    shape.formed(in: rect)?.changing { .inset($0, by: amount.finite) }
  }
}

extension _InsetShape: Equatable where Content: Equatable {}

/// A rectangle with a radius for each of its corners.
protocol RoundedShape {
  var radii: RectangleCornerRadii { get }
}
