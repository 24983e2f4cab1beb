import WidgetRender

extension PagePlan.Place {
  /// Draws a widget as it stands on its page: in its box where it has one, without the rows that are cut.
  ///
  /// `title` stands in the box alone, `badge` and `problem` in the box or in the line below the content.
  package func picture(
    of view: ArchivedView,
    title: String,
    badge: String?,
    problem: String? = nil,
    in drawing: DrawContext
  ) -> WidgetPicture {
    let whole = CellSize(columns: content.columns, rows: content.rows + hiddenRows)
    let picture = WidgetPicture(view, size: whole, in: drawing).cut(toRows: content.rows)
    if isFramed {
      return FramedWidget(picture, title: title, badge: badge, problem: problem)
        .picture(in: drawing)
    }
    return FramedWidget(
      picture,
      title: title,
      badge: hasStatusLine ? badge : nil,
      problem: hasStatusLine ? problem : nil
    ).pictureWithoutBorder(in: drawing)
  }
}
