public import Foundation
import WidgetRender

/// A colour as a view, which fills its frame (SU-11).
extension Color: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { [.fill(.color(archived))] }
}

/// Returns a style as a view, which fills its frame (SU-11).
@MainActor
private func filled<Style: ShapeStyle>(_ style: Style, _ scope: ArchiveScope) -> [ArchivedView] {
  [.fill(style.archivedPaint(in: scope.environment))]
}

extension LinearGradient: View {
  public typealias Body = Never
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension RadialGradient: View {
  public typealias Body = Never
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension EllipticalGradient: View {
  public typealias Body = Never
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension AngularGradient: View {
  public typealias Body = Never
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

extension MeshGradient: View {
  public typealias Body = Never
  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] { filled(self, scope) }
}

/// An image as a style; cells cannot repeat it, so a fainter foreground is used instead.
public struct ImagePaint: ShapeStyle, PlainShapeStyle {
  public var _primitive: _PrimitiveStyle? { _PrimitiveStyle(self) }

  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  func ownColor(in environment: EnvironmentValues) -> ArchivedColor {
    environment.foreground.color(level: 2)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
