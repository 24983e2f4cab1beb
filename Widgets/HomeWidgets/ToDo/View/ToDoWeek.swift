import Moments
import WidgetUI

/// The next seven days next to each other, each with a circle for every to-do due on it.
struct ToDoWeek: View {
  let days: [ToDoPicture.DueDay]

  /// The height of the view in lines.
  nonisolated static let height = 3

  /// The most circles for one day; if more to-dos are due, their number is shown.
  private static let mostCircles = 6

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      HStack(spacing: 8) {
        ForEach(days, id: \.date) { day in
          let isToday = day == days.first
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "\(day.date.weekday.shortName(in: .spoken)) \(day.date.day)")
              .bold(isToday)
              .foregroundStyle(isToday ? Color.accentColor : .secondary)
            load(day)
          }
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    // Screen readers read only the list.
    .accessibilityHidden(true)
  }

  @ViewBuilder private func load(_ day: ToDoPicture.DueDay) -> some View {
    switch day.count {
    case 0: Text(verbatim: "–").foregroundStyle(.secondary)
    case 1...Self.mostCircles:
      Text(verbatim: String(repeating: "○", count: day.count)).foregroundStyle(.tint)
    default:
      Text(verbatim: "○ ×\(day.count)").foregroundStyle(.tint)
    }
  }
}
