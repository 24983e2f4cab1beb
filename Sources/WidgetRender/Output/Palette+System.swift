extension Palette {
  /// Apple's system colours in sRGB (Human Interface Guidelines, colour specifications).
  func rgb(of color: SystemColor) -> UInt32 {
    let (light, dark): (UInt32, UInt32) =
      switch color {
      case .red: (0xFF3B30, 0xFF453A)
      case .orange: (0xFF9500, 0xFF9F0A)
      case .yellow: (0xFFCC00, 0xFFD60A)
      case .green: (0x34C759, 0x30D158)
      case .mint: (0x00C7BE, 0x63E6E2)
      case .teal: (0x30B0C7, 0x40C8E0)
      case .cyan: (0x32ADE6, 0x64D2FF)
      case .blue: (0x007AFF, 0x0A84FF)
      case .indigo: (0x5856D6, 0x5E5CE6)
      case .purple: (0xAF52DE, 0xBF5AF2)
      case .pink: (0xFF2D55, 0xFF375F)
      case .brown: (0xA2845E, 0xAC8E68)
      case .white: (0xFFFFFF, 0xFFFFFF)
      case .gray: (0x8E8E93, 0x8E8E93)
      case .black: (0x000000, 0x000000)
      case .clear: (surface, surface)
      }
    return scheme == .light ? light : dark
  }

  /// The theme's colour for a system colour: bright ones on dark, where plain blue cannot be read.
  func themeIndex(of color: SystemColor) -> UInt8 {
    let isDark = scheme == .dark
    return switch color {
    case .red: isDark ? 9 : 1
    case .orange, .brown: 3
    case .yellow: isDark ? 11 : 3
    case .green: isDark ? 10 : 2
    case .mint, .teal, .cyan: isDark ? 14 : 6
    case .blue, .indigo: isDark ? 12 : 4
    case .purple, .pink: isDark ? 13 : 5
    case .white: 15
    case .gray: 8
    case .black: 0
    case .clear: isDark ? 0 : 15
    }
  }
}
