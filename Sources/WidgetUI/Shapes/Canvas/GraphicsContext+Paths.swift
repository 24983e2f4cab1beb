public import Foundation
import WidgetRender

extension GraphicsContext {
  /// Fills the area of a path with a colour or a gradient, by the rule for the inside that `style`
  /// sets.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, shading, .inside(isEvenOdd: style.isEOFilled))
  }

  /// Draws a line along a path in a style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    draw(path, shading, .edge(style.archived, isInset: false))
  }

  /// Draws a solid line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ path: Path, _ shading: Shading, _ part: ArchivedShape.Part) {
    guard !path.isEmpty else { return }
    let path = path.applying(transform)
    let bounds = path.boundingRect
    let shape = ArchivedShape(.path(path.archived), part, paint(shading, over: bounds))
    add(covering: bounds) { _ in .shape(shape) }
  }
}

extension GraphicsContext {
  /// A colour or gradient for drawings in a canvas; positions and lengths are in points of the
  /// drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
      case conic(Gradient, center: CGPoint, angle: Angle)
    }

    fileprivate let kind: Kind

    public static var foreground: Shading { .style(ForegroundStyle()) }
    public static var backdrop: Shading { .style(BackgroundStyle()) }

    public static func color(_ color: Color) -> Shading { .style(color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style, which extends over the bounds of the drawing.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint))
    }

    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, from: startRadius, to: endRadius))
    }

    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }

    /// Returns the secondary foreground style, because images are not repeated over cells.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { .style(HierarchicalShapeStyle.secondary) }

    /// Returns the first of several shadings.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
  }

  /// Returns the shading unchanged; it is resolved when something is drawn with it.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns the paint for a frame as large as the canvas, so that a style extends over `bounds`,
  /// in points.
  func paint(_ shading: Shading, over bounds: CGRect) -> ArchivedPaint {
    let paint: ArchivedPaint =
      switch shading.kind {
      case .style(let style): spread(style.archivedPaint(in: environment), over: bounds)
      case .linear(let gradient, let from, let to):
        .linear(gradient.archived, from: fraction(from), to: fraction(to))
      case .radial(let gradient, let center, let from, let to):
        .radial(
          gradient.archived,
          center: fraction(center),
          from: (from * scale).finite,
          to: (to * scale).finite
        )
      case .conic(let gradient, let center, let angle):
        .angular(
          gradient.archived,
          center: fraction(center),
          from: angle.finiteDegrees,
          to: angle.finiteDegrees + 360
        )
      }
    let opacity = wholeOpacity
    if opacity >= 1 { return paint }
    return paint.mapColors { Color(archived: $0).opacity(opacity).archived }
  }

  /// The factor by which the transform scales lengths, averaged over both axes.
  private var scale: CGFloat {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// Converts a point of the drawing to fractions of the canvas's width and height.
  private func fraction(_ point: CGPoint) -> ArchivedPoint {
    let point = point.applying(transform)
    return ArchivedPoint(
      x: size.width > 0 ? (point.x / size.width).finite : 0,
      y: size.height > 0 ? (point.y / size.height).finite : 0
    )
  }

  /// Converts a paint whose points are fractions of `bounds` to one whose points are fractions of
  /// the canvas.
  private func spread(_ paint: ArchivedPaint, over bounds: CGRect) -> ArchivedPaint {
    guard size.width > 0, size.height > 0, !bounds.isNull else { return paint }
    func place(_ point: ArchivedPoint) -> ArchivedPoint {
      ArchivedPoint(
        x: ((bounds.minX + CGFloat(point.x) * bounds.width) / size.width).finite,
        y: ((bounds.minY + CGFloat(point.y) * bounds.height) / size.height).finite
      )
    }
    switch paint {
    case .color: return paint
    case .linear(let gradient, let from, let to):
      return .linear(gradient, from: place(from), to: place(to))
    case .radial(let gradient, let center, let from, let to):
      return .radial(gradient, center: place(center), from: from, to: to)
    case .angular(let gradient, let center, let from, let to):
      return .angular(gradient, center: place(center), from: from, to: to)
    case .elliptical(let gradient, let center, let from, let to):
      // The fractions of an ellipse hold for both sides: the mean of both is closest.
      let share = Double((bounds.width / size.width + bounds.height / size.height) / 2)
      return .elliptical(gradient, center: place(center), from: from * share, to: to * share)
    }
  }
}
