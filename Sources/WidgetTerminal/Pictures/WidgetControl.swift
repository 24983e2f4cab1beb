import WidgetRender

/// A control of a shown widget, with the text by which the user knows it.
package struct WidgetControl: Equatable, Sendable {
  /// The number of the control in reading order, from 1; 0 for one that is out of sight.
  package let number: Int
  /// The control's text, or the text next to it if it is only a symbol.
  package let label: String
  package let target: HitArea.Target
  /// The cells of the control in the picture.
  package let rect: CellRect
  /// The cells of the row that begins with the control and belongs to it; `nil` for a control
  /// outside such a row.
  package var row: CellRect?
  /// Whether the text is on the control itself, and not next to it.
  package var showsWords = true

  /// The kind of control, with the state of a toggle.
  package var kind: String {
    switch target {
    case .link: "link"
    case .action(let action):
      switch action.role {
      case .button: "button"
      case .toggleOn: "toggle, on"
      case .toggleOff: "toggle, off"
      }
    }
  }

  /// Returns the controls of a picture in reading order.
  package static func all(in picture: WidgetPicture) -> [WidgetControl] {
    let areas = pressable(picture.hitAreas).sorted { left, right in
      let (first, second) = (left.rect.origin, right.rect.origin)
      return (first.row, first.column) < (second.row, second.column)
    }
    return areas.enumerated().map { index, area in
      let rest = areas.filter { $0 != area }.map(\.rect)
      let own = text(in: area.rect, of: picture.grid)
      let showsWords = own.contains(where: isWord)
      return WidgetControl(
        number: index + 1,
        label: showsWords ? own : wordsBeside(area.rect, among: rest, in: picture.grid) ?? own,
        target: area.target,
        rect: area.rect,
        row: area.row,
        showsWords: showsWords
      )
    }
  }

  /// Returns the areas that can be pressed; a link within a button is left out, because a press is
  /// for the button.
  package static func pressable(_ areas: [HitArea]) -> [HitArea] {
    // The areas within a button follow it in drawing order, before the next button.
    var button: CellRect?
    return areas.filter { area in
      guard case .link = area.target else {
        button = area.rect
        return true
      }
      return button?.intersection(area.rect) != area.rect
    }
  }

  /// Returns the controls in rows that are scrolled out of sight, without numbers and texts.
  package static func beyond(in picture: WidgetPicture) -> [WidgetControl] {
    pressable(picture.areasBeyond).map {
      WidgetControl(number: 0, label: "", target: $0.target, rect: $0.rect, row: $0.row)
    }
  }

  /// Returns the name of the control in a sentence: its text, with the author's description.
  ///
  /// - Parameter spoken: The author's description, or that of its symbol.
  /// - Returns: The kind of control if there is neither a text nor a description.
  package func sentence(spoken: String?) -> String {
    guard let spoken else { return hasWords ? label : kind }
    if showsWords || !hasWords { return spoken }
    return "\(label): \(spoken)"
  }

  /// Whether the label contains letters or digits.
  private var hasWords: Bool { label.contains(where: Self.isWord) }

  /// Returns the text after a control that is only a symbol; `nil` if there is none.
  private static func wordsBeside(
    _ rect: CellRect,
    among others: [CellRect],
    in grid: CellGrid
  ) -> String? {
    // The text follows the symbol, and ends before the next control on the line.
    let (row, end) = (rect.origin.row, rect.origin.column + rect.size.columns)
    let next = others.filter { other in
      other.origin.column >= end && other.origin.row <= row
        && row < other.origin.row + other.size.rows
    }
    let limit = next.map(\.origin.column).min() ?? grid.size.columns
    let wordsBehind = text(
      in: CellRect(column: end, row: row, columns: limit - end, rows: rect.size.rows),
      of: grid
    )
    return wordsBehind.contains(where: isWord) ? wordsBehind : nil
  }

  /// Returns the text in a part of the picture, without the lines and blocks around it.
  private static func text(in rect: CellRect, of grid: CellGrid) -> String {
    var text = ""
    for row in rect.origin.row..<rect.origin.row + max(rect.size.rows, 0) {
      for column in rect.origin.column..<rect.origin.column + max(rect.size.columns, 0) {
        text += grid[column, row].text
      }
      text += " "
    }
    return text.split { $0 == " " || isDrawing($0) }.joined(separator: " ")
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Returns whether a character is a line, a block or a Braille pattern, which boxes and shapes
  /// consist of.
  private static func isDrawing(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
        || (0x1FB00...0x1FBFF).contains($0.value)
    }
  }
}
