import WidgetUI

/// A list of to-dos, which has several heights to choose from; the tallest list that fits is shown.
struct ToDoListView: View {
  let picture: ToDoPicture
  /// How many lines the list may have; the first number that fits is used.
  let heights: [Int]
  /// The width of a row in columns.
  let width: Int

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(ToDoListPlan.forms(of: picture, heights: heights, width: width), id: \.self) { plan in
        ToDoListForm(picture: picture, plan: plan)
      }
    }
  }
}

/// A list of to-dos with a given number of lines, above the footer.
struct ToDoListForm: View {
  let picture: ToDoPicture
  let plan: ToDoListPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ToDoLines(lines: plan.lines, columns: plan.rowColumns)
      if plan.hintLines > 0 {
        ToDoHints(picture: picture, lineCount: plan.hintLines).padding(.top, 32)
      }
      if let spare = plan.spare {
        ViewThatFits(in: .vertical) {
          VStack(alignment: .leading, spacing: 0) {
            ToDoRowView(
              row: spare,
              isBelowHeading: false,
              columns: plan.rowColumns
            )
            ToDoFooter(picture: picture, hiddenCount: plan.hiddenCount - 1)
          }
          ToDoFooter(picture: picture, hiddenCount: plan.hiddenCount)
        }
        .frame(minHeight: 16, idealHeight: 16, maxHeight: 32, alignment: .topLeading)
      } else {
        Spacer(minLength: 0)
        ToDoFooter(picture: picture, hiddenCount: plan.hiddenCount)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: plan.hiddenCount > 0 ? picture.openCount : nil)
  }
}

/// All to-dos in a list that the user scrolls.
struct ToDoScrolledList: View {
  let picture: ToDoPicture
  let isSmall: Bool
  /// The width of a row in columns.
  let width: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView {
        if isSmall {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(picture.open, id: \.number) { row in
              ToDoShortRow(row: row, hasDue: row.hasShortDue(width))
            }
          }
        } else {
          let plan = ToDoListPlan(wholeOf: picture, width: width)
          ToDoLines(lines: plan.lines, columns: plan.rowColumns)
        }
      }
      ToDoFooter(picture: picture, hiddenCount: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.openCount)
  }
}

/// To-dos, headings and blank lines in one column.
struct ToDoLines: View {
  let lines: [ToDoListPlan.Line]
  let columns: ToDoRowColumns

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        switch line {
        case .heading(let heading): ToDoHeadingView(heading: heading)
        case .row(let row, let isBelowHeading, let isTall):
          ToDoRowView(row: row, isBelowHeading: isBelowHeading, columns: columns, isTall: isTall)
        case .blank: Spacer(minLength: 16).frame(height: 16)
        }
      }
    }
  }
}

/// The heading of a group of to-dos, in bold and in the group's colour.
private struct ToDoHeadingView: View {
  let heading: ToDoHeading

  var body: some View {
    Text(verbatim: heading.words)
      .bold()
      .foregroundStyle(color)
      .lineLimit(1)
  }

  private var color: Color {
    switch heading {
    case .due(.late): .red
    case .due(.today): .accentColor
    case .running: .green
    default: .secondary
    }
  }
}

/// The message that replaces a list without to-dos: how to add the first one, or why the list is
/// empty.
struct ToDoEmptyView: View {
  let picture: ToDoPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.isChoice || picture.laterCount > 0 {
        Text(verbatim: picture.emptyWords).font(.headline)
          .lineLimit(picture.problem.isEmpty ? 1 : 4)
          .multilineTextAlignment(.center)
        if !picture.list.isEmpty {
          let list = picture.list
          Text(verbatim: String(english: "in \(list)", turkish: "\(list) listesinde"))
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        ToDoLaterCount(picture: picture)
      } else {
        Text(verbatim: String(english: "No to-dos yet", turkish: "Henüz görev yok"))
          .font(.headline)
          .lineLimit(1)
        Text(verbatim: String(english: "Add the first one:", turkish: "İlkini ekleyin:"))
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Text(verbatim: " ")
        Text(verbatim: String(english: "todo add Milk", turkish: "todo add Süt"))
          .multilineTextAlignment(.center)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
