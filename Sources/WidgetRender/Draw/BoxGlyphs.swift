/// The characters of lines and boxes, one cell each.
struct BoxGlyphs {
  var topLeading: UInt32
  var topTrailing: UInt32
  var bottomLeading: UInt32
  var bottomTrailing: UInt32
  var horizontal: UInt32
  var vertical: UInt32

  private init(_ glyphs: StaticString) {
    var scalars = "\(glyphs)".unicodeScalars.map(\.value)[...]
    func next() -> UInt32 { scalars.popFirst() ?? 0x20 }
    topLeading = next()
    topTrailing = next()
    bottomLeading = next()
    bottomTrailing = next()
    horizontal = next()
    vertical = next()
  }

  static let square = BoxGlyphs("┌┐└┘─│")
  static let rounded = BoxGlyphs("╭╮╰╯─│")
  static let ascii = BoxGlyphs("++++-|")

  static func glyphs(isRounded: Bool, isASCII: Bool) -> BoxGlyphs {
    isASCII ? ascii : isRounded ? rounded : square
  }
}
