import Foundation
import Moments
import SharedStore
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets

/// Habits for tests, all on Saturday, 21 November 2026.
enum HabitSamples {
  static let today = CivilDate(Samples.now, in: Samples.utc)

  /// Returns a habit that was added `added` days ago; `done` are the days on which it was done, as
  /// numbers of days before today.
  static func kept(
    _ number: Int64,
    _ name: String,
    _ schedule: HabitSchedule = .daily,
    color: HabitColor = .green,
    added: Int = 200,
    done: some Sequence<Int>
  ) -> HabitStore.Kept {
    var habit = HabitRecord(
      name: name,
      schedule: schedule,
      color: color,
      addedAt: Instant(Samples.now.addingTimeInterval(-86_400 * Double(added))).microseconds
    )
    habit.key = number
    return HabitStore.Kept(habit: habit, days: done.map { today.adding(days: -$0) })
  }

  static func history(
    _ schedule: HabitSchedule,
    added: Int = 60,
    done: some Sequence<Int>
  ) -> HabitHistory {
    kept(1, "", schedule, added: added, done: done).history(on: today, in: Samples.utc)
  }

  static func entry(
    _ kept: [HabitStore.Kept],
    alone: Int64? = nil
  ) -> HabitEntry {
    HabitProvider.timeline(of: kept, alone: alone, from: Samples.now, in: Samples.utc).entries[0]
  }

  static let everyday = [
    kept(1, "Read", done: (0..<200).filter { ![12, 13, 30, 41].contains($0) }),
    kept(2, "Stretch", color: .blue, done: (1..<200).filter { $0 % 8 != 3 }),
    kept(
      4,
      "No sugar",
      .weekdays,
      color: .orange,
      done: (0..<150).filter { ![5, 18, 26].contains($0) }
    ),
    kept(
      7,
      "Run",
      .weekly(3),
      color: .purple,
      done: (0..<120).filter { [0, 2, 3, 6].contains($0 % 7) }
    ),
    kept(8, "Call a friend", .weekly(1), color: .pink, added: 30, done: [9, 16, 23]),
  ]

  /// The samples whose pictures the tests compare, by name.
  static var datasets: [(String, HabitEntry)] {
    let many = (1...30).map { number in
      kept(
        Int64(number),
        "Habit number \(number)",
        done: (0..<20).filter { ($0 * number) % 5 != 1 }
      )
    }
    let hostile = Samples.hostile.enumerated().map { place, record in
      kept(Int64(place) + 1, record.name, added: -4, done: [0, 3, 90_000, -5])
    }
    return [
      ("empty", entry([])), ("everyday", entry(everyday)), ("many", entry(many)),
      ("single", entry(everyday, alone: 1)), ("missing", entry(everyday, alone: 99)),
      ("hostile", entry(hostile)),
    ]
  }
}

/// Returns the drawing of the habits as a terminal shows them.
@MainActor
func habitDrawing(_ family: WidgetFamily) -> WidgetDrawing<HabitEntry, HabitWidgetView> {
  WidgetDrawing(family: family, title: "Habits") { HabitWidgetView(picture: $0.picture) }
}
