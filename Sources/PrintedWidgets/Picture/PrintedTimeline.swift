import WidgetRender
import WidgetTimeline

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The timeline of a family that an output stands for.
struct PrintedTimeline {
  let output: PrintedOutput
  /// When it was printed.
  let printed: Date
  /// Seconds until the program is asked again, unless the output says it.
  let interval: Int64

  /// The entries and the policy.
  ///
  /// - Throws: where an archive has no view for the family.
  func made(for family: WidgetFamily) throws(TimelineError) -> MadeTimeline {
    let next = TimelineReloadPolicy.after(printed.addingTimeInterval(Double(interval)))
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
      return MadeTimeline(entries: entries, policy: policy(archive.policy) ?? next)
    }
  }

  private func policy(_ printed: PrintedArchive.Policy?) -> TimelineReloadPolicy? {
    switch printed {
    case .atEnd: .atEnd
    case .never: .never
    case .after(let instant): .after(Self.date(instant))
    case nil: nil
    }
  }

  private static func date(_ microseconds: Int64) -> Date {
    Date(timeIntervalSince1970: Double(microseconds) / 1_000_000)
  }
}
