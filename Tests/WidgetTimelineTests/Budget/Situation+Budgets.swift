import Essentials
import WidgetTimeline

// What a budget counts, holds back and lets go.
extension Situation {
  static let hour = 3_600
  static let day = 86_400

  /// A day in which a timer refreshes every five minutes.
  static let dayOfTimer = Step.loop(288, [.pass(300), .look(.timer)])
  static let emptied: [Step] = [.ask(.widgetCenter, times: 60)]

  static let ofBudgets = counting + spacing + exempt + waiting

  private static let counting: [Situation] = [
    Situation(
      "WK-84: a reload by the policy's date counts",
      wish: hour,
      [.pass(hour), .look(.timer)],
      "1 made, 1 counted, 0 put off"
    ),
    Situation(
      "WK-84: one by WidgetCenter counts",
      [.ask(.widgetCenter)],
      "1 made, 1 counted, 0 put off"
    ),
    Situation(
      "WK-84: a push, which `refresh --force` is here, counts",
      [.ask(.refresh)],
      "1 made, 1 counted, 0 put off"
    ),
    Situation(
      "WK-84: changed data counts where a timer notices it",
      [.change(.records), .look(.timer)],
      "1 made, 1 counted, 0 put off"
    ),
    Situation(
      "WK-92: a burst of 1,000 by WidgetCenter: 50 count, the rest is put off with a date",
      [.ask(.widgetCenter, times: 1_000)],
      "50 made, 50 counted, 950 put off, waits 1728 s"
    ),
    Situation(
      "WK-92: N a day is a bucket of N",
      budget: .daily(7),
      [.ask(.widgetCenter, times: 20)],
      "7 made, 7 counted, 13 put off, waits 12343 s"
    ),
    Situation(
      "WK-82: one a day",
      budget: .daily(1),
      [.ask(.refresh, times: 2)],
      "1 made, 1 counted, 1 put off, waits 86400 s"
    ),
    Situation(
      "WK-82: a wish for each five minutes gets the bucket, then one for each part of the day",
      wish: 300,
      [dayOfTimer],
      "99 made, 99 counted, 40 put off, waits 300 s"
    ),
    Situation(
      "WK-82: a wish for each hour is within the budget",
      wish: hour,
      [dayOfTimer],
      "24 made, 24 counted, 0 put off"
    ),
    Situation(
      "WK-82: a new widget gets twice as many in its first days",
      age: 1,
      [.ask(.widgetCenter, times: 1_000)],
      "100 made, 100 counted, 900 put off, waits 864 s"
    ),
    Situation(
      "WK-88: no budget is the default here, and counts nothing",
      budget: .none,
      [.ask(.widgetCenter, times: 1_000)],
      "1000 made, 1000 counted, 0 put off"
    ),
  ]

  private static let spacing: [Situation] = [
    Situation(
      "WK-86: a wish for each minute is met each five",
      wish: 60,
      [.loop(60, [.pass(60), .look(.timer)])],
      "12 made, 12 counted, 12 put off, waits 60 s"
    ),
    Situation(
      "WK-86: N a day has no spacing",
      budget: .daily(1_000),
      wish: 60,
      [.loop(60, [.pass(60), .look(.timer)])],
      "60 made, 60 counted, 0 put off"
    ),
    Situation(
      "WK-86: changed data is not spaced",
      wish: 60,
      [.pass(60), .look(.timer), .change(.records), .look(.timer)],
      "2 made, 2 counted, 0 put off"
    ),
    Situation(
      "WK-89, WK-90: a date gone by is met after a quarter of an hour, not after five minutes",
      wish: -60,
      [.loop(120, [.pass(60), .look(.timer)])],
      "8 made, 8 counted, 0 put off"
    ),
    Situation(
      "WK-91: the policy's date is met though entries are left",
      wish: 600,
      [.pass(599), .look(.timer), .pass(1), .look(.timer)],
      "1 made, 1 counted, 0 put off"
    ),
  ]

  private static let exempt: [Situation] = [
    Situation(
      "WK-83, WK-94: presses never count, and none waits",
      budget: .daily(1),
      emptied + [.ask(.press, times: 30)],
      "31 made, 1 counted, 59 put off"
    ),
    Situation(
      "WK-70, WK-82: the first timeline does not count",
      budget: .daily(1),
      age: nil,
      [.look(.timer), .ask(.refresh)],
      "2 made, 1 counted, 0 put off"
    ),
    Situation(
      "WK-83: the language does not count",
      emptied + [.change(.language), .look(.timer)],
      "51 made, 50 counted, 10 put off"
    ),
    Situation(
      "WK-83: the appearance does not count",
      emptied + [.change(.appearance), .look(.timer)],
      "51 made, 50 counted, 10 put off"
    ),
    Situation(
      "WK-83: another place does not count",
      emptied + [.change(.surroundings), .look(.timer)],
      "51 made, 50 counted, 10 put off"
    ),
    Situation(
      "WK-83: with the program in the foreground changed data does not count",
      emptied + [.change(.records), .look(.watch)],
      "51 made, 50 counted, 10 put off"
    ),
    Situation(
      "WK-83: nor after a command of the user",
      emptied + [.change(.records), .look(.command)],
      "51 made, 50 counted, 10 put off"
    ),
    Situation(
      "WK-84: a neighbour of the widget that was pressed counts",
      emptied + [.change(.records), .look(.press)],
      "50 made, 50 counted, 11 put off, waits 1728 s"
    ),
    Situation(
      "WK-88: `--no-budget` reloads what waits, and counts nothing",
      emptied + [.lift, .ask(.refresh)],
      "51 made, 50 counted, 11 put off, waits 1728 s"
    ),
    Situation(
      "WK-83: what a timer has put off is reloaded when its user looks",
      emptied + [.change(.records), .look(.timer), .look(.watch)],
      "51 made, 50 counted, 11 put off"
    ),
  ]

  private static let waiting: [Situation] = [
    Situation(
      "WK-85: what waits is made when there is room, once",
      emptied + [.pass(1_727), .look(.timer), .pass(1), .look(.timer), .look(.timer)],
      "51 made, 51 counted, 10 put off"
    ),
    Situation(
      "WK-85: looking each minute at what waits leaves one row",
      wish: hour,
      emptied.map { _ in .ask(.widgetCenter, times: 50) } + [
        .change(.records), .loop(28, [.look(.timer), .pass(60)]),
      ],
      "50 made, 50 counted, 1 put off, waits 48 s"
    ),
    Situation(
      "WK-93: each change while it waits is told, and all of them are one reload",
      emptied + [
        .loop(28, [.change(.records), .look(.timer), .pass(60)]), .pass(60), .look(.timer),
      ],
      "51 made, 51 counted, 38 put off"
    ),
    Situation(
      "WK-85: after a day of rest the bucket is full",
      emptied + [.pass(day), .ask(.widgetCenter, times: 60)],
      "100 made, 100 counted, 20 put off, waits 1728 s"
    ),
    Situation(
      "RT-3: a week of sleep is one reload",
      wish: 300,
      [.pass(7 * day), .look(.timer), .look(.timer)],
      "1 made, 1 counted, 0 put off"
    ),
  ]
}
