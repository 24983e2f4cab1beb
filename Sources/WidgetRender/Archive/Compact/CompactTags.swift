/// The bytes that name things in the compact encoding.
///
/// They are stored: a value is never reused.
///
/// Layout: `0x57 version view`. Numbers are LEB128 (signed ones zigzag), strings are a length in bytes and UTF-8,
/// optional numbers are 0 for `nil`, else the number after a 1.
enum CompactTags {
  /// The letter W.
  static let magic: UInt8 = 0x57

  enum View: UInt8 {
    case empty = 0, text, symbol, spacer, divider, fill, shape, stack, zStack, firstThatFits
    case modified, meter, image, grid, trackGrid, sizedSymbol
  }

  enum Modifier: UInt8 {
    case frame = 0, flexibleFrame, padding, fixedSize, layoutPriority, offset, overlay, background
    case containerBackground, border, clipped, hidden, opacity, redacted, action, link, identity
    case aspectRatio, layoutDirection, position, horizontalGuide, verticalGuide, zIndex, rotation
    case scale, clipShape, mask, foreground, accented, invalidatable, luminanceToAlpha, alternative
  }

  enum Content: UInt8 {
    case verbatim = 0, symbol, date, timer, interval
  }

  enum Outline: UInt8 {
    case rectangle = 0
    /// With one radius for all corners, and with four.
    case roundedRectangle, unevenRectangle
    case capsule, circle, ellipse, containerRelative, path, trimmed, inset, rotated, scaled, moved
    case sized
  }

  enum PathElement: UInt8 {
    case move = 0, line, quad, curve, close
  }

  enum ShapePart: UInt8 {
    case inside = 0, insideEvenOdd, edge, insetEdge
  }

  enum MeterValue: UInt8 {
    case fraction = 0, elapsed, elapsedDown, indeterminate
  }

  /// Bits of the byte before a text style; what is unset has its default.
  enum Style {
    static let foreground: UInt8 = 1 << 0
    static let background: UInt8 = 1 << 1
    static let attributes: UInt8 = 1 << 2
  }

  /// The bit beside an action's role, after which the key follows that presses it.
  static let hasKey: UInt8 = 1 << 7

  /// The bit beside a text's truncation, after which the rows of its letters follow.
  static let hasLetterRows: UInt8 = 1 << 3
  /// The bit beside a text's alignment, after which zone and locale follow; an empty one is the reader's.
  static let hasPlace: UInt8 = 1 << 6

  /// The low bits of a colour's byte.
  enum Color {
    /// 0 to 4: foreground levels 1 to 5.
    static let background: UInt8 = 5
    static let accent: UInt8 = 6
    static let rgb: UInt8 = 7
    /// 8 to 23: the system's colours.
    static let system: UInt8 = 8
    /// A foreground level other than 1 to 5 follows.
    static let otherLevel: UInt8 = 24
    /// A byte with the opacity follows.
    static let hasOpacity: UInt8 = 1 << 7
  }

  /// A paint begins with a colour's byte or with one of these, which no colour has.
  enum Gradient: UInt8 {
    case linear = 0x40, radial, elliptical, angular
  }

  /// The low two bits of a number that need not be whole; the others are a zigzag number.
  enum Number {
    static let whole: UInt64 = 0
    static let thousandths: UInt64 = 1
    /// Alone: the 64 bits follow, the lowest byte first.
    static let bits: UInt64 = 2
  }

  /// Bits of the byte before a stroke's lengths, above two of the cap and two of the join.
  enum Stroke {
    static let hasDash: UInt8 = 1 << 4
  }

  /// Bits of the byte before a grid's cell; what is unset has its default.
  enum GridCell {
    static let span: UInt8 = 1 << 0
    static let anchor: UInt8 = 1 << 1
    static let columnAlignment: UInt8 = 1 << 2
    static let isUnsizedHorizontally: UInt8 = 1 << 3
    static let isUnsizedVertically: UInt8 = 1 << 4
  }

  /// The byte before a grid's row: an alignment's code or `noAlignment`, and a bit.
  enum GridRow {
    static let noAlignment: UInt8 = 0xF
    static let isWhole: UInt8 = 1 << 4
  }

  /// The byte before a track: its kind in two bits, and what follows its lengths.
  enum Track {
    static let fixed: UInt8 = 0
    static let flexible: UInt8 = 1
    static let adaptive: UInt8 = 2
    static let isUnbounded: UInt8 = 1 << 2
    static let spacing: UInt8 = 1 << 3
    static let alignment: UInt8 = 1 << 4
  }

  /// The byte before a sized symbol: its rows less one, and a bit.
  enum Symbol {
    static let isResizable: UInt8 = 1 << 7
  }

  /// Bits of the byte before a picture.
  enum Image {
    static let isResizable: UInt8 = 1 << 0
    static let hasTint: UInt8 = 1 << 1
    /// Every pixel has three bytes, as all of them are opaque.
    static let isOpaque: UInt8 = 1 << 2
  }
}

// Four bits for each alignment in the compact encoding; the numbers are stored and never change.

extension CellHorizontalAlignment {
  var code: UInt8 {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .leading
    case 1: self = .center
    case 2: self = .trailing
    default: return nil
    }
  }
}

extension CellVerticalAlignment {
  var code: UInt8 {
    switch self {
    case .top: 0
    case .center: 1
    case .bottom: 2
    case .firstTextBaseline: 3
    case .lastTextBaseline: 4
    }
  }

  init?(code: UInt8) {
    switch code {
    case 0: self = .top
    case 1: self = .center
    case 2: self = .bottom
    case 3: self = .firstTextBaseline
    case 4: self = .lastTextBaseline
    default: return nil
    }
  }
}
