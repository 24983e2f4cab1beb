import Moments
import WidgetRender
import WidgetTimeline

/// Draws the live view; parts that did not change since the last time are not drawn again.
package struct LiveScreen {
  /// The picture of a widget, and all data from which it was drawn.
  private struct Drawn {
    let place: PagePlan.Place
    let title: String
    let style: FrameStyle
    let entry: LiveEntry
    let badge: String?
    let scroll: LiveScroll?
    let pressed: [ArchivedAction]
    let picture: WidgetPicture
    let stops: [LiveStop]
    /// The number of hidden rows that no border shows.
    let hiddenRows: Int
    /// The scrollable window of the widget; `nil` if there is none.
    let window: LiveWindow?
  }

  private var drawn: [Int64: Drawn] = [:]
  /// The line above the widgets as last drawn; `nil` before the first drawing.
  private var headline: (of: LiveHeadline, picture: WidgetPicture)?
  let isASCII: Bool
  /// The styles of the view around the widgets.
  package var look: LiveLook

  package init(isASCII: Bool, look: LiveLook = LiveLook()) {
    self.isASCII = isASCII
    self.look = look
  }

  /// Discards all pictures, so that the next drawing is complete, as after a change of the time
  /// zone.
  package mutating func forget() {
    drawn = [:]
    headline = nil
  }

  /// Draws the whole screen, and stores the controls and scrollable parts in the model.
  package mutating func picture(
    of model: inout LiveModel,
    drawing: (WidgetFamily) -> DrawContext
  ) -> WidgetPicture {
    let (known, entries) = (drawn, model.entries)
    model.keepCells { place, widget in
      // A replacement for a missing picture does not show how many cells are needed.
      guard let entry = entries[widget.id], entry.family == nil, let view = entry.view else {
        return []
      }
      let old = known[widget.id]
      // A picture that was drawn there before has already been checked.
      if let old, old.place == place, old.entry == entry { return [] }
      let context = drawing(place.family)
      var hidden: HiddenCells = place.hidesColumns(of: view, in: context) ? .columns : []
      if place.isTrimmed, place.hiddenRows(of: view, in: context) > 0 { hidden.insert(.rows) }
      return hidden
    }
    var screen = ScreenPicture(size: model.size, isASCII: isASCII)
    var stops: [LiveStop] = []
    var shown: [Int64: Drawn] = [:]
    for place in model.places {
      let widget = model.widgets[place.index]
      let part = self.drawn(widget, at: place, in: model, drawing(place.family))
      shown[widget.id] = part
      screen.place(part.picture, at: place.origin)
      stops += part.stops
    }
    drawn = shown
    let moves = model.take(
      stops,
      hiddenRows: shown.values.reduce(0) { $0 + $1.hiddenRows },
      windows: shown.compactMapValues(\.window)
    )
    if moves { return picture(of: &model, drawing: drawing) }
    mark(model, &screen)
    writeCounts(model, &screen)
    if model.widgets.isEmpty { writeEmpty(model, &screen) }
    drawWelcome(model, &screen)
    writeHeader(model, &screen, drawing: drawing)
    writeBar(model, &screen)
    switch model.mode {
    case .view, .find, .filter: break
    case .help: drawHelp(model.rowKeys, model.size, &screen)
    case .line(let line): draw(line, model.size, &screen)
    case .choice(let choice): draw(choice, model.size, &screen)
    case .sheet(let sheet): draw(sheet, model.size, &screen)
    case .edit(let edit): draw(edit, model, &screen, drawing: drawing)
    case .question(let question): draw(lastRow: question.text, model.size, &screen)
    case .asked(let asked): draw(asked, model.size, &screen)
    case .themes(let themes): draw(lastRow: themes.text, model.size, &screen)
    }
    paintBars(model, &screen)
    return screen.picture
  }

  /// Returns the picture of a widget; the last one, if its data is the same and no date in it has
  /// changed.
  private func drawn(
    _ widget: LiveWidget,
    at place: PagePlan.Place,
    in model: LiveModel,
    _ drawing: DrawContext
  ) -> Drawn {
    let entry = model.entries[widget.id] ?? LiveEntry(view: nil)
    let pressed = model.requests.pressed(of: widget.id)
    let style = look.frame(ofKind: widget.kind)
    let scroll = model.scrolls[widget.id]
    let isEdited = model.edit != nil && widget.placed != nil
    let shownTitle = isEdited ? grip(widget.title) : widget.title
    let badges = [
      isEdited ? widget.family.commandLineName : entry.badge,
      widget.stack?.text(isASCII: isASCII),
    ].compactMap(\.self)
    let badge = badges.isEmpty ? nil : badges.joined(separator: " · ")
    if let old = drawn[widget.id], old.place == place, old.entry == entry, old.pressed == pressed,
      old.badge == badge, old.title == shownTitle, old.style == style, old.scroll == scroll,
      old.picture.nextChange.map({ drawing.now < $0 }) ?? true
    {
      return old
    }
    var drawing = drawing
    drawing.findsNextChange = true
    drawing.isInvalidated = !pressed.isEmpty
    drawing.firstRow = scroll?.first ?? 0
    let rows = scroll?.wantsRows == true ? entry.rows?.rows(having: scroll?.query ?? "") : nil
    // A widget without a picture keeps its position.
    let view = pressed.reduce(rows ?? entry.view ?? Self.waiting) { $0.pressing($1) }
    let picture = place.picture(
      of: view,
      title: shownTitle,
      badge: badge,
      problem: entry.problem,
      style: style,
      in: drawing
    )
    return Drawn(
      place: place,
      title: shownTitle,
      style: style,
      entry: entry,
      badge: badge,
      scroll: scroll,
      pressed: pressed,
      picture: picture,
      stops: entry.isAlive
        ? stops(of: widget, at: place, in: picture, of: view) : [title(of: widget, place)],
      hiddenRows: place.isFramed || entry.view == nil ? 0 : place.hiddenRows(of: view, in: drawing),
      window: Self.window(of: picture, at: place, isWhole: rows != nil)
    )
  }

  /// Returns the picture of the line above the widgets; the last one, if its data is the same and
  /// no date in it has changed.
  mutating func picture(of line: LiveHeadline, _ drawing: DrawContext) -> WidgetPicture {
    if let headline, headline.of == line,
      headline.picture.nextChange.map({ drawing.now < $0 }) ?? true
    {
      return headline.picture
    }
    let picture = line.picture(in: drawing)
    headline = (line, picture)
    return picture
  }

  private static let waiting = ArchivedView.modified(
    .text(
      ArchivedText(
        runs: [.init(.verbatim("…"), style: TextStyle(foreground: .secondary))],
        lineLimit: 1
      )
    ),
    .flexibleFrame(
      .init(maximumWidth: PointScale.maximumCells, maximumHeight: PointScale.maximumCells)
    )
  )

  /// Returns the focus stops of a widget: its controls, or the widget itself if it has none.
  private func stops(
    of widget: LiveWidget,
    at place: PagePlan.Place,
    in picture: WidgetPicture,
    of view: ArchivedView
  ) -> [LiveStop] {
    let spoken = SpokenControls(view)
    var stops = WidgetControl.all(in: picture).map { control in
      LiveStop(
        widget: widget.id,
        target: control.target,
        rect: control.rect.offset(columns: place.origin.column, rows: place.origin.row),
        row: control.row?.offset(columns: place.origin.column, rows: place.origin.row),
        label: control.sentence(spoken: spoken[control.target]),
        effect: spoken[control.target]
      )
    }
    stops += WidgetControl.pressable(picture.areasBeyond).map { area in
      let area = area.offset(columns: place.origin.column, rows: place.origin.row)
      return LiveStop(
        widget: widget.id,
        beyond: area,
        label: spoken[area.target] ?? "",
        effect: spoken[area.target]
      )
    }
    if !picture.areasBeyond.isEmpty {
      stops.sort { one, other in
        let (first, second) = (one.rect.origin, other.rect.origin)
        return (first.row, first.column) < (second.row, second.column)
      }
    }
    return stops.isEmpty ? [title(of: widget, place)] : stops
  }

  /// Returns the scrollable window of a widget; `nil` if there is none.
  private static func window(
    of picture: WidgetPicture,
    at place: PagePlan.Place,
    isWhole: Bool
  ) -> LiveWindow? {
    guard picture.window != nil || picture.continuedRows != nil || isWhole else { return nil }
    return LiveWindow(
      window: picture.window?.offset(columns: place.origin.column, rows: place.origin.row),
      continuedRows: picture.continuedRows,
      isWhole: isWhole
    )
  }

  /// Returns the focus stop for a widget itself: its first line, which shows that it has the focus.
  private func title(of widget: LiveWidget, _ place: PagePlan.Place) -> LiveStop {
    var rect = place.frame
    rect.size.rows = 1
    return LiveStop(widget: widget.id, target: nil, rect: rect, label: widget.title)
  }

  /// Highlights the focus and pressed controls, so that they are visible without colours.
  private func mark(_ model: LiveModel, _ screen: inout ScreenPicture) {
    for stop in model.seenStops {
      guard let action = stop.action, model.requests.hasPress(action, of: stop.widget) else {
        continue
      }
      screen.mark(stop.rect, [.dim, .underline])
    }
    if model.edit == nil, let focus = model.focus { mark(focus, of: model, &screen) }
  }

  /// Highlights the frame of the widget that has the focus, and the row or the control in it.
  private func mark(_ focus: LiveStop, of model: LiveModel, _ screen: inout ScreenPicture) {
    let place = model.places.first { model.widgets[$0.index].id == focus.widget }
    if let place, place.isFramed {
      screen.paintEdge(of: place.frame, from: look.line, to: look.litLine)
    }
    if focus.isBeyond { return }
    guard let ground = look.focusGround, let place else {
      return focus.row.map { screen.invert($0) } ?? screen.mark(focus.rect, .inverse)
    }
    if focus.target == nil {
      if !place.isFramed { screen.paint(focus.rect, background: ground) }
    } else if var row = focus.row {
      let start = place.frame.origin.column + (place.isFramed ? 1 : 0)
      let line = CellRect(
        column: start,
        row: row.origin.row,
        columns: place.content.columns,
        rows: row.size.rows
      )
      // The row has the whole width if no other stop is in it and the list has one column.
      let isAlone =
        model.stops.allSatisfy {
          $0 == focus || $0.widget != focus.widget || $0.area.intersection(line).isEmpty
        }
        && model.rowStops(like: focus).allSatisfy {
          $0.rect.origin.column == focus.rect.origin.column
        }
      if isAlone { row = line }
      screen.paint(row, background: ground)
    } else {
      screen.mark(focus.rect, .inverse)
    }
  }
}

/// The texts that are drawn in place of widgets, such as that of an empty page.
extension LiveScreen {
  /// The text of a page without widgets.
  static let empty = "No widget is placed: 'widgetctl gallery' lists what there is to add."

  /// The text of a board without widgets, if it can be edited.
  private static let emptyBoard = "No widget is here: m and then A opens the gallery."

  private func writeEmpty(_ model: LiveModel, _ screen: inout ScreenPicture) {
    screen.write(
      model.canEdit ? Self.emptyBoard : Self.empty,
      at: CellPoint(column: 1, row: model.hasHeader ? 1 : 0),
      columns: model.size.columns - 1
    )
  }
}
