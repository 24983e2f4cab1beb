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

  /// More rounds are not needed: each one keeps the size of a widget that has no picture in a smaller one.
  private static let maximumRounds = 8

  /// Fits the widgets; a smaller picture that was never made is made as `show --size` makes it.
  ///
  /// - Throws: for a page that there is not, and what keeps the store from being read.
  init(
    _ shown: [ShownWidget],
    _ request: ShowRequest,
    on screen: ScreenPage,
    context: CommandContext
  ) throws(CommandError) {
    self.screen = screen
    self.request = request
    shelf = WidgetShelf(request.picture, isLast: true)
    widgets = shown
    var kept: Set<Int> = []
    plan = PagePlan([], columns: 0, rows: nil)
    for _ in 0..<Self.maximumRounds {
      widgets = shown
      let wanted = shown.enumerated().map { index, widget in
        let isNamed =
          screen.rows == nil || request.family != nil || widget.widget.isSizeNamed
          || kept.contains(index)
        return shelf.wanted(widget, isNamed: isNamed)
      }
      plan = screen.plan(wanted)
      let lacking = try takeSmaller(on: try screen.places(of: plan), context)
      if lacking.isEmpty { break }
      kept.formUnion(lacking)
    }
  }

  /// Reads or makes the pictures that the page shows in a smaller size than the widget's own; returns which
  /// widgets have none.
  private mutating func takeSmaller(
    on page: [PagePlan.Place],
    _ context: CommandContext
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
        found = try MissingPictures.make(for: &request, context: context).shown
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
      fitting: { place in
        let rows = screen.rows ?? .max
        return PlacedText.smaller(than: place.family, widgets[place.index].shelved)
          .first { $0.cells.rows <= rows }
      }
    )
  }
}
