import Foundation
import Moments
import SharedStore
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets

/// Focus sessions for tests, all at Saturday, 21 November 2026, 10:00 UTC.
enum FocusSamples {
  static let now = Instant(Samples.now).microseconds
  static let minute: Int64 = 60_000_000

  /// Returns a session of `minutes` that began `ago` minutes before now.
  static func session(
    _ kind: FocusKind = .focus,
    minutes: Int64 = 25,
    ago: Int64,
    toDo: (number: Int64, name: String)? = nil
  ) -> FocusRecord {
    FocusRecord(kind, seconds: minutes * 60, toDo: toDo, at: now - ago * minute)
  }

  /// Returns the data that a provider reads: the sessions of the week, the oldest first, and
  /// to-dos.
  static func contents(
    _ week: [FocusRecord],
    toDo: ToDoRecord? = nil,
    open: [ToDoRecord] = [],
    plan: FocusPlan = FocusPlan()
  ) -> FocusContents {
    FocusContents(
      week: week,
      last: week.last,
      focus: week.last { $0.kind == .focus },
      toDo: toDo,
      open: open,
      plan: plan,
      calendar: Samples.utc
    )
  }

  static let grandma = Samples.record(4, "Call Grandma")
  static let label: (number: Int64, name: String) = (4, "Call Grandma")

  /// Two completed focus sessions of this morning, a running third one, and sessions on the six
  /// days before.
  static var everyday: [FocusRecord] {
    let days: [(Int64, Int64)] = [(6, 150), (5, 100), (4, 175), (3, 50), (2, 125), (1, 25)]
    return days.map { day, minutes in session(minutes: minutes, ago: day * 1_440) } + [
      session(ago: 120, toDo: (8, "Renew passport")), session(.shortBreak, minutes: 5, ago: 95),
      session(ago: 85, toDo: (8, "Renew passport")), session(.shortBreak, minutes: 5, ago: 60),
      session(ago: 7, toDo: label),
    ]
  }

  static let choices = [1, 5, 8, 13, 34, 36].compactMap { key in
    Samples.everyday.first { $0.key == key }
  }

  /// The samples whose pictures the tests compare, by name.
  static var datasets: [(String, FocusContents)] {
    var paused = everyday
    paused[paused.count - 1].pause(at: now - minute)
    var stopped = everyday
    stopped[stopped.count - 1].stop(at: now - minute)
    var ticked = grandma
    ticked.close(at: now)
    let hostile = Samples.hostile
    return [
      ("empty", contents([])),
      ("running", contents(everyday, toDo: grandma, open: choices)),
      ("paused", contents(paused, toDo: grandma, open: choices)),
      ("stopped", contents(stopped, toDo: grandma, open: choices)),
      (
        "over",
        contents(
          everyday.dropLast() + [session(ago: 30, toDo: label)],
          toDo: grandma,
          open: choices
        )
      ),
      ("break", contents(everyday.dropLast() + [session(.shortBreak, minutes: 5, ago: 2)])),
      ("done", contents(everyday, toDo: ticked, open: choices)),
      ("removed", contents(everyday, open: choices)),
      (
        "hostile",
        contents(
          (0..<20).map { session(minutes: 10, ago: 300 - $0 * 11, toDo: (6, hostile[5].name)) }
            + [session(minutes: 480, ago: 1, toDo: (5, hostile[4].name))],
          toDo: hostile[4],
          open: hostile
        )
      ),
    ]
  }
}

/// Returns the drawing of the timer as a terminal shows it.
@MainActor
func focusDrawing(_ family: WidgetFamily) -> WidgetDrawing<FocusEntry, FocusWidgetView> {
  WidgetDrawing(family: family, title: "Focus") { FocusWidgetView(picture: $0.picture) }
}
