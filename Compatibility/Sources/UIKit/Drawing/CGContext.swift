public import FoundationAdditions
import WidgetUI

/// A drawing context of Core Graphics, which draws paths and pictures into pixels.
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform
    var fill = ColorBytes(ColorComponents(rgb: 0))
    var stroke = ColorBytes(ColorComponents(rgb: 0))
    var style = StrokeStyle()
    var alpha: CGFloat = 1
  }

  private(set) var bitmap: Bitmap
  private var state: State
  private var saved: [State] = []
  private var path = Path()

  /// The most saved graphics states, far more than drawings nest.
  private static let maximumStates = 1_000

  init(_ bitmap: Bitmap, origin: CGPoint, scale: CGFloat) {
    self.bitmap = bitmap
    let place = CGAffineTransform(scaleX: scale, y: scale)
    state = State(transform: place.translatedBy(x: -origin.x, y: -origin.y))
  }

  public func setFillColor(_ color: CGColor) { state.fill = Self.bytes(color) }
  public func setStrokeColor(_ color: CGColor) { state.stroke = Self.bytes(color) }
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func saveGState() {
    if saved.count < Self.maximumStates { saved.append(state) }
  }

  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func beginPath() { path = Path() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ other: CGPath) { path.addPath(Path(other)) }

  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)),
      clockwise: clockwise
    )
  }

  /// Fills the current path, then begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, eoFill: rule == .evenOdd)
    beginPath()
  }

  /// Draws a line along the current path, then begins a new path.
  public func strokePath() {
    stroke(path)
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill(Path(rect)) }
  public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  func draw(_ other: Bitmap, in rect: CGRect) {
    bitmap.draw(other, in: rect.applying(state.transform))
  }

  private func fill(_ path: Path, eoFill: Bool = false) {
    bitmap.fill(path.applying(state.transform), eoFill: eoFill, shown(state.fill))
  }

  private func stroke(_ path: Path) {
    bitmap.fill(path.strokedPath(state.style).applying(state.transform), shown(state.stroke))
  }

  private func shown(_ color: ColorBytes) -> ColorBytes {
    var color = color
    color.alpha = UInt8(CGFloat(color.alpha) * state.alpha)
    return color
  }

  private static func bytes(_ color: CGColor) -> ColorBytes {
    ColorBytes(UIColor(cgColor: color).light)
  }
}
