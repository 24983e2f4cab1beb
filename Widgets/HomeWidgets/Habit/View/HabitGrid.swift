import Moments
import WidgetIntents
import WidgetUI

/// The symbol for a day: a full square, an empty one, or a blank if no habit was due.
struct HabitSquare: Hashable {
  let sign: String
  let color: Color

  init(_ mark: HabitHistory.Mark, color: Color) {
    switch mark {
    case .done: (sign, self.color) = ("■", color)
    case .open: (sign, self.color) = ("□", .secondary)
    case .none: (sign, self.color) = (" ", .secondary)
    }
  }

  /// Creates the symbol for the share of a day's habits that were done.
  ///
  /// It is a bright full square for all of them, a dimmer one for half or more, and a small one for
  /// fewer. So few and many differ even without colours.
  init(_ share: HabitPicture.Share) {
    switch share {
    case .all: (sign, color) = ("■", .green)
    case .some: (sign, color) = ("■", .green.opacity(0.6))
    case .few: (sign, color) = ("▪", .green.opacity(0.6))
    case .nothing: (sign, color) = ("⋅", .secondary)
    case .none: (sign, color) = (" ", .secondary)
    }
  }

  /// Returns the symbols next to each other as one text, in which equal neighbours are styled
  /// together.
  ///
  /// `isSpaced` puts a blank between them.
  static func text(_ squares: [HabitSquare], isSpaced: Bool) -> Text {
    var text = Text(verbatim: "")
    var place = 0
    while place < squares.count {
      let square = squares[place]
      let end = squares[place...].firstIndex { $0 != square } ?? squares.count
      let between = isSpaced ? " " : ""
      let words = Array(repeating: square.sign, count: end - place).joined(separator: between)
      let piece = Text(verbatim: words + (end < squares.count ? between : ""))
      text = text + piece.foregroundStyle(square.color)
      place = end
    }
    return text
  }
}

/// A grid of squares with a column for each week and a row for each weekday, and the months above.
///
/// Next to each row a bar can show the share of its days that were done.
struct HabitGrid: View {
  let today: CivilDate
  let weeks: Int
  /// The shares of done days from 0 to 1, beginning with Monday; `nil` for a weekday that was never
  /// due.
  ///
  /// If it is empty, no bars are shown.
  var rates: [Double?] = []
  let square: (CivilDate) -> HabitSquare

  /// Returns the width of the grid in columns: the weekday names and the squares.
  static func width(weeks: Int) -> Int { 3 + weeks * 2 }

  /// The fewest columns that are needed for a bar, its percentage and the blanks before it.
  static let leastOfRates = 13

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: months).lineLimit(1).layoutPriority(1)
        if !rates.isEmpty {
          Spacer(minLength: 8)
          Text(verbatim: String(english: "by weekday", turkish: "güne göre")).fixedSize()
        }
      }
      .foregroundStyle(.secondary)
      ForEach(0..<7, id: \.self) { row in
        HStack(spacing: 8) {
          Text(verbatim: names[row]).foregroundStyle(.secondary).frame(
            width: 24,
            alignment: .leading
          )
          HabitSquare.text(
            (0..<weeks).map { square(monday(of: $0).adding(days: row)) },
            isSpaced: true
          )
          .lineLimit(1)
          .layoutPriority(1)
          if rates.indices.contains(row) { rate(rates[row]) }
        }
      }
    }
    .accessibilityHidden(true)
  }

  private func rate(_ rate: Double?) -> some View {
    HStack {
      ProgressView(value: rate ?? 0).tint(.green)
      Text(verbatim: rate.map { "\(Int(($0 * 100).rounded()))%" } ?? "–")
        .foregroundStyle(.secondary)
        .fixedSize()
        .frame(width: 32, alignment: .trailing)
    }
    .padding(.leading, 8)
  }

  private func monday(of week: Int) -> CivilDate {
    today.startOfWeek.adding(days: (week - weeks + 1) * 7)
  }

  /// The names of every second weekday; a name on each row would be harder to read.
  private var names: [String] {
    (0..<7).map { row in
      row % 2 == 0 ? today.startOfWeek.adding(days: row).weekday.shortName(in: .spoken) : ""
    }
  }

  /// The short name of each month above the week in which it begins, if it fits.
  private var months: String {
    var line = "    "
    for week in 0..<weeks {
      let column = 4 + week * 2
      let end = monday(of: week).adding(days: 6)
      guard end.day <= 7, line.count <= column, week + 1 < weeks else { continue }
      line += String(repeating: " ", count: column - line.count) + end.shortMonth(in: .spoken) + " "
    }
    return line
  }
}

/// A single habit on one line: its check mark, its name, and its streak.
struct HabitHead: View {
  let row: HabitPicture.Row

  var body: some View {
    HStack {
      HabitMark(row: row)
      Text(verbatim: row.name).bold().lineLimit(1)
      Spacer(minLength: 8)
      Text(verbatim: row.history.streakWords).foregroundStyle(row.color.color).fixedSize()
    }
  }
}

/// The best streak, the days of this week, and the number of all days on which the habit was done.
struct HabitFigures: View {
  let row: HabitPicture.Row

  var body: some View {
    let history = row.history
    HStack(spacing: 16) {
      figure(String(english: "best", turkish: "en iyi"), "\(history.best)")
      figure(String(english: "week", turkish: "hafta"), row.week)
      figure(String(english: "in all", turkish: "toplam"), "\(history.count)")
    }
  }

  private func figure(_ title: String, _ value: String) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: title).foregroundStyle(.secondary)
      Text(verbatim: value).bold()
    }
    .lineLimit(1)
    .fixedSize()
  }
}

/// The last six months of a habit, each with a bar for the days on which it was done.
struct HabitMonths: View {
  let row: HabitPicture.Row
  let today: CivilDate

  private static let count = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<Self.count, id: \.self) { place in
        let month = first.adding(months: place - Self.count + 1)
        let days = CivilDate.days(inMonth: month.month, of: month.year)
        let done = (0..<days).count { row.history.mark(on: month.adding(days: $0)) == .done }
        HStack {
          Text(verbatim: month.shortMonth(in: .spoken)).foregroundStyle(.secondary).fixedSize()
          ProgressView(value: Double(done), total: Double(days)).tint(row.color.color)
          Text(verbatim: "\(done)/\(days)").foregroundStyle(.secondary).fixedSize()
            .frame(width: 40, alignment: .trailing)
        }
      }
    }
  }

  /// The first day of the current month.
  private var first: CivilDate { today.adding(days: 1 - today.day) }
}
