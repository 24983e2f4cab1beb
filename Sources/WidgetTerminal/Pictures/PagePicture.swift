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
    var whole = CellSize(columns: content.columns, rows: content.rows + hiddenRows)
    if family == .accessoryInline {
      // A line is as long as it is: a status line has other things beside it.
      var probe = LayoutProbe(view, in: drawing)
      let wanted = probe.measure(ProposedCellSize(columns: whole.columns, rows: whole.rows)).size
      let said = hasStatusLine ? TextWidth.columns(of: badge ?? "") : 0
      whole.columns = min(max(wanted.columns, said, 1), whole.columns)
    }
    if view.hasFormsForHeights { whole.rows = content.rows }
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

extension ArchivedView {
  /// Whether all of the view is a choice of forms for several heights: it is laid out in the rows that there
  /// are, where any other view loses those that there are not.
  fileprivate var hasFormsForHeights: Bool {
    switch self {
    case .firstThatFits(_, let vertical, _): vertical
    case .modified(let content, _): content.hasFormsForHeights
    case .stack(let stack): stack.children.count == 1 && stack.children[0].hasFormsForHeights
    default: false
    }
  }
}
