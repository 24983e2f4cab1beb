extension Palette {
  /// The sRGB value of a system colour; the terminal's surface for the clear one.
  func rgb(of color: SystemColor) -> UInt32 {
    if color == .clear { return surface }
    return scheme == .light ? color.components.light : color.components.dark
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
