import WidgetRender

/// Parses the colours that programs write: names of CSS, `#RGB` to `#RRGGBBAA`, and the terminal's
/// numbers.
enum PrintedColor {
  /// Returns a colour, or one for a light and one for a dark background: `black,white`.
  ///
  /// - Returns: `nil` for an unknown name.
  static func color(named name: String) -> ArchivedColor? {
    let halves = name.split(separator: ",", maxSplits: 1).map { single($0.trimmed.lowercased()) }
    guard let light = halves.first ?? nil else { return nil }
    guard halves.count > 1, let dark = halves[1] else { return light }
    if case .rgb(let day, _) = light.base, case .rgb(let night, _) = dark.base {
      return ArchivedColor(.rgb(light: day, dark: night), opacity: light.opacity)
    }
    // Black on light and white on dark backgrounds is the default colour of text.
    return light == .primary || dark == .primary ? .primary : light
  }

  private static func single(_ name: String) -> ArchivedColor? {
    if name.hasPrefix("#") { return hexadecimal(name.dropFirst()) }
    if let color = system[name] { return color }
    return cssValues[name].map { rgb($0) }
  }

  /// Returns a colour for an sRGB value, except that black and white become the default colour of
  /// text.
  ///
  /// Authors choose pure black and white for a bar whose background they know. On another
  /// background such text would be illegible.
  static func rgb(_ value: UInt32) -> ArchivedColor {
    value == 0 || value == 0xFFFFFF ? .primary : ArchivedColor(.rgb(light: value, dark: value))
  }

  private static func hexadecimal(_ digits: Substring) -> ArchivedColor? {
    guard [3, 4, 6, 8].contains(digits.count) else { return nil }
    let full = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let value = UInt32(full.prefix(6), radix: 16) else { return nil }
    var color = rgb(value)
    if full.count == 8 {
      guard let opacity = UInt8(full.suffix(2), radix: 16) else { return nil }
      color.opacity = opacity
    }
    return color
  }

  /// Returns one of the terminal's sixteen colours, numbered from 0; black and white become the
  /// default colour of text.
  static func ansi(_ number: Int) -> ArchivedColor {
    let colors: [SystemColor] = [.black, .red, .green, .yellow, .blue, .purple, .cyan, .white]
    switch number {
    case 0, 7, 15: return .primary
    case 8: return .secondary
    default: return ArchivedColor(.system(colors[number & 7]))
    }
  }

  /// Returns one of the terminal's 256 colours: the sixteen, a cube of 6 × 6 × 6, and a ramp of
  /// greys.
  ///
  /// It is `nil` for other numbers.
  static func indexed(_ number: Int) -> ArchivedColor? {
    switch number {
    case 0..<16: return ansi(number)
    case 16..<232:
      let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
      let place = number - 16
      return rgb(steps[place / 36] << 16 | steps[place / 6 % 6] << 8 | steps[place % 6])
    case 232..<256:
      let grey = UInt32(8 + (number - 232) * 10)
      return rgb(grey << 16 | grey << 8 | grey)
    default: return nil
    }
  }

  private static let system: [String: ArchivedColor] = [
    "black": .primary, "white": .primary, "gray": .secondary, "grey": .secondary,
    "red": ArchivedColor(.system(.red)), "orange": ArchivedColor(.system(.orange)),
    "yellow": ArchivedColor(.system(.yellow)), "green": ArchivedColor(.system(.green)),
    "mint": ArchivedColor(.system(.mint)), "teal": ArchivedColor(.system(.teal)),
    "cyan": ArchivedColor(.system(.cyan)), "blue": ArchivedColor(.system(.blue)),
    "indigo": ArchivedColor(.system(.indigo)), "purple": ArchivedColor(.system(.purple)),
    "pink": ArchivedColor(.system(.pink)), "brown": ArchivedColor(.system(.brown)),
    "labelcolor": .primary, "secondarylabelcolor": .secondary,
  ]

  private static let cssValues: [String: UInt32] = {
    let words = css.split(separator: " ")
    var values: [String: UInt32] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      values[String(words[index])] = UInt32(words[index + 1], radix: 16)
    }
    return values
  }()

  /// The names and values of CSS Color 4, except the names that system colours have.
  private static let css = """
    aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff \
    beige f5f5dc bisque ffe4c4 blanchedalmond ffebcd blueviolet 8a2be2 burlywood deb887 \
    cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed \
    cornsilk fff8dc crimson dc143c darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b \
    darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b \
    darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a \
    darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f \
    darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 \
    dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 \
    fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 \
    greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c ivory fffff0 \
    khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd \
    lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 \
    lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a \
    lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 \
    lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 \
    magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 \
    mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a \
    mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa \
    mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 \
    olivedrab 6b8e23 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 \
    paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f \
    plum dda0dd powderblue b0e0e6 rebeccapurple 663399 rosybrown bc8f8f royalblue 4169e1 \
    saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee \
    sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 \
    slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c thistle d8bfd8 \
    tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 whitesmoke f5f5f5 \
    yellowgreen 9acd32
    """
}
