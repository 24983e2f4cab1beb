import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

extension ScreenPage {
  /// The most attempts to fit widgets on the page; each attempt may find that further widgets need
  /// more rows.
  ///
  /// After the last attempt, the border of a widget shows how many of its rows remain hidden.
  private static let maximumRounds = 8

  /// Plans the page of shown widgets, and returns them in the sizes that fit (CL-20).
  ///
  /// If a picture in a smaller size does not exist, it is made in the same way as for `show
  /// --size`.
  ///
  /// - Throws: `CommandError` for a page that does not exist, and for a store that cannot be read.
  mutating func fit(
    _ shown: [ShownWidget],
    _ request: ShowRequest,
    _ host: Host
  ) throws(CommandError) -> [ShownWidget] {
    var widgets = shown
    var kept: Set<Int> = []
    var rigid: [Int: Set<WidgetFamily>] = [:]
    for _ in 0..<Self.maximumRounds {
      widgets = shown
      plan(
        shown.enumerated().map { index, widget in
          let isNamed =
            isEndless || request.family != nil || widget.widget.isSizeNamed || kept.contains(index)
          return widget.wanted(isNamed: isNamed, rigid: rigid[index] ?? [], request.picture)
        }
      )
      let lacking = try takeSmaller(&widgets, request, host)
      let needing = try placesThatHide(widgets, request.picture)
      if lacking.isEmpty, needing.isEmpty { break }
      kept.formUnion(lacking)
      for place in needing { rigid[place.index, default: []].insert(place.family) }
    }
    return widgets
  }

  /// Draws the page with these widgets.
  ///
  /// - Throws: `CommandError` for an archive that cannot be read.
  func picture(
    of widgets: [ShownWidget],
    _ options: PictureOptions
  ) throws(CommandError) -> WidgetPicture {
    try picture { (place) throws(CommandError) in
      try widgets[place.index].picture(at: place, options)
    }
  }

  /// Returns a line about the parts of the widgets that the page does not show; `nil` if it shows
  /// all.
  func note(of widgets: [ShownWidget], _ options: PictureOptions) -> String? {
    note(
      title: { PlacedWidgetText.title(widgets[$0.index].shelved) },
      // An unreadable archive was already an error when it was drawn.
      hidden: { (try? widgets[$0.index].hiddenRows(at: $0, options)) ?? $0.uncountedRows },
      smaller: { PlacedWidgetText.smaller(than: $0.family, widgets[$0.index].shelved) }
    )
  }

  /// Returns the positions, up to the end of the page, that hide rows of their widget.
  private func placesThatHide(
    _ widgets: [ShownWidget],
    _ options: PictureOptions
  ) throws(CommandError) -> [PagePlan.Place] {
    var hiding: [PagePlan.Place] = []
    for place in placesSoFar
    where place.isTrimmed && place.family == widgets[place.index].shownFamily {
      if try widgets[place.index].hiddenRows(at: place, options) > 0 { hiding.append(place) }
    }
    return hiding
  }

  /// Reads or makes the pictures that the page shows in a smaller size than the widget's own.
  ///
  /// - Returns: The indices of the widgets for which there is no such picture.
  private func takeSmaller(
    _ widgets: inout [ShownWidget],
    _ request: ShowRequest,
    _ host: Host
  ) throws(CommandError) -> Set<Int> {
    var lacking: Set<Int> = []
    let smaller = try places.filter { $0.family != widgets[$0.index].shownFamily }
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
}
