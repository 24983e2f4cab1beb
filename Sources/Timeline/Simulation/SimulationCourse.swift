import Essentials
internal import Moments

extension Simulation {
  /// Computes when the widgets of a simulation are reloaded next and since when their pictures are
  /// outdated.
  struct Course {
    private static let minute: Int64 = 60_000_000
    /// The shortest time between two updates of a live view, in microseconds.
    private static let pause: Int64 = 1_000_000

    private let keys: [TimelineKey]
    private let start: Int64
    private let windows: [Range<Int64>]
    private var staleSince: [TimelineKey: Int64] = [:]
    private var lastTick = Int64.min
    private var lastLook = Int64.min
    /// The start of the latest period in which the user looks; the live view refreshed at that
    /// time.
    private var lastOpened = Int64.min

    init(_ plan: SimulationPlan, _ keys: [TimelineKey]) {
      self.keys = keys
      start = plan.span.lowerBound
      windows = plan.windows
    }

    /// Records which widgets are outdated; returns the outdated periods of those that are up to
    /// date again.
    mutating func look(
      _ states: [TimelineKey: TimelineState],
      at now: Int64
    ) -> [(TimelineKey, Range<Int64>)] {
      var ended: [(TimelineKey, Range<Int64>)] = []
      let date = Instant(microseconds: now).date
      for key in keys {
        guard let state = states[key] else { continue }
        let isStale = state.made == nil || state.isStale(at: date)
        if isStale {
          if staleSince[key] == nil {
            staleSince[key] = state.made == nil ? start : Self.expiry(of: state, at: now, start)
          }
        } else if let since = staleSince.removeValue(forKey: key) {
          let made = state.made.map { Instant($0).microseconds } ?? now
          if since < made { ended.append((key, since..<made)) }
        }
      }
      return ended
    }

    /// Records the widgets whose policy's date passes before `moment`, as outdated since that date.
    mutating func pass(_ states: [TimelineKey: TimelineState], until moment: Int64) {
      for key in keys where staleSince[key] == nil {
        guard let date = states[key]?.policyDate.map({ Instant($0).microseconds }), date < moment
        else { continue }
        staleSince[key] = max(date, start)
      }
    }

    /// Returns the periods, up to `end`, in which widgets that are still outdated have been so.
    mutating func open(until end: Int64) -> [(TimelineKey, Range<Int64>)] {
      defer { staleSince = [:] }
      return keys.compactMap { key in
        staleSince[key].flatMap { $0 < end ? (key, $0..<end) : nil }
      }
    }

    /// Returns the moment of the next refresh; `Int64.max` if there is none.
    func nextAttempt(_ states: [TimelineKey: TimelineState], at now: Int64) -> Int64 {
      // A user who begins to look does not wait for what a timer put off.
      let opened = windows.first { $0.lowerBound >= now && $0.lowerBound > lastOpened }
      var next = opened?.lowerBound ?? .max
      let date = Instant(microseconds: now).date
      for key in keys {
        guard let state = states[key] else { continue }
        let wanted =
          state.isDue(at: date)
          ? now : state.due.map { max(Instant($0).microseconds, now) } ?? .max
        if wanted < .max { next = min(next, attempt(from: wanted)) }
      }
      return next
    }

    /// Returns the origin of a refresh at a moment: the live view while the user looks, otherwise
    /// the timer.
    func asker(at moment: Int64) -> ReloadAsker { isSeen(moment) ? .watch : .timer }

    /// Records that a refresh took place at `moment`, in a live view or by the timer.
    mutating func note(at moment: Int64) {
      if isSeen(moment) { lastLook = moment } else { lastTick = moment }
      if windows.contains(where: { $0.lowerBound == moment }) { lastOpened = moment }
    }

    /// Returns the time of the first refresh not before `wanted`.
    ///
    /// A live view refreshes at once; otherwise the timer does so at the next whole minute.
    private func attempt(from wanted: Int64) -> Int64 {
      let looked = lastLook == .min ? wanted : max(wanted, lastLook + Self.pause)
      if isSeen(looked) { return looked }
      let first = lastTick == .min ? wanted : max(wanted, lastTick + 1)
      let down = first.floorDivided(by: Self.minute) * Self.minute
      let tick = down < first ? down + Self.minute : down
      return tick
    }

    private func isSeen(_ moment: Int64) -> Bool { windows.contains { $0.contains(moment) } }

    /// Returns the time since which a picture is outdated: its policy's date, or `now` if a source
    /// has changed.
    private static func expiry(of state: TimelineState, at now: Int64, _ start: Int64) -> Int64 {
      let date = state.policyDate.map { Instant($0).microseconds } ?? now
      return max(min(date, now), start)
    }
  }
}
