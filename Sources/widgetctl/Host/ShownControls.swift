import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// What can be pressed in the entry that a placed widget shows at this moment.
struct ShownControls {
  let widget: PlacedWidget
  let controls: [WidgetControl]

  var name: String { WidgetSelector.name(of: widget) }

  /// Reads the entry of the widget that the first operand means, and draws it unseen.
  ///
  /// - Throws: where the widget was never shown in that size.
  init(_ context: CommandContext, store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    let placed = try stored { () throws(StoreError) in try reader?.placedWidgets() ?? [] }
    let widget = try WidgetSelector(widgets: placed).selectOne(context.arguments.operands[0])
    let family = try context.arguments.value(of: .size).map { (name) throws(CommandError) in
      Int64(try SizeOption.family(name).rawValue)
    }
    let options = try PictureOptions(
      context.arguments,
      environment: context.environment,
      output: context.output,
      now: context.now
    )
    let entries = try stored { () throws(StoreError) in
      try reader?.currentEntries(
        at: context.now,
        family: family,
        dark: options.scheme == .dark,
        including: { $0.id == widget.id }
      )
    }
    guard let shown = entries?.first, shown.date != nil else {
      throw .failed(
        .negative,
        message: "\(WidgetSelector.name(of: widget)) was never shown in that size",
        hint: "'widgetctl show \(widget.shortID)' shows it"
      )
    }
    let size = WidgetFamily(rawValue: Int(family ?? widget.family)) ?? .systemSmall
    let picture = WidgetPicture(
      try WidgetShelf.view(of: shown),
      size: CellSize(columns: size.cells.columns, rows: size.cells.rows),
      in: options.drawing
    )
    self.widget = widget
    controls = WidgetControl.all(in: picture)
  }
}
