/// A cell of a grid in eight bytes: its character and the index of its style.
struct Cell: Hashable, BitwiseCopyable {
  /// A Unicode scalar, or `clusterFlag` with an index into the grid's table of clusters.
  var glyph: UInt32
  var style: UInt16
  /// The number of columns: 1, or 2 for the first half of a wide character and 0 for its second
  /// half.
  var width: UInt8

  /// The flag of a cluster, above every scalar, so that a glyph is either a scalar or a cluster.
  static let clusterFlag: UInt32 = 1 << 31
  static let blank = Cell(glyph: 0x20, style: 0, width: 1)

  var isBlank: Bool { glyph == 0x20 && width == 1 }
  /// Whether the character is one byte in UTF-8.
  var isASCII: Bool { glyph < 0x80 && width == 1 }
}

/// A colour of one grid, as its index in the table of colours, which contains authors' colours and
/// mixtures.
struct CellColor: Sendable, Hashable, BitwiseCopyable {
  var index: UInt16

  /// The terminal's own foreground or background colour.
  static let standard = CellColor(index: 0)
}

/// The style of a cell with symbolic colours; `nil` is the terminal's own colour.
///
/// A mixture is represented by the uppermost of its colours.
package struct CellStyle: Sendable, Hashable {
  package var foreground: ArchivedColor?
  package var background: ArchivedColor?
  package var attributes: TextStyle.Attributes

  package init(
    foreground: ArchivedColor? = nil,
    background: ArchivedColor? = nil,
    attributes: TextStyle.Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package static let plain = CellStyle()
}

/// The style of a grid's cell, in eight bytes.
struct PackedStyle: Sendable, Hashable {
  /// The role of a cell's character, for outputs without colours.
  enum Role: UInt8, Sendable {
    case content
    /// A character at the edge of a surface; without colours, surfaces and their edges are not
    /// drawn.
    case surface
    /// Two pixels of an image, the upper one in the foreground colour.
    ///
    /// Without colours it is drawn as a shade of their luminance.
    case pixels
    /// Fills without content on them: the foreground, the background, or both.
    ///
    /// Without colours they are drawn as shades (SU-88).
    case fill, fillBehind, fills

    /// Whether the cell is part of a surface or an image, which lines may replace.
    var isSurface: Bool { self == .surface || self == .pixels }
    /// Whether the role is that of a fill without content on it.
    var isFill: Bool { self == .fill || self == .fillBehind || self == .fills }
  }

  var foreground = CellColor.standard
  var background = CellColor.standard
  var attributes: TextStyle.Attributes = []
  var role = Role.content

  static let plain = PackedStyle()

  init(
    foreground: CellColor = .standard,
    background: CellColor = .standard,
    attributes: TextStyle.Attributes = [],
    role: Role = .content
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.role = role
  }

  init(key: UInt64) {
    foreground = CellColor(index: UInt16(truncatingIfNeeded: key))
    background = CellColor(index: UInt16(truncatingIfNeeded: key >> 16))
    attributes = TextStyle.Attributes(rawValue: UInt8(truncatingIfNeeded: key >> 32))
    role = Role(rawValue: UInt8(truncatingIfNeeded: key >> 40)) ?? .content
  }

  var key: UInt64 {
    UInt64(foreground.index) | UInt64(background.index) << 16
      | UInt64(attributes.rawValue) << 32 | UInt64(role.rawValue) << 40
  }

  /// Whether the cell has one colour regardless of its character; it is drawn as a solid block if
  /// there are no colours.
  var isSolid: Bool { foreground == background && foreground != .standard }
}
