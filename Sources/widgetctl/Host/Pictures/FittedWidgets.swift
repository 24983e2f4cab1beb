import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Shown widgets on the page of a terminal, in the sizes that it has room for (CL-20).
struct FittedWidgets {
  private var widgets: [ShownWidget]
  private(set) var plan: PagePlan
  private let screen: ScreenPage
  private let shelf: WidgetShelf
  private let request: ShowRequest

  /// Each round learns of more widgets what they cannot do without; what is still hidden then, the border counts.
  private static let maximumRounds = 8

  /// Fits the widgets; a smaller picture that was never made is made as `show --size` makes it.
  ///
  /// - Throws: for a page that there is not, and what keeps the store from being read.
  init(
    _ shown: [ShownWidget],
    _ request: ShowRequest,
    on screen: ScreenPage,
    _ host: Host
  ) throws(CommandError) {
    self.screen = screen
    self.request = request
    shelf = WidgetShelf(request.picture, isLast: true)
    widgets = shown
    var kept: Set<Int> = []
    var rigid: [Int: Set<WidgetFamily>] = [:]
    plan = PagePlan([], columns: 0, rows: nil)
    for _ in 0..<Self.maximumRounds {
      widgets = shown
      let wanted = shown.enumerated().map { index, widget in
        let isNamed =
          screen.rows == nil || request.family != nil || widget.widget.isSizeNamed
          || kept.contains(index)
        return shelf.wanted(widget, isNamed: isNamed, rigid: rigid[index] ?? [])
      }
      plan = screen.plan(wanted)
      let lacking = try takeSmaller(on: try screen.places(of: plan), host)
      let needing = try placesThatHide()
      if lacking.isEmpty, needing.isEmpty { break }
      kept.formUnion(lacking)
      for place in needing { rigid[place.index, default: []].insert(place.family) }
    }
  }

  /// The places up to the end of the page at which a widget gave up rows that it needs.
  private func placesThatHide() throws(CommandError) -> [PagePlan.Place] {
    var hiding: [PagePlan.Place] = []
    for place in plan.pages.prefix(screen.page).joined()
    where place.isTrimmed && place.family == WidgetShelf.family(of: widgets[place.index]) {
      if try shelf.hiddenRows(of: widgets[place.index], at: place) > 0 { hiding.append(place) }
    }
    return hiding
  }

  /// Reads or makes the pictures that the page shows in a smaller size than the widget's own; returns which
  /// widgets have none.
  private mutating func takeSmaller(
    on page: [PagePlan.Place],
    _ host: Host
  ) throws(CommandError) -> Set<Int> {
    var lacking: Set<Int> = []
    let smaller = page.filter { $0.family != WidgetShelf.family(of: widgets[$0.index]) }
    for family in Set(smaller.map(\.family)).sorted(by: { $0.rawValue < $1.rawValue }) {
      let places = smaller.filter { $0.family == family }
      var request = ShowRequest(
        store: request.store,
        words: places.map { widgets[$0.index].widget.shortID },
        family: family,
        picture: request.picture
      )
      var found = try request.read() ?? []
      if found.contains(where: { $0.date == nil }) {
        found = try MissingPictures.make(for: &request, host).shown
      }
      for place in places {
        let id = widgets[place.index].widget.id
        if let made = found.first(where: { $0.widget.id == id && $0.date != nil }) {
          widgets[place.index] = made
        } else {
          lacking.insert(place.index)
        }
      }
    }
    return lacking
  }

  /// The page's picture.
  ///
  /// - Throws: for an archive that cannot be read.
  func picture() throws(CommandError) -> WidgetPicture {
    try screen.picture(of: try screen.places(of: plan)) { (place) throws(CommandError) in
      try shelf.picture(of: widgets[place.index], at: place)
    }
  }

  /// What the page does not show, in one line.
  var note: String? {
    screen.note(
      of: plan,
      title: { PlacedText.title(widgets[$0.index].shelved) },
      // What cannot be read was an error when it was drawn.
      hidden: { (try? shelf.hiddenRows(of: widgets[$0.index], at: $0)) ?? $0.uncountedRows },
      fitting: { place in
        let rows = screen.rows ?? .max
        return PlacedText.smaller(than: place.family, widgets[place.index].shelved)
          .first { $0.cells.rows <= rows }
      }
    )
  }
}
