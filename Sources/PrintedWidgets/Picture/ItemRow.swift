import WidgetRender

/// One line of a menu as a view: its text, its badge, and what a press does.
struct ItemRow {
  let item: PrintedItem
  var isTitle = false

  var view: ArchivedView {
    if item.isSeparator { return .divider(ArchivedColor(.foreground(level: 4))) }
    if item.isEmpty { return .text(ArchivedText(runs: [.init(.verbatim(" "))])) }
    var content = text(lineLimit: 1)
    if let badge = item.badge, !badge.isEmpty {
      let style = TextStyle(foreground: .secondary)
      let end = ArchivedText(
        runs: [.init(.verbatim(String(badge.prefix(ReadLimits.textScalars))), style: style)],
        lineLimit: 1
      )
      content = .stack(
        ArchivedStack(.horizontal, [content, .spacer(minimumLength: 1), .text(end)])
      )
    }
    guard item.depth > 0 else { return content }
    return content.modified(.padding(CellInsets(leading: CellLength(cells: item.depth * 2))))
  }

  /// Returns the text alone, as a control if a press has an effect.
  func text(lineLimit: Int, alignment: CellHorizontalAlignment = .leading) -> ArchivedView {
    var runs = item.runs
    if item.isChecked { runs.insert(.init(.verbatim("✓ ")), at: 0) }
    if isTitle || item.isDisabled {
      for place in runs.indices {
        if isTitle { runs[place].style.attributes.insert(.bold) }
        if item.isDisabled { runs[place].style.foreground = .secondary }
      }
    }
    var view = ArchivedView.text(
      ArchivedText(runs: runs, lineLimit: lineLimit, alignment: alignment)
    )
    if let tooltip = item.tooltip {
      view = view.modified(.spoken(ArchivedSpeech(value: tooltip)))
    }
    // What runs something comes before what opens something, as in a menu bar.
    if let command = item.command {
      let action = ArchivedAction(intent: ItemCommand.intent, parameters: command.parameters)
      return view.modified(.action(action))
    }
    return item.link.map { view.modified(.link($0)) } ?? view
  }
}
