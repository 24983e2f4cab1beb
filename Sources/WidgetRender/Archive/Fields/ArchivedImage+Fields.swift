internal import Wire

/// The fields of an image: `width` and `height` in pixels, `pixels`, `pointWidth`, `pointHeight`,
/// `isResizable` and `tint`.
extension ArchivedImage {
  static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let sides = 1...ArchiveLimits.maximumImageSide
    guard let width = try c.whole("width", 0, value?.width, in: sides) else {
      throw c.missing("width")
    }
    guard let height = try c.whole("height", 1, value?.height, in: sides) else {
      throw c.missing("height")
    }
    guard isArchivable(width, height) else {
      throw c.fault("height", "makes more than \(ArchiveLimits.maximumImagePixels) pixels")
    }
    var image = ArchivedImage(
      width: width,
      height: height,
      pixels: [],
      pointWidth: try c.requiredNumber("pointWidth", 2, value?.pointWidth),
      pointHeight: try c.requiredNumber("pointHeight", 3, value?.pointHeight),
      isResizable: try c.mark("isResizable", 4, value?.isResizable),
      tint: try c.field("tint", 5, value?.tint)
    )
    image.pixels =
      C.isText
      ? try text(of: value, count: width * height * 4, &c)
      : try bytes(of: value, pixels: width * height, &c)
    return image
  }

  /// Encodes or decodes the pixels as text in base64.
  private static func text<C: WireCoder>(
    of value: ArchivedImage?,
    count: Int,
    _ c: inout C
  ) throws(WireFault) -> [UInt8] {
    let text = try c.required("pixels", 6, value.map { Base64.text(of: $0.pixels) })
    guard let pixels = Base64.bytes(of: text), pixels.count == count else {
      throw c.fault("pixels", "are not four bytes for each pixel in base64")
    }
    return pixels
  }

  /// Encodes or decodes the pixels at the end of the record, in three bytes each if all of them are
  /// opaque, otherwise in four.
  private static func bytes<C: WireCoder>(
    of value: ArchivedImage?,
    pixels count: Int,
    _ c: inout C
  ) throws(WireFault) -> [UInt8] {
    let given = value?.pixels
    let isOpaque = try c.mark("isOpaque", 6, value?.isOpaque)
    guard isOpaque else { return try c.bytes(given, count: count * 4) }
    let colors = given.map { given in
      stride(from: 0, to: given.count, by: 4).flatMap { given[$0..<$0 + 3] }
    }
    let read = try c.bytes(colors, count: count * 3)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(count * 4)
    for pixel in stride(from: 0, to: read.count, by: 3) {
      pixels.append(contentsOf: read[pixel..<pixel + 3])
      pixels.append(255)
    }
    return pixels
  }

  private var isOpaque: Bool {
    stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
  }
}
