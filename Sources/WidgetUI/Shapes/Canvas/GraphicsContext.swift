public import Foundation
import WidgetRender

/// The drawing context of a canvas; changes of a copy apply only to drawings by the copy.
public struct GraphicsContext {
  /// The opacity of each drawing, from 0 to 1.
  public var opacity = 1.0
  /// The blend mode; without effect, because a cell shows only the last drawing.
  public var blendMode = BlendMode.normal
  public let environment: EnvironmentValues
  /// The transform from the coordinates of drawing methods to those of the canvas.
  public var transform = CGAffineTransform.identity

  private let drawing: CanvasDrawing
  let size: CGSize
  /// The outlines that clip drawings, each within the previous ones.
  private(set) var clips: [ArchivedOutline] = []
  /// The combined opacity of the enclosing layers.
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

  /// The most nested clips: archiving and drawing use one level of recursion for each.
  private static let maximumClips = 16

  /// Clips further drawing to a path; `style` and an inverse clip have no effect.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    guard !options.contains(.inverse), clips.count < Self.maximumClips else { return }
    clips.append(.path(path.applying(transform).archived))
  }

  /// Has no effect: the opacity of a layer cannot clip cells.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}

  /// The bounds of the canvas in the coordinates of drawing methods.
  public var clipBoundingRect: CGRect {
    CGRect(origin: .zero, size: size).applying(transform.inverted())
  }

  /// Draws a layer; its opacity multiplies that of each of its drawings.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.layerOpacity = wholeOpacity
    layer.opacity = 1
    try content(&layer)
  }

  /// Has no effect: filters are finer than a cell.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  /// Unavailable in a terminal; draw with paths instead.
  @available(*, unavailable, message: "a terminal has no Core Graphics context; draw with Path")
  public func withCGContext(content: (Any) throws -> Void) rethrows {}

  var wholeOpacity: Double { layerOpacity * opacity }

  /// Adds a view that fills the canvas and is limited to the clips; `bounds`, in points, is the
  /// area that it covers.
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

extension GraphicsContext {
  /// The blending of drawings; without effect, because a cell shows only the last drawing.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)
  }

  /// The options of a clip; an inverse clip has no effect in a terminal.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// The continuation of a gradient beyond its ends; in a terminal the end colours always continue.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    public static let linearColor = GradientOptions(rawValue: 1 << 2)
  }

  /// The options of a filter; without effect, because filters are finer than a cell.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// A filter of drawings; without effect, because it would be finer than a cell.
  public struct Filter: Sendable {
    private init() {}

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }

    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func projectionTransform(_ matrix: CGAffineTransform) -> Filter { Filter() }
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = .black
    ) -> Filter { Filter() }
  }
}
