import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The controls in the entry that a placed widget shows at present.
struct ShownControls {
  let widget: PlacedWidget
  let controls: [WidgetControl]
  /// The controls in rows to which the user has scrolled in a live view.
  let scrolledControls: [WidgetControl]

  var name: String { WidgetSelector.name(of: widget) }

  /// Reads the entry of the widget that the first operand names, and lays it out to find its
  /// controls.
  ///
  /// - Throws: `CommandError` if the widget was never shown in that size.
  init(_ context: CommandContext, store: HostStore) throws(CommandError) {
    let reader = try store.reader()
    let placed = try store.placedWidgets()
    let widget = try WidgetSelector(widgets: placed).selectOne(context.arguments.operands[0])
    let family = try context.family().map { Int64($0.rawValue) }
    let options = try context.pictureOptions()
    let size = WidgetFamily(rawValue: Int(family ?? widget.family)) ?? .systemSmall
    let entries = try stored { () throws(StoreError) in
      try reader?.shownPage(
        at: context.now,
        family: family,
        dark: options.scheme.isDarkWithoutSetting,
        isFixed: options.scheme.isFixed,
        including: { $0.id == widget.id }
      ).widgets
    }
    if let family = try context.family(), let shelved = entries?.first?.shelved {
      try OfferedSizes.require(family, of: shelved)
    }
    guard let shown = entries?.first, shown.date != nil else {
      throw .failed(
        .negative,
        message: "\(WidgetSelector.name(of: widget)) was never shown \(size.commandLineName)",
        hint: "'widgetctl show \(widget.shortID) --size \(size.commandLineName)' shows it; "
          + "then its controls have numbers"
      )
    }
    let picture = WidgetPicture(
      try shown.view(),
      size: CellSize(columns: size.cells.columns, rows: size.cells.rows),
      in: options.drawing
    )
    self.widget = widget
    controls = shown.isPlaceholder ? [] : WidgetControl.all(in: picture)
    scrolledControls = try Self.scrolled(widget, in: size, reader, context, options)
  }

  /// Returns the controls in the rows to which the user has scrolled a list in a live view; empty
  /// if none was scrolled.
  private static func scrolled(
    _ widget: PlacedWidget,
    in family: WidgetFamily,
    _ reader: StoreReader?,
    _ context: CommandContext,
    _ options: PictureOptions
  ) throws(CommandError) -> [WidgetControl] {
    let rows = try stored { () throws(StoreError) in
      try reader?.shownPage(
        at: context.now,
        family: TimelineSize(family, isScrolled: true).number,
        dark: options.scheme.isDarkWithoutSetting,
        isFixed: options.scheme.isFixed,
        including: { $0.id == widget.id }
      ).widgets.first { $0.date != nil }
    }
    guard let rows else { return [] }
    let picture = WidgetPicture(
      try rows.view(),
      size: CellSize(columns: family.cells.columns, rows: family.cells.rows),
      in: options.drawing
    )
    return WidgetControl.all(in: picture) + WidgetControl.beyond(in: picture)
  }
}
