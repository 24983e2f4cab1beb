import WidgetUI

/// The system's colours, which differ by scheme (Apple, Human Interface Guidelines: Color).
extension UIColor {
  private static func system(
    _ light: UInt32,
    _ dark: UInt32,
    alpha: Double = 1,
    _ color: Color? = nil
  ) -> UIColor {
    UIColor(
      light: ColorComponents(rgb: light, alpha: alpha),
      dark: ColorComponents(rgb: dark, alpha: alpha),
      color: color
    )
  }

  public static let systemRed = system(0xFF3B30, 0xFF453A, .red)
  public static let systemOrange = system(0xFF9500, 0xFF9F0A, .orange)
  public static let systemYellow = system(0xFFCC00, 0xFFD60A, .yellow)
  public static let systemGreen = system(0x34C759, 0x30D158, .green)
  public static let systemMint = system(0x00C7BE, 0x63E6E2, .mint)
  public static let systemTeal = system(0x30B0C7, 0x40C8E0, .teal)
  public static let systemCyan = system(0x32ADE6, 0x64D2FF, .cyan)
  public static let systemBlue = system(0x007AFF, 0x0A84FF, .blue)
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6, .indigo)
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2, .purple)
  public static let systemPink = system(0xFF2D55, 0xFF375F, .pink)
  public static let systemBrown = system(0xA2845E, 0xAC8E68, .brown)
  public static let systemGray = system(0x8E8E93, 0x8E8E93, .gray)

  public static let systemGray2 = system(0xAEAEB2, 0x636366)
  public static let systemGray3 = system(0xC7C7CC, 0x48484A)
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E)

  public static let label = system(0x000000, 0xFFFFFF, .primary)
  public static let secondaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.6, .secondary)
  public static let tertiaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = system(0x3C3C43, 0xEBEBF5, alpha: 0.18)
  public static let placeholderText = system(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let link = system(0x007AFF, 0x0984FF, .blue)
  public static let tintColor = system(0x007AFF, 0x0A84FF, .accentColor)
  public static let separator = system(0x3C3C43, 0x545458, alpha: 0.29)
  public static let opaqueSeparator = system(0xC6C6C8, 0x38383A)

  public static let systemBackground = system(0xFFFFFF, 0x000000)
  public static let secondarySystemBackground = system(0xF2F2F7, 0x1C1C1E)
  public static let tertiarySystemBackground = system(0xFFFFFF, 0x2C2C2E)
  public static let systemGroupedBackground = system(0xF2F2F7, 0x000000)
  public static let secondarySystemGroupedBackground = system(0xFFFFFF, 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = system(0xF2F2F7, 0x2C2C2E)

  public static let systemFill = system(0x787880, 0x787880, alpha: 0.2)
  public static let secondarySystemFill = system(0x787880, 0x787880, alpha: 0.16)
  public static let tertiarySystemFill = system(0x787880, 0x787880, alpha: 0.12)
  public static let quaternarySystemFill = system(0x787880, 0x787880, alpha: 0.08)
}
