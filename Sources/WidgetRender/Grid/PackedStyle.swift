/// How one cell of a grid looks, in eight bytes.
struct PackedStyle: Sendable, Hashable {
  /// What a cell's character is, for outputs without colours.
  enum Role: UInt8, Sendable {
    case content
    /// The edge of a surface: surfaces vanish without colours, and their edges with them.
    case surface
    /// Two pixels of an image, the upper in the foreground: a shade of its light without colours.
    case pixels
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

  /// Whether the cell is one colour whatever stands in it: a solid block, seen as such without colours too.
  var isSolid: Bool { foreground == background && foreground != .standard }
}
