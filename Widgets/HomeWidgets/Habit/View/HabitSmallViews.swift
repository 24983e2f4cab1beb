import Moments
import WidgetIntents
import WidgetUI

/// Each habit on two lines if all fit, otherwise on one; a single habit with squares for some
/// weeks.
struct HabitSmallView: View {
  let picture: HabitPicture

  /// The number of squares on the line below a name.
  private static let days = 16
  /// The most habits that are shown with two lines each, and the most with one line.
  private static let limits = (tall: 4, low: 9)

  var body: some View {
    if picture.isSingle, let row = picture.rows.first {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          HabitMark(row: row)
          HabitName.text(row)
          Spacer(minLength: 8)
          Text(verbatim: row.streak).foregroundStyle(row.color.color).fixedSize()
        }
        Spacer(minLength: 0)
        HabitGrid(today: picture.today, weeks: 7) { day in
          HabitSquare(row.history.mark(on: day), color: row.color.color)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      list
    }
  }

  @ViewBuilder private var list: some View {
    let isTall = picture.rows.count <= Self.limits.tall
    let limit = isTall ? Self.limits.tall : Self.limits.low
    let hidden = max(picture.rows.count - limit, 0)
    VStack(alignment: .leading, spacing: 0) {
      if isTall { heads }
      ForEach(picture.rows.prefix(limit), id: \.number) { row in
        if isTall {
          HStack {
            HabitMark(row: row)
            HabitName.text(row)
            Spacer(minLength: 8)
            Text(verbatim: row.streak).foregroundStyle(row.color.color).fixedSize()
          }
          HabitSquares(row: row, days: Self.days, isSpaced: false).padding(.leading, 16)
        } else {
          HabitRow(row: row, layout: .small)
        }
      }
      Spacer(minLength: 0)
      HabitFooter(picture: picture, hiddenCount: hidden)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: hidden > 0 ? picture.rows.count : nil)
  }

  /// The headings of the squares and of the streaks.
  private var heads: some View {
    HStack {
      Text(verbatim: String(english: "\(Self.days) days", turkish: "\(Self.days) gün"))
      Spacer(minLength: 8)
      Text(verbatim: String(english: "streak", turkish: "seri")).fixedSize()
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .accessibilityHidden(true)
  }
}

/// Each habit on two lines if all fit, with its figures and a square for each of many days; otherwise
/// on one line.
struct HabitMediumView: View {
  let picture: HabitPicture

  /// The most habits with two lines each, and the most with one line.
  private static let limits = (tall: 4, low: 8)
  /// The columns of the figures: the current streak, the best one, and the days of this week.
  private static let cells = (streak: 7, best: 7, week: 5)
  /// How many squares a line may have; the first number that fits is used.
  private static let forms = [38, 31, 24, 17]

  var body: some View {
    if picture.rows.count <= Self.limits.tall {
      ViewThatFits(in: .horizontal) {
        ForEach(Self.forms, id: \.self) { list(days: $0) }
        HabitListView(picture: picture, layout: .medium, limit: Self.limits.low)
      }
    } else {
      HabitListView(picture: picture, layout: .medium, limit: Self.limits.low)
    }
  }

  private func list(days: Int) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Text(verbatim: String(english: "\(days) days", turkish: "\(days) gün"))
        Spacer(minLength: 8)
        cell(String(english: "streak", turkish: "seri"), Self.cells.streak)
        cell(String(english: "best", turkish: "en iyi"), Self.cells.best)
        cell(String(english: "week", turkish: "hft"), Self.cells.week)
      }
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
      ForEach(picture.rows.prefix(Self.limits.tall), id: \.number) { row in
        HStack(spacing: 0) {
          HabitMark(row: row)
          HabitName.text(row).padding(.leading, 8)
          Spacer(minLength: 8)
          cell(row.streak, Self.cells.streak).foregroundStyle(row.color.color)
          cell("\(row.history.best)", Self.cells.best).foregroundStyle(.secondary)
          cell(row.week, Self.cells.week).foregroundStyle(.secondary)
        }
        HabitSquares(row: row, days: days, isSpaced: false).padding(.leading, 16)
      }
      Spacer(minLength: 0)
      HabitFooter(picture: picture, hiddenCount: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private func cell(_ words: String, _ columns: Int) -> some View {
    Text(verbatim: words).lineLimit(1).fixedSize()
      .frame(width: Double(columns) * 8, alignment: .trailing)
  }
}

/// The number of habits still to be done today, and a bar for those that are done.
struct HabitCircularView: View {
  let picture: HabitPicture

  var body: some View {
    let (done, due) = (picture.doneCount, picture.due.count)
    VStack(spacing: 0) {
      if picture.rows.isEmpty {
        Text(verbatim: String(english: "no", turkish: "alışkan")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "habits", turkish: "lık yok")).foregroundStyle(.secondary)
      } else if done >= due {
        Group {
          Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
          Text(verbatim: String(english: "all done", turkish: "tamam"))
          Text(verbatim: String(english: "today", turkish: "bugün")).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
      } else {
        let left = due - done
        // Two digits have room for letters of three rows.
        Text(verbatim: "\(left)").font(left < 100 ? .largeTitle : .title)
          .frame(maxWidth: .infinity)
        Text(verbatim: String(english: "left", turkish: "kaldı")).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
        ProgressView(value: Double(done), total: Double(max(due, 1))).tint(.green)
          .padding(.horizontal, 8)
          .accessibilityHidden(true)
      }
    }
    .lineLimit(1)
  }
}

/// The first four habits, each on one line with its last seven days.
struct HabitRectangularView: View {
  let picture: HabitPicture

  private static let limit = 4

  var body: some View {
    if picture.rows.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: String(english: "No habits yet:", turkish: "Alışkanlık yok:"))
          .foregroundStyle(.secondary)
        Text(verbatim: String(english: "habit add Read", turkish: "habit add Oku"))
          .foregroundStyle(.tint)
      }
    } else {
      let hidden = max(picture.rows.count - Self.limit, 0)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(picture.rows.prefix(Self.limit), id: \.number) { row in
          // Without colours all squares get the same grey.
          HabitRow(row: row, layout: .small, color: .primary)
        }
        Spacer(minLength: 0)
        HabitFooter(picture: picture, hiddenCount: hidden)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// The text for a status line: the number of habits done today, and the next one to do.
struct HabitInlineView: View {
  let picture: HabitPicture

  var body: some View {
    let (done, due) = (picture.doneCount, picture.due.count)
    HStack {
      if picture.rows.isEmpty {
        Text(verbatim: String(english: "No habits", turkish: "Alışkanlık yok"))
          .foregroundStyle(.secondary)
      } else {
        Image(systemName: done == due ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(done == due ? Color.green : .accentColor)
        Text(verbatim: "\(done)/\(due)").fixedSize()
        if let next = picture.due.first(where: { !$0.history.isDoneToday }) {
          Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
          Text(verbatim: String(english: "next: \(next.name)", turkish: "sıra: \(next.name)"))
            .lineLimit(1)
        } else {
          Text(verbatim: String(english: "all done today", turkish: "bugün hepsi tamam"))
        }
      }
    }
    .lineLimit(1)
  }
}
