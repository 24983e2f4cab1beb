import Foundation
import Moments
import WidgetTimeline

@testable import WidgetRender
@testable import WidgetUI

/// A widget's picture as characters, in which expected words and marks are found.
///
/// Each found word is removed, so that a word that is expected twice must occur twice.
struct SeenPicture {
  /// The rows before any word was removed.
  let text: String
  private var rows: [[Character]]
  /// Whether no part of the content is beyond the widget's edges, where it would be cut off.
  private let isWhole: Bool

  @MainActor
  init(_ widget: PhoneWidget) throws {
    let archive = try ArchivedView(compactBytes: widget.compactBytes)
    let cells = widget.family.cells
    let size = CellSize(columns: cells.columns, rows: cells.rows)
    let context = DrawContext(now: Instant(microseconds: 0))
    var layout = LayoutEngine(LayoutTree(archive, in: context))
    layout.layOut(in: size)
    let content = layout.frames[0].size
    isWhole = content.columns <= size.columns && content.rows <= size.rows
    text = WidgetPicture(archive, size: size, in: context).grid.plainText
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      Array(line) + Array(repeating: " ", count: max(size.columns - line.count, 0))
    }
  }

  /// Returns the expected words and marks that the picture does not contain.
  @MainActor
  mutating func missing(of widget: PhoneWidget) -> [String] {
    var missing: [String] = []
    for word in widget.large where !takeLarge(word) { missing.append(word) }
    let pieces = widget.lines.flatMap(PhoneWidget.pieces)
    // The longest first, so that no part of it is taken for a short one.
    for piece in pieces.sorted(by: { $0.count > $1.count }) where !take(piece) {
      missing.append(piece)
    }
    for mark in widget.marks {
      if let problem = MarkCount(rows).problem(mark) { missing.append(problem) }
    }
    if !isWhole { missing.append("room for all of it") }
    return missing
  }

  /// Removes words that occur whole in a row; returns `false` if there are none.
  private mutating func take(_ words: String) -> Bool {
    let words = Array(words)
    for row in rows.indices where rows[row].count >= words.count {
      for start in 0...(rows[row].count - words.count)
      where rows[row][start..<start + words.count].elementsEqual(words) {
        let before = start > 0 ? rows[row][start - 1] : " "
        let end = start + words.count
        let after = end < rows[row].count ? rows[row][end] : " "
        guard !Self.continues(before, words[0]), !Self.continues(after, words[words.count - 1])
        else { continue }
        for column in start..<end { rows[row][column] = "\u{0}" }
        return true
      }
    }
    return false
  }

  /// Returns whether a character next to a word would be read as part of the word.
  private static func continues(_ neighbour: Character, _ edge: Character) -> Bool {
    if neighbour == "…" { return true }
    return (neighbour.isLetter || neighbour.isNumber || neighbour == "\u{0}")
      && (edge.isLetter || edge.isNumber || edge == "°" || edge == "%")
  }

  /// Removes words in large letters, or in ordinary ones; returns `false` if there are none.
  @MainActor
  private mutating func takeLarge(_ words: String) -> Bool {
    for size in [60.0, 34.0] {
      let view = Text(verbatim: words).font(.system(size: size)).fixedSize()
      let grid = WidgetPicture(
        ViewArchiver.archive(view),
        size: CellSize(columns: 80, rows: 5),
        in: DrawContext(now: Instant(microseconds: 0))
      ).grid
      let lines = grid.plainText.split(separator: "\n").map(Array.init)
      let margin = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      if take(lines.map { Array($0.dropFirst(margin)) }) { return true }
    }
    return take(words)
  }

  private mutating func take(_ drawing: [[Character]]) -> Bool {
    let width = drawing.map(\.count).max() ?? 0
    guard drawing.count > 1, rows.count >= drawing.count else { return false }
    for top in 0...rows.count - drawing.count {
      for start in 0...max(rows[top].count - width, 0) where matches(drawing, top, start) {
        for (row, line) in drawing.enumerated() {
          for column in line.indices { rows[top + row][start + column] = "\u{0}" }
        }
        return true
      }
    }
    return false
  }

  private func matches(_ drawing: [[Character]], _ top: Int, _ start: Int) -> Bool {
    drawing.enumerated().allSatisfy { row, line in
      let place = rows[top + row]
      return place.count >= start + line.count
        && place[start..<start + line.count].elementsEqual(line)
    }
  }
}

extension PhoneWidget {
  /// Returns the texts of a line that are next to each other, separated by two blanks.
  static func pieces(of line: String) -> [String] {
    line.components(separatedBy: "  ")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The encoded archive, as an extension sends it.
  @MainActor
  var compactBytes: [UInt8] {
    let setting = PictureSetting(family: family, hasContentMargins: hasMargins)
    let archiver = EntryArchiver(setting: setting) { (_: Moment) in content() }
    return archiver(Moment(date: Date(timeIntervalSince1970: 0))).light
  }

  private struct Moment: TimelineEntry {
    let date: Date
  }
}
