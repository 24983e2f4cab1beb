import WidgetRender

/// Editing of the page: moving, resizing, naming, configuring, adding and removing widgets.
extension LiveModel {
  /// Begins to edit the page, with the focused widget selected.
  mutating func openEdit() -> [Effect] {
    guard canEdit, widgets.isEmpty || widgets.contains(where: { $0.placed != nil }) else {
      return refuse("This page is not edited here: 'widgetctl watch' without WIDGET or --size is")
    }
    var edit = PageEdit(of: focus?.widget ?? places.first.map { widgets[$0.index].id })
    edit.see(widgets)
    pages.zoom(to: nil, keeping: focus?.widget)
    mode = .edit(edit)
    return []
  }

  mutating func press(_ key: Key, in edit: PageEdit) -> [Effect] {
    switch edit.overlay {
    case .name(let line): return press(key, naming: line, edit)
    case .gallery(let gallery): return press(key, in: gallery, edit)
    case .form(let form): return press(key, in: form, edit)
    case .question(let changes): return answer(key, changes, edit)
    case .keys(var sheet):
      let answer = sheet.press(key, in: size)
      cover(answer == .closes ? nil : .keys(sheet))
      return answer == .refused ? [.ring] : []
    case nil: break
    }
    message = nil
    switch key {
    case .control("c"): return [.leave(.interrupted)]
    case .paste: return refuse("Pasted text does nothing here")
    case .mouse(let press): return click(press, edit)
    default: break
    }
    if let effects = goToBoard(key) { return effects }
    guard edit.end == nil else { return refuse("The edit ends after what is on its way") }
    guard let command = PageKeys.command(for: key) else {
      return refuse("No key \(LiveKeys.words(for: key)) in the edit; ? lists the keys")
    }
    return obey(command, edit)
  }

  /// Shows an overlay over the page, or removes it.
  mutating func cover(_ overlay: PageEdit.Overlay?) {
    guard case .edit(var edit) = mode else { return }
    edit.overlay = overlay
    mode = .edit(edit)
  }

  private mutating func obey(_ command: PageCommand, _ edit: PageEdit) -> [Effect] {
    switch command {
    case .left: return change(edit) { .move($0, .left) }
    case .right: return change(edit) { .move($0, .right) }
    case .up: return change(edit) { .move($0, .up) }
    case .down: return change(edit) { .move($0, .down) }
    case .larger: return change(edit) { .resize($0, isLarger: true) }
    case .smaller: return change(edit) { .resize($0, isLarger: false) }
    case .remove:
      guard let placed = edit.widget.flatMap({ pages.widget($0)?.placed }) else { return lacking() }
      return ask(for: .command(["remove", placed.id]))
    case .name:
      guard let placed = edit.widget.flatMap({ pages.widget($0)?.placed }) else { return lacking() }
      cover(.name(LiveLine(.name, prompt: "Name: ", text: placed.name)))
      return []
    case .configure:
      guard let id = edit.widget, pages.widget(id)?.placed != nil else { return lacking() }
      return [.readForm(id)]
    case .gallery: return [.readGallery]
    case .next, .previous:
      var edit = edit
      edit.step(by: command == .next ? 1 : -1, among: widgets)
      mode = .edit(edit)
      showPage(of: edit.widget)
      return widgets.isEmpty ? lacking() : []
    case .undo, .redo: return reverse(isUndo: command == .undo, edit)
    case .keep: return leave(.keeps, edit)
    case .takeBack: return takeBack(edit)
    case .help:
      cover(.keys(LiveSheet(title: "Keys of the edit", text: PageKeys.text)))
      return []
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    case .pageUp, .pageDown:
      guard pages.turn(by: command == .pageUp ? -1 : 1) else { return [.ring] }
      return places.first.map { select(widgets[$0.index].id) } ?? []
    }
  }

  private mutating func lacking() -> [Effect] { refuse("No widget is on this board: A adds one") }

  private mutating func click(_ press: MousePress, _ edit: PageEdit) -> [Effect] {
    switch press.button {
    case .wheelUp: return obey(.pageUp, edit)
    case .wheelDown: return obey(.pageDown, edit)
    case .left:
      if case .board(let index)? = part(at: press.place)?.means { return showBoard(index) }
      guard let place = places.first(where: { $0.frame.contains(press.place) }) else { return [] }
      return select(widgets[place.index].id)
    }
  }

  private mutating func select(_ id: Int64) -> [Effect] {
    guard case .edit(var edit) = mode else { return [] }
    edit.go(to: id, among: widgets)
    mode = .edit(edit)
    return []
  }

  /// Shows the page that contains a widget.
  private mutating func showPage(of widget: Int64?) {
    if let home = widget.flatMap({ pages.home(of: $0) }) { pages.show(home) }
  }
}

/// Changes of the page, which run one after the other.
extension LiveModel {
  /// Requests a change of the selected widget.
  private mutating func change(_ edit: PageEdit, _ step: (Int64) -> PageStep) -> [Effect] {
    guard let widget = edit.widget else { return lacking() }
    return ask(for: step(widget))
  }

  /// Requests a change of the page, which begins when those before it have ended.
  mutating func ask(for step: PageStep) -> [Effect] {
    guard case .edit(var edit) = mode else { return [] }
    guard edit.ask(for: step) else { return refuse("Too many changes wait already") }
    mode = .edit(edit)
    return beginChange()
  }

  /// Begins the next change of the page if those before it have ended; shows the reason if there is
  /// nothing to change.
  private mutating func beginChange() -> [Effect] {
    while case .edit(var edit) = mode, let step = edit.next() {
      mode = .edit(edit)
      switch step.command(on: pages) {
      case .nothing(let words):
        // The bell does not ring for keys that were typed ahead.
        guard edit.isBusy else { return refuse(words) }
        show(words)
      case .words(let words):
        let effect = begin(.change(words))
        if case .begin(_, let number) = effect {
          edit.begin(number, adding: words.first == "add" ? Set(widgets.map(\.id)) : nil)
          mode = .edit(edit)
        }
        return [effect]
      }
    }
    return []
  }

  /// Handles the end of a change of the page; the next one begins after the page was read again.
  mutating func finishChange(_ number: Int, _ outcome: LiveOutcome) {
    guard case .edit(var edit) = mode, edit.finish(number) else { return }
    // After a failure the page is not the one for which the waiting changes were meant.
    if outcome.isFailure { edit.forgetAll() }
    if case .form(var form) = edit.overlay, form.isSent {
      edit.overlay = form.take(outcome) ? nil : .form(form)
      if edit.overlay != nil { message = nil }
    }
    mode = .edit(edit)
  }

  /// Begins the next change after the widgets were read again, or ends the edit if the user has
  /// asked for that.
  package mutating func continueEdit() -> [Effect] {
    guard case .edit(var edit) = mode else { return [] }
    let known = edit.widget
    edit.see(widgets)
    mode = .edit(edit)
    if edit.widget != known { showPage(of: edit.widget) }
    let effects = beginChange()
    guard effects.isEmpty, case .edit(let now) = mode, let end = now.end, !now.isBusy else {
      return effects
    }
    return leave(end, now)
  }
}

/// The ways to end editing the page.
extension LiveModel {
  private mutating func takeBack(_ edit: PageEdit) -> [Effect] {
    let changes = requests.standing(of: edit.numbers) + edit.waiting.count
    guard changes > 1 else { return leave(.takesBack, edit) }
    cover(.question(changes: changes))
    return []
  }

  private mutating func answer(_ key: Key, _ changes: Int, _ edit: PageEdit) -> [Effect] {
    cover(nil)
    switch key {
    case .text("y"), .text("Y"), .enter:
      var edit = edit
      edit.overlay = nil
      return leave(.takesBack, edit)
    case .control("c"): return [.leave(.interrupted)]
    default:
      show("The \(changes) changes stay; m keeps them and leaves the edit")
      return []
    }
  }

  /// Ends the edit after the running change; waiting changes are dropped if everything is undone.
  private mutating func leave(_ end: PageEdit.End, _ edit: PageEdit) -> [Effect] {
    var edit = edit
    if end == .takesBack { edit.forgetAll() }
    guard !edit.isBusy else {
      edit.end = end
      mode = .edit(edit)
      return []
    }
    mode = .view
    focus = edit.widget.flatMap { widget in stops.first { $0.widget == widget } }
    guard end == .takesBack, let answer = requests.takeBack(edit.numbers) else { return [] }
    guard case .begin(let request) = answer else { return [] }
    return [begin(request)]
  }

  /// Undoes or redoes the last change of this edit; one that has not begun is dropped.
  private mutating func reverse(isUndo: Bool, _ edit: PageEdit) -> [Effect] {
    var edit = edit
    if isUndo, edit.forgetLast() {
      mode = .edit(edit)
      return []
    }
    if isUndo, edit.running == nil, !requests.isNewest(among: edit.numbers) {
      return refuse("Nothing to undo in this edit")
    }
    return reverse(isUndo: isUndo)
  }
}

/// Typing the name of a widget in the last row.
extension LiveModel {
  private mutating func press(_ key: Key, naming line: LiveLine, _ edit: PageEdit) -> [Effect] {
    var line = line
    let answer = line.press(key)
    cover(.name(line))
    switch answer {
    case .stays: return []
    case .refused, .completes: return [.ring]
    case .redraws: return [.redraw]
    case .suspends: return [.suspend]
    case .closes:
      cover(nil)
      return []
    case .submitted:
      cover(nil)
      guard let placed = edit.widget.flatMap({ pages.widget($0)?.placed }) else { return lacking() }
      return placed.name == line.text
        ? [] : ask(for: .command(["rename", placed.id, line.text]))
    }
  }
}
