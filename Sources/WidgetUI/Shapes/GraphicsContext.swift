public import Foundation
import WidgetRender

/// Where a canvas draws: changes of a copy hold for what the copy draws.
public struct GraphicsContext {
  /// From 0 to 1, for each thing that is drawn.
  public var opacity = 1.0
  /// Taken and without effect: a cell shows what was drawn last.
  public var blendMode = BlendMode.normal
  public let environment: EnvironmentValues
  /// From the places that drawing calls name to those of the canvas.
  public var transform = CGAffineTransform.identity

  let drawing: CanvasDrawing
  let size: CGSize
  /// What of the canvas is still drawn on, each within the ones before.
  private(set) var clips: [ArchivedOutline] = []
  /// The opacity of the layers around.
  private var layerOpacity = 1.0

  init(_ drawing: CanvasDrawing, size: CGSize, in environment: EnvironmentValues) {
    self.drawing = drawing
    self.size = size
    self.environment = environment
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Clips of one drawing: whoever draws recurses this deep.
  private static let maximumClips = 16

  /// Leaves out what lies outside of a path from here on; an inverse clip has no effect.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse), clips.count < Self.maximumClips else { return }
    clips.append(.path(path.applying(transform).archived))
  }

  /// Taken and without effect: a layer's opacity cannot clip cells.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// The whole canvas, in the places that drawing calls name.
  public var clipBoundingRect: CGRect {
    CGRect(origin: .zero, size: size).applying(transform.inverted())
  }

  /// Draws what belongs together; the opacity that is set here holds for all of it.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.layerOpacity = wholeOpacity
    layer.opacity = 1
    try content(&layer)
  }

  /// Taken and without effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// There is no such context here: draw with paths.
  @available(*, unavailable, message: "a terminal has no Core Graphics context; draw with Path")
  public func withCGContext(content: (Any) throws -> Void) rethrows {}

  var wholeOpacity: Double { layerOpacity * opacity }

  /// Adds a view that takes the whole canvas, inside of what is clipped; `bounds` are points of the canvas.
  func add(
    covering bounds: CGRect,
    isLettering: Bool = false,
    _ make: @escaping @MainActor (ArchiveScope) -> ArchivedView
  ) {
    let clips = clips
    drawing.add(
      CanvasDrawing.Step(bounds: bounds, isLettering: isLettering) { scope in
        clips.reversed().reduce(make(scope)) { .modified($0, .clipShape($1)) }
      }
    )
  }
}
