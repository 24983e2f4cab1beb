/// A colour as SGR sequences name it.
enum TerminalColor: Hashable {
  /// The terminal's own colour.
  case standard
  /// One of the terminal's 256 colours; the first sixteen depend on its theme.
  case indexed(UInt8)
  /// A 24-bit colour: `0xRRGGBB`.
  case rgb(UInt32)

  /// Creates the nearest colour that a depth has.
  init(_ rgb: UInt32, depth: ColorDepth) {
    switch depth {
    case .none, .monochrome: self = .standard
    case .ansi16: self = .indexed(Self.nearestOf16(rgb))
    case .ansi256: self = .indexed(Self.nearestOf256(rgb))
    case .truecolor: self = .rgb(rgb)
    }
  }

  /// The default values of the first sixteen colours in xterm.
  private static let sixteen: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static func nearestOf16(_ rgb: UInt32) -> UInt8 {
    var best = 0
    for index in sixteen.indices.dropFirst()
    where distance(rgb, sixteen[index]) < distance(rgb, sixteen[best]) {
      best = index
    }
    return UInt8(truncatingIfNeeded: best)
  }

  /// Returns the nearest colour of xterm's 6 × 6 × 6 cube and its 24 greys.
  private static func nearestOf256(_ rgb: UInt32) -> UInt8 {
    func level(_ value: UInt32) -> UInt32 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    func value(_ level: UInt32) -> UInt32 { level == 0 ? 0 : 55 + level * 40 }
    let (red, green, blue) = (level(rgb >> 16 & 0xFF), level(rgb >> 8 & 0xFF), level(rgb & 0xFF))
    let cube = value(red) << 16 | value(green) << 8 | value(blue)
    let mean = ((rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF)) / 3
    let step = mean < 8 ? 0 : min((mean - 3) / 10, 23)
    let grey = (8 + step * 10) * 0x01_0101
    let index =
      distance(rgb, grey) < distance(rgb, cube)
      ? 232 + step : 16 + red * 36 + green * 6 + blue
    return UInt8(truncatingIfNeeded: index)
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var sum = 0
    for shift in [UInt32(16), 8, 0] {
      let difference = Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF)
      sum += difference * difference
    }
    return sum
  }
}
