import Foundation
import Moments
import WidgetTimeline

@testable import WidgetRender
@testable import WidgetUI

/// A widget's picture in characters alone, in which words and marks are looked for.
///
/// What was found is taken out, so that a word that is wanted twice has to be there twice.
struct SeenPicture {
  /// The rows before anything was taken out.
  let text: String
  private var rows: [[Character]]
  /// Whether nothing lies beyond the widget's edges, where it would be cut.
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

  /// What of the widget is not to be seen.
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

  /// Takes the words out where they stand whole in a row.
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

  /// Whether a character beside a word would be read as a part of it.
  private static func continues(_ neighbour: Character, _ edge: Character) -> Bool {
    if neighbour == "…" { return true }
    return (neighbour.isLetter || neighbour.isNumber || neighbour == "\u{0}")
      && (edge.isLetter || edge.isNumber || edge == "°" || edge == "%")
  }

  /// Takes large letters out, as they are drawn by themselves; as plain letters they are seen too.
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
  /// The parts of a line that stand beside each other.
  static func pieces(of line: String) -> [String] {
    line.components(separatedBy: "  ")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  /// The archive as an extension sends it.
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
