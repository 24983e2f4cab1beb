import WidgetRender

/// The lines above and below the widgets.
extension LiveModel {
  /// Whether the line above the widgets is shown.
  package var hasHeader: Bool { pages.hasHeader }

  /// Sets whether the line above the widgets is shown; with too little room it is hidden in any
  /// case.
  package mutating func showHeader(_ isWanted: Bool) {
    pages.showHeader(isWanted, keeping: focus?.widget)
  }

  /// Returns the parts of the line above the widgets; empty if it is hidden.
  func headerParts(time: String) -> [LivePart] {
    guard hasHeader else { return [] }
    return header.parts(
      of: boards,
      columns: size.columns,
      page: page,
      pages: plan.pages.count,
      time: time
    )
  }

  /// The line below the widgets, with the keys that are available.
  var bar: LiveBar {
    LiveBar(
      of: isTrying ? [] : focusItems,
      and: isTrying ? firstTries : LiveKeys.barItems,
      introducedBy: isTrying ? "Try" : focus.flatMap { $0.target == nil ? $0.label : nil },
      hiddenRows: hiddenRows,
      // The line above the widgets shows the page number.
      page: hasHeader ? nil : (page, plan.pages.count),
      size: size
    )
  }

  /// Whether no key was pressed yet on a page that has something to press.
  private var isTrying: Bool { isFresh && focus == nil && !stops.isEmpty }

  /// The box that introduces the most useful keys; `nil` if a key was pressed, a message is shown,
  /// or there are none.
  var welcome: LiveWelcome? {
    isTrying && mode == .view && message == nil
      ? LiveWelcome(of: unfocusedKeys, canEdit: canEdit) : nil
  }

  /// The keys of the view to try first, followed by keys that are listed only until something was
  /// changed.
  private var firstTries: [LiveBar.Item] {
    var items = LiveKeys.firstTries
    for row in unfocusedKeys where row.unchanged != nil {
      items.append(.init(key: row.key, title: row.title, press: .text(row.key)))
    }
    return items + (canEdit ? [LiveKeys.galleryTry] : [])
  }

  /// Whether the line below the widgets shows keys, and neither a message nor a typed line.
  var showsKeys: Bool { mode == .view && message == nil && reminder == nil }

  private var focusItems: [LiveBar.Item] {
    var items: [LiveBar.Item] = []
    if let focus, let target = focus.target {
      let address = if case .link(let address) = target { " · \(address)" } else { "" }
      items.append(
        .init(key: "Enter", title: (focus.effect ?? focus.label) + address, press: .enter)
      )
    }
    for (name, title) in rowKeys {
      guard let key = LiveKeys.key(named: name) else { continue }
      items.append(.init(key: LiveKeys.words(forBar: key), title: title, press: key))
    }
    return items
  }

  /// Returns the part at a position of the lines above and below the widgets; `nil` if there is
  /// none.
  func part(at place: CellPoint) -> LivePart? {
    if place.row == 0, hasHeader {
      return headerParts(time: "").first { ($0.column..<$0.endColumn).contains(place.column) }
    }
    return bar.part(at: place, showsKeys: showsKeys)
  }
}
