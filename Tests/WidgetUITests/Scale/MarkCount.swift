/// Counts the marks in a picture from which the words were removed.
struct MarkCount {
  private let rows: [[Character]]

  init(_ rows: [[Character]]) {
    self.rows = rows
  }

  /// Returns a description of a mark that occurs too rarely; `nil` if there are enough.
  func problem(_ mark: PhoneWidget.Mark) -> String? {
    let (wanted, found, name) =
      switch mark {
      case .rules(let count): (count, runs { Self.rules.contains($0) }, "rules")
      case .meters(let count): (count, meters, "meters")
      case .signs(let count): (count, signs, "signs")
      case .bars(let count): (count, bars, "bars")
      case .drawings(let count, let columns, let rows):
        (count, drawings(columns, rows), "drawings of \(columns)x\(rows)")
      case .span(let columns): (columns, columnsWithMarks, "columns")
      case .field(let columns, let count):
        (count, rows.count { $0.count(where: Self.isMark) >= columns }, "rows of \(columns)")
      }
    return found < wanted ? "\(found) of \(wanted) \(name)" : nil
  }

  private static let rules: Set<Character> = ["─", "━", "▁", "▔", "▂", "╴", "╶", "⎯"]
  private static let meters: Set<Character> = ["━", "╸", "╺", "─", "●"]

  private static func isMark(_ character: Character) -> Bool {
    character != " " && character != "\u{0}"
  }

  /// Returns the number of runs of at least three such characters that are not meters.
  private func runs(of isPart: (Character) -> Bool) -> Int {
    split(isPart).count { $0.count >= 3 && !Self.isMeter($0) }
  }

  private var meters: Int { split(Self.meters.contains).count(where: Self.isMeter) }

  private static func isMeter(_ run: ArraySlice<Character>) -> Bool {
    run.count >= 2 && run.contains { $0 == "━" || $0 == "●" || $0 == "╸" }
  }

  private func split(_ isPart: (Character) -> Bool) -> [ArraySlice<Character>] {
    rows.flatMap { $0.split { !isPart($0) } }
  }

  /// The number of runs of marks that are neither rules nor meters.
  private var signs: Int {
    split(Self.isMark).count { run in !(run.count >= 3 && run.allSatisfy(Self.meters.contains)) }
  }

  /// The number of bars; neighbouring columns of the same height are one bar, and so are both
  /// halves of a rounded end.
  private var bars: Int {
    let columns = rows.map(\.count).max() ?? 0
    var count = 0
    var before = Bar()
    for column in 0..<columns {
      var bar = Bar()
      for row in rows where column < row.count && Self.blocks.contains(row[column]) {
        if bar.rows == 0 { bar.top = Self.eighths.firstIndex(of: row[column]) }
        bar.rows += 1
      }
      if bar.rows > 0, bar != before { count += 1 }
      before = bar
    }
    return count
  }

  private struct Bar: Equatable {
    var rows = 0
    var top: Int?
  }

  private static let eighths: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let blocks: Set<Character> = Set(eighths).union("░▒▓▌▐▖▗▘▙▚▛▜▝▞▟▀▏▎▍▋▊▉│┃")

  private var columnsWithMarks: Int {
    let columns = rows.map(\.count).max() ?? 0
    return (0..<columns).count { column in
      rows.contains { column < $0.count && Self.isMark($0[column]) }
    }
  }

  /// Returns the number of connected groups of marks that are at least as large as these sizes;
  /// corners connect too.
  private func drawings(_ columns: Int, _ rows: Int) -> Int {
    var left = Set<Place>()
    for (row, line) in self.rows.enumerated() {
      for run in line.indices.split(whereSeparator: { !Self.isMark(line[$0]) })
      where !(run.count >= 3 && run.allSatisfy { Self.rules.contains(line[$0]) }) {
        left.formUnion(run.map { Place(row: row, column: $0) })
      }
    }
    var count = 0
    while let first = left.popFirst() {
      var next = [first]
      var group = [first]
      while let place = next.popLast() {
        for neighbour in place.neighbours where left.remove(neighbour) != nil {
          next.append(neighbour)
          group.append(neighbour)
        }
      }
      if Set(group.map(\.column)).count >= columns, Set(group.map(\.row)).count >= rows {
        count += 1
      }
    }
    return count
  }

  private struct Place: Hashable {
    var row: Int
    var column: Int

    var neighbours: [Place] {
      (-1...1).flatMap { down in
        (-1...1).map { Place(row: row + down, column: column + $0) }
      }
    }
  }
}
