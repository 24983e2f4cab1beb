import Moments
import WidgetIntents
import WidgetUI

/// Bars for the focus time of seven days, with the total.
struct FocusWeek: View {
  let days: FocusDays
  /// The height of the tallest bar in rows.
  let barRows: Int

  private var most: Int { max(days.days.map(\.minutes).max() ?? 0, 1) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(verbatim: String(english: "seven days", turkish: "yedi gün"))
        Spacer(minLength: 8)
        Text(verbatim: FocusLength.text(minutes: days.minutesInWeek))
      }
      .foregroundStyle(.secondary)
      .lineLimit(1)
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(days.days, id: \.date) { day in
          let isToday = day == days.days.last
          VStack(spacing: 0) {
            FocusBarOfDay(eighths: eighths(of: day)).foregroundStyle(
              isToday ? Color.accentColor : .green
            )
            Text(verbatim: day.date.weekday.shortName(in: .spoken))
              .foregroundStyle(isToday ? .primary : .secondary)
              .lineLimit(1)
            Text(verbatim: label(of: day)).foregroundStyle(.secondary).lineLimit(1)
          }
          .frame(width: 40)
        }
      }
      .frame(maxWidth: .infinity)
      .frame(height: Double(barRows + 2) * 16, alignment: .bottom)
    }
  }

  /// Returns the height of a day's bar in eighths of a row; at least one if the day has a minute of
  /// focus.
  private func eighths(of day: FocusDays.Day) -> Int {
    guard day.minutes > 0 else { return 0 }
    return max((barRows * 8 * day.minutes + most / 2) / most, 1)
  }

  /// Returns a day's focus time, such as `1:40`; a dot for a day without focus time.
  private func label(of day: FocusDays.Day) -> String {
    guard day.minutes > 0 else { return "·" }
    let rest = day.minutes % 60
    return "\(day.minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A bar three columns wide, with a height in eighths of a row.
private struct FocusBarOfDay: View {
  let eighths: Int

  private static let tops = ["", "▁", "▂", "▃", "▄", "▅", "▆", "▇"]

  var body: some View {
    VStack(spacing: 0) {
      if eighths % 8 > 0 { Text(verbatim: String(repeating: Self.tops[eighths % 8], count: 3)) }
      if eighths >= 8 { Rectangle().frame(width: 24, height: Double(eighths / 8) * 16) }
    }
    .accessibilityHidden(true)
  }
}

/// The to-dos of the week's focus sessions, each with a bar and its focus time.
struct FocusSpent: View {
  let spent: [FocusPicture.Spent]
  let limit: Int

  var body: some View {
    let most = spent.first?.minutes ?? 0
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(english: "seven days by to-do", turkish: "yedi gün, göreve göre"))
        .foregroundStyle(.secondary)
        .lineLimit(1)
      ForEach(spent.prefix(limit), id: \.name) { item in
        HStack {
          Text(verbatim: item.name.isEmpty ? FocusKind.focus.title : item.name).lineLimit(1)
          Spacer(minLength: 8)
          ProgressView(value: Double(item.minutes), total: Double(max(most, 1))).tint(.green)
            .frame(width: 48)
            .accessibilityHidden(true)
          Text(verbatim: FocusLength.text(minutes: item.minutes)).fixedSize()
            .frame(width: 56, alignment: .trailing)
        }
      }
    }
  }
}

/// Figures about the week: the daily average, the best day, and how often the goal was reached.
struct FocusFigures: View {
  let days: FocusDays
  let goal: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      figure(
        String(english: "a day", turkish: "günde"),
        FocusLength.text(minutes: days.minutesInWeek / max(days.days.count, 1))
      )
      if let best = days.days.max(by: { $0.minutes < $1.minutes }) {
        let day = best.date.weekday.name(in: .spoken)
        figure(
          String(english: "most, on \(day)", turkish: "en çok, \(day)"),
          FocusLength.text(minutes: best.minutes)
        )
      }
      let (reached, count) = (days.days.count { $0.completed >= goal }, days.days.count)
      figure(
        String(english: "goal of \(goal) reached", turkish: "\(goal) odak hedefi"),
        String(english: "\(reached) of \(count) days", turkish: "\(count) günde \(reached)")
      )
    }
  }

  private func figure(_ title: String, _ words: String) -> some View {
    HStack {
      Text(verbatim: title).foregroundStyle(.secondary)
      Spacer(minLength: 8)
      Text(verbatim: words).fixedSize()
    }
    .lineLimit(1)
  }
}
