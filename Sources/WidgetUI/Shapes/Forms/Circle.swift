public import Foundation
import WidgetRender

/// A circle in a square as large as the smaller proposed side (SU-11).
///
/// ```swift
/// Circle().fill(.green).frame(width: 48, height: 48)
/// ```
public struct Circle: Equatable, Sendable {
  public nonisolated init() {}
}

extension Circle: InsettableShape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.circle) }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

/// An ellipse that touches all four sides of its frame.
public struct Ellipse: Equatable, Sendable {
  public nonisolated init() {}
}

extension Ellipse: InsettableShape, FormedShape {
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.ellipse) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle whose shorter sides are half circles.
///
/// ```swift
/// Text("New").padding(.horizontal, 8).background(.red, in: Capsule())
/// ```
public struct Capsule: Equatable, Sendable {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.capsule) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
