import Moments
import WidgetIntents
import WidgetUI

/// The minutes of seven days as bars, with what they come to.
struct FocusWeek: View {
  let days: FocusDays
  /// The rows of the highest bar.
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
            Rectangle()
              .fill(isToday ? Color.accentColor : .green)
              .frame(width: 24, height: height(of: day))
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

  /// In points: an eighth of a row is the least that is seen.
  private func height(of day: FocusDays.Day) -> Double {
    guard day.minutes > 0 else { return 0 }
    return max(Double(barRows) * 16 * Double(day.minutes) / Double(most), 2)
  }

  /// Hours and minutes in five columns: `1:40`; nothing for a day without focus.
  private func label(of day: FocusDays.Day) -> String {
    guard day.minutes > 0 else { return "·" }
    let rest = day.minutes % 60
    return "\(day.minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
