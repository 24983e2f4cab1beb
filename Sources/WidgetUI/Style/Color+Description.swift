import WidgetRender

extension Color: CustomStringConvertible {
  /// The colour's name, or its components as `#RRGGBBAA` where both schemes have the same.
  public var description: String {
    switch archived.base {
    case .foreground(let level): level == 1 ? "primary" : level == 2 ? "secondary" : "level\(level)"
    case .background: "background"
    case .accent: "accentColor"
    case .system(let color): "\(color)"
    case .rgb(let light, let dark):
      light == dark ? "#" + hex(light) : "#" + hex(light) + "/#" + hex(dark)
    }
  }

  private func hex(_ value: UInt32) -> String {
    [value >> 16 & 0xFF, value >> 8 & 0xFF, value & 0xFF, UInt32(archived.opacity)]
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      .joined()
  }
}
