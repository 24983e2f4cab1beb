import WidgetRender

extension PagePlan.Place {
  /// Draws a widget for its position: with a border if it has one, in the available rows.
  ///
  /// If the content needs more rows, its last ones are hidden and the border shows their number.
  /// `title` is only in the border; `badge` and `problem` are in the border or in the line below
  /// the content.
  package func picture(
    of view: ArchivedView,
    title: String,
    badge: String?,
    problem: String? = nil,
    style: FrameStyle = .plain,
    in drawing: DrawContext
  ) -> WidgetPicture {
    var drawn = content
    if family == .accessoryInline {
      // The line has its own width, because a status line may have other content next to it.
      var probe = LayoutProbe(view, in: drawing)
      let wanted = probe.measure(ProposedCellSize(columns: drawn.columns, rows: drawn.rows)).size
      let said = hasStatusLine ? TextWidth.columns(of: badge ?? "") : 0
      drawn.columns = min(max(wanted.columns, said, 1), drawn.columns)
    }
    let hidden = hiddenRows(of: view, in: drawing)
    drawn.rows += hidden
    var picture = WidgetPicture(view, size: drawn, in: drawing).cut(toRows: content.rows)
    if !isFramed, !hasStatusLine || family == .accessoryInline { picture.label = nil }
    if isFramed {
      let count = hidden == 0 ? nil : hidden == 1 ? "1 row hidden" : "\(hidden) rows hidden"
      let said = [count, badge].compactMap(\.self).filter { !$0.isEmpty }
      return FramedWidget(
        picture,
        title: title,
        badge: said.isEmpty ? nil : said.joined(separator: " · "),
        problem: problem,
        style: style
      )
      .picture(in: drawing)
    }
    return FramedWidget(
      picture,
      title: title,
      badge: hasStatusLine ? badge : nil,
      problem: hasStatusLine ? problem : nil
    ).pictureWithoutBorder(in: drawing)
  }

  /// Returns the number of rows of content that are hidden because the widget was shortened; 0 if
  /// it was not.
  package func hiddenRows(of view: ArchivedView, in drawing: DrawContext) -> Int {
    guard missingRows > 0 else { return 0 }
    var probe = LayoutProbe(view, in: drawing)
    let needed = probe.measure(ProposedCellSize(columns: content.columns, rows: content.rows)).size
    return min(max(needed.rows - content.rows, 0), missingRows)
  }

  /// Returns whether content is hidden because the widget was narrowed; `false` if it was not.
  package func hidesColumns(of view: ArchivedView, in drawing: DrawContext) -> Bool {
    guard missingColumns > 0 else { return false }
    var probe = LayoutProbe(view, in: drawing)
    let room = ProposedCellSize(columns: content.columns, rows: content.rows)
    return probe.measure(room).size.columns > content.columns
  }
}
