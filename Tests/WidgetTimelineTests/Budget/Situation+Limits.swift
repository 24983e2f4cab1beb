import Essentials
import WidgetTimeline

// The floor, and clocks that are set.
extension Situation {
  static let ofLimits = floors + clocks

  private static let floors: [Situation] = [
    Situation(
      "the floor: one core in twenty, with no budget at all",
      budget: .none,
      wish: 1,
      cost: 500,
      [.loop(600, [.pass(1), .look(.timer)])],
      "60 made, 60 counted, 0 put off"
    ),
    Situation(
      "the floor holds for what WidgetCenter asks for",
      budget: .none,
      cost: 1_000,
      [.ask(.widgetCenter, times: 100)],
      "1 made, 1 counted, 99 put off, waits 20 s"
    ),
    Situation(
      "the floor holds for a live view",
      budget: .none,
      cost: 1_000,
      [.loop(60, [.change(.records), .look(.watch), .pass(1)])],
      "3 made, 0 counted, 57 put off, waits 0 s"
    ),
    Situation(
      "the floor lets presses, --force and commands pass",
      budget: .none,
      cost: 1_000,
      [.ask(.press, times: 5), .ask(.refresh, times: 5), .change(.records), .look(.command)],
      "11 made, 5 counted, 0 put off"
    ),
    Situation(
      "the floor holds for --no-budget",
      budget: .daily(1),
      cost: 1_000,
      [.ask(.refresh), .change(.records), .lift],
      "1 made, 1 counted, 1 put off, waits 20 s"
    ),
    Situation(
      "what only waits has no floor to speak of: each second, as it wishes",
      budget: .none,
      wish: 1,
      cost: 2,
      [.loop(600, [.pass(1), .look(.timer)])],
      "600 made, 600 counted, 0 put off"
    ),
  ]

  /// 25 October 2026, 00:00 UTC: an hour before Europe's clocks are set back.
  private static let autumn = Date(timeIntervalSince1970: 1_792_886_400)

  private static let clocks: [Situation] = [
    Situation(
      "RT-1: the end of summer time is a day like any other",
      wish: 300,
      start: autumn,
      [dayOfTimer],
      "99 made, 99 counted, 40 put off, waits 300 s"
    ),
    Situation(
      "RT-5: a clock set back by an hour keeps the bucket",
      emptied + [.set(-hour), .change(.records), .look(.timer)],
      "50 made, 50 counted, 11 put off, waits 5328 s"
    ),
    Situation(
      "RT-5: one set back by a year locks nothing",
      emptied + [.set(-365 * day), .change(.records), .look(.timer)],
      "51 made, 51 counted, 10 put off"
    ),
    Situation(
      "RT-5: one set back by a year, and what waited is made",
      emptied + [.set(-365 * day), .look(.timer)],
      "51 made, 51 counted, 10 put off"
    ),
    Situation(
      "RT-5: one set forwards by a day gives one bucket and no more",
      emptied + [.set(day), .ask(.widgetCenter, times: 1_000)],
      "100 made, 100 counted, 960 put off, waits 1728 s"
    ),
  ]
}
