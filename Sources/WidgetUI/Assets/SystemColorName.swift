import WidgetRender

/// The name by which a colour set refers to one of the system's colours.
struct SystemColorName {
  let archived: ArchivedColor

  /// Nil for a name that no terminal has a colour for.
  init?(_ reference: String) {
    switch reference {
    case "labelColor": archived = .primary
    case "secondaryLabelColor": archived = .secondary
    case "tertiaryLabelColor": archived = ArchivedColor(.foreground(level: 3))
    case "quaternaryLabelColor": archived = ArchivedColor(.foreground(level: 4))
    case "systemBackgroundColor": archived = ArchivedColor(.background)
    default:
      guard reference.hasPrefix("system"), reference.hasSuffix("Color") else { return nil }
      let name = reference.dropFirst(6).dropLast(5).lowercased()
      let colors: [String: SystemColor] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
        "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
        "pink": .pink, "brown": .brown, "gray": .gray,
      ]
      guard let color = colors[name] else { return nil }
      archived = ArchivedColor(.system(color))
    }
  }
}
