/// The colours of a palette other than the default one, sRGB `0xRRGGBB`.
///
/// Hues are those of Apple's system colours, in the lightness that keeps them legible on the
/// background. That is 4.5:1 as text, 7:1 in high contrast (WCAG 2.2, 1.4.3 and 1.4.6). The accent
/// of beige is prescribed (BW-16) and is not used for text.
struct PaletteColors: Sendable, Hashable {
  let background: UInt32
  let text: UInt32
  let accent: UInt32
  /// The colours in the order of the system colours, without white, black and clear.
  private let hues: [UInt32]
  /// The opacity of each level of the foreground, in hundredths.
  private let shares: [Int]

  private init(
    background: UInt32,
    text: UInt32,
    accent: UInt32,
    hues: [UInt32],
    shares: [Int] = [100, 75, 60, 18, 10]
  ) {
    self.background = background
    self.text = text
    self.accent = accent
    self.hues = hues
    self.shares = shares
  }

  /// Returns the palette's own colour for a system colour; `nil` for white, black and clear.
  func hue(_ color: SystemColor) -> UInt32? {
    switch color {
    case .white, .black, .clear: nil
    case .gray: hues.last
    default: hues[Int(color.rawValue)]
    }
  }

  /// Returns the opacity of a level of the foreground, in hundredths.
  func share(ofLevel level: Int) -> Int {
    shares[min(max(level, 1), shares.count) - 1]
  }

  /// Returns the colours of a palette; `nil` for the default palette, whose colours are the system's.
  static func of(_ name: Palette.Name, _ scheme: Palette.Scheme) -> PaletteColors? {
    switch (name, scheme) {
    case (.standard, _): nil
    case (.contrast, _): contrast
    case (.beige, _): beige
    case (.forest, .light): forestLight
    case (.forest, .dark): forestDark
    case (.harbor, .light): harborLight
    case (.harbor, .dark): harborDark
    case (.ember, .light): emberLight
    case (.ember, .dark): emberDark
    }
  }

  /// The opacities of the high-contrast palette, in which faint text is legible too.
  private static let contrast = PaletteColors(
    background: 0xFFFFFF,
    text: 0x000000,
    accent: 0x0040DD,
    hues: [
      0xB40110, 0xA72900, 0x914000, 0x026624, 0x076262, 0x056173, 0x055E88, 0x0040DD, 0x3634A3,
      0x7E399F, 0xB20538, 0x6D5435, 0x58585C,
    ],
    shares: [100, 100, 100, 60, 30]
  )

  private static let beige = PaletteColors(
    background: 0xF2EBD9,
    text: 0x403326,
    accent: 0x996633,
    hues: [
      0xC43127, 0x9B5903, 0x816603, 0x037A2D, 0x057671, 0x037385, 0x05709B, 0x1665CB, 0x5A5EC1,
      0x8F49B4, 0xC52943, 0x7B6548, 0x68686C,
    ]
  )

  private static let forestLight = PaletteColors(
    background: 0xF3F6EE,
    text: 0x24332A,
    accent: 0x158033,
    hues: [
      0xC23B30, 0xA35E08, 0x876C07, 0x158033, 0x0D7C76, 0x217989, 0x20769E, 0x266CCC, 0x6065C3,
      0x9150B3, 0xC43548, 0x816B50, 0x6E6E71,
    ]
  )

  private static let forestDark = PaletteColors(
    background: 0x17211B,
    text: 0xDCE8DC,
    accent: 0x80CC8A,
    hues: [
      0xFF9688, 0xE9A86C, 0xD2B560, 0x80CC8A, 0x77C8C2, 0x83C3D2, 0x81C1E4, 0x8AB9FE, 0xA7B0FD,
      0xD49EF4, 0xFE9498, 0xC7B49C, 0xB7B7BA,
    ]
  )

  private static let harborLight = PaletteColors(
    background: 0xEEF3F8,
    text: 0x1D2B3A,
    accent: 0x116AD7,
    hues: [
      0xC8271F, 0x9F5C08, 0x856A0B, 0x007F2E, 0x037A75, 0x0A788A, 0x0674A0, 0x116AD7, 0x5C5FCA,
      0x9246B8, 0xC91C3F, 0x81694A, 0x6D6D71,
    ]
  )

  private static let harborDark = PaletteColors(
    background: 0x14202D,
    text: 0xD8E4F0,
    accent: 0x84B6FE,
    hues: [
      0xFE9182, 0xECA25C, 0xD2B14D, 0x74CC81, 0x69C7C0, 0x77C2D2, 0x76BEE7, 0x84B6FE, 0xA3ACFE,
      0xD497F8, 0xFE8F94, 0xC6B095, 0xB4B4B7,
    ]
  )

  private static let emberLight = PaletteColors(
    background: 0xFBF1E7,
    text: 0x3B2A20,
    accent: 0x9F5C08,
    hues: [
      0xC8271F, 0x9F5C08, 0x856A0B, 0x007F2E, 0x037A75, 0x0A788A, 0x0674A0, 0x116AD7, 0x5C5FCA,
      0x9246B8, 0xC91C3F, 0x81694A, 0x6D6D71,
    ]
  )

  private static let emberDark = PaletteColors(
    background: 0x211A16,
    text: 0xEFE0D0,
    accent: 0xEDA159,
    hues: [
      0xFF9182, 0xEDA159, 0xD3B049, 0x72CC7F, 0x65C8C0, 0x75C2D2, 0x73BFE8, 0x84B6FE, 0xA3ACFE,
      0xD595FA, 0xFF8E93, 0xC7B094, 0xB4B4B7,
    ]
  )
}
