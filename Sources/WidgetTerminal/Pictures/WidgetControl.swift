import WidgetRender

/// A part of a shown widget that does something when it is pressed, as the user finds it.
package struct WidgetControl: Equatable, Sendable {
  /// The number from 1, in reading order.
  package let number: Int
  /// Its text, or the text next to it if it is only a symbol.
  package let label: String
  package let target: HitArea.Target
  /// Its cells in the picture.
  package let rect: CellRect
  /// The cells of the row that it begins and that belongs to it; `nil` for a control that is alone.
  package var row: CellRect?
  /// Whether the words are on the control itself.
  package var showsWords = true

  /// The kind of control, and a toggle's state.
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

  /// The controls of a picture, line by line.
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

  /// The areas that a press means: a link within a button is for terminals that know links, and the button is pressed.
  package static func pressable(_ areas: [HitArea]) -> [HitArea] {
    // What is within a button is drawn behind it, before the next one.
    var button: CellRect?
    return areas.filter { area in
      guard case .link = area.target else {
        button = area.rect
        return true
      }
      return button?.intersection(area.rect) != area.rect
    }
  }

  /// The controls in rows that a picture does not show: without numbers and words.
  package static func beyond(in picture: WidgetPicture) -> [WidgetControl] {
    pressable(picture.areasBeyond).map {
      WidgetControl(number: 0, label: "", target: $0.target, rect: $0.rect, row: $0.row)
    }
  }

  /// The words to the name of it in a sentence: those that it shows, with those that its author has it called.
  ///
  /// - Parameter spoken: The author's words, or those of its symbol.
  /// - Returns: Words in any case: a control without any is called by its kind.
  package func sentence(spoken: String?) -> String {
    guard let spoken else { return hasWords ? label : kind }
    if showsWords || !hasWords { return spoken }
    return "\(label): \(spoken)"
  }

  /// Whether there are words in the picture.
  private var hasWords: Bool { label.contains(where: Self.isWord) }

  /// Returns the text after a control that is only a symbol; `nil` if there is none.
  private static func wordsBeside(
    _ rect: CellRect,
    among others: [CellRect],
    in grid: CellGrid
  ) -> String? {
    // A symbol is before its words; the next control on the line has words of its own.
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

  /// The words in a part of the picture, without the lines and surfaces around them.
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

  /// Lines, blocks and Braille patterns, of which boxes and shapes are drawn.
  private static func isDrawing(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy {
      (0x2500...0x259F).contains($0.value) || (0x2800...0x28FF).contains($0.value)
        || (0x1FB00...0x1FBFF).contains($0.value)
    }
  }
}
