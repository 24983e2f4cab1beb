public import FoundationAdditions

/// The format of a renderer's picture: its pixels per point, and whether it is opaque.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point; 1 by default.
  public var scale: CGFloat = 1
  /// Whether the picture is filled with black at the beginning, instead of being clear.
  public var opaque = false

  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  public static func preferred() -> UIGraphicsImageRendererFormat { .default() }
}

/// Draws paths, colours and pictures into pixels.
///
/// Texts and symbols are not drawn, because only the host can draw them.
public final class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  private let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  /// Returns the picture that `actions` draws; an empty picture if the size is not positive or too
  /// large.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = UIGraphicsImageRendererContext(bounds, format) else { return UIImage() }
    UIGraphicsImageRendererContext.open.append(context)
    defer { _ = UIGraphicsImageRendererContext.open.popLast() }
    actions(context)
    return context.currentImage
  }

  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// The context of a renderer, into which colours, paths and pictures are drawn.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The contexts of the pictures that this thread is drawing, the innermost last.
  ///
  /// An element is `nil` if the size of its picture is not positive or too large.
  static var open: [UIGraphicsImageRendererContext?] {
    get { (Thread.current.threadDictionary[key] as? OpenPictures)?.contexts ?? [] }
    set { Thread.current.threadDictionary[key] = OpenPictures(newValue) }
  }

  /// The innermost context on this thread, in which colours and pictures are drawn; `nil` outside
  /// of a picture.
  static var current: UIGraphicsImageRendererContext? { open.last ?? nil }

  private static let key = "UIGraphicsImageRendererContext"

  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  /// Creates a context; `nil` if the size is not positive or too large.
  init?(_ bounds: CGRect, _ format: UIGraphicsImageRendererFormat) {
    scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    self.format = format
    guard
      let bitmap = Bitmap(
        width: Self.pixels(bounds.width * scale),
        height: Self.pixels(bounds.height * scale)
      )
    else { return nil }
    cgContext = CGContext(bitmap, origin: bounds.origin, scale: scale)
    super.init()
    guard format.opaque else { return }
    UIColor.black.setFill(in: self)
    fill(bounds)
  }

  /// The picture as drawn so far.
  public var currentImage: UIImage { cgContext.bitmap.image(scale: scale) }

  private static func pixels(_ length: CGFloat) -> Int {
    length > 0 && length < 1e6 ? Int(length.rounded(.up)) : 0
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  func draw(_ other: Bitmap, in rect: CGRect) { cgContext.draw(other, in: rect) }
}

/// The contexts of a thread's pictures, as an object for the thread's dictionary.
private final class OpenPictures {
  let contexts: [UIGraphicsImageRendererContext?]

  init(_ contexts: [UIGraphicsImageRendererContext?]) {
    self.contexts = contexts
  }
}

extension UIColor {
  /// Sets the colour with which the current renderer fills.
  public func setFill() {
    UIGraphicsImageRendererContext.current.map(setFill)
  }

  public func setStroke() {
    UIGraphicsImageRendererContext.current?.cgContext.setStrokeColor(cgColor)
  }

  public func set() {
    setFill()
    setStroke()
  }

  fileprivate func setFill(in context: UIGraphicsImageRendererContext) {
    context.cgContext.setFillColor(cgColor)
  }
}

/// Fills a rectangle in the current renderer.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsImageRendererContext.current?.fill(rect)
}

/// Returns the context of the current renderer; `nil` outside of a picture.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsImageRendererContext.current?.cgContext
}
