/// `width` and `height` in pixels, `pixels` in base64, `pointWidth` and `pointHeight`; `isResizable` and `tint`.
extension ArchivedImage {
  init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "modifiers", "width", "height", "pixels", "pointWidth", "pointHeight", "isResizable",
      "tint",
    ])
    let sides = 1...ArchiveLimits.maximumImageSide
    let width = try object.present("width", object.whole("width", in: sides))
    let height = try object.present("height", object.whole("height", in: sides))
    guard Self.isArchivable(width, height) else {
      throw object.error(
        "height",
        "makes more than \(ArchiveLimits.maximumImagePixels) pixels"
      )
    }
    let text: String = try object.required("pixels")
    guard let pixels = Base64.bytes(of: text), pixels.count == width * height * 4 else {
      throw object.error("pixels", "are not four bytes for each pixel in base64")
    }
    self.init(
      width: width,
      height: height,
      pixels: pixels,
      pointWidth: try object.requiredNumber("pointWidth"),
      pointHeight: try object.requiredNumber("pointHeight"),
      isResizable: try object.optional("isResizable") ?? false,
      tint: try object.optional("tint")
    )
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    try object.encode(width, forKey: "width")
    try object.encode(height, forKey: "height")
    try object.encode(Base64.text(of: pixels), forKey: "pixels")
    try object.encode(pointWidth.archivable, forKey: "pointWidth")
    try object.encode(pointHeight.archivable, forKey: "pointHeight")
    if isResizable { try object.encode(true, forKey: "isResizable") }
    try object.encodeIfPresent(tint, forKey: "tint")
  }
}
