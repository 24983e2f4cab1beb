import WidgetUI

/// Open to-dos in two columns; if there is space, done ones and the days of the week are below
/// them.
struct ToDoColumnsView: View {
  let picture: ToDoPicture

  private static let rowsInColumn = 19
  /// How many lines a list in one column may have; the first number that fits is used.
  private static let listHeights = [19, 9, 7, 5, 3]
  /// The width of a row in columns of text: in one of two columns, and in a single list.
  private static let width = (column: 35, list: 40)
  /// The width in points below which there is only one column; there is also only one if there are
  /// too few rows.
  private static let narrowest = 400.0

  var body: some View {
    ViewThatFits(in: [.horizontal, .vertical]) {
      columns.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      let forms = ToDoListPlan.forms(
        of: picture,
        heights: Self.listHeights,
        width: Self.width.list
      )
      ForEach(forms, id: \.self) { plan in
        ToDoListForm(picture: picture, plan: plan).frame(idealWidth: 0)
      }
    }
  }

  private var columns: some View {
    let plan = plan
    let hintLines = ToDoHints.height(below: picture, lines: Self.rowsInColumn)
    let (left, right) = hintLines > 0 ? (plan.lines, []) : plan.columns(of: Self.rowsInColumn)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        column(left, plan)
        Divider()
        if hintLines > 0 {
          ToDoHints(picture: picture, lineCount: hintLines).frame(maxWidth: .infinity)
        } else {
          column(right, plan)
        }
      }
      if hintLines == 0, !picture.week.isEmpty,
        max(left.height, right.height) + ToDoWeek.height <= Self.rowsInColumn
      {
        ToDoWeek(days: picture.week)
      }
      ToDoFooter(picture: picture, hiddenCount: plan.hiddenCount)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: plan.hiddenCount > 0 ? picture.openCount : nil)
  }

  /// The lines of both columns together; they have headings if all to-dos still fit.
  private var plan: ToDoListPlan {
    let lines = Self.rowsInColumn * 2
    let width = Self.width.column
    // A row of two lines stays whole, as does a heading with the first of its rows.
    let grouped = ToDoListPlan(picture, lines: lines - 3, hasHeadings: true, width: width)
    return grouped.hiddenCount > 0
      ? ToDoListPlan(picture, lines: lines, width: width) : grouped
  }

  private func column(_ lines: [ToDoListPlan.Line], _ plan: ToDoListPlan) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoLines(lines: lines, columns: plan.rowColumns)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
  }
}
