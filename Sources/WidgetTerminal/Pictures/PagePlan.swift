import WidgetRender
import WidgetTimeline

/// The pages of a terminal: the widgets on each, with their positions and sizes (CL-20).
///
/// A widget has its own size if there is room, or loses a row or two if it fits then and nothing is
/// hidden. Otherwise a widget whose size the user chose moves to the next page; any other is tried
/// in smaller sizes first. On a page of its own with too few rows it keeps its border with the
/// title, and its last rows are hidden. Widgets keep their order.
package struct PagePlan: Hashable, Sendable {
  /// A widget to be shown, with its possible sizes.
  package struct Request: Hashable, Sendable {
    package var family: WidgetFamily
    /// Whether the user chose the size, which is then never replaced; `false` for a kind's default.
    package var isNamed: Bool
    /// The smaller sizes that the widget supports, largest first.
    package var smaller: [WidgetFamily]
    /// The larger sizes that the widget supports, largest first, for a page that has room for them.
    package var larger: [WidgetFamily]
    /// Whether the widget has a status, such as its age, which needs a row if it has no border.
    package var hasStatus: Bool
    /// The sizes in which the widget would hide content with one row fewer.
    package var rigid: Set<WidgetFamily>
    /// The sizes in which the widget would hide content with one column fewer.
    package var wide: Set<WidgetFamily>

    package init(
      family: WidgetFamily,
      isNamed: Bool,
      smaller: [WidgetFamily] = [],
      larger: [WidgetFamily] = [],
      hasStatus: Bool = false,
      rigid: Set<WidgetFamily> = [],
      wide: Set<WidgetFamily> = []
    ) {
      self.family = family
      self.isNamed = isNamed
      self.smaller = smaller
      self.larger = larger
      self.hasStatus = hasStatus
      self.rigid = rigid
      self.wide = wide
    }
  }

  /// The position and size of a widget on its page.
  package struct Place: Hashable, Sendable {
    /// The index of the widget among those that were requested.
    package fileprivate(set) var index: Int
    package let family: WidgetFamily
    /// The first cell of the widget, including its border.
    package let origin: CellPoint
    /// The number of columns and rows of content that are visible.
    package let content: CellSize
    package let isFramed: Bool
    /// The number of rows by which the content is smaller than its size.
    package let missingRows: Int
    /// Whether a row below the content, which has no border, shows its status.
    package let hasStatusLine: Bool

    /// Whether the widget gave up a row or two without hiding content.
    package var isTrimmed: Bool { isFramed && (1...Request.maximumTrim).contains(missingRows) }

    /// The number of columns by which framed content is smaller than its size.
    package var missingColumns: Int {
      isFramed ? max(family.cells.columns - content.columns, 0) : 0
    }

    /// The number of hidden rows that no border shows.
    package var uncountedRows: Int { isFramed ? 0 : missingRows }

    /// The rectangle of all cells of the widget, including its border and its status line.
    package var frame: CellRect {
      CellRect(
        origin: origin,
        size: CellSize(
          columns: content.columns + (isFramed ? FramedWidget.border : 0),
          rows: content.rows + (isFramed ? FramedWidget.border : hasStatusLine ? 1 : 0)
        )
      )
    }

    /// Returns the same widget with its first cell at another position.
    func moved(to origin: CellPoint) -> Place {
      Place(
        index: index,
        family: family,
        origin: origin,
        content: content,
        isFramed: isFramed,
        missingRows: missingRows,
        hasStatusLine: hasStatusLine
      )
    }

    /// Returns the widget with other cells for its content, in a suitable family.
    func filling(_ content: CellSize, as family: WidgetFamily) -> Place {
      Place(
        index: index,
        family: family,
        origin: origin,
        content: content,
        isFramed: isFramed,
        missingRows: max(family.cells.rows - content.rows, 0),
        hasStatusLine: hasStatusLine
      )
    }
  }

  /// The pages, each with at least one widget; empty without widgets.
  package let pages: [[Place]]

  init(pages: [[Place]]) {
    self.pages = pages
  }

  /// Plans pages of `columns` by `rows` cells.
  ///
  /// Without `rows`, as in a pipe, all widgets are on one page in their own sizes.
  package init(_ wanted: [Request], columns: Int, rows: Int?) {
    self.init(wanted, columns: columns, rows: rows, narrowing: 0)
  }

  /// Plans pages of `columns` by `rows` cells; a widget whose size the user did not choose may be
  /// up to `narrowing` columns narrower.
  init(_ wanted: [Request], columns: Int, rows: Int?, narrowing: Int) {
    let rows = rows.map { max($0, 1) }
    var pages: [[Place]] = []
    var packing = PicturePacking(columns: columns, rows: rows)
    for (index, widget) in wanted.enumerated() {
      let forms = Forms(of: widget, at: index, columns: columns, narrowing: narrowing)
      if !pages.isEmpty, let place = forms.besideOthers.firstFitting(into: &packing) {
        pages[pages.count - 1].append(place)
        continue
      }
      packing = PicturePacking(columns: columns, rows: rows)
      let place =
        forms.alone.firstFitting(into: &packing)
        ?? [forms.cut(toRows: rows ?? .max)].firstFitting(into: &packing)
      pages.append(place.map { [$0] } ?? [])
    }
    self.pages = pages
  }
}

extension PagePlan {
  /// Returns the plan of a single widget, with the index that it has among all widgets.
  func standing(for index: Int) -> PagePlan {
    PagePlan(
      pages: pages.map { page in
        page.map {
          var place = $0
          place.index = index
          return place
        }
      }
    )
  }

  /// Returns the plan with `rows` rows left free above each page.
  func moved(downBy rows: Int) -> PagePlan {
    PagePlan(
      pages: pages.map { page in
        page.map {
          $0.moved(to: CellPoint(column: $0.origin.column, row: $0.origin.row + rows))
        }
      }
    )
  }
}

/// The sizes in which one widget can be shown, without positions.
fileprivate struct Forms {
  let widget: PagePlan.Request
  let index: Int
  let columns: Int
  /// The number of columns that the widget may give up.
  let narrowing: Int

  init(of widget: PagePlan.Request, at index: Int, columns: Int, narrowing: Int) {
    self.widget = widget
    self.index = index
    self.columns = columns
    self.narrowing = narrowing
  }

  /// The families that may be used, the widget's own first.
  private var families: [WidgetFamily] {
    widget.isNamed ? [widget.family] : [widget.family] + widget.smaller
  }

  /// The families that may replace the widget's own on a page with others; a home-screen widget
  /// does not become an accessory there.
  private var equals: [WidgetFamily] {
    families.filter { $0.isAccessory == widget.family.isAccessory }
  }

  /// The least rows of framed content; with fewer the border would be as large as the content.
  private static let leastFramedRows = 3

  /// The sizes to try on a page with other widgets, in order.
  var besideOthers: [PagePlan.Place] { equals.flatMap(wholeOrTrimmed) }

  /// The sizes to try on a page of its own, in order.
  var alone: [PagePlan.Place] {
    families.flatMap(wholeOrTrimmed) + families.filter(\.isAccessory).map(withoutBorder)
  }

  /// Returns the smallest size without its last rows, for a page that has too few rows for any
  /// size.
  func cut(toRows rows: Int) -> PagePlan.Place {
    let family = equals.last ?? widget.family
    if rows >= Self.leastFramedRows + FramedWidget.border, whole(family).isFramed {
      return framed(family, rows: min(family.cells.rows, rows - FramedWidget.border))
    }
    let status = widget.hasStatus && rows > 1 ? 1 : 0
    return bare(family, rows: min(family.cells.rows, rows - status), hasStatusLine: status > 0)
  }

  /// Returns the widget in its full size, then with a row or two fewer; an accessory gives up none.
  private func wholeOrTrimmed(_ family: WidgetFamily) -> [PagePlan.Place] {
    let whole = whole(family)
    let trim = widget.trim(of: family)
    guard whole.isFramed, trim > 0 else { return [whole] }
    return [whole] + (1...trim).map { framed(family, rows: family.cells.rows - $0) }
  }

  /// Returns the widget in the full size of a family; in a narrow terminal the border is dropped
  /// first, and `inline` has none.
  private func whole(_ family: WidgetFamily) -> PagePlan.Place {
    let size = CellSize(columns: leastColumns(of: family), rows: family.cells.rows)
    guard family != .accessoryInline, FramedWidget.plan(size, columns: columns).isFramed else {
      return withoutBorder(family)
    }
    return framed(family, rows: size.rows)
  }

  private func leastColumns(of family: WidgetFamily) -> Int {
    family.cells.columns - min(narrowing, widget.narrowing(of: family))
  }

  private func framed(_ family: WidgetFamily, rows: Int) -> PagePlan.Place {
    PagePlan.Place(
      index: index,
      family: family,
      origin: CellPoint(column: 0, row: 0),
      content: CellSize(columns: leastColumns(of: family), rows: rows),
      isFramed: true,
      missingRows: family.cells.rows - rows,
      hasStatusLine: false
    )
  }

  private func withoutBorder(_ family: WidgetFamily) -> PagePlan.Place {
    // The status that the frame would show has a line of its own.
    bare(
      family,
      rows: family.cells.rows,
      hasStatusLine: widget.hasStatus || !family.isAccessory
    )
  }

  private func bare(_ family: WidgetFamily, rows: Int, hasStatusLine: Bool) -> PagePlan.Place {
    PagePlan.Place(
      index: index,
      family: family,
      origin: CellPoint(column: 0, row: 0),
      content: CellSize(columns: min(family.cells.columns, max(columns, 0)), rows: rows),
      isFramed: false,
      missingRows: family.cells.rows - rows,
      hasStatusLine: hasStatusLine
    )
  }
}

extension [PagePlan.Place] {
  /// Returns the first size that fits into the page so far, with its position; `nil` if none fits.
  fileprivate func firstFitting(into packing: inout PicturePacking) -> PagePlan.Place? {
    for form in self {
      if let origin = packing.place(form.frame.size) { return form.moved(to: origin) }
    }
    return nil
  }
}
