import WidgetRender
import WidgetTimeline

/// Drawing of the page while it is edited.
extension LiveScreen {
  /// Returns the title of a movable widget, preceded by the symbol of a grip.
  func grip(_ title: String) -> String { (isASCII ? "::" : "⠿") + " " + title }

  /// Highlights the selected widget, and writes the keys below the page.
  func draw(
    _ edit: PageEdit,
    _ model: LiveModel,
    _ screen: inout ScreenPicture,
    drawing: (WidgetFamily) -> DrawContext
  ) {
    if let place = model.places.first(where: { model.widgets[$0.index].id == edit.widget }) {
      var line = place.frame
      line.size.rows = 1
      screen.mark(line, .inverse)
    }
    switch edit.overlay {
    case nil: writeKeys(model, &screen)
    case .name(let line): draw(line, model.size, &screen)
    case .keys(let sheet): draw(sheet, model.size, &screen)
    case .question(let changes):
      let text = "Undo all \(changes) changes of this edit? (y or Enter)"
      draw(lastRow: text, model.size, &screen)
    case .gallery(let gallery):
      draw(lastRow: "", model.size, &screen)
      draw(gallery, model.size, &screen, drawing: drawing)
    case .form(let form):
      draw(lastRow: "", model.size, &screen)
      draw(form, model.size, &screen)
    }
  }

  /// Writes the keys for editing, as many as there is room for; a message comes first.
  private func writeKeys(_ model: LiveModel, _ screen: inout ScreenPicture) {
    guard model.message == nil else { return }
    let row = model.size.rows - 1
    screen.clear(CellRect(column: 0, row: row, columns: model.size.columns, rows: 1))
    var column = screen.write(
      "EDIT",
      at: CellPoint(column: 0, row: row),
      columns: model.size.columns,
      style: CellStyle(attributes: .bold)
    )
    for (keys, word) in PageKeys.line + [("?", "keys")] {
      let columns = 2 + TextWidth.columns(of: keys) + 1 + TextWidth.columns(of: word)
      guard column + columns <= model.size.columns else { continue }
      column += 2
      column += screen.write(
        keys,
        at: CellPoint(column: column, row: row),
        columns: model.size.columns,
        style: CellStyle(attributes: .bold)
      )
      column += 1
      column += screen.write(
        word,
        at: CellPoint(column: column, row: row),
        columns: model.size.columns,
        style: CellStyle(foreground: .secondary)
      )
    }
  }
}

/// Drawing of the gallery, in which the user selects a kind of widget to add.
extension LiveScreen {
  private func draw(
    _ gallery: PageGallery,
    _ size: CellSize,
    _ screen: inout ScreenPicture,
    drawing: (WidgetFamily) -> DrawContext
  ) {
    let layout = GalleryLayout(of: gallery, in: size)
    let found = gallery.found
    var content = ScreenPicture(size: layout.content, isASCII: isASCII)
    let start = content.write(
      "Search: ",
      at: CellPoint(column: 1, row: 0),
      columns: layout.content.columns,
      style: CellStyle(foreground: .secondary)
    )
    let end = content.write(
      gallery.text,
      at: CellPoint(column: 1 + start, row: 0),
      columns: layout.content.columns - start - 2
    )
    content.mark(CellRect(column: 1 + start + end, row: 0, columns: 1, rows: 1), .inverse)
    if found.isEmpty {
      let words =
        gallery.isLearning
        ? "asking what there is …" : "no widget has this name; Backspace shows all"
      content.write(
        words,
        at: CellPoint(column: 1, row: GalleryLayout.top),
        columns: layout.list,
        style: CellStyle(foreground: .secondary)
      )
    }
    for (row, kind) in found.dropFirst(layout.first).prefix(layout.rows).enumerated() {
      let line = row + GalleryLayout.top
      content.write(
        kind.title,
        at: CellPoint(column: 1, row: line),
        columns: layout.list - 1
      )
      if layout.first + row == gallery.selected {
        content.mark(CellRect(column: 0, row: line, columns: layout.list, rows: 1), .inverse)
      }
    }
    if layout.hasPicture, let shape = gallery.shape, found.indices.contains(gallery.selected) {
      draw(found[gallery.selected], shape, gallery, layout, &content, drawing: drawing)
    }
    box(
      content.picture,
      title: "Gallery",
      badge: "up and down choose, left and right the size, Enter adds it, Esc goes back",
      size,
      &screen
    )
  }

  /// Draws the description and picture of the selected kind.
  private func draw(
    _ kind: PageGallery.Kind,
    _ shape: PageGallery.Shape,
    _ gallery: PageGallery,
    _ layout: GalleryLayout,
    _ content: inout ScreenPicture,
    drawing: (WidgetFamily) -> DrawContext
  ) {
    let left = layout.list + 2
    let columns = layout.content.columns - left - 1
    content.write(
      kind.summary,
      at: CellPoint(column: left, row: 0),
      columns: columns,
      style: CellStyle(foreground: .secondary)
    )
    var column = left
    for family in kind.sizes {
      let isChosen = family == shape.family
      let room = left + columns - column
      guard TextWidth.columns(of: family.commandLineName) <= room else { break }
      let width = content.write(
        family.commandLineName,
        at: CellPoint(column: column, row: 1),
        columns: room,
        style: isChosen ? CellStyle(attributes: .bold) : CellStyle(foreground: .secondary)
      )
      if isChosen {
        content.mark(CellRect(column: column, row: 1, columns: width, rows: 1), .underline)
      }
      column += width + 2
    }
    let place = CellPoint(column: left, row: GalleryLayout.top + 1)
    switch gallery.pictures[shape] {
    case nil, .waiting:
      content.write("…", at: place, columns: columns, style: CellStyle(foreground: .secondary))
    case .missing(let words):
      content.write(words, at: place, columns: columns, style: CellStyle(foreground: .secondary))
    case .view(let view):
      let context = drawing(shape.family)
      let cells = shape.family.cells
      let picture = WidgetPicture(
        view,
        size: CellSize(columns: cells.columns, rows: cells.rows),
        in: context
      )
      let framed = FramedWidget(picture, title: kind.title, badge: kind.name)
        .picture(in: context)
      content.place(framed, at: CellPoint(column: left, row: GalleryLayout.top))
    }
  }
}

/// Drawing of the form in which the user configures a widget.
extension LiveScreen {
  private func draw(_ form: PageForm, _ size: CellSize, _ screen: inout ScreenPicture) {
    let layout = FormLayout(of: form, in: size)
    var content = ScreenPicture(size: layout.content, isASCII: isASCII)
    for (row, line) in layout.lines.enumerated() {
      if let note = line.note {
        content.write(
          (line.isFault ? "! " : "") + note,
          at: CellPoint(column: 3, row: row),
          columns: layout.content.columns - 4,
          style: CellStyle(foreground: line.isFault ? ArchivedColor(.system(.red)) : .secondary)
        )
      } else if form.fields.indices.contains(line.field) {
        draw(form.fields[line.field], line.field == form.selected, form, layout, row, &content)
      }
    }
    let badge =
      form.isSent ? "changing it …" : "Enter keeps it, Esc goes back, Ctrl-R resets a field"
    box(content.picture, title: form.title, badge: badge, size, &screen)
  }

  private func draw(
    _ field: PageForm.Field,
    _ isSelected: Bool,
    _ form: PageForm,
    _ layout: FormLayout,
    _ row: Int,
    _ content: inout ScreenPicture
  ) {
    content.write(
      field.title,
      at: CellPoint(column: 1, row: row),
      columns: layout.titles,
      style: isSelected ? CellStyle(attributes: .bold) : CellStyle(foreground: .secondary)
    )
    let left = layout.titles + 3
    let columns = layout.content.columns - left - 1
    let mark = field.isChanged ? "*" : " "
    content.write(mark, at: CellPoint(column: left - 1, row: row), columns: 1)
    if isSelected, let editor = form.editor {
      draw(editor.edited, from: left, columns: max(columns, 1), row: row, &content)
      if field.value == nil {
        content.write(
          field.absence,
          at: CellPoint(column: left + 2, row: row),
          columns: columns - 2,
          style: CellStyle(foreground: .secondary)
        )
      }
      return
    }
    let text = isSelected ? (isASCII ? "< \(field.shown) >" : "‹ \(field.shown) ›") : field.shown
    content.write(
      text,
      at: CellPoint(column: left, row: row),
      columns: columns,
      style: field.value == nil ? CellStyle(foreground: .secondary) : .plain
    )
  }
}
