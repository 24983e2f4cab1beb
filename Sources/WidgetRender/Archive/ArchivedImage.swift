/// A picture of pixels, reduced to the resolution of a terminal when it was archived.
public struct ArchivedImage: Sendable, Hashable {
  /// The number of pixels in a row.
  public var width: Int
  /// The number of rows of pixels.
  public var height: Int
  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  public var pixels: [UInt8]
  /// The width of the image in points, as its author gave it; ignored if the image is resizable.
  public var pointWidth: Double
  public var pointHeight: Double
  /// Whether the image fills the proposed size, whatever its own size is.
  public var isResizable: Bool
  /// A colour that replaces the picture's own, of which only the opacity remains; `nil` to keep
  /// them.
  public var tint: ArchivedColor?

  public init(
    width: Int,
    height: Int,
    pixels: [UInt8],
    pointWidth: Double,
    pointHeight: Double,
    isResizable: Bool = false,
    tint: ArchivedColor? = nil
  ) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.pointWidth = pointWidth
    self.pointHeight = pointHeight
    self.isResizable = isResizable
    self.tint = tint
  }
}
