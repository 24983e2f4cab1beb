import Moments
import WidgetIntents
import WidgetUI

/// Which columns a list of habits has, and how many days it shows.
struct HabitLayout: Hashable {
  /// The number of days for which a habit's row has a square.
  let days: Int
  /// Whether squares have blanks between them, and the letters of weekdays above.
  let isSpaced: Bool
  /// Whether there is a column for the best streak.
  let hasBest: Bool
  /// Whether there is a column for the days of this week on which the habit was done.
  let hasWeek: Bool

  static let small = HabitLayout(days: 7, isSpaced: false, hasBest: false, hasWeek: false)
  static let medium = HabitLayout(days: 7, isSpaced: true, hasBest: false, hasWeek: true)
  static let wide = HabitLayout(days: 21, isSpaced: true, hasBest: true, hasWeek: true)

  /// The width in columns of the days of this week, such as `6/7`; one column fewer if the names
  /// need the space.
  var weekCells: Int { hasBest ? 4 : 3 }

  /// The width of the squares in points.
  var squaresWidth: Double { Double(isSpaced ? days * 2 - 1 : days) * 8 }
}

/// The weekdays above the squares, then a row for each habit that fits.
struct HabitRows: View {
  let picture: HabitPicture
  let layout: HabitLayout
  let limit: Int

  var body: some View {
    let hasDetail = picture.rows.count * 2 <= limit
    VStack(alignment: .leading, spacing: 0) {
      HabitColumnHeads(today: picture.today, layout: layout)
      ForEach(picture.rows.prefix(limit), id: \.number) { row in
        HabitRow(row: row, layout: layout)
        if hasDetail {
          Text(verbatim: row.detail(hasBest: !layout.hasBest)).foregroundStyle(.secondary)
            .lineLimit(1).padding(.leading, 16)
        }
      }
    }
  }
}

extension HabitPicture.Row {
  /// Returns the schedule, the best streak if `hasBest`, and the number of all done days, for a
  /// second line.
  fileprivate func detail(hasBest: Bool) -> String {
    guard history.best > 0 else { return history.schedule.words }
    let unit = history.schedule.isWeekly ? HabitPicture.weekSign : ""
    let best = String(
      english: "best \(history.best)\(unit)",
      turkish: "en iyi \(history.best)\(unit)"
    )
    let all = String(english: "\(history.count) in all", turkish: "toplam \(history.count)")
    return ([history.schedule.words] + (hasBest ? [best] : []) + [all]).joined(separator: " · ")
  }
}

/// The habits that fit, and below them the number of habits done today.
struct HabitListView: View {
  let picture: HabitPicture
  let layout: HabitLayout
  let limit: Int

  var body: some View {
    let hidden = max(picture.rows.count - limit, 0)
    VStack(alignment: .leading, spacing: 0) {
      HabitRows(picture: picture, layout: layout, limit: limit)
      Spacer(minLength: 0)
      HabitFooter(picture: picture, hiddenCount: hidden)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: hidden > 0 ? picture.rows.count : nil)
  }
}

/// All habits in a list that the user scrolls.
struct HabitScrolledList: View {
  let picture: HabitPicture
  let layout: HabitLayout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if layout.isSpaced { HabitColumnHeads(today: picture.today, layout: layout) }
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(picture.rows, id: \.number) { HabitRow(row: $0, layout: layout) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The letters of the weekdays above their squares, and the titles of the other columns.
private struct HabitColumnHeads: View {
  let today: CivilDate
  let layout: HabitLayout

  var body: some View {
    HStack(spacing: 8) {
      Spacer(minLength: 0)
      letters.frame(width: layout.squaresWidth, alignment: .leading)
      HabitColumn(String(english: "streak", turkish: "seri"), cells: 6)
      if layout.hasBest { HabitColumn(String(english: "best", turkish: "en iyi")) }
      if layout.hasWeek {
        let isShort = layout.weekCells < 4
        HabitColumn(
          String(english: isShort ? "wk" : "week", turkish: "hft"),
          cells: layout.weekCells
        )
      }
    }
    .foregroundStyle(.secondary)
    .accessibilityHidden(true)
  }

  private var letters: Text {
    (0..<layout.days).reduce(Text(verbatim: "")) { text, place in
      let day = today.adding(days: place - layout.days + 1)
      let letter = String(day.weekday.shortName(in: .spoken).prefix(1))
      let isToday = day == today
      let behind = place == layout.days - 1 ? "" : " "
      return text
        + Text(verbatim: letter).bold(isToday).foregroundStyle(
          isToday ? Color.accentColor : .secondary
        ) + Text(verbatim: behind)
    }
  }
}

/// A text at the trailing edge of its column.
private struct HabitColumn: View {
  let words: String
  let cells: Int

  init(_ words: String, cells: Int = 4) { (self.words, self.cells) = (words, cells) }

  var body: some View {
    Text(verbatim: words).lineLimit(1).fixedSize()
      .frame(width: Double(cells) * 8, alignment: .trailing)
  }
}

/// A habit on one line: its check mark, its name, its squares and its figures.
struct HabitRow: View {
  let row: HabitPicture.Row
  let layout: HabitLayout
  /// The colour of the squares; `nil` for the habit's own colour.
  var color: Color?

  var body: some View {
    HStack(spacing: 8) {
      HabitMark(row: row)
      HabitName.text(row).frame(maxWidth: .infinity, alignment: .leading)
      HabitSquares(row: row, days: layout.days, isSpaced: layout.isSpaced, color: color)
      if layout.isSpaced { HabitColumn(row.streak, cells: 6).foregroundStyle(row.color.color) }
      if layout.hasBest { HabitColumn("\(row.history.best)").foregroundStyle(.secondary) }
      if layout.hasWeek {
        HabitColumn(row.week, cells: layout.weekCells).foregroundStyle(.secondary)
      }
    }
  }
}

extension HabitName {
  /// Returns the name on one line, in bold if the habit still has to be done today.
  @MainActor static func text(_ row: HabitPicture.Row) -> some View {
    let isOpen = row.history.isDueToday && !row.history.isDoneToday
    return Text(verbatim: row.name)
      .bold(isOpen)
      .foregroundStyle(row.history.isDueToday || row.history.isDoneToday ? .primary : .secondary)
      .lineLimit(1)
  }
}

/// A button that shows whether a habit is done today, and that changes it when pressed.
struct HabitMark: View {
  let row: HabitPicture.Row

  var body: some View {
    Button(intent: TickHabit(number: row.number)) {
      if row.history.isDoneToday {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
      } else {
        Image(systemName: "circle")
          .foregroundStyle(row.history.isDueToday ? Color.accentColor : .secondary)
      }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(
      row.history.isDoneToday
        ? String(english: "untick", turkish: "işareti kaldır")
        : String(english: "tick", turkish: "işaretle")
    )
  }
}

/// A square for each of a habit's last days; the last one is today.
struct HabitSquares: View {
  let row: HabitPicture.Row
  let days: Int
  let isSpaced: Bool
  /// The colour of days on which the habit was done; `nil` for the habit's own colour.
  var color: Color?

  var body: some View {
    HabitSquare.text(
      row.history.marks(days).map { HabitSquare($0, color: color ?? row.color.color) },
      isSpaced: isSpaced
    )
    .lineLimit(1)
    .fixedSize()
    .accessibilityLabel(row.history.words)
  }
}

/// The number of habits that are not listed, and a bar that shows how many habits are done today.
struct HabitFooter: View {
  let picture: HabitPicture
  let hiddenCount: Int

  var body: some View {
    let (done, due) = (picture.doneCount, picture.due.count)
    ViewThatFits(in: .horizontal) {
      line(String(english: "\(done) of \(due) today", turkish: "bugün \(done)/\(due)"))
      line("\(done)/\(due)")
    }
  }

  private func line(_ words: String) -> some View {
    HStack {
      MoreLabel(count: hiddenCount)
      if !picture.due.isEmpty {
        ProgressView(value: Double(picture.doneCount), total: Double(picture.due.count))
          .tint(.green)
          .frame(minWidth: 16, idealWidth: 16)
          .accessibilityHidden(true)
        Text(verbatim: words)
          .foregroundStyle(picture.doneCount == picture.due.count ? Color.green : .secondary)
          .layoutPriority(1)
      }
    }
    .lineLimit(1)
  }
}
