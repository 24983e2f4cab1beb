import Ground
import SystemLibrary

/// Draws characters with the system's fonts through fontconfig and FreeType, which are opened for
/// the first such character.
struct SystemFonts {
  private let library: FreeType?
  private let finder: FontFinder?

  init() {
    library = FreeType()
    finder = library == nil ? nil : FontFinder()
  }

  /// Whether fontconfig and FreeType are both installed.
  var isAvailable: Bool { library != nil && finder != nil }

  /// Returns the mask of a text's first character in `width` by `height` pixels; `nil` if no font has it.
  func mask(of text: String, width: Int, height: Int) -> GlyphMask? {
    guard let library, let finder, let scalar = text.unicodeScalars.first?.value,
      let font = finder.font(for: scalar)
    else { return nil }
    return library.glyph(scalar, font, height: height)?.mask(width: width, height: height)
  }
}

/// Finds the font that contains a character (fontconfig.h, version 2).
private struct FontFinder {
  struct Font {
    var path: String
    var index: Int
  }

  private typealias Make = @convention(c) () -> UnsafeMutableRawPointer?
  private typealias AddCharacter = @convention(c) (UnsafeMutableRawPointer, UInt32) -> Int32
  private typealias AddSet =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafeMutableRawPointer) -> Int32
  private typealias AddText =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  private typealias Substitute =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int32) -> Int32
  private typealias Complete = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias Match =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutableRawPointer?
  private typealias Text =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32,
      UnsafeMutablePointer<UnsafePointer<CChar>?>
    ) -> Int32
  private typealias Number =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let makePattern: Make
  private let makeSet: Make
  private let addCharacter: AddCharacter
  private let addSet: AddSet
  private let addText: AddText
  private let substitute: Substitute
  private let complete: Complete
  private let match: Match
  private let text: Text
  private let number: Number
  private let destroyPattern: Complete
  private let destroySet: Complete

  /// Opens fontconfig; `nil` if the library or a needed function is missing.
  init?() {
    let library = SharedLibrary(["libfontconfig.so.1", "libfontconfig.so"])
    guard let makePattern = library.function("FcPatternCreate", as: Make.self),
      let makeSet = library.function("FcCharSetCreate", as: Make.self),
      let addCharacter = library.function("FcCharSetAddChar", as: AddCharacter.self),
      let addSet = library.function("FcPatternAddCharSet", as: AddSet.self),
      let addText = library.function("FcPatternAddString", as: AddText.self),
      let substitute = library.function("FcConfigSubstitute", as: Substitute.self),
      let complete = library.function("FcDefaultSubstitute", as: Complete.self),
      let match = library.function("FcFontMatch", as: Match.self),
      let text = library.function("FcPatternGetString", as: Text.self),
      let number = library.function("FcPatternGetInteger", as: Number.self),
      let destroyPattern = library.function("FcPatternDestroy", as: Complete.self),
      let destroySet = library.function("FcCharSetDestroy", as: Complete.self)
    else { return nil }
    (self.makePattern, self.makeSet, self.addCharacter) = (makePattern, makeSet, addCharacter)
    (self.addSet, self.addText, self.substitute) = (addSet, addText, substitute)
    (self.complete, self.match, self.text, self.number) = (complete, match, text, number)
    (self.destroyPattern, self.destroySet) = (destroyPattern, destroySet)
  }

  /// Returns the best font for a character, which may not contain it; `nil` if fontconfig finds no
  /// font.
  func font(for scalar: UInt32) -> Font? {
    guard let pattern = makePattern() else { return nil }
    defer { destroyPattern(pattern) }
    guard let set = makeSet() else { return nil }
    defer { destroySet(set) }
    _ = addCharacter(set, scalar)
    _ = addSet(pattern, "charset", set)
    _ = addText(pattern, "family", "monospace")
    // FcMatchPattern.
    _ = substitute(nil, pattern, 0)
    complete(pattern)
    var result: Int32 = 0
    guard let found = match(nil, pattern, &result) else { return nil }
    defer { destroyPattern(found) }
    var path: UnsafePointer<CChar>?
    guard text(found, "file", 0, &path) == 0, let path else { return nil }
    var index: Int32 = 0
    _ = number(found, "index", 0, &index)
    return Font(path: String(cString: path), index: Int(index))
  }
}

/// The pixels of a character in a font.
private struct FontGlyph {
  var width: Int
  var height: Int
  /// The distance from the baseline up to the first row, in pixels.
  var top: Int
  var left: Int
  /// The advance width, the distance to the next character, in pixels.
  var advance: Int
  var shares: [UInt8]
  /// The colour `0xRRGGBB` of each pixel, for pictures such as emoji; `nil` for other characters.
  var colors: [UInt32]?

  /// Returns the character centred in `width` by `height` pixels; `nil` if it has no pixels.
  ///
  /// It is scaled down if it is too large.
  func mask(width: Int, height: Int) -> GlyphMask? {
    guard self.width > 0, self.height > 0 else { return nil }
    var mask = GlyphMask(width: width, height: height)
    let isPicture = colors != nil
    let fit = min(
      1,
      Double(width) / Double(max(isPicture ? self.width : advance, self.width)),
      Double(height) / Double(self.height)
    )
    let (columns, rows) = (Double(self.width) * fit, Double(self.height) * fit)
    let baseline = Double(height) * 12 / GlyphDrawing.height
    let x = max((Double(width) - columns) / 2, 0)
    let middle = (Double(height) - rows) / 2
    let y = isPicture ? middle : min(max(baseline - Double(top) * fit, 0), Double(height) - rows)
    if isPicture { mask.colors = Array(repeating: 0, count: width * height) }
    for row in 0..<height {
      for column in 0..<width {
        let left = (Double(column) - x.rounded()) / fit
        let top = (Double(row) - y.rounded()) / fit
        let (share, color) = average(left, top, side: 1 / fit)
        mask.pixels[row * width + column] = share
        mask.colors?[row * width + column] = color
      }
    }
    return mask
  }

  /// Returns the average of a square of the character's pixels; pixels outside the character are
  /// clear.
  private func average(_ x: Double, _ y: Double, side: Double) -> (UInt8, UInt32) {
    let columns = Int(x.rounded())..<max(Int((x + side).rounded()), Int(x.rounded()) + 1)
    let rows = Int(y.rounded())..<max(Int((y + side).rounded()), Int(y.rounded()) + 1)
    var (share, red, green, blue) = (0, 0, 0, 0)
    for row in rows where (0..<height).contains(row) {
      for column in columns where (0..<width).contains(column) {
        let value = Int(shares[row * width + column])
        share += value
        guard let color = colors?[row * width + column] else { continue }
        red += Int(color >> 16 & 0xFF) * value
        green += Int(color >> 8 & 0xFF) * value
        blue += Int(color & 0xFF) * value
      }
    }
    guard share > 0 else { return (0, 0) }
    let color = UInt32(red / share) << 16 | UInt32(green / share) << 8 | UInt32(blue / share)
    return (UInt8(clamping: share / (columns.count * rows.count)), color)
  }
}

/// Draws characters from a font file (freetype.h, version 2, with the structure layout of all
/// 64-bit systems).
private struct FreeType {
  private typealias Start = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int32
  private typealias Open =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, Int,
      UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> Int32
  private typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Int32
  private typealias Size = @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32) -> Int32
  private typealias Select = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
  private typealias Index = @convention(c) (UnsafeMutableRawPointer, UInt) -> UInt32
  private typealias Load = @convention(c) (UnsafeMutableRawPointer, UInt32, Int32) -> Int32

  private let library: UnsafeMutableRawPointer
  private let open: Open
  private let close: Close
  private let size: Size
  private let select: Select
  private let index: Index
  private let load: Load

  /// Opens the library; `nil` if the library or a needed function is missing.
  init?() {
    let library = SharedLibrary(["libfreetype.so.6", "libfreetype.so"])
    var handle: UnsafeMutableRawPointer?
    guard let start = library.function("FT_Init_FreeType", as: Start.self),
      let open = library.function("FT_New_Face", as: Open.self),
      let close = library.function("FT_Done_Face", as: Close.self),
      let size = library.function("FT_Set_Pixel_Sizes", as: Size.self),
      let select = library.function("FT_Select_Size", as: Select.self),
      let index = library.function("FT_Get_Char_Index", as: Index.self),
      let load = library.function("FT_Load_Glyph", as: Load.self),
      MemoryLayout<Int>.size == 8, start(&handle) == 0, let handle
    else { return nil }
    self.library = handle
    (self.open, self.close, self.size) = (open, close, size)
    (self.select, self.index, self.load) = (select, index, load)
  }

  /// The flags FT_LOAD_RENDER, and FT_LOAD_COLOR for pictures.
  private static let flags: Int32 = 1 << 2 | 1 << 20
  /// The byte offsets of fields in FT_FaceRec and FT_GlyphSlotRec.
  private enum Offset {
    static let glyph = 152
    static let advance = 128
    static let rows = 152
    static let width = 156
    static let pitch = 160
    static let buffer = 168
    static let mode = 178
    static let left = 192
    static let top = 196
  }

  /// Returns a character of a font with letters of `height` pixels; `nil` if the font does not have it.
  func glyph(_ scalar: UInt32, _ font: FontFinder.Font, height: Int) -> FontGlyph? {
    var face: UnsafeMutableRawPointer?
    guard open(library, font.path, font.index, &face) == 0, let face else { return nil }
    defer { _ = close(face) }
    // 13.33 of 16, as in other pictures; a font of pictures has sizes of its own.
    if size(face, 0, UInt32(height * 5 / 6)) != 0, select(face, 0) != 0 { return nil }
    let place = index(face, UInt(scalar))
    guard place != 0, load(face, place, Self.flags) == 0,
      let slot = face.load(fromByteOffset: Offset.glyph, as: UnsafeRawPointer?.self)
    else { return nil }
    return glyph(slot)
  }

  /// The largest side of a character in pixels that is accepted.
  private static let maximumSide = 2_048

  private func glyph(_ slot: UnsafeRawPointer) -> FontGlyph? {
    let width = Int(slot.load(fromByteOffset: Offset.width, as: UInt32.self))
    let height = Int(slot.load(fromByteOffset: Offset.rows, as: UInt32.self))
    let pitch = Int(slot.load(fromByteOffset: Offset.pitch, as: Int32.self))
    let mode = slot.load(fromByteOffset: Offset.mode, as: UInt8.self)
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
      let buffer = slot.load(fromByteOffset: Offset.buffer, as: UnsafePointer<UInt8>?.self)
    else { return nil }
    var glyph = FontGlyph(
      width: width,
      height: height,
      top: Int(slot.load(fromByteOffset: Offset.top, as: Int32.self)),
      left: Int(slot.load(fromByteOffset: Offset.left, as: Int32.self)),
      advance: slot.load(fromByteOffset: Offset.advance, as: Int.self) / 64,
      shares: Array(repeating: 0, count: width * height)
    )
    // FT_PIXEL_MODE_BGRA has a byte for each colour, premultiplied; FT_PIXEL_MODE_MONO a bit.
    let (gray, mono, bgra): (UInt8, UInt8, UInt8) = (2, 1, 7)
    if mode == bgra { glyph.colors = Array(repeating: 0, count: width * height) }
    for row in 0..<height {
      let line = buffer + row * pitch
      for column in 0..<width {
        let index = row * width + column
        switch mode {
        case gray: glyph.shares[index] = line[column]
        case mono: glyph.shares[index] = line[column / 8] & 0x80 >> UInt8(column % 8) != 0 ? 255 : 0
        case bgra:
          let pixel = line + column * 4
          let share = UInt32(pixel[3])
          glyph.shares[index] = pixel[3]
          guard share > 0 else { continue }
          let parts = (0..<3).map { min(UInt32(pixel[$0]) * 255 / share, 255) }
          glyph.colors?[index] = parts[2] << 16 | parts[1] << 8 | parts[0]
        default: return nil
        }
      }
    }
    return glyph
  }
}
