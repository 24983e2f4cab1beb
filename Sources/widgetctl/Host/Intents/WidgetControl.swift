import WidgetIntents
import WidgetRender
import WidgetTerminal

/// A part of a shown widget that does something when it is pressed, as the user finds it.
struct WidgetControl: Equatable {
  /// From 1, in reading order.
  let number: Int
  /// The words on it, or beside it where it shows a symbol alone.
  let label: String
  let target: HitArea.Target

  /// What kind of control it is, and a toggle's state.
  var kind: String {
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
  static func all(in picture: WidgetPicture) -> [WidgetControl] {
    let areas = picture.hitAreas.sorted { left, right in
      let (first, second) = (left.rect.origin, right.rect.origin)
      return (first.row, first.column) < (second.row, second.column)
    }
    return areas.enumerated().map { index, area in
      let rest = areas.filter { $0 != area }.map(\.rect)
      return WidgetControl(
        number: index + 1,
        label: label(of: area.rect, among: rest, in: picture.grid),
        target: area.target
      )
    }
  }

  private static func label(
    of rect: CellRect,
    among others: [CellRect],
    in grid: CellGrid
  ) -> String {
    let own = text(in: rect, of: grid)
    if own.contains(where: isWord) { return own }
    // A symbol stands before its words; the next control on the line has words of its own.
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
    if wordsBehind.contains(where: isWord) { return wordsBehind }
    return own
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

/// Finds the control that the user means by its number or the words on it (CL-10).
struct ControlSelector {
  let controls: [WidgetControl]
  /// The widget's name, for errors.
  let widget: String

  /// The one control: by number, by its whole label, by the beginning of its label or of a word in it.
  func select(_ word: String) throws(CommandError) -> WidgetControl {
    if controls.isEmpty {
      throw .failed(
        .negative,
        message: "\(widget) shows nothing that can be pressed",
        hint: "another size may: add --size large"
      )
    }
    if let number = Int(word) {
      guard let control = controls.first(where: { $0.number == number }) else {
        throw .failed(
          .negative,
          message: "\(widget) has no control \(number)",
          hint: "it has \(controls.count): 'widgetctl tap \(widget)' lists them"
        )
      }
      return control
    }
    let wanted = word.lowercased()
    let exact = controls.filter { $0.label.lowercased() == wanted }
    if exact.count == 1 { return exact[0] }
    let begun = controls.filter { $0.label.lowercased().hasPrefix(wanted) }
    let found = begun.isEmpty ? controls.filter { Self.hasWord(wanted, in: $0.label) } : begun
    if found.count == 1 { return found[0] }
    if found.count > 1 {
      throw .usage(
        .ambiguous(
          kind: "control",
          name: word,
          candidates: found.map { "\($0.number) (\($0.label))" }
        )
      )
    }
    throw .usage(unknown(word))
  }

  /// Whether a word of the label begins so.
  private static func hasWord(_ wanted: String, in label: String) -> Bool {
    label.lowercased().split(separator: " ").contains { $0.hasPrefix(wanted) }
  }

  private func unknown(_ word: String) -> UsageError {
    let count = word.split(separator: " ").count
    let beginnings = controls.map {
      $0.label.split(separator: " ").prefix(count).joined(separator: " ")
    }
    return .unknownName(
      kind: "control",
      name: word,
      suggestion: NameSuggestion.closest(to: word, in: beginnings),
      hint: "'widgetctl tap \(widget)' lists them"
    )
  }
}

/// A widget's control as a row of a table and as JSON.
enum ControlText {
  static func row(_ control: WidgetControl) -> [String] {
    ["\(control.number)", control.label, control.kind, effect(of: control)]
  }

  static func json(_ control: WidgetControl) -> JSONText {
    var members: [(String, JSONText)] = [
      ("number", .integer(Int64(control.number))), ("label", .string(control.label)),
    ]
    switch control.target {
    case .link(let address): members += [("kind", .string("link")), ("url", .string(address))]
    case .action(let action):
      let isToggle = action.role != .button
      members += [
        ("kind", .string(isToggle ? "toggle" : "button")),
        ("isOn", isToggle ? .bool(action.role == .toggleOn) : .null),
        ("intent", .string(CommandLineName.intent(action.intent))),
        ("parameters", .object(action.parameters.map { ($0.name, .string($0.value)) })),
      ]
    }
    return .object(members)
  }

  private static func effect(of control: WidgetControl) -> String {
    switch control.target {
    case .link(let address): return address
    case .action(let action):
      let parameters = action.parameters.map { " \($0.name)=\($0.value)" }.joined()
      return CommandLineName.intent(action.intent) + parameters
    }
  }
}
