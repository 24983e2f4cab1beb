import Moments
import WidgetIntents
import WidgetRender

/// The state of commands that keys of extensions perform: typed drafts, and requests in progress.
struct LiveRows: Sendable {
  /// A typed text that the user left without submitting it.
  private struct Draft: Sendable {
    let call: LiveRowCall
    let text: String
  }

  /// The most drafts that are kept; users do not remember more.
  private static let mostDrafts = 16

  private var drafts: [Draft] = []
  private var running: [Int: LivePerformance] = [:]
  var preview = LivePreview()
  /// The entity that a command for no row has just added; `nil` once the page shows it.
  var added: (widget: Int64, entity: String)?

  func draft(of call: LiveRowCall) -> String? { drafts.last { $0.call.isSame(as: call) }?.text }

  /// Stores a text for the next press of the same key at the same row; `nil` removes it.
  mutating func keep(_ text: String?, of call: LiveRowCall) {
    drafts.removeAll { $0.call.isSame(as: call) }
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return }
    drafts.append(Draft(call: call, text: text))
    if drafts.count > Self.mostDrafts { drafts.removeFirst() }
  }

  func isRunning(_ performance: LivePerformance) -> Bool { running.values.contains(performance) }

  mutating func begin(_ performance: LivePerformance, number: Int) { running[number] = performance }

  mutating func end(_ number: Int) -> LivePerformance? { running.removeValue(forKey: number) }
}

/// The keys of the extension whose widget has the focus.
extension LiveModel {
  /// The keys for the focus with their titles: those of its controls, then those of the extension.
  ///
  /// Without a focus on a page of one widget, they are the keys of that widget's controls.
  package var rowKeys: [(key: String, title: String)] {
    var known: Set<String> = []
    return (controlKeys + extensionKeys).filter { known.insert($0.key).inserted }
  }

  private var controlKeys: [(key: String, title: String)] {
    let widget = meantWidget
    return stops.compactMap { stop in
      guard stop.widget == widget, let name = stop.action?.key, let key = LiveKeys.key(named: name),
        LiveKeys.command(for: key) == nil || Self.isOwn(key)
      else { return nil }
      return (name, stop.effect ?? stop.label)
    }
  }

  private var extensionKeys: [(key: String, title: String)] {
    guard let focus, let widget = pages.widget(focus.widget) else { return [] }
    let entity = widget.keys.entity(of: focus.action)
    return widget.keys.keys
      .filter { $0.isListed && ($0.subject == nil || $0.subject?.type == entity?.type) }
      .map { ($0.key, $0.title) }
  }

  /// The keys that only the view can use.
  private static let reserved: Set<Character> = ["q"]

  /// Returns whether a widget may use the key, even if the view uses it as well.
  private static func isOwn(_ key: Key) -> Bool {
    guard case .text(let text) = key, let letter = text.first else { return false }
    return (letter.isLetter || letter.isNumber) && !reserved.contains(letter)
  }

  /// Handles a letter or a digit for the widget in focus; returns `nil` if it has no meaning there.
  mutating func pressOwn(_ key: Key) -> [Effect]? {
    guard Self.isOwn(key), case .text(let text) = key else { return nil }
    if hasControl(for: key) { return pressControl(for: key) }
    guard let focus, let widget = pages.widget(focus.widget),
      let row = widget.keys.keys.first(where: { $0.key == text })
    else { return nil }
    return press(row, of: widget, at: focus)
  }

  /// Handles a key of widgets while nothing has the focus; `nil` unless it has exactly one effect.
  mutating func pressUnfocused(_ key: Key) -> [Effect]? {
    guard focus == nil, case .text(let text) = key, let (widget, row) = unfocused(text) else {
      return nil
    }
    return press(row, of: widget, at: nil)
  }

  /// The keys that work without a focus, in the order of the widgets on the page.
  var unfocusedKeys: [LiveRowKey] {
    var known: Set<String> = []
    return places.flatMap { widgets[$0.index].keys.keys }
      .filter { $0.isListed && known.insert($0.key).inserted && unfocused($0.key) != nil }
  }

  /// Returns the first widget with the key; `nil` unless the key has one effect on the whole page.
  private func unfocused(_ text: String) -> (widget: LiveWidget, row: LiveRowKey)? {
    let having = places.compactMap { place in
      let widget = widgets[place.index]
      return widget.keys.keys.first { $0.key == text }.map { (widget, $0) }
    }
    guard let first = having.first else { return nil }
    return having.allSatisfy { $0.1.action == first.1.action } ? first : nil
  }

  private mutating func press(
    _ row: LiveRowKey,
    of widget: LiveWidget,
    at focus: LiveStop?
  ) -> [Effect] {
    var entity: String?
    if let subject = row.subject {
      let found = widget.keys.entity(of: focus?.action)
      guard let found, found.type == subject.type else {
        return refuse("'\(row.key)' (\(row.title)) is for a row: arrows and Tab go to one")
      }
      entity = found.id
    }
    let call = LiveRowCall(widget: widget.id, key: row, entity: entity)
    guard row.text != nil else { return perform(call.performance()) }
    if let neighbour = row.neighbour {
      guard let other = neighbourEntity(of: focus, neighbour, in: widget) else {
        return refuse(
          neighbour == .next ? "There is no row below this one" : "There is no row above this one"
        )
      }
      return perform(call.performance(with: other))
    }
    guard row.choices.isEmpty else {
      mode = .choice(LiveChoice(call))
      return []
    }
    return open(call, with: "")
  }

  /// Returns the entity of the same type in the row above or below a control; `nil` if there is none.
  private func neighbourEntity(
    of focus: LiveStop?,
    _ neighbour: ShortCommand.Neighbour,
    in widget: LiveWidget
  ) -> String? {
    guard let focus else { return nil }
    let rows = rowStops(like: focus)
    guard let index = rows.firstIndex(of: focus) else { return nil }
    let other = index + (neighbour == .next ? 1 : -1)
    return rows.indices.contains(other) ? widget.keys.entity(of: rows[other].action)?.id : nil
  }

  /// Returns the controls of rows of the same kind in the same widget, in the order of a list with several columns.
  func rowStops(like focus: LiveStop) -> [LiveStop] {
    guard let keys = pages.widget(focus.widget)?.keys, let own = keys.entity(of: focus.action)
    else { return [] }
    return stops.filter {
      $0.widget == focus.widget && keys.entity(of: $0.action)?.type == own.type
    }
    .sorted { one, other in
      let (first, second) = (one.rect.origin, other.rect.origin)
      return (first.column, first.row) < (second.column, second.row)
    }
  }

  /// Opens the line of a command; it begins with the typed text, the draft, or the stored text.
  private mutating func open(_ call: LiveRowCall, with typed: String) -> [Effect] {
    let text = typed.isEmpty ? rows.draft(of: call) ?? "" : typed
    var line = LiveLine(.row(call), prompt: "\(call.key.title): ", text: text)
    if !call.key.example.isEmpty { line.example = "such as \(call.key.example)" }
    open(line)
    return call.key.beginning == nil ? [] : [.fill(call)]
  }

  /// Inserts the stored text with which a line begins, before characters that were typed meanwhile.
  package mutating func fill(_ call: LiveRowCall, with text: String) {
    guard case .line(let line) = mode, line.purpose == .row(call) else { return }
    var call = call
    call.beginning = text
    let shown = rows.draft(of: call) == nil ? text + line.text : line.text
    mode = .line(LiveLine(.row(call), prompt: line.prompt, text: shown))
  }

  /// Stores the text of a line that the user leaves, to show it when they return.
  mutating func leave(_ text: String, of call: LiveRowCall) {
    rows.keep(text == call.beginning ? nil : text, of: call)
  }

  /// Performs the command with the text of its line.
  mutating func submit(_ text: String, for call: LiveRowCall) -> [Effect] {
    let text = text.trimmed
    rows.keep(nil, of: call)
    if text.isEmpty, call.key.needsText { return [] }
    if !text.isEmpty, text == call.beginning {
      show("Nothing was changed")
      return []
    }
    return perform(call.performance(with: text.isEmpty ? nil : text))
  }

  mutating func press(_ key: Key, in choice: LiveChoice) -> [Effect] {
    mode = .view
    switch choice.outcome(of: key) {
    case .value(let value): return perform(choice.call.performance(with: value))
    case .lines(let lines): return perform(choice.call.performance(forLines: lines))
    case .line(let text): return open(choice.call, with: text)
    case nil: break
    }
    switch key {
    case .escape, .control("c"), .backspace: return []
    case .control("l"):
      mode = .choice(choice)
      return [.redraw]
    default:
      mode = .choice(choice)
      return [.ring]
    }
  }

  /// Returns the question whether each pasted line is a text of its own; `nil` if that is impossible.
  func question(about key: Key, in line: LiveLine) -> LiveChoice? {
    guard case .paste(let pasted) = key, case .row(let call) = line.purpose, call.entity == nil,
      line.text.trimmed.isEmpty
    else { return nil }
    let lines = pasted.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .filter { !$0.isEmpty }
    return lines.count > 1 ? LiveChoice(call, lines: lines) : nil
  }

  private mutating func perform(_ performance: LivePerformance) -> [Effect] {
    guard !rows.isRunning(performance) else { return refuse(Self.unanswered) }
    let effect = begin(.row(performance))
    if case .begin(_, let number) = effect { rows.begin(performance, number: number) }
    return [effect]
  }

  /// Handles the end of a key's command; a rejected text is shown again, with the error.
  mutating func endRow(_ number: Int, _ outcome: LiveOutcome) {
    guard let performance = rows.end(number) else { return }
    if outcome.isDone, performance.call.entity == nil, let entity = outcome.entity {
      rows.added = (performance.widget, entity)
    }
    guard outcome.isFailure, !outcome.isDone,
      let text = performance.text, performance.lines.isEmpty
    else { return }
    let call = performance.call
    rows.keep(text, of: call)
    guard call.key.choices.isEmpty || call.key.isOpen, mode == .view else { return }
    var line = LiveLine(.row(call), prompt: "\(call.key.title): ", text: text)
    line.fault = outcome.text
    open(line)
  }
}

/// Moving the focus to a row that a command has added.
extension LiveModel {
  /// Moves the focus to the row that was just added, if it is visible.
  mutating func focusAdded() {
    guard let (widget, entity) = rows.added, let keys = pages.widget(widget)?.keys else { return }
    rows.added = nil
    guard focus == nil || focus?.widget == widget else { return }
    focus =
      seenStops.first { $0.widget == widget && keys.entity(of: $0.action)?.id == entity } ?? focus
  }
}

/// Previews of typed texts.
extension LiveModel {
  private var previewed: LivePerformance? {
    guard case .line(let line) = mode, case .row(let call) = line.purpose, call.key.isPreviewable
    else { return nil }
    let text = line.text.trimmed
    return text.isEmpty || text == call.beginning ? nil : call.performance(with: text)
  }

  /// Returns the preview to request for the typed text, and the time to call again, if any.
  package mutating func nextPreview(at now: Instant) -> (ask: LivePerformance?, due: Instant?) {
    switch rows.preview.next(previewed, at: now) {
    case .ask(let performance): (performance, nil)
    case .wait(let until): (nil, until)
    }
  }

  /// Shows the preview of a text, unless another text was typed meanwhile.
  package mutating func take(preview performance: LivePerformance, _ outcome: LiveOutcome) {
    rows.preview.end()
    guard previewed == performance, case .line(var line) = mode else { return }
    if outcome.isFailure { line.fault = outcome.text } else { line.echo = outcome.text }
    mode = .line(line)
  }
}

extension String {
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
