import WidgetRender

/// The rows next to an input that list its completions.
package enum CandidateRows {
  private static let gap = 2

  /// Returns the names in columns, sorted downwards; if any has a note, one name and its note per
  /// row.
  ///
  /// If they do not fit in `rows` rows, the last row contains the number of the others.
  package static func rows(
    _ candidates: [Candidate],
    columns: Int,
    rows: Int,
    isASCII: Bool
  ) -> [String] {
    guard rows > 0, columns > 0 else { return [] }
    let names = candidates.map { CellText.safe($0.label, isASCII: isASCII) }
    let widest = names.map(TextWidth.columns).max() ?? 0
    if candidates.contains(where: { $0.note != nil }) {
      let lines = zip(candidates, names).map { candidate, name in
        guard let note = candidate.note else { return name }
        let pad = String(repeating: " ", count: widest - TextWidth.columns(of: name) + gap)
        return name + pad + CellText.safe(note, isASCII: isASCII)
      }
      return listed(lines.map { [$0] }, of: lines.count, columns, rows, isASCII)
    }
    let across = max((columns + gap) / (widest + gap), 1)
    let height = (names.count + across - 1) / across
    let lines = (0..<height).map { row in
      stride(from: row, to: names.count, by: height).map { names[$0] }
    }
    return listed(lines, of: names.count, columns, rows, isASCII)
  }

  private static func listed(
    _ lines: [[String]],
    of total: Int,
    _ columns: Int,
    _ rows: Int,
    _ isASCII: Bool
  ) -> [String] {
    let shown = lines.count > rows ? Array(lines.prefix(rows - 1)) : lines
    let widest = lines.joined().map(TextWidth.columns).max() ?? 0
    var texts = shown.map { cells in
      cells.enumerated().map { index, cell in
        // The last cell needs no padding.
        index == cells.count - 1
          ? cell
          : cell + String(repeating: " ", count: widest - TextWidth.columns(of: cell) + gap)
      }.joined()
    }
    if lines.count > rows { texts.append("and \(total - shown.joined().count) more") }
    return texts.map { CellText.clipped($0, columns: columns, isASCII: isASCII) }
  }
}
