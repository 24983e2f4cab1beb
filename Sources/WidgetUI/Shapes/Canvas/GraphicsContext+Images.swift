public import Foundation
import WidgetRender

extension GraphicsContext {
  /// An image resolved for the context.
  public struct ResolvedImage {
    let image: Image
    /// The size in points of an image that is drawn at a point.
    public let size = CGSize(width: 16, height: 16)
    public let baseline: CGFloat = 16
    /// A shading for a symbol, which has no effect.
    public var shading: Shading?
  }

  /// A symbol view of a canvas; never drawn.
  public struct ResolvedSymbol {
    public let size: CGSize
  }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// Returns `nil`, because symbol views are not drawn.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Draws an image with its anchor, by default the centre, at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * image.size.width,
      y: point.y - anchor.y * image.size.height
    )
    draw(image, in: CGRect(origin: origin, size: image.size))
  }

  /// Draws an image in a rectangle, to the size of which it is scaled; `style` has no effect.
  public func draw(
    _ image: ResolvedImage,
    in rect: CGRect,
    style: FillStyle = FillStyle()
  ) {
    let rect = rect.applying(transform)
    let frame = ArchivedModifier.frame(
      width: .columns(rect.width.finite),
      height: .rows(rect.height.finite),
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

  /// Has no effect: symbol views are not drawn.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Has no effect: symbol views are not drawn.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

extension GraphicsContext {
  /// Draws a text with its anchor, by default the centre, at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let whole = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    draw(text.archived, ofSize: text.measure(in: whole), at: point, anchor)
  }

  /// Draws a text from the top leading corner of a rectangle, wrapped at its width.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let frame = ArchivedModifier.frame(
      width: .columns(rect.width.finite),
      height: .rows(rect.height.finite),
      .topLeading
    )
    place(
      .modified(text.archived, frame),
      in: CGRect(origin: rect.origin.applying(transform), size: rect.size)
    )
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  /// Draws a view of a known size with its anchor at a point.
  func draw(_ view: ArchivedView, ofSize size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    let point = point.applying(transform)
    place(
      .modified(view, .fixedSize(horizontal: true, vertical: true)),
      in: CGRect(
        x: point.x - anchor.x * size.width,
        y: point.y - anchor.y * size.height,
        width: size.width,
        height: size.height
      )
    )
  }

  /// Adds a view in a rectangle of the canvas.
  ///
  /// The view is in front of a layer as large as the canvas, so that it cannot enlarge the canvas.
  func place(_ view: ArchivedView, in rect: CGRect) {
    let placed = ArchivedView.modified(
      view,
      .offset(
        columns: PointScale.columns(rect.minX.finite),
        rows: Int((rect.minY.finite / PointScale.pointsPerRow).rounded())
      )
    )
    let seen =
      wholeOpacity < 1 ? ArchivedView.modified(placed, .opacity(byte(wholeOpacity))) : placed
    add(covering: rect, isLettering: true) { _ in
      .modified(.nothing, .overlay(seen, .topLeading))
    }
  }

  /// A text resolved for the context, which can be measured.
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let environment: EnvironmentValues
    /// A shading for the letters, which has no effect.
    public var shading = Shading.foreground

    /// Returns the text's size within `size`, in points.
    public func measure(in size: CGSize) -> CGSize {
      dimensions(in: size).map { CGRect(CellRect(origin: .zero, size: $0.size)).size } ?? .zero
    }

    /// Returns the distance from the top to the first baseline, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(dimensions(in: size)?.firstBaseline)
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(dimensions(in: size)?.lastBaseline)
    }

    private func baseline(_ row: Int?) -> CGFloat {
      CGFloat(Double((row ?? 0) + 1) * PointScale.pointsPerRow)
    }

    private func dimensions(in size: CGSize) -> LayoutProbe.Dimensions? {
      var probe = LayoutProbe(archived, in: environment.layoutContext)
      return probe.measure(
        ProposedCellSize(
          columns: PointScale.columns(size.width.finite),
          rows: PointScale.rows(size.height.finite)
        )
      )
    }

    var archived: ArchivedView { .text(text.archived(in: environment)) }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }
}
