import WidgetRender
import WidgetTimeline

extension PagePlan {
  /// Plans pages that leave no cell of the terminal unused, as the live view does (CL-20).
  ///
  /// Widgets are arranged as on other pages, and share the remaining columns and rows. If more of the widgets fit
  /// then, each is narrowed by a few columns first. A size that the user chose is never changed.
  ///
  /// Large widgets become medium if the first page shows all widgets then, or at least twice as many. For example, 30
  /// rows have room for one large widget, or for two medium ones.
  package init(filling columns: Int, rows: Int, with wanted: [Request]) {
    let size = CellSize(columns: columns, rows: rows)
    let own = Self.filled(size, with: wanted)
    let smaller = wanted.map(\.upToMedium)
    guard own.pages.count > 1, smaller != wanted else {
      self = own
      return
    }
    let dense = Self.filled(size, with: smaller)
    let isDenser =
      dense.pages.count == 1 || dense.pages[0].count >= 2 * own.pages[0].count
    self = isDenser ? dense : own
  }

  /// Returns the better of the plans with and without narrowed widgets, spread over all cells.
  private static func filled(_ size: CellSize, with wanted: [Request]) -> PagePlan {
    let plans = [0, Request.maximumNarrowing].map {
      PagePlan(wanted, columns: size.columns, rows: size.rows, narrowing: $0)
    }
    let best = plans.min { $0.cost(of: wanted) < $1.cost(of: wanted) }
    return PagePlan(pages: (best?.pages ?? []).map { PageFilling($0, wanted, size).places })
  }

  /// Returns the two measures by which plans are compared: first the cells by which widgets are
  /// smaller than requested, then the number of pages.
  private func cost(of wanted: [Request]) -> (cells: Int, pages: Int) {
    let cells = pages.joined().reduce(0) { sum, place in
      let missing = place.isTrimmed ? 0 : place.missingRows * place.content.columns
      return sum + max(wanted[place.index].family.area - place.family.area, 0) + missing
    }
    return (cells, pages.count)
  }

  /// Returns whether each widget has the same page and size as in another plan, and hides no more
  /// content than there.
  func isEqual(to other: PagePlan) -> Bool {
    pages.count == other.pages.count
      && zip(pages, other.pages).allSatisfy { page, otherPage in
        page.count == otherPage.count
          && zip(page, otherPage).allSatisfy { place, other in
            place.family == other.family
              && (place.missingRows <= other.missingRows || place.isTrimmed)
          }
      }
  }
}

/// The widgets of one page, spread over all of its cells.
///
/// A page consists of rows of stacks of widgets. A row fills the width of the page, a stack the height of its row, a
/// widget the width of its stack.
struct PageFilling {
  private struct Stack {
    var places: [PagePlan.Place]
    var columns: Int
    var rows: Int { places.reduce(0) { $0 + $1.frame.size.rows } }
  }

  private let wanted: [PagePlan.Request]
  private let size: CellSize
  private static let gap = 1

  /// The widgets at their new positions, in the order of the page.
  private(set) var places: [PagePlan.Place] = []

  init(_ page: [PagePlan.Place], _ wanted: [PagePlan.Request], _ size: CellSize) {
    self.wanted = wanted
    self.size = size
    let rows = Self.rows(of: page)
    let heights = rows.map { row in row.map(\.rows).max() ?? 0 }
    let grown = Self.shares(
      of: size.rows - heights.reduce(0, +),
      among: rows.map { row in row.contains { mayGrow($0) } }
    )
    var top = 0
    var filled: [Int: PagePlan.Place] = [:]
    for (index, row) in rows.enumerated() {
      let height = heights[index] + grown[index]
      for place in fill(row, top: top, rows: height) { filled[place.index] = place }
      top += height
    }
    places = page.compactMap { filled[$0.index] }
  }

  /// Returns the rows of a page, each as its stacks of widgets.
  ///
  /// A widget at the left edge, below all others, begins a row; a widget in a new column begins a
  /// stack.
  private static func rows(of page: [PagePlan.Place]) -> [[Stack]] {
    var rows: [[Stack]] = []
    var bottom = 0
    for place in page {
      let frame = place.frame
      if rows.isEmpty || frame.origin.row >= bottom { rows.append([]) }
      bottom = max(bottom, frame.endRow)
      let last = rows.count - 1
      let isInStack = { (stack: Stack) in
        stack.places.first?.origin.column == frame.origin.column
      }
      if let index = rows[last].firstIndex(where: isInStack) {
        rows[last][index].places.append(place)
        rows[last][index].columns = max(rows[last][index].columns, frame.size.columns)
      } else {
        rows[last].append(Stack(places: [place], columns: frame.size.columns))
      }
    }
    return rows
  }

  /// Returns whether a widget may get more cells than its size has: the user did not choose the
  /// size, and it is not an accessory.
  private func mayGrow(_ place: PagePlan.Place) -> Bool {
    !wanted[place.index].isNamed && !place.family.isAccessory
  }

  private func mayGrow(_ stack: Stack) -> Bool { stack.places.contains { mayGrow($0) } }

  /// Returns the positions of a row's widgets.
  ///
  /// The free rows of a stack are shared evenly among its widgets. The last widget gets all of them
  /// if widgets would otherwise change their reading order.
  private func fill(_ row: [Stack], top: Int, rows: Int) -> [PagePlan.Place] {
    let even = fill(row, top: top, rows: rows) { stack, count in
      Self.shares(of: count, among: stack.places.map { mayGrow($0) })
    }
    if Self.isInOrder(even) { return even }
    return fill(row, top: top, rows: rows) { stack, count in
      // Nothing is pushed down.
      let mayLast = stack.places.last.map { mayGrow($0) } ?? false
      return stack.places.indices.map { $0 == stack.places.count - 1 && mayLast ? count : 0 }
    }
  }

  private static func isInOrder(_ places: [PagePlan.Place]) -> Bool {
    let places = places.sorted { $0.index < $1.index }
    return places.indices.allSatisfy { index in
      places[..<index].allSatisfy { before in
        let (first, second) = (before.origin, places[index].origin)
        return second.column > first.column || second.row > first.row
      }
    }
  }

  private func fill(
    _ row: [Stack],
    top: Int,
    rows: Int,
    sharing share: (Stack, Int) -> [Int]
  ) -> [PagePlan.Place] {
    let used = row.reduce(0) { $0 + $1.columns } + Self.gap * (row.count - 1)
    let wider = Self.shares(of: size.columns - used, among: row.map { mayGrow($0) })
    var filled: [PagePlan.Place] = []
    var left = 0
    for (index, stack) in row.enumerated() {
      let columns = stack.columns + wider[index]
      let taller = share(stack, max(rows - stack.rows, 0))
      var origin = CellPoint(column: left, row: top)
      for (place, more) in zip(stack.places, taller) {
        let grown = mayGrow(place) ? self.grown(place, toColumns: columns, more) : place
        filled.append(grown.moved(to: origin))
        origin.row += grown.frame.size.rows
      }
      left += columns + Self.gap
    }
    return filled
  }

  /// Returns a widget that is wider and taller, in the largest of its sizes that fits there.
  private func grown(_ place: PagePlan.Place, toColumns columns: Int, _ rows: Int)
    -> PagePlan.Place
  {
    var content = place.content
    content.columns = columns - (place.isFramed ? FramedWidget.border : 0)
    content.rows += rows
    let widget = wanted[place.index]
    let sizes = widget.larger + [widget.family] + widget.smaller.filter { !$0.isAccessory }
    let fitting = sizes.first { family in
      family.area >= place.family.area
        && family.cells.columns - widget.narrowing(of: family) <= content.columns
        && family.cells.rows - widget.trim(of: family) <= content.rows
    }
    return place.filling(content, as: fitting ?? place.family)
  }

  /// Divides `cells` into parts that differ by at most one, larger ones first; a part is 0 if
  /// `mayHave` is `false` for it.
  private static func shares(of cells: Int, among mayHave: [Bool]) -> [Int] {
    let count = mayHave.count { $0 }
    guard cells > 0, count > 0 else { return mayHave.map { _ in 0 } }
    var taken = 0
    return mayHave.map { may in
      guard may else { return 0 }
      taken += 1
      return cells / count + (taken <= cells % count ? 1 : 0)
    }
  }
}
