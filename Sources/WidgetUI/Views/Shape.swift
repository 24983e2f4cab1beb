public import Foundation
import WidgetRender

/// An outline that fills the room it is offered; a bare one is filled with the foreground (SU-64).
///
/// The library's shapes conform. Do not declare new conformances: the host has no other outlines.
public protocol Shape: View, Sendable {
  nonisolated var outline: ShapeOutline { get }
}

/// An outline that the host can draw.
public struct ShapeOutline: Hashable, Sendable {
  let archived: ArchivedShape.Outline
}

/// A shape that can be drawn inside its own edge.
public protocol InsettableShape: Shape {}

/// Four straight sides around all the room it is offered.
public struct Rectangle: Sendable {
  public nonisolated init() {}
}

/// A rectangle whose corners are arcs; a terminal draws every radius alike.
public struct RoundedRectangle: Sendable {
  public var cornerRadius: CGFloat
  public var style: RoundedCornerStyle

  public nonisolated init(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadius = cornerRadius
    self.style = style
  }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

/// A circle in a square of the smaller side that it is offered (SU-11).
public struct Circle: Sendable {
  public nonisolated init() {}
}

/// An ellipse that touches all four sides of what it is offered.
public struct Ellipse: Sendable {
  public nonisolated init() {}
}

extension Rectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .rectangle) }
}

extension RoundedRectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .roundedRectangle) }
}

extension Capsule: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .capsule) }
}

extension Circle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .circle) }
}

extension Ellipse: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public nonisolated var outline: ShapeOutline { ShapeOutline(archived: .ellipse) }
}
