import Essentials
internal import Moments

/// A widget in a simulation, with the recorded events of its timeline.
///
/// All times are microseconds since 1970 UTC.
package struct SimulatedWidget: Sendable {
  /// An attempt to reload the widget, even if no provider was asked.
  package struct Reload: Sendable {
    package var cause: ReloadCause
    package var result: ReloadRecord.Result
    /// The date on which the reload was due; `nil` if the request named no date.
    package var due: Int64?
    package var begun: Int64
    package var exemption: BudgetExemption?
    /// Whether a cell of the picture changed; `nil` if unknown, as for the first picture.
    package var differs: Bool?
    /// The processor time of host and extension, in microseconds.
    package var processorTime: Int64

    /// Whether a provider was asked for a timeline in this attempt.
    package var wasAsked: Bool { result == .made || result == .failed }
  }

  package let key: TimelineKey
  package let name: String
  /// The timeline at the start of the simulation; `nil` if there is none.
  let present: PlannedTimeline?
  package internal(set) var reloads: [Reload] = []
  /// The times at which entries became visible.
  package internal(set) var shown: [Int64] = []
  /// The times of entries that were replaced or superseded before they became visible.
  package internal(set) var neverShown: [Int64] = []
  /// The periods with an outdated picture, in order and without overlaps.
  package internal(set) var stale: [Range<Int64>] = []

  package init(key: TimelineKey, name: String, present: PlannedTimeline? = nil) {
    (self.key, self.name, self.present) = (key, name, present)
  }

  /// Records which entries of a timeline became visible before `end`, and which never did.
  ///
  /// - `isReplaced`: Whether another timeline replaces this one at `end`; false at the end of the
  ///   simulation.
  mutating func count(_ timeline: PlannedTimeline, until end: Int64, isReplaced: Bool) {
    let made = Instant(timeline.made).microseconds
    let dates = timeline.entries.map { Instant($0.date).microseconds }
    let first = dates.lastIndex { $0 <= made } ?? 0
    for (place, date) in dates.enumerated() {
      let start = place == first ? made : date
      if place < first {
        neverShown.append(made)
      } else if start < end {
        shown.append(start)
      } else if isReplaced {
        neverShown.append(end)
      }
    }
  }
}

/// The totals of a widget's events in a period.
package struct SimulatedSum: Equatable, Sendable {
  package var made = 0
  package var failed = 0
  package var counted = 0
  package var exempt = 0
  package var putOff = 0
  /// The number of reloads that changed no cell of the picture.
  package var unchanged = 0
  package var shown = 0
  package var neverShown = 0
  /// The time with an outdated picture within the hours in which the user looks, in microseconds.
  package var stale: Int64 = 0
  /// The processor time of host and extension, in microseconds.
  package var processorTime: Int64 = 0
  /// The number of requests to a provider by their cause.
  package var causes: [ReloadCause: Int] = [:]

  /// The number of requests to a provider, whether they succeeded or failed.
  package var reloads: Int { made + failed }

  /// Adds up a widget's events within `span`.
  ///
  /// - `windows`: The times in which the user looks; only these count for `stale`.
  package init(of widget: SimulatedWidget, in span: Range<Int64>, seen windows: [Range<Int64>]) {
    for reload in widget.reloads where span.contains(reload.begun) {
      switch reload.result {
      case .made: made += 1
      case .failed: failed += 1
      case .putOff: putOff += 1
      default: break
      }
      processorTime += reload.processorTime
      guard reload.wasAsked else { continue }
      causes[reload.cause, default: 0] += 1
      if reload.exemption == nil { counted += 1 } else { exempt += 1 }
      if reload.differs == false { unchanged += 1 }
    }
    shown = widget.shown.count(where: span.contains)
    neverShown = widget.neverShown.count(where: span.contains)
    let looked = windows.map { $0.clamped(to: span) }
    stale = Self.shared(looked, widget.stale)
  }

  /// Returns the total time that two lists of ranges have in common; each list is sorted and
  /// without overlaps.
  private static func shared(_ first: [Range<Int64>], _ second: [Range<Int64>]) -> Int64 {
    var (sum, i, j) = (Int64(0), 0, 0)
    while i < first.count, j < second.count {
      let both = first[i].clamped(to: second[j])
      sum += both.upperBound - both.lowerBound
      if first[i].upperBound < second[j].upperBound { i += 1 } else { j += 1 }
    }
    return sum
  }
}
