extension ColorTable {
  static let betweenTag: UInt64 = 1
  static let overTag: UInt64 = 2
  private static let tagShift: UInt64 = 62

  /// A mixture in eight bytes: positions in the low half, then the amount.
  static func key(_ first: CellColor, _ second: CellColor, _ amount: UInt8, tag: UInt64) -> UInt64 {
    tag << tagShift | UInt64(amount) << 32 | UInt64(second.index) << 16 | UInt64(first.index)
  }

  /// A named colour in eight bytes: kind, opacity, and 24 bits for each scheme.
  static func key(_ color: ArchivedColor) -> UInt64 {
    let (kind, payload): (UInt64, UInt64) =
      switch color.base {
      case .foreground(let level): (0, UInt64(truncatingIfNeeded: min(max(level, 1), 5)))
      case .background: (1, 0)
      case .accent: (2, 0)
      case .system(let system): (3, UInt64(system.rawValue))
      case .rgb(let light, let dark):
        (4, UInt64(light & 0xFF_FFFF) << 24 | UInt64(dark & 0xFF_FFFF))
      }
    return kind << 56 | UInt64(color.opacity) << 48 | payload
  }

  static func entry(_ key: UInt64) -> Entry {
    let first = CellColor(index: UInt16(truncatingIfNeeded: key))
    let second = CellColor(index: UInt16(truncatingIfNeeded: key >> 16))
    let amount = UInt8(truncatingIfNeeded: key >> 32)
    switch key >> tagShift {
    case betweenTag: return .between(first, second, amount: amount)
    case overTag: return .over(first, above: second, amount: amount)
    default: return .symbolic(symbolic(key))
    }
  }

  private static func symbolic(_ key: UInt64) -> ArchivedColor {
    let base: ArchivedColor.Base =
      switch key >> 56 & 7 {
      case 0: .foreground(level: Int(truncatingIfNeeded: key & 7))
      case 1: .background
      case 2: .accent
      case 3: .system(SystemColor(rawValue: UInt8(truncatingIfNeeded: key)) ?? .clear)
      default:
        .rgb(
          light: UInt32(truncatingIfNeeded: key >> 24 & 0xFF_FFFF),
          dark: UInt32(truncatingIfNeeded: key & 0xFF_FFFF)
        )
      }
    return ArchivedColor(base, opacity: UInt8(truncatingIfNeeded: key >> 48))
  }
}
