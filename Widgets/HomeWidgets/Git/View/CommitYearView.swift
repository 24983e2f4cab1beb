import Moments
import WidgetUI

/// The commits of each day as squares, with a column for each week; as many weeks as fit.
struct CommitYearView: View {
  let year: CommitYear
  let isMine: Bool
  let hasCaption: Bool

  /// How many weeks the squares may show; the first number that fits is used.
  private static let forms = [CommitYear.weeks, 36, 27, 18, 10]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Self.forms, id: \.self) { weeks in
        CommitSquares(year: year, weeks: weeks, isMine: isMine, hasCaption: hasCaption)
      }
    }
  }
}

/// The number of commits in the shown weeks, and a legend of the squares.
struct CommitCaption: View {
  let year: CommitYear
  let weeks: Int
  let isMine: Bool

  var body: some View {
    HStack {
      Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
      Spacer(minLength: 8)
      HStack {
        CommitSquare.text(1)
        CommitSquare.text(2)
        CommitSquare.text(3)
      }
      .fixedSize()
      .accessibilityHidden(true)
    }
  }

  private var words: String {
    let count = year.count(weeks: weeks)
    return isMine
      ? String(
        english: "\(count) of mine in \(weeks) weeks",
        turkish: "\(weeks) haftada benden \(count)"
      )
      : String(
        english: "\(count) commits in \(weeks) weeks",
        turkish: "\(weeks) haftada \(count) işleme"
      )
  }
}

/// The squares of a number of weeks, with the names of months above, and of every second weekday on
/// the left.
private struct CommitSquares: View {
  let year: CommitYear
  let weeks: Int
  let isMine: Bool
  let hasCaption: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasCaption { CommitCaption(year: year, weeks: weeks, isMine: isMine) }
      Text(verbatim: "   " + months).foregroundStyle(.secondary).fixedSize()
      ForEach(0..<7, id: \.self) { day in
        HStack(spacing: 0) {
          Text(verbatim: weekday(day)).foregroundStyle(.secondary)
            .frame(width: 24, alignment: .leading)
          squares(day).fixedSize()
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(year.count(weeks: weeks)) commits in \(weeks) weeks")
  }

  /// The number of columns for each week: its square and a blank.
  private static let step = 2

  /// The short name of each month above the week in which it begins; a name that would touch
  /// another is left out.
  private var months: String {
    var line = ""
    for week in 0..<weeks {
      guard let first = year.month(of: week, of: weeks), line.count <= week * Self.step,
        (weeks - week) * Self.step >= 3
      else { continue }
      line += String(repeating: " ", count: week * Self.step - line.count)
      line += first.shortMonth(in: UserLanguage.spoken) + " "
    }
    return line
  }

  private func weekday(_ day: Int) -> String {
    switch day {
    case 0: String(english: "Mo", turkish: "Pt")
    case 2: String(english: "We", turkish: "Ça")
    case 4: String(english: "Fr", turkish: "Cu")
    default: ""
    }
  }

  private func squares(_ day: Int) -> Text {
    (0..<weeks).reduce(Text(verbatim: "")) { line, week in
      guard let level = year.level(week: week, day: day, of: weeks) else { return line }
      let square = CommitSquare.text(level)
      return week > 0 ? line + Text(verbatim: " ") + square : line + square
    }
  }
}

/// The symbol for a day; its size depends on the number of commits, so that no colour is needed.
enum CommitSquare {
  static func text(_ level: Int) -> Text {
    switch level {
    case 0: Text(verbatim: "⋅").foregroundStyle(.secondary)
    case 1: Text(verbatim: "▪").foregroundStyle(.green.opacity(0.7))
    case 2: Text(Image(systemName: "square.fill")).foregroundStyle(.green.opacity(0.7))
    default: Text(Image(systemName: "square.fill")).foregroundStyle(.green)
    }
  }
}
