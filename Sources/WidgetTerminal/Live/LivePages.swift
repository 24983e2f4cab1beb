import WidgetRender
import WidgetTimeline

/// The widgets of the live view on the pages of its terminal, one of which is shown.
struct LivePages: Sendable {
  /// The terminal's cells.
  private(set) var size: CellSize
  private(set) var widgets: [LiveWidget] = []
  private(set) var plan = PagePlan([], columns: 0, rows: 0)
  private(set) var page = 0
  /// The sizes in which a widget showed more than fits in fewer rows.
  private var rigid: [Int64: Set<WidgetFamily>] = [:]

  init(size: CellSize) {
    self.size = size
  }

  /// The places on the page that is shown.
  var places: [PagePlan.Place] {
    plan.pages.indices.contains(page) ? plan.pages[page] : []
  }

  /// The widgets on the page that is shown, each with the family that it is shown in.
  var shownFamilies: [(widget: Int64, family: WidgetFamily)] {
    places.map { (widgets[$0.index].id, $0.family) }
  }

  func widget(_ id: Int64) -> LiveWidget? { widgets.first { $0.id == id } }

  /// The page that has a widget.
  func home(of widget: Int64) -> Int? {
    plan.pages.firstIndex { $0.contains { widgets[$0.index].id == widget } }
  }

  /// The first widget whose title begins so, else has the text in its title or its name.
  func widget(called text: String) -> LiveWidget? {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return nil }
    return widgets.first { $0.title.lowercased().hasPrefix(wanted) }
      ?? widgets.first {
        $0.title.lowercased().contains(wanted) || $0.name.lowercased().contains(wanted)
      }
  }
}

/// A change of the plan shows the page that has the widget in focus, if there is one.
extension LivePages {
  mutating func resize(to size: CellSize, keeping focus: Int64?) {
    self.size = size
    rigid = [:]
    arrange(keeping: focus)
  }

  mutating func take(_ widgets: [LiveWidget], keeping focus: Int64?) {
    self.widgets = widgets
    rigid = [:]
    arrange(keeping: focus)
  }

  /// Plans again as long as a widget on the page gave up rows that it needs: each time one widget more keeps its own.
  mutating func keepRows(
    keeping focus: Int64?,
    where isHiding: (PagePlan.Place, LiveWidget) -> Bool
  ) {
    for _ in widgets {
      let hiding = places.filter { $0.isTrimmed && isHiding($0, widgets[$0.index]) }
      if hiding.isEmpty { return }
      for place in hiding { rigid[widgets[place.index].id, default: []].insert(place.family) }
      arrange(keeping: focus)
    }
  }

  /// Shows another page; `false` if there is none.
  mutating func turn(by pages: Int) -> Bool {
    guard plan.pages.indices.contains(page + pages) else { return false }
    page += pages
    return true
  }

  mutating func show(_ page: Int) { self.page = page }

  private mutating func arrange(keeping focus: Int64?) {
    plan = PagePlan(
      widgets.map {
        PagePlan.Request(
          family: $0.family,
          isNamed: $0.isSizeNamed,
          smaller: $0.smaller,
          hasStatus: true,
          rigid: rigid[$0.id] ?? []
        )
      },
      columns: size.columns,
      // The last row is for messages.
      rows: max(size.rows - 1, 1)
    )
    if let focus, let home = home(of: focus) { page = home }
    page = min(page, max(plan.pages.count - 1, 0))
  }
}
