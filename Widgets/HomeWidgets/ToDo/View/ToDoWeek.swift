import Moments
import WidgetUI

/// The next seven days next to each other, with a circle for each to-do due on them.
struct ToDoWeek: View {
  let days: [ToDoPicture.DueDay]

  /// The number of lines of this view.
  nonisolated static let height = 3

  /// The most circles of a day; more to-dos are shown as a number.
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
    // What is read aloud is the list.
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
