import WidgetRender
import WidgetTimeline

/// The widgets of the live view, distributed over pages, and the page that is visible.
struct LivePages: Sendable {
  /// The size of the terminal in cells.
  private(set) var size: CellSize
  private(set) var widgets: [LiveWidget] = []
  private(set) var plan = PagePlan([], columns: 0, rows: 0)
  private(set) var page = 0
  /// Whether there is a line above the widgets.
  private(set) var hasHeader = false
  /// Whether to show the line above the widgets if there is room.
  private var wantsHeader = false
  /// The widget that fills the whole page; `nil` if all widgets are shown.
  private(set) var zoomed: Int64?
  /// Whether widgets grow to fill the page.
  private let isFilled: Bool
  /// The sizes in which each widget must keep all of its rows to show its content; `wide` has those
  /// that need all columns.
  private var rigid: [Int64: Set<WidgetFamily>] = [:]
  private var wide: [Int64: Set<WidgetFamily>] = [:]

  init(size: CellSize, isFilled: Bool) {
    self.size = size
    self.isFilled = isFilled
  }

  /// The widgets on the visible page with their positions.
  var places: [PagePlan.Place] {
    plan.pages.indices.contains(page) ? plan.pages[page] : []
  }

  /// The widgets on the visible page, each with the family in which it is shown.
  var shownFamilies: [(widget: Int64, family: WidgetFamily)] {
    places.map { (widgets[$0.index].id, $0.family) }
  }

  func widget(_ id: Int64) -> LiveWidget? { widgets.first { $0.id == id } }

  /// Returns the index of the page that contains a widget; `nil` if none does.
  func home(of widget: Int64) -> Int? {
    plan.pages.firstIndex { $0.contains { widgets[$0.index].id == widget } }
  }

  /// Returns the first widget whose title begins with a text, or else whose title or name contains
  /// it; `nil` if there is none.
  func widget(called text: String) -> LiveWidget? {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return nil }
    return widgets.first { $0.title.lowercased().hasPrefix(wanted) }
      ?? widgets.first {
        $0.title.lowercased().contains(wanted) || $0.name.lowercased().contains(wanted)
      }
  }
}

/// Changes of the plan, after which the page with the focused widget is visible.
extension LivePages {
  mutating func resize(to size: CellSize, keeping focus: Int64?) {
    self.size = size
    (rigid, wide) = ([:], [:])
    arrange(keeping: focus)
  }

  mutating func take(_ widgets: [LiveWidget], keeping focus: Int64?) {
    self.widgets = widgets
    (rigid, wide) = ([:], [:])
    if let shown = zoomed, widget(shown) == nil { zoomed = nil }
    arrange(keeping: focus)
  }

  /// Shows one widget on the whole page, or all of them again.
  mutating func zoom(to widget: Int64?, keeping focus: Int64?) {
    zoomed = widget
    arrange(keeping: focus)
  }

  mutating func showHeader(_ isWanted: Bool, keeping focus: Int64?) {
    guard isWanted != wantsHeader else { return }
    wantsHeader = isWanted
    arrange(keeping: focus)
  }

  /// Plans again until no widget on the page hides content because it was made smaller than its
  /// size.
  ///
  /// If a widget gets another size, planning stops, because its picture in that size must be read
  /// first.
  mutating func keepCells(
    keeping focus: Int64?,
    where hidden: (PagePlan.Place, LiveWidget) -> HiddenCells
  ) {
    for _ in widgets {
      let families = places.map(\.family)
      var isHiding = false
      for place in places where place.isTrimmed || place.missingColumns > 0 {
        let widget = widgets[place.index]
        let hidden = hidden(place, widget)
        if hidden.contains(.rows) { rigid[widget.id, default: []].insert(place.family) }
        if hidden.contains(.columns) { wide[widget.id, default: []].insert(place.family) }
        if !hidden.isEmpty { isHiding = true }
      }
      guard isHiding else { return }
      arrange(keeping: focus)
      if places.map(\.family) != families { return }
    }
  }

  /// Shows another page; returns `false` if it does not exist.
  mutating func turn(by pages: Int) -> Bool {
    guard plan.pages.indices.contains(page + pages) else { return false }
    page += pages
    return true
  }

  mutating func show(_ page: Int) { self.page = page }

  private mutating func arrange(keeping focus: Int64?) {
    // The last row is reserved for messages.
    let rows = max(size.rows - 1, 1)
    plan = plan(rows: rows)
    hasHeader = false
    if wantsHeader, size.rows >= LiveHeader.leastRows {
      // Widgets have priority: the line is left out if any would be smaller or on another page.
      let lower = plan(rows: rows - 1)
      hasHeader = lower.isEqual(to: plan)
      if hasHeader { plan = lower.moved(downBy: 1) }
    }
    if let focus, let home = home(of: focus) { page = home }
    page = min(page, max(plan.pages.count - 1, 0))
  }

  private func plan(rows: Int) -> PagePlan {
    if let index = widgets.firstIndex(where: { $0.id == zoomed }) {
      // On a page of its own a widget may be larger than the size that the user chose.
      var wanted = request(of: widgets[index])
      wanted.isNamed = false
      return plan([wanted], rows: rows).standing(for: index)
    }
    return plan(widgets.map(request), rows: rows)
  }

  private func request(of widget: LiveWidget) -> PagePlan.Request {
    PagePlan.Request(
      family: widget.family,
      isNamed: widget.isSizeNamed,
      smaller: widget.smaller,
      larger: widget.larger,
      hasStatus: true,
      rigid: rigid[widget.id] ?? [],
      wide: wide[widget.id] ?? []
    )
  }

  private func plan(_ wanted: [PagePlan.Request], rows: Int) -> PagePlan {
    isFilled
      ? PagePlan(filling: size.columns, rows: rows, with: wanted)
      : PagePlan(wanted, columns: size.columns, rows: rows)
  }
}

/// The directions in which a widget hides content because it was made smaller than its size.
struct HiddenCells: OptionSet {
  let rawValue: UInt8

  static let rows = HiddenCells(rawValue: 1)
  static let columns = HiddenCells(rawValue: 2)
}
