import Essentials
import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// The future entries of a widget: those that are stored, and those that its provider computes for
/// later.
struct ForeseenTimeline {
  struct Entry {
    let stored: StoredEntry
    /// Whether the entry was computed for this command, and is not stored.
    let isComputed: Bool
  }

  /// A future reload of the timeline.
  struct Reload {
    /// The time of the reload, in microseconds since 1970 UTC.
    let date: Int64
    let reason: ReloadReason
    let isComputed: Bool
  }

  private(set) var entries: [Entry]
  private(set) var reloads: [Reload] = []
  /// The reason why entries after the last one could not be computed; `nil` if they could be.
  private(set) var failure: CommandError?

  /// The most reloads that are computed; further ones in the time span are left out.
  private static let maximumReloads = 100

  /// Begins with the entries and the next reload that are stored for a timeline.
  init(_ entries: [StoredEntry], of timeline: StoredTimeline) {
    self.entries = entries.map { Entry(stored: $0, isComputed: false) }
    if timeline.due > .min, timeline.due < .max {
      let reason = ReloadReason(rawValue: timeline.reason) ?? .policy
      let isNext = timeline.failures > 0 ? ReloadReason.retry : .policy
      reloads = [
        Reload(
          date: timeline.due,
          reason: timeline.generation > 0 ? isNext : reason,
          isComputed: false
        )
      ]
    }
  }

  /// Requests a timeline from the provider for each reload before `end`; nothing is stored, and the
  /// network is not used.
  ///
  /// The entries of each reload are valid until the next reload.
  mutating func compute(
    until end: Int64,
    _ ask: (_ moment: Int64) throws(CommandError) -> MadeTimeline
  ) {
    while let next = reloads.last, next.date < end, reloads.count < Self.maximumReloads {
      let moment = Instant(microseconds: next.date).date
      let planned: PlannedTimeline
      do throws(CommandError) {
        let made = try ask(next.date)
        guard let plan = try? ReloadPlanner().plan(made, reason: next.reason, at: moment) else {
          return
        }
        planned = plan
      } catch {
        failure = error
        return
      }
      // Entries computed before are shown until the next reload.
      entries.removeAll { $0.stored.date >= next.date }
      entries += planned.entries.enumerated().map { place, entry in
        // The first entry is shown at once, whatever its date is.
        let date = place == 0 ? next.date : max(Instant(entry.date).microseconds, next.date)
        return Entry(stored: StoredEntry(entry, at: date), isComputed: true)
      }
      guard let due = planned.due.map({ Instant($0).microseconds }), due > next.date else {
        return
      }
      reloads.append(Reload(date: due, reason: .policy, isComputed: true))
    }
  }
}

/// Requests timelines of a widget from its extension without storing them; the first request starts
/// the extension.
struct ForeseenTimelines {
  private let widget: PlacedWidget
  private let host: Host

  init(of widget: PlacedWidget, _ host: Host) {
    self.widget = widget
    self.host = host
  }

  /// Returns the timeline that begins at `moment`, in microseconds since 1970 UTC.
  func timeline(_ family: WidgetFamily, at moment: Int64) throws(CommandError) -> MadeTimeline {
    let extensions = try host.extensions
    guard let hosted = extensions.named(widget.extensionName) else {
      throw extensions.missing(widget.extensionName)
    }
    defer { hosted.progress.clear() }
    let request = WidgetRequest(
      kind: widget.kind,
      family: family,
      configuration: PlacedWidgetText.arguments(widget),
      isOffline: true,
      foreseen: moment
    )
    var made: Result<MadeTimeline, ExtensionError>?
    do throws(ExtensionError) {
      try hosted.session().timelines([request], events: hosted.events) { _, result in
        made = result
      }
      if let made { return try made.get() }
    } catch {
      throw .failed(.unavailable, message: error.message, hint: error.hint)
    }
    throw .failed(.unavailable, message: "the extension did not answer", hint: nil)
  }
}
