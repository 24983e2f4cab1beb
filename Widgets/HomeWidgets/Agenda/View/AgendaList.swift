import Moments
import WidgetUI

/// The days in one column; the user scrolls to those that do not fit.
struct AgendaList: View {
  let days: ArraySlice<AgendaPicture.Day>
  let picture: AgendaPicture
  /// Whether there is room for the ends of events, for today's heading and for blank rows.
  ///
  /// If there is not, headings have no date.
  var isWide = true
  /// Whether today's heading contains how many events and how many to-dos there are.
  var hasCount = true
  /// Whether the lines were already chosen to fit, so that all are drawn and nothing scrolls.
  var isFitted = false

  /// A row of the list: a day's heading, a line of the day, or a blank row.
  private enum Line {
    case heading(AgendaPicture.Day)
    case entry(AgendaPicture.Line)
    case nothing
    case more(Int)
    case blank
  }

  var body: some View {
    let lines = Array(days.map(lines(of:)).joined(separator: isWide ? [.blank] : []))
    if isFitted {
      rows(lines[...])
    } else {
      SectionedScroll(lines: lines, sections: sections(lines)) { shown in
        rows(shown)
      } measure: { shown in
        // Each line is a row high.
        Color.clear.frame(width: 8, height: Double(shown.count) * 16)
      }
    }
  }

  private func rows(_ lines: ArraySlice<Line>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in row(line) }
    }
  }

  /// Returns the heading of a day and the lines below it.
  private func lines(of day: AgendaPicture.Day) -> [Line] {
    (isWide || day.date != picture.today ? [.heading(day)] : [])
      + day.lines.map { .entry($0) } + (isWide && day.isEmpty ? [.nothing] : [])
      + (day.hiddenCount > 0 ? [.more(day.hiddenCount)] : [])
  }

  private func sections(_ lines: [Line]) -> [ScrolledSection] {
    lines.indices.compactMap { index in
      if case .heading = lines[index] { ScrolledSection(start: index, end: index + 2) } else { nil }
    }
  }

  @ViewBuilder private func row(_ line: Line) -> some View {
    switch line {
    case .heading(let day): heading(day)
    case .entry(let entry): AgendaLineView(line: entry, picture: picture, isWide: isWide)
    case .nothing:
      Text(verbatim: AgendaWords.nothingToday).foregroundStyle(.secondary).lineLimit(1)
    case .more(let count): MoreLabel(count: count)
    case .blank: Text(verbatim: " ").lineLimit(1)
    }
  }

  private func heading(_ day: AgendaPicture.Day) -> some View {
    HStack {
      Text(verbatim: title(day)).bold()
        .foregroundStyle(day.date == picture.today ? Color.accentColor : .secondary)
        .lineLimit(1)
        .layoutPriority(1)
      Spacer(minLength: 8)
      if hasCount, day.date == picture.today, !day.isEmpty {
        Text(verbatim: AgendaWords.today(picture)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  /// Returns the heading's text, for example `Today, Sat 21 Nov`.
  private func title(_ day: AgendaPicture.Day) -> String {
    let date = day.date
    guard isWide, date <= picture.today.adding(days: 1) else { return day.title }
    return "\(day.title), \(date.weekday.shortName(in: .spoken)) \(date.dayAndMonth(in: .spoken))"
  }
}

/// The footer: a notice about sample data, or problems with calendars, and the symbol of each
/// calendar.
struct AgendaFooter: View {
  let picture: AgendaPicture
  /// Whether the footer has a line for the problem and another one for the calendars' symbols.
  var isTall = false

  /// The most calendar names in the footer; more would be too short to read.
  private static let mostCalendars = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.isSample {
        ViewThatFits(in: .horizontal) {
          sample(
            String(english: "sample · choose a --source", turkish: "örnek · --source seçin")
          )
          sample(String(english: "a sample", turkish: "örnek"))
        }
      }
      if let problem = picture.problems.first { problemLine(problem) }
      if !picture.isSample, picture.calendars.count > 1, isTall || picture.problems.isEmpty {
        legend
      }
    }
  }

  private func sample(_ words: String) -> some View {
    Text(verbatim: words).foregroundStyle(.secondary).lineLimit(1)
  }

  private func problemLine(_ problem: String) -> some View {
    HStack {
      Text(verbatim: "! \(problem)").foregroundStyle(.red).lineLimit(1)
      if picture.problemCount > 1 {
        Spacer(minLength: 8)
        Text(verbatim: "+\(picture.problemCount - 1)").foregroundStyle(.red).fixedSize()
      }
    }
  }

  private var legend: some View {
    HStack(spacing: 16) {
      ForEach(Array(picture.calendars.prefix(Self.mostCalendars).enumerated()), id: \.offset) {
        index,
        calendar in
        HStack {
          AgendaMark(calendar: index, picture: picture)
          Text(verbatim: calendar.name).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      Spacer(minLength: 0)
    }
  }
}

/// The view of an agenda without events, or the message about a problem with its calendars.
struct AgendaEmptyView: View {
  let picture: AgendaPicture

  var body: some View {
    VStack(spacing: 0) {
      if let problem = picture.problems.first, picture.calendars.isEmpty {
        Text(verbatim: problem).bold().lineLimit(3).multilineTextAlignment(.center)
        Text(verbatim: AgendaWords.command).foregroundStyle(.secondary).lineLimit(3)
          .multilineTextAlignment(.center)
      } else {
        Text(verbatim: AgendaWords.nothing).bold().lineLimit(1)
        Text(verbatim: AgendaWords.until(picture.lastDay)).foregroundStyle(.secondary).lineLimit(1)
        if let problem = picture.problems.first {
          Text(verbatim: "! \(problem)").foregroundStyle(.red).lineLimit(2)
            .multilineTextAlignment(.center)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
