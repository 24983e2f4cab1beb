/// A colour is a string: a name, `#RRGGBB`, or `#RRGGBB/#RRGGBB` for light and dark, and `@` with an
/// opacity of 0 to 255 after it where it is not opaque.
extension ArchivedColor: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = Base(jsonName: String(parts[0])) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\u{201C}\(text)\u{201D} is not a colour"
      )
    }
    self.init(base)
    guard parts.count == 2 else { return }
    guard let opacity = UInt8(parts[1]) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\u{201C}\(parts[1])\u{201D} is not an opacity, 0 to 255"
      )
    }
    self.opacity = opacity
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(opacity == 255 ? base.jsonName : "\(base.jsonName)@\(opacity)")
  }
}

extension ArchivedColor.Base {
  private static let levels = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
  private static let otherLevel = "foreground-"

  fileprivate var jsonName: String {
    switch self {
    case .foreground(let level) where (1...5).contains(level): Self.levels[level - 1]
    case .foreground(let level): "\(Self.otherLevel)\(level)"
    case .background: "background"
    case .accent: "accent"
    case .system(let color): color.jsonName
    case .rgb(let light, let dark) where light == dark: Self.hexadecimal(light)
    case .rgb(let light, let dark): "\(Self.hexadecimal(light))/\(Self.hexadecimal(dark))"
    }
  }

  fileprivate init?(jsonName name: String) {
    if let level = Self.levels.firstIndex(of: name) {
      self = .foreground(level: level + 1)
    } else if name == "background" {
      self = .background
    } else if name == "accent" {
      self = .accent
    } else if let color = SystemColor.allCases.first(where: { $0.jsonName == name }) {
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

extension SystemColor: NamedCase {
  var jsonName: String {
    switch self {
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .white: "white"
    case .gray: "gray"
    case .black: "black"
    case .clear: "clear"
    }
  }
}
