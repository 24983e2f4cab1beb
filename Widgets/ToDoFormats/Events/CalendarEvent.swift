package import Moments

/// A calendar event, with all properties that determine its occurrences.
package struct CalendarEvent: Sendable {
  /// The title, location and status of an event, or of one of its occurrences.
  struct Words: Equatable, Sendable {
    var title = ""
    var place = ""
    var isCancelled = false
  }

  /// A change of one occurrence of a recurring event, or of that occurrence and all later ones.
  struct Change: Sendable {
    /// The time of the occurrence before the change.
    var original: EventTime
    var isForFuture: Bool
    var start: EventTime
    var length: EventLength
    var words: Words
  }

  package var identity: String
  var words: Words
  var start: EventTime
  var length: EventLength
  var rules: [EventRule] = []
  var added: [(start: EventTime, length: EventLength?)] = []
  var exceptions: [EventTime] = []
  var changes: [Change] = []
  /// Whether the file contains only changes of the event, and not the event itself.
  var isChangesAlone = false
  /// Whether the event has a recurrence rule; its DTSTART is then an occurrence only if it matches
  /// the rule.
  ///
  /// RFC 5545 leaves open whether a DTSTART that does not match its rule is an occurrence. Here it
  /// is not, as in khal.
  private var hasRule: Bool { !rules.isEmpty }

  init(identity: String, words: Words, start: EventTime, length: EventLength) {
    self.identity = identity
    self.words = words
    self.start = start
    self.length = length.limited
  }

  /// Returns the occurrences that overlap a window, ordered by their start.
  ///
  /// - Returns: The occurrences, and whether some are missing because a limit was reached.
  package func occurrences(in window: EventWindow) -> (found: [EventOccurrence], isCut: Bool) {
    var found: [EventOccurrence] = []
    var isCut = false
    if !isChangesAlone {
      let single = Dictionary(
        changes.filter { !$0.isForFuture }.map { (key($0.original), $0) },
        uniquingKeysWith: { _, last in last }
      )
      let futures = changes.filter(\.isForFuture).map { (key: key($0.original), change: $0) }
        .sorted { $0.key < $1.key }
      let (times, isMore) = times(in: window)
      isCut = isMore
      for time in times where single[key(time.start)] == nil {
        let own = key(time.start)
        found.append(
          futures.last { $0.key <= own }.map { moved(time.start, by: $0.change) }
            ?? occurrence(words, (time.length ?? length).span(from: time.start))
        )
      }
    }
    for change in changes where !change.isForFuture || isChangesAlone {
      found.append(occurrence(change.words, change.length.span(from: change.start)))
    }
    found = found.filter { window.meets($0.span) }
    return (found.sorted { $0.isBefore($1, in: window.zone) }, isCut)
  }

  // MARK: Times

  /// Returns the times that the rules and added dates produce in a window, including those that
  /// exceptions later remove.
  ///
  /// The window is extended on both sides by `reach`, since a long or moved occurrence may overlap
  /// it.
  private func times(
    in window: EventWindow
  ) -> (times: [(start: EventTime, length: EventLength?)], isCut: Bool) {
    let reach = reach
    let low = wall(window.instants.lowerBound, window.start) - reach
    let high = wall(window.instants.upperBound, window.end) + reach
    var times: [(start: EventTime, length: EventLength?)] = []
    var isCut = false
    for rule in rules {
      let read = RuleExpansion(rule, from: start.civil).moments(in: low..<max(low, high))
      times += read.moments.map { (start.moved(to: $0), nil) }
      isCut = isCut || read.isCut
    }
    if !hasRule { times.append((start, nil)) }
    times += added
    let gone = Set(exceptions.map(key))
    // An exception that is a day excludes all occurrences that begin on it.
    let goneDays = Set(
      exceptions.compactMap { if case .day(let day) = $0 { day } else { nil as CivilDate? } }
    )
    var seen: Set<Int64> = []
    times = times.filter { time in
      !gone.contains(key(time.start)) && !goneDays.contains(start.wall(at: time.start).date)
        && seen.insert(key(time.start)).inserted
    }
    return (times, isCut)
  }

  /// The distance from a window, in seconds, at which an occurrence can still overlap it.
  ///
  /// It is the longest length of an occurrence plus the farthest move by a change. Two days are
  /// added for differences between time zones.
  private var reach: Int64 {
    let lengths = [length] + changes.map(\.length) + added.compactMap(\.length)
    let moves = changes.filter(\.isForFuture).map {
      abs(start.wall(at: $0.start).secondsSince1970 - start.wall(at: $0.original).secondsSince1970)
    }
    return (lengths.map(\.most).max() ?? 0) + (moves.max() ?? 0) + 2 * 86_400
  }

  private func wall(_ instant: Instant, _ day: CivilDate) -> Int64 {
    switch start {
    case .day: CivilDateTime(startOf: day).secondsSince1970
    case .wall(_, let zone): zone.civil(at: instant).secondsSince1970
    }
  }

  /// Returns a number that identifies an occurrence of the event: that of its day for an all-day
  /// event, otherwise of its second.
  private func key(_ time: EventTime) -> Int64 {
    switch (start, time) {
    case (.day, _): Int64(time.civil.date.daysSince1970)
    case (_, .wall): time.instant?.secondsSince1970 ?? 0
    // A day identifies the occurrence that the event has on it.
    case (_, .day(let day)):
      start.moved(to: start.civil.moved(to: day).secondsSince1970).instant?.secondsSince1970 ?? 0
    }
  }

  // MARK: Occurrences

  private func moved(_ time: EventTime, by change: Change) -> EventOccurrence {
    let shift =
      start.wall(at: change.start).secondsSince1970
      - start.wall(at: change.original).secondsSince1970
    // The change may have turned a time into a day, or a day into a time.
    let from: EventTime =
      switch (change.start, time) {
      case (.wall, .wall), (.day, .day): time.moved(to: time.civil.secondsSince1970 + shift)
      default: change.start.moved(to: time.civil.secondsSince1970 + shift)
      }
    return occurrence(change.words, change.length.span(from: from))
  }

  private func occurrence(_ words: Words, _ span: EventOccurrence.Span) -> EventOccurrence {
    EventOccurrence(
      identity: identity,
      title: words.title,
      place: words.place,
      isCancelled: words.isCancelled,
      span: span
    )
  }
}

extension EventOccurrence {
  /// Returns whether this occurrence is listed before another: by start, then the longer one first,
  /// then by title.
  package func isBefore(_ other: EventOccurrence, in zone: TimeZoneRules) -> Bool {
    let (own, others) = (bounds(in: zone), other.bounds(in: zone))
    if own.start != others.start { return own.start < others.start }
    if own.end != others.end { return own.end > others.end }
    return (title, identity) < (other.title, other.identity)
  }
}
