import Essentials
import WidgetRender
import WidgetTimeline

/// The timeline of a family, made from a program's output.
struct PrintedTimeline {
  let output: PrintedOutput
  /// When the program had printed it.
  let printed: Date
  /// The time of the program's next run, unless the output contains it.
  let next: Date
  /// When the timeline is asked for.
  let asked: Date

  /// The shortest delay in seconds of a date that passed between the output and the timeline.
  private static let shortestWait = 1.0

  /// Returns the entries and the policy.
  ///
  /// - Throws: if an archive has no view for the family.
  func made(for family: WidgetFamily) throws(TimelineError) -> MadeTimeline {
    let next = TimelineReloadPolicy.after(ahead(next))
    switch output {
    case .menu(let menu):
      let view = MenuPicture(menu: menu, family: family).view
      return MadeTimeline(
        entries: [MadeEntry(date: printed, light: view.compactBytes)],
        policy: next
      )
    case .archive(let archive):
      let entries = archive.entries.compactMap { entry in
        (entry.views[family.commandLineName] ?? entry.view).map { view in
          MadeEntry(date: entry.date.map(Self.date) ?? printed, light: view.compactBytes)
        }
      }
      guard !entries.isEmpty else {
        throw .failed(
          message: "it printed no view for the size \(family.commandLineName)",
          hint: "a view beside 'views' serves every size that is not named"
        )
      }
      return MadeTimeline(entries: entries, policy: policy(archive) ?? next)
    }
  }

  /// The date, or a moment ahead if it has passed since the output was printed: the program is due then, which
  /// did not name a date gone by.
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
