import Essentials
import WidgetRender
import WidgetTimeline

/// Creates the timeline of a widget's family from a program's output.
struct PrintedTimeline {
  let output: PrintedOutput
  /// The time at which the program printed its output.
  let printed: Date
  /// The time of the program's next run, unless the output contains it.
  let next: Date
  /// The time at which the timeline is requested.
  let asked: Date
  /// The program's name, which replaces a picture if only text fits.
  var name = ""

  /// How many seconds after `asked` the program runs if it is overdue.
  private static let shortestWait = 1.0
  /// The seconds for which one of several titles is shown, as in xbar.
  private static let turnSeconds = 10.0
  /// The most entries in which the titles are shown in turn until the next run.
  ///
  /// If there would be more entries, each title is shown for longer.
  private static let maximumTurns = 60

  /// Returns the timeline's entries and its reload policy.
  ///
  /// - Throws: if an archive has no view for the family.
  func made(for family: WidgetFamily) throws(TimelineError) -> MadeTimeline {
    let next = TimelineReloadPolicy.after(ahead(next))
    switch output {
    case .menu(let menu):
      return MadeTimeline(entries: turns(of: menu, for: family), policy: next)
    case .archive(let archive):
      let entries = archive.entries.compactMap { entry in
        (entry.views[family.commandLineName] ?? entry.view).map { view in
          MadeEntry(date: entry.date.map(Self.date) ?? printed, light: view.compactBytes)
        }
      }
      guard !entries.isEmpty else {
        throw .failed(
          message: "it printed no view for the size \(family.commandLineName)",
          hint: "add 'view' beside 'views' for the sizes that are not named"
        )
      }
      return MadeTimeline(entries: entries, policy: policy(archive) ?? next)
    }
  }

  /// Returns the entries of a menu: one, or its titles in turn until the next run.
  private func turns(of menu: PrintedMenu, for family: WidgetFamily) -> [MadeEntry] {
    let turns = MenuPicture.turns(of: menu, in: family)
    let views = (0..<turns).map {
      MenuPicture(menu: menu, family: family, name: name, turn: $0).view.compactBytes
    }
    let seconds = max(next.timeIntervalSince(printed), 0)
    let step = max(Self.turnSeconds, (seconds / Double(Self.maximumTurns)).rounded(.up))
    let count = turns == 1 ? 1 : min(max(Int((seconds / step).rounded(.up)), 1), Self.maximumTurns)
    return (0..<count).map { number in
      MadeEntry(
        date: printed.addingTimeInterval(Double(number) * step),
        light: views[number % turns]
      )
    }
  }

  /// Returns the date, or a moment after `asked` if the date has passed since the output was
  /// printed.
  ///
  /// The date was in the future when the program named it, so the program is due at once.
  private func ahead(_ date: Date) -> Date {
    let soonest = asked.addingTimeInterval(Self.shortestWait)
    return date > printed && date < soonest ? soonest : date
  }

  private func policy(_ archive: PrintedArchive) -> TimelineReloadPolicy? {
    switch archive.policy {
    case .atEnd:
      let last = archive.entries.compactMap { $0.date.map(Self.date) }.max()
      guard let last, last > printed, last <= asked else { return .atEnd }
      return .after(ahead(last))
    case .never: return .never
    case .after(let instant): return .after(ahead(Self.date(instant)))
    case nil: return nil
    }
  }

  private static func date(_ microseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }
}
