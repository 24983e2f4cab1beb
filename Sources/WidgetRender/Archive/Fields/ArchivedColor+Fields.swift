public import Wire

/// The encoding of a colour.
///
/// In JSON it is a name, `#RRGGBB`, or `#RRGGBB/#RRGGBB` for light and dark. If it is not opaque,
/// `@` and an opacity of 0 to 255 follow. Most colours need one byte in the compact form.
extension ArchivedColor: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if C.isText { return try words(value, &c) }
    let head = try c.byte(value?.head)
    let base: Base
    switch head & ~Head.hasOpacity {
    case 0..<5: base = .foreground(level: Int(head & ~Head.hasOpacity) + 1)
    case Head.background: base = .background
    case Head.accent: base = .accent
    case Head.rgb:
      let both = value?.base.rgb
      base = .rgb(light: try rgb(both?.light, &c), dark: try rgb(both?.dark, &c))
    case Head.otherLevel:
      base = .foreground(level: try Int.form(value?.base.level, &c))
    case let code:
      guard code >= Head.system, let system = SystemColor(rawValue: code - Head.system) else {
        throw c.fault("an unknown colour")
      }
      base = .system(system)
    }
    guard head & Head.hasOpacity != 0 else { return ArchivedColor(base) }
    return ArchivedColor(base, opacity: try c.byte(value?.opacity))
  }

  private static func rgb<C: WireCoder>(
    _ value: UInt32?,
    _ c: inout C
  ) throws(WireFault) -> UInt32 {
    let color = try c.unsigned(value.map { UInt64($0 & 0xFF_FFFF) })
    guard color <= 0xFF_FFFF else { throw c.fault("a colour beyond 0xFFFFFF") }
    return UInt32(color)
  }

  /// The values of a colour's first byte; 0 to 4 are the foreground levels 1 to 5.
  private enum Head {
    static let background: UInt8 = 5
    static let accent: UInt8 = 6
    static let rgb: UInt8 = 7
    /// The code of the first system colour; system colours have the codes 8 to 23.
    static let system: UInt8 = 8
    /// Any other foreground level, which follows as an integer.
    static let otherLevel: UInt8 = 24
    /// The flag for an opacity below 255, which follows as a byte.
    static let hasOpacity: UInt8 = 1 << 7
  }

  private var head: UInt8 {
    let code =
      switch base {
      case .foreground(let level) where (1...5).contains(level):
        UInt8(truncatingIfNeeded: level - 1)
      case .foreground: Head.otherLevel
      case .background: Head.background
      case .accent: Head.accent
      case .system(let system): Head.system + system.rawValue
      case .rgb: Head.rgb
      }
    return code | (opacity == 255 ? 0 : Head.hasOpacity)
  }
}

extension ArchivedColor.Base {
  fileprivate var level: Int? { if case .foreground(let level) = self { level } else { nil } }

  fileprivate var rgb: (light: UInt32, dark: UInt32)? {
    if case .rgb(let light, let dark) = self { (light, dark) } else { nil }
  }
}

// The JSON form of a colour.

extension ArchivedColor {
  private static func words<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let text = try c.text(
      value.map { $0.opacity == 255 ? $0.base.words : "\($0.base.words)@\($0.opacity)" }
    )
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = Base(words: String(parts[0])) else {
      throw c.fault("\u{201C}\(text)\u{201D} is not a colour")
    }
    guard parts.count == 2 else { return ArchivedColor(base) }
    guard let opacity = UInt8(parts[1]) else {
      throw c.fault("\u{201C}\(parts[1])\u{201D} is not an opacity, 0 to 255")
    }
    return ArchivedColor(base, opacity: opacity)
  }
}

extension SystemColor: WiredName {}

extension ArchivedColor.Base {
  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  private static let otherLevel = "foreground-"

  fileprivate var words: String {
    switch self {
    case .foreground(let level) where (1...5).contains(level): Self.levels[level - 1]
    case .foreground(let level): "\(Self.otherLevel)\(level)"
    case .background: "background"
    case .accent: "accent"
    case .system(let color): color.wireName
    case .rgb(let light, let dark) where light == dark: Self.hexadecimal(light)
    case .rgb(let light, let dark): "\(Self.hexadecimal(light))/\(Self.hexadecimal(dark))"
    }
  }

  fileprivate init?(words name: String) {
    if let level = Self.levels.firstIndex(of: name) {
      self = .foreground(level: level + 1)
    } else if name == "background" {
      self = .background
    } else if name == "accent" {
      self = .accent
    } else if let color = SystemColor.allCases.first(where: { $0.wireName == name }) {
      self = .system(color)
    } else if name.hasPrefix(Self.otherLevel) {
      guard let level = Int(name.dropFirst(Self.otherLevel.count)) else { return nil }
      self = .foreground(level: level)
    } else {
      let values = name.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = values.compactMap(Self.number)
      guard (1...2).contains(values.count), numbers.count == values.count else { return nil }
      self = .rgb(light: numbers[0], dark: numbers[numbers.count - 1])
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  private static func number(_ text: Substring) -> UInt32? {
    guard text.utf8.count == 7, text.utf8.first == 0x23, text.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return UInt32(text.dropFirst(), radix: 16)
  }
}
