import WidgetRender

extension ArchiveScope {
  /// A view that takes all it is offered, made as soon as its room is known.
  ///
  /// What `make` answers takes the place of a fill, so it must take all it is offered as well.
  func sized(_ make: @escaping @MainActor (SizedPlace) -> ArchivedView) -> ArchivedView {
    make(family)
  }

  /// `content` with a modifier that is made as soon as the content's room is known.
  ///
  /// The modifier must not change the layout.
  func sized(
    _ content: ArchivedView,
    changing make: @escaping @MainActor (SizedPlace) -> ArchivedModifier?
  ) -> ArchivedView {
    make(family).map { .modified(content, $0) } ?? content
  }

  /// The room of the whole widget.
  private var family: SizedPlace {
    let cells = environment.widgetFamily.cells
    return SizedPlace(
      cells: CellRect(column: 0, row: 0, columns: cells.columns, rows: cells.rows)
    )
  }
}
