import WidgetUI

/// The colour that a name always has.
enum NameColor {
  /// None of those that mean good, bad or attention.
  static func color(of name: String) -> Color {
    let colors: [Color] = [.blue, .purple, .teal, .indigo, .cyan, .pink]
    return colors[Int(StableHash.value(of: Array(name.utf8)) % UInt64(colors.count))]
  }
}
