public import Foundation
import WidgetRender

extension GraphicsContext {
  /// A picture as it is drawn at this place.
  public struct ResolvedImage {
    let image: Image
    /// The size of a symbol: pictures are drawn in the rectangles that they are given.
    public let size = CGSize(width: 16, height: 16)
    public let baseline: CGFloat = 16
    /// What a symbol is painted with; the picture's own colours win.
    public var shading: Shading?
  }

  /// A view among a canvas's symbols, which are never drawn.
  public struct ResolvedSymbol {
    public let size: CGSize
  }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Nothing: symbols are not drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws a picture with a place of it, its middle unless said otherwise, at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * image.size.width,
      y: point.y - anchor.y * image.size.height
    )
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws a picture in a rectangle.
  public func draw(
    _ image: ResolvedImage,
    in rect: CGRect,
    style: FillStyle = FillStyle()
  ) {
    let rect = rect.applying(transform)
    let frame = ArchivedModifier.frame(
      width: PointScale.columns(rect.width.finite),
      height: PointScale.rows(rect.height.finite),
      .center
    )
    let offset = ArchivedModifier.offset(
      columns: PointScale.columns(rect.minX.finite),
      rows: PointScale.rows(rect.minY.finite)
    )
    let (picture, opacity) = (image.image.resizable(), byte(wholeOpacity))
    add(covering: rect, isLettering: true) { scope in
      let placed = ArchivedView.modified(.modified(scope.layered(picture), frame), offset)
      return .modified(.nothing, .overlay(.modified(placed, .opacity(opacity)), .topLeading))
    }
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Taken and without effect.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Taken and without effect.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
