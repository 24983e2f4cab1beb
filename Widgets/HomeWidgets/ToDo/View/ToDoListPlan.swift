/// Distributes to-dos over a limited number of lines (BW-25).
///
/// The first of these layouts in which no to-do is hidden is used:
///
/// - Groups with headings and blank lines between them.
/// - Groups with headings.
/// - Rows with blank lines.
/// - Rows.
///
/// If to-dos are hidden in all of these layouts, each line has one row. Free lines are used for
/// rows with more text.
struct ToDoListPlan: Hashable, Sendable {
  /// A line of the list; a tall row counts as two lines.
  enum Line: Hashable, Sendable {
    case heading(ToDoHeading)
    /// A to-do's row; a tall one has a second line for the rest of the name and for details.
    case row(ToDoPicture.Row, isBelowHeading: Bool, isTall: Bool = false)
    case blank

    var height: Int {
      if case .row(_, _, isTall: true) = self { 2 } else { 1 }
    }
  }

  private(set) var lines: [Line] = []
  /// The number of open to-dos that are not listed, because there are too few lines.
  private(set) var hiddenCount = 0
  /// The first to-do that is not listed, which is shown if one more line is available; `nil` if all
  /// are listed.
  private(set) var spare: ToDoPicture.Row?
  /// The number of lines for hints below the to-dos; 0 for none.
  private(set) var hintLines = 0
  /// The column widths that all rows share.
  let rowColumns: ToDoRowColumns

  var height: Int { lines.height }

  /// The most done to-dos that are listed below open ones.
  private static let mostDone = 5

  /// Creates a list of at most `limit` lines that are `width` columns wide.
  ///
  /// If `hasHeadings` is true, there are headings if all open to-dos still fit.
  init(_ picture: ToDoPicture, lines limit: Int, hasHeadings: Bool = false, width: Int) {
    rowColumns = ToDoRowColumns(Array(picture.open.prefix(limit) + picture.done), width: width)
    let open = picture.open.prefix(limit)
    hiddenCount = picture.openCount - open.count
    let left = limit - open.count
    if picture.openCount == 0 {
      lines = Self.spaced(picture.done.prefix(limit).map(Self.plain), within: limit)
    } else if hasHeadings, hiddenCount == 0, picture.isByTime,
      let grouped = Self.grouped(open, picture.done, within: limit)
    {
      lines = grouped
    } else {
      let done = picture.done.prefix(min(left, Self.mostDone))
      lines = Self.spaced((open + done).map(Self.plain), within: limit)
    }
    if hiddenCount == 0 { fill(limit) }
  }

  /// Adds a second line to rows with more text, beginning at the top, while there are free lines.
  private mutating func fill(_ limit: Int) {
    var left = limit - lines.height
    for index in lines.indices where left > 0 {
      guard case .row(let row, let isBelow, _) = lines[index],
        ToDoRowWords.hasMore(row, isBelowHeading: isBelow, columns: rowColumns)
      else { continue }
      lines[index] = .row(row, isBelowHeading: isBelow, isTall: true)
      left -= 1
    }
  }

  /// Creates a list of all to-dos, through which the user scrolls.
  init(wholeOf picture: ToDoPicture, width: Int) {
    // Each heading needs a line, and so does the space between two groups.
    let headings = 2 * (DueGroup.allCases.count + 3)
    self.init(
      picture,
      lines: picture.open.count + Self.mostDone + headings,
      hasHeadings: true,
      width: width
    )
  }

  /// Returns the lists for several heights, the tallest first; only tall lists can have headings.
  ///
  /// A list that is as high as the one before it is left out. If to-dos are hidden, the last row of
  /// the tallest list is shown only if there is a line for it. So the list also fits a terminal of
  /// 24 rows, the most common size, which is one line too low for it.
  static func forms(of picture: ToDoPicture, heights: [Int], width: Int) -> [ToDoListPlan] {
    var plans: [ToDoListPlan] = []
    for height in heights {
      var plan = ToDoListPlan(
        picture,
        lines: height,
        hasHeadings: height >= leastLinesForHeadings,
        width: width
      )
      if plans.isEmpty, plan.hiddenCount > 0, height >= leastLinesForHeadings {
        plan.spareLast()
      }
      if plans.isEmpty, height >= leastLinesForHeadings,
        case let lines = ToDoHints.height(below: picture, lines: height - plan.height), lines > 0
      {
        var hinting = plan
        hinting.hintLines = lines
        plans.append(hinting)
      }
      if plan.height < plans.last?.height ?? .max || plans.last?.hintLines ?? 0 > 0 {
        plans.append(plan)
      }
    }
    return plans
  }

  private mutating func spareLast() {
    guard case .row(let row, _, _)? = lines.popLast() else { return }
    spare = row
    hiddenCount += 1
  }

  /// The fewest lines of a list that can have headings; in a shorter list the headings would use
  /// most lines.
  private static let leastLinesForHeadings = 12

  private static func plain(_ row: ToDoPicture.Row) -> Line { .row(row, isBelowHeading: false) }

  /// Returns the lines, with blank lines between them if these fit.
  private static func spaced(_ lines: [Line], within limit: Int) -> [Line] {
    guard lines.count * 2 - 1 <= limit else { return lines }
    return Array(lines.map { [$0] }.joined(separator: [.blank]))
  }

  /// Returns the groups of to-dos below their headings, with blank lines between the groups if
  /// these fit.
  ///
  /// It is `nil` if the headings do not fit, or if there is only one group.
  private static func grouped(
    _ open: ArraySlice<ToDoPicture.Row>,
    _ done: [ToDoPicture.Row],
    within limit: Int
  ) -> [Line]? {
    var groups: [[Line]] = []
    for row in open {
      let heading = Line.heading(row.heading)
      if groups.last?.first != heading { groups.append([heading]) }
      groups[groups.count - 1].append(.row(row, isBelowHeading: true))
    }
    let count = groups.reduce(0) { $0 + $1.count }
    guard groups.count > 1, count <= limit else { return nil }
    let rest = min(limit - count - 1, mostDone)
    if rest > 0, !done.isEmpty {
      let rows = done.prefix(rest).map { Line.row($0, isBelowHeading: true) }
      groups.append([.heading(.done)] + rows)
    }
    let all = groups.reduce(0) { $0 + $1.count }
    let isSpaced = all + groups.count - 1 <= limit
    return Array(groups.joined(separator: isSpaced ? [.blank] : []))
  }
}

extension ToDoListPlan {
  /// Returns the lines as two columns of at most `limit` lines, of similar height and divided
  /// between groups if possible.
  func columns(of limit: Int) -> (left: [Line], right: [Line]) {
    let half = (height + 1) / 2
    let starts = lines.indices.filter { index in
      if case .heading = lines[index] { index > 0 } else { false }
    }
    let fitting = starts.filter {
      lines[..<$0].height <= limit && lines[$0...].height <= limit
    }
    // The cut at which the columns are most equal in height is used.
    let cut = fitting.min { abs(lines[..<$0].height - half) < abs(lines[..<$1].height - half) }
    var left = Array(lines[..<(cut ?? index(below: max(half, height - limit)))])
    var right = Array(lines[left.count...])
    // A heading stays with its first row, and no column begins or ends with a blank line.
    while case .blank? = left.last { left.removeLast() }
    if case .heading? = left.last { right.insert(left.removeLast(), at: 0) }
    while case .blank? = left.last { left.removeLast() }
    while case .blank? = right.first { right.removeFirst() }
    return (left, right)
  }

  /// Returns the index of the first line that is below the first `height` rows; a tall row counts
  /// as two.
  private func index(below height: Int) -> Int {
    var above = 0
    for index in lines.indices {
      guard above < height else { return index }
      above += lines[index].height
    }
    return lines.count
  }
}

extension Collection<ToDoListPlan.Line> {
  var height: Int { reduce(0) { $0 + $1.height } }

  var rows: [ToDoPicture.Row] {
    compactMap { line in
      if case .row(let row, _, _) = line { row } else { nil }
    }
  }
}
