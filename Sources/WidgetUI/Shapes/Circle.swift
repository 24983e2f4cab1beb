public import Foundation
import WidgetRender

/// A circle in a square of the smaller side that it is offered (SU-11).
public struct Circle: Equatable, Sendable {
  public nonisolated init() {}
}

extension Circle: InsettableShape, FormedShape, PrimitiveView {
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
