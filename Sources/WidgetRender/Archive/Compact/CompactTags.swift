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
    case modified
  }

  enum Modifier: UInt8 {
    case frame = 0, flexibleFrame, padding, fixedSize, layoutPriority, offset, overlay, background
    case containerBackground, border, clipped, hidden, opacity, redacted, action, link, identity
    case aspectRatio, layoutDirection
  }

  enum Content: UInt8 {
    case verbatim = 0, symbol, date, timer, interval
  }

  /// Bits of the byte before a text style; what is unset has its default.
  enum Style {
    static let foreground: UInt8 = 1 << 0
    static let background: UInt8 = 1 << 1
    static let attributes: UInt8 = 1 << 2
  }

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
}
