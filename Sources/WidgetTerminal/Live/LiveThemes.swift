import WidgetRender

/// The choice of a palette: keys show the palettes one after the other on the page.
package struct LiveThemes: Equatable, Sendable {
  package let names: [Palette.Name]
  private(set) var index: Int

  init(names: [Palette.Name], current: Palette.Name) {
    self.names = names
    index = names.firstIndex(of: current) ?? 0
  }

  var name: Palette.Name { names[index] }

  /// The text in the last row of the screen: the name and number of the shown palette, and the
  /// keys.
  var text: String {
    "Palette \(index + 1)/\(names.count): \(name.rawValue) · T or arrows: others · Enter keeps it · Esc goes back"
  }

  mutating func turn(by steps: Int) { index = (index + steps + names.count) % names.count }
}

extension LiveModel {
  /// Begins the choice among the palettes that have colours for the scheme in use.
  mutating func showThemes() -> [Effect] {
    guard let palettes, palettes.names.count > 1 else {
      return refuse("--palette has decided: start watch without it to choose another")
    }
    var themes = palettes
    themes.turn(by: 1)
    return show(themes)
  }

  mutating func press(_ key: Key, in themes: LiveThemes) -> [Effect] {
    var themes = themes
    switch key {
    case .text("T"), .right, .down, .tab: themes.turn(by: 1)
    case .left, .up, .backTab: themes.turn(by: -1)
    case .escape, .control("c"), .text("q"):
      mode = .view
      return [.preview(nil)]
    case .enter, .text(" "):
      mode = .view
      return [begin(.setting(["theme", themes.name.rawValue]))]
    default: return [.ring]
    }
    return show(themes)
  }

  private mutating func show(_ themes: LiveThemes) -> [Effect] {
    mode = .themes(themes)
    return [.preview(themes.name)]
  }

  /// Sets the palettes to choose from; `nil` removes the choice.
  package mutating func take(_ names: [Palette.Name]?, current: Palette.Name) {
    palettes = names.map { LiveThemes(names: $0, current: current) }
  }
}
