import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The widgets that the user has scrolled in the live view, with pictures that contain all of their
/// rows.
struct LiveScrolled {
  /// A complete picture, and the generation of the timeline from which it was read.
  private struct Picture {
    let generation: Int64
    let isDark: Bool
    let view: ArchivedView
  }

  private var leases: [TimelineKey: ScrolledLease] = [:]
  private var pictures: [TimelineKey: Picture] = [:]

  /// Marks these timelines as scrolled, and no others.
  ///
  /// `refresh` then makes the pictures of marked timelines with all rows.
  mutating func keep(_ keys: Set<TimelineKey>, of location: StoreLocation) throws(StoreError) {
    leases = leases.filter { keys.contains($0.key) }
    pictures = pictures.filter { keys.contains($0.key) }
    for key in keys where leases[key] == nil {
      leases[key] = try ScrolledLease.take(for: key, of: location)
    }
  }

  func contains(_ key: TimelineKey) -> Bool { leases[key] != nil }

  /// Returns the picture of a timeline with all rows; `nil` if there is none yet.
  ///
  /// It is read again only after its timeline was reloaded.
  mutating func picture(
    of key: TimelineKey,
    in reader: StoreReader,
    at now: Instant,
    _ scheme: SchemeDecision
  ) throws(CommandError) -> ArchivedView? {
    let timeline = try stored { () throws(StoreError) in
      try reader.timeline(placement: key.placement, family: key.size.number)
    }
    guard let timeline, timeline.generation > 0 else { return nil }
    let isDark = scheme.isDarkWithoutSetting
    if let known = pictures[key], known.generation == timeline.generation, known.isDark == isDark {
      return known.view
    }
    let shown = try stored { () throws(StoreError) in
      try reader.shownPage(
        at: now.microseconds,
        family: key.size.number,
        dark: isDark,
        isFixed: scheme.isFixed,
        including: { $0.id == key.placement }
      ).widgets.first
    }
    guard let shown, shown.date != nil else { return nil }
    let view = try shown.view()
    pictures[key] = Picture(generation: timeline.generation, isDark: isDark, view: view)
    return view
  }
}

/// Reads the complete pictures of the widgets that the user has scrolled.
extension StoreLive {
  func scroll(_ widgets: [Int64: WidgetFamily]) throws(CommandError) {
    let keys = widgets.map {
      TimelineKey(placement: $0.key, size: TimelineSize($0.value, isScrolled: true))
    }
    let location = location
    do throws(StoreError) {
      try scrolled.keep(Set(keys), of: location)
    } catch {
      throw CommandError(error)
    }
  }

  /// Adds the complete pictures to the widgets, and requests those that do not exist yet.
  func addRows(
    to made: inout LiveEntries,
    of families: [(widget: Int64, family: WidgetFamily)],
    in reader: StoreReader,
    at now: Instant
  ) throws(CommandError) {
    for (widget, family) in families {
      let key = TimelineKey(placement: widget, size: TimelineSize(family, isScrolled: true))
      guard scrolled.contains(key) else { continue }
      if let view = try scrolled.picture(of: key, in: reader, at: now, scheme) {
        made.entries[widget]?.rows = view
      } else if let id = placed[widget]?.shortID {
        makeRows(of: id, in: key.size)
        if let failure = failure(of: id, in: key.size.words) {
          made.entries[widget]?.problem = failure
        }
      }
    }
  }
}
