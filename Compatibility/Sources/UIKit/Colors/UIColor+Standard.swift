/// The colours with fixed components (Apple, UIColor: Standard colors).
extension UIColor {
  private static func fixed(_ rgb: UInt32) -> UIColor { UIColor(ColorComponents(rgb: rgb)) }

  public static let black = fixed(0x000000)
  public static let darkGray = fixed(0x555555)
  public static let lightGray = fixed(0xAAAAAA)
  public static let white = fixed(0xFFFFFF)
  public static let gray = fixed(0x808080)
  public static let red = fixed(0xFF0000)
  public static let green = fixed(0x00FF00)
  public static let blue = fixed(0x0000FF)
  public static let cyan = fixed(0x00FFFF)
  public static let yellow = fixed(0xFFFF00)
  public static let magenta = fixed(0xFF00FF)
  public static let orange = fixed(0xFF8000)
  public static let purple = fixed(0x800080)
  public static let brown = fixed(0x996633)
  public static let clear = UIColor(ColorComponents(rgb: 0, alpha: 0))
}
