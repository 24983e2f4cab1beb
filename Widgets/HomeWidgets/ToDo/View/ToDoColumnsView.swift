import WidgetUI

/// Two columns of what is open; what is done stands in rows that are left over.
struct ToDoColumnsView: View {
  let picture: ToDoPicture

  private static let rowsInColumn = 17
  /// The lines of the list that takes the columns' place, in each of its forms.
  private static let listHeights = [17, 7, 5, 3]
  /// The cells of a row in a column, and in the list that takes their place.
  private static let width = (column: 36, list: 40)
  /// Below it, in points, two columns are too narrow to read: one list takes their place, as it does where
  /// there are too few rows for them.
  private static let narrowest = 400.0

  var body: some View {
    ViewThatFits(in: [.horizontal, .vertical]) {
      columns.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      ForEach(ToDoListPlan.forms(of: picture, heights: Self.listHeights), id: \.self) { plan in
        ToDoListForm(picture: picture, plan: plan, width: Self.width.list)
          .frame(idealWidth: 0)
      }
    }
  }

  private var columns: some View {
    let plan = plan
    let (left, right) = plan.columns(of: Self.rowsInColumn)
    return VStack(alignment: .leading, spacing: 0) {
      ToDoHeader(picture: picture)
      HStack(alignment: .top, spacing: 16) {
        column(left)
        Divider()
        column(right)
      }
      ToDoFooter(picture: picture, hiddenCount: plan.hiddenCount)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: plan.hiddenCount > 0 ? picture.openCount : nil)
  }

  /// A heading that would be the last of the first column takes a line of its own in the second.
  private var plan: ToDoListPlan {
    let lines = Self.rowsInColumn * 2
    let grouped = ToDoListPlan(picture, lines: lines - 1, hasHeadings: true)
    return grouped.hiddenCount > 0 ? ToDoListPlan(picture, lines: lines) : grouped
  }

  private func column(_ lines: [ToDoListPlan.Line]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoLines(lines: lines, width: Self.width.column)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
  }
}
