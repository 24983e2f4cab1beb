import WidgetUI

/// Chooses a colour for a name; equal names always have the same colour.
enum NameColor {
  /// Returns the colour of a name; colours that mean good, bad or attention are not used.
  static func color(of name: String) -> Color {
    let colors: [Color] = [.blue, .purple, .teal, .indigo, .cyan, .pink]
    return colors[Int(StableHash.value(of: Array(name.utf8)) % UInt64(colors.count))]
  }
}
