import Essentials
internal import Moments

/// A widget of a simulation, with all that happened to its one timeline.
package struct SimulatedWidget: Sendable {
  /// An attempt to reload it, whether a provider was asked or not.
  package struct Reload: Sendable {
    package var cause: ReloadCause
    package var result: ReloadRecord.Result
    /// When it was to begin; `nil` for at once.
    package var due: Int64?
    package var begun: Int64
    package var exemption: BudgetExemption?
    /// Whether a cell differs from before; `nil` if that is unknown, as for a first one.
    package var differs: Bool?
    /// Microseconds of processor time, of host and extension together.
    package var processorTime: Int64

    /// Whether a provider was asked for it.
    package var wasAsked: Bool { result == .made || result == .failed }
  }

  package let key: TimelineKey
  package let name: String
  /// The timeline that it shows at the beginning; `nil` for none.
  let present: PlannedTimeline?
  package internal(set) var reloads: [Reload] = []
  /// When entries were first shown.
  package internal(set) var shown: [Int64] = []
  /// When entries were replaced, or passed by, before they were ever shown.
  package internal(set) var neverShown: [Int64] = []
  /// The times with an outdated picture, in order and apart.
  package internal(set) var stale: [Range<Int64>] = []

  package init(key: TimelineKey, name: String, present: PlannedTimeline? = nil) {
    (self.key, self.name, self.present) = (key, name, present)
  }

  /// Counts the entries of a timeline that is replaced at `end`; `isReplaced` is false at the end of all.
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

/// The events in a span of time, added up.
package struct SimulatedSum: Equatable, Sendable {
  package var made = 0
  package var failed = 0
  package var counted = 0
  package var exempt = 0
  package var putOff = 0
  /// Made, with no cell that differs from before.
  package var unchanged = 0
  package var shown = 0
  package var neverShown = 0
  /// Microseconds with an outdated picture, of those in which a user looks.
  package var stale: Int64 = 0
  /// Microseconds, of host and extension together.
  package var processorTime: Int64 = 0
  /// How often a provider was asked, by the cause.
  package var causes: [ReloadCause: Int] = [:]

  /// How often a provider was asked.
  package var reloads: Int { made + failed }

  /// The sum of a widget's time within `span`; what is stale counts within `windows` alone.
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

  /// The time that two lists have in common, both in order and each apart in itself.
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
