import Moments
import WidgetIntents
import WidgetUI

/// The number of to-dos done today, and the streak.
struct ProgressHead: View {
  let picture: ProgressPicture
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    HStack {
      Text(verbatim: ProgressWords.doneToday(picture.doneToday)).bold()
        // In a rendering mode with one colour, green would be darker than the other figures.
        .foregroundStyle(picture.doneToday > 0 && mode == .fullColor ? Color.green : .primary)
      Spacer(minLength: 8)
      if picture.streak > 0 {
        Text(verbatim: "\(ProgressWords.streak) \(picture.streak)").foregroundStyle(.secondary)
          .fixedSize()
      }
    }
    .lineLimit(1)
  }
}

/// A symbol that shows whether more or fewer to-dos were done than last week up to the same
/// weekday.
struct ProgressSign: View {
  let difference: Int

  var body: some View {
    Text(verbatim: ProgressWords.sign(difference))
      .foregroundStyle(difference == 0 ? .secondary : difference > 0 ? Color.green : .orange)
      .fixedSize()
      .accessibilityLabel(ProgressWords.comparison(difference))
  }
}

/// The comparison of this week with last week up to the same weekday, such as `▼1 on last week`.
struct ProgressOnLastWeek: View {
  let difference: Int

  var body: some View {
    HStack(spacing: difference == 0 ? 8 : 0) {
      ProgressSign(difference: difference)
      Text(verbatim: ProgressWords.onLastWeek(difference)).foregroundStyle(.secondary)
        .accessibilityHidden(true)
    }
    .lineLimit(1)
  }
}

/// A label, and a value at the trailing end of the line.
struct ProgressFigure: View {
  let label: String
  let text: String

  var body: some View {
    HStack {
      Text(verbatim: label).foregroundStyle(.secondary)
      Spacer(minLength: 8)
      Text(verbatim: text).fixedSize()
    }
    .lineLimit(1)
  }
}

/// All numbers in one column, each with its label.
struct ProgressFigures: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressFigure(label: ProgressWords.today, text: "\(picture.doneToday)")
      ProgressFigure(label: ProgressWords.thisWeek, text: "\(picture.doneThisWeek)")
      ProgressOnLastWeek(difference: picture.difference)
      Divider()
      ProgressFigure(label: ProgressWords.streak, text: ProgressWords.days(picture.streak))
      ProgressFigure(label: ProgressWords.best, text: ProgressWords.days(picture.best))
      Divider()
      ProgressFigure(label: ProgressWords.open, text: "\(picture.openCount)")
      let old = picture.ages.count(.older)
      ProgressFigure(
        label: String(english: "over a month", turkish: "1 aydan eski"),
        text: "\(picture.ages.count(.months) + old)"
      )
      ProgressFigure(
        label: String(english: "over 3 months", turkish: "3 aydan eski"),
        text: "\(old)"
      )
    }
  }
}

/// The number of to-dos done today in large digits, with the comparison and the streak next to it.
struct ProgressToday: View {
  let picture: ProgressPicture

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Text(verbatim: "\(picture.doneToday)").font(.system(size: 40)).fixedSize()
        .foregroundStyle(picture.doneToday > 0 ? Color.green : .primary)
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: String(english: "done today", turkish: "bugün biten")).bold()
          Text(verbatim: picture.choice).foregroundStyle(.teal)
        }
        HStack {
          ProgressSign(difference: picture.difference)
          Text(verbatim: ProgressWords.comparison(picture.difference)).foregroundStyle(.secondary)
        }
        Text(
          verbatim: String(
            english: "\(ProgressWords.days(picture.streak)) in a row, at best \(picture.best)",
            turkish: "\(ProgressWords.days(picture.streak)) üst üste, en iyi \(picture.best)"
          )
        )
        .foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
  }
}

/// How many to-dos were done on each day of this week and last week, with the sums.
struct ProgressWeeks: View {
  let picture: ProgressPicture

  private static let day = 3.0 * 8

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row("", names, "Σ", isHead: true)
      row(
        ProgressWords.thisWeek,
        (0..<7).map { place in
          picture.thisWeek.indices.contains(place) ? Self.text(picture.thisWeek[place]) : ""
        },
        "\(picture.doneThisWeek)"
      )
      row(ProgressWords.lastWeek, picture.lastWeek.map(Self.text), "\(picture.doneLastWeek)")
    }
  }

  private var names: [String] {
    (0..<7).map { place in
      let day = picture.today.startOfWeek.adding(days: place)
      return String(day.weekday.shortName(in: .spoken).prefix(2))
    }
  }

  private static func text(_ count: Int) -> String { count == 0 ? "·" : "\(count)" }

  private func row(
    _ label: String,
    _ days: [String],
    _ sum: String,
    isHead: Bool = false
  ) -> some View {
    HStack(spacing: 0) {
      Text(verbatim: label).foregroundStyle(.secondary)
        .frame(width: 9 * 8, alignment: .leading)
      ForEach(Array(days.enumerated()), id: \.offset) { place, text in
        let isToday = place == picture.thisWeek.count - 1
        Text(verbatim: text)
          .foregroundStyle(isToday && isHead ? Color.blue : isHead ? .secondary : .primary)
          .frame(width: Self.day, alignment: .trailing)
      }
      Text(verbatim: sum).bold(!isHead).foregroundStyle(isHead ? .secondary : .primary)
        .frame(width: 5 * 8, alignment: .trailing)
    }
    .lineLimit(1)
  }
}

/// The number of open to-dos, and a bar for each age.
struct ProgressOpen: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      let open = picture.openCount
      HStack {
        Text(verbatim: String(english: "\(open) open", turkish: "\(open) açık")).bold()
        Text(verbatim: String(english: "by age", turkish: "yaşına göre"))
          .foregroundStyle(.secondary)
      }
      ForEach(picture.ages.listed, id: \.self) { age in
        let count = picture.ages.count(age)
        HStack {
          Text(verbatim: ProgressWords.age(age)).foregroundStyle(.secondary)
            .frame(width: 13 * 8, alignment: .leading)
          ProgressView(value: Double(count), total: Double(max(picture.ages.most, 1)))
            .tint(age == .older ? .orange : .green)
            .accessibilityHidden(true)
          Text(verbatim: "\(count)").frame(width: 4 * 8, alignment: .trailing)
        }
      }
    }
    .lineLimit(1)
  }
}

/// The number of done to-dos that are counted on no day, because the time of completion is unknown.
struct ProgressUndated: View {
  let count: Int

  var body: some View {
    Text(
      verbatim: String(
        english: "\(count) more, done on unknown days",
        turkish: "günü bilinmeyen \(count) görev daha"
      )
    )
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
