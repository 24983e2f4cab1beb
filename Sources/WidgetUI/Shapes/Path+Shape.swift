public import Foundation
import WidgetRender

extension Path: Shape, FormedShape {
  public func path(in rect: CGRect) -> Path {
    rect.origin == .zero ? self : offsetBy(dx: rect.minX, dy: rect.minY)
  }

  func form(in rect: CGRect?) -> ShapeForm? { ShapeForm(.path(archived)) }
}
