import WidgetRender

/// A text over the page, which can be scrolled.
package struct LiveSheet: Equatable, Sendable {
  enum Answer: Equatable {
    case stays, refused, closes
  }

  let title: String
  /// The text without control characters.
  let text: String
  /// The index of the first visible line, from 0.
  private(set) var top = 0

  /// The cells around the text on both axes together: a border, and a blank on each side.
  package static let margin = CellSize(columns: 4, rows: 2)

  package init(title: String, text: String) {
    self.title = title
    // An empty line at the end is not shown.
    self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Returns the number of text rows that fit on a screen, whose last row is not covered.
  static func rows(of screen: CellSize) -> Int { max(screen.rows - 1 - margin.rows, 1) }

  /// Returns the text in lines that fit a screen.
  func lines(in screen: CellSize, isASCII: Bool = false) -> [String] {
    let columns = max(screen.columns - Self.margin.columns, 1)
    return FittedText.lines(of: text, columns: columns, isASCII: isASCII)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func press(_ key: Key, in screen: CellSize) -> Answer {
    let rows = Self.rows(of: screen)
    let last = max(lines(in: screen).count - rows, 0)
    let wanted: Int
    switch key {
    case .escape, .enter, .text("q"), .control("c"), .control("d"): return .closes
    case .up, .text("k"): wanted = top - 1
    case .down, .text("j"): wanted = top + 1
    case .pageUp, .text("b"): wanted = top - rows
    case .pageDown, .text(" "): wanted = top + rows
    case .home, .text("g"): wanted = 0
    case .end, .text("G"): wanted = last
    case .mouse(let press):
      switch press.button {
      case .wheelUp: wanted = top - 3
      case .wheelDown: wanted = top + 3
      case .left: return .closes
      }
    default: return .refused
    }
    let next = min(max(wanted, 0), last)
    defer { top = next }
    return next == top ? .refused : .stays
  }
}

extension LiveModel {
  mutating func press(_ key: Key, in sheet: LiveSheet) -> [Effect] {
    var sheet = sheet
    switch sheet.press(key, in: size) {
    case .stays: mode = .sheet(sheet)
    case .refused: return [.ring]
    case .closes: mode = .view
    }
    return []
  }
}
