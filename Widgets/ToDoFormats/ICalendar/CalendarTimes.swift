internal import Moments

/// The start, due date and recurrence of a to-do: DTSTART, DUE, DURATION, RRULE and exceptions.
struct CalendarTimes {
  private(set) var due: ForeignToDo.Moment?
  private(set) var start: ForeignToDo.Moment?
  /// The recurrence rule as widgetctl stores it; empty if there is none.
  private(set) var recurrence = ""
  /// Whether all occurrences of the to-do are done or excluded.
  private(set) var isOver = false
  /// The number of days from the first occurrence to the first one that is neither done nor
  /// excluded.
  private(set) var shift = 0
  /// Whether DTSTART equals DUE; Thunderbird adds such a start so that the rule can count from it.
  private(set) var startIsDue = false
  let dueLine: ContentLine?
  let startLine: ContentLine?
  /// The property from which the rule counts: DTSTART, or DUE if there is none; `nil` without both.
  var anchorLine: ContentLine? { startLine ?? dueLine }

  private let record: CalendarRecord
  private var toDo: CalendarToDo { record.toDo }

  init(_ record: CalendarRecord) {
    self.record = record
    dueLine = record.toDo.first("DUE")
    startLine = record.toDo.first("DTSTART")
  }

  mutating func read(_ moments: inout CalendarMoments) {
    start = moments.moment(startLine, line: line("DTSTART"))
    due = moments.moment(dueLine, line: line("DUE"))
    if due == nil, let span = toDo.first("DURATION") {
      if let start, let duration = CalendarDuration(EscapedText.trimmed(span.value)) {
        due = moments.moment(start, adding: duration, of: startLine)
      } else {
        moments.remarks.append("a duration without a start makes nothing")
      }
    }
    let anchor = start ?? due
    startIsDue = start != nil && start == due && dueLine != nil
    if startIsDue { start = nil }
    if start == nil, let own = toDo.first("X-WIDGETCTL-DTSTART") { start = moments.moment(own) }
    guard let rule = rule(anchor, &moments) else { return }
    recurrence = rule.rule
    if let anchor { passOver(rule, from: anchor, &moments) }
  }

  private func line(_ name: String) -> Int {
    toDo.indices(of: name).first.map { toDo.text.lines[$0].number } ?? 0
  }

  // MARK: The rule

  private func rule(_ anchor: ForeignToDo.Moment?, _ moments: inout CalendarMoments) -> Recurrence?
  {
    let rules = toDo.all("RRULE").map { EscapedText.trimmed($0.value) }.filter { !$0.isEmpty }
    guard let text = rules.first else { return nil }
    guard rules.count == 1 else {
      moments.remarks.append("several rules are kept, and it does not come back here")
      return nil
    }
    let wall = anchor.map { moments.civil($0, of: anchorLine) }
    let isTimed = if case .instant = anchor { true } else { false }
    let zone = anchor.map { moments.rules(for: $0, anchorLine) } ?? moments.settings.zone
    guard
      let rule = RecurrenceText.recurrence(
        text,
        timeOfDay: isTimed ? wall?.secondOfDay : nil,
        wall: zone.civil
      )
    else {
      moments.remarks.append(
        "the rule “\(text.prefix(60))” is kept, and it does not come back here"
      )
      return nil
    }
    // A rule counts from the start; if it names days, the due dates would be on other days.
    if RecurrenceText.namesDays(rule), let due, let anchor,
      moments.civil(due, of: dueLine).date != moments.civil(anchor, of: anchorLine).date
    {
      moments.remarks.append(
        "the rule “\(text.prefix(60))” counts from the start: it is kept, and it does not come back here"
      )
      return nil
    }
    if toDo.first("RDATE") != nil { moments.remarks.append("further dates of it (RDATE) are kept") }
    return own(rule) ?? rule
  }

  /// Returns the rule that widgetctl has stored in a property of its own, with parts that iCalendar
  /// lacks.
  ///
  /// It is `nil` if there is none, or if another program has changed the rule since.
  private func own(_ rule: Recurrence) -> Recurrence? {
    guard let text = toDo.first("X-WIDGETCTL-RRULE").map({ EscapedText.decoded($0.value) }),
      var own = Recurrence(rule: text),
      var shared = Recurrence(rule: RecurrenceText.shared(text))
    else { return nil }
    // The count decreases over time, and the last day is written as an instant.
    shared.end = rule.end
    own.end = rule.end
    return shared == rule ? own : nil
  }

  // MARK: Occurrences that are done

  /// Moves the dates to the first occurrence that is neither excluded nor marked as done by a VTODO
  /// of its own.
  private mutating func passOver(
    _ rule: Recurrence,
    from anchor: ForeignToDo.Moment,
    _ moments: inout CalendarMoments
  ) {
    let passed = passedDays(anchor, &moments)
    guard !passed.isEmpty else { return }
    let first = moments.civil(anchor, of: anchorLine).date
    var (day, rest) = (first, rule)
    // Each step skips at least one of those days.
    for _ in 0...passed.count where passed.contains(day) {
      guard let next = rest.next(after: day, today: day) else {
        isOver = true
        return
      }
      (day, rest) = (next.day, next.rule)
    }
    shift = day.daysSince1970 - first.daysSince1970
    guard shift != 0 else { return }
    recurrence = rest.rule
    var span = CalendarDuration(seconds: 0)
    span.days = shift
    due = due.map { moments.moment($0, adding: span, of: dueLine ?? startLine) }
    if startLine != nil, !startIsDue {
      start = start.map { moments.moment($0, adding: span, of: startLine) }
    }
  }

  private func passedDays(
    _ anchor: ForeignToDo.Moment,
    _ moments: inout CalendarMoments
  ) -> Set<CivilDate> {
    var days: Set<CivilDate> = []
    for content in toDo.all("EXDATE") {
      for value in content.value.split(separator: ",") {
        guard let time = CalendarTime(EscapedText.trimmed(value)) else { continue }
        days.insert(day(of: time, content, anchor, &moments))
      }
    }
    for index in record.overrides {
      let override = record.blocks[index].toDo
      guard let content = override.first("RECURRENCE-ID"), Self.isClosed(override),
        let time = CalendarTime(EscapedText.trimmed(content.value))
      else { continue }
      days.insert(day(of: time, content, anchor, &moments))
    }
    return days
  }

  private static func isClosed(_ override: CalendarToDo) -> Bool {
    override.status == "COMPLETED" || override.status == "CANCELLED"
      || override.status.isEmpty && override.first("COMPLETED") != nil
  }

  /// Returns the day of a time in the zone from which the rule counts.
  private func day(
    of time: CalendarTime,
    _ content: ContentLine,
    _ anchor: ForeignToDo.Moment,
    _ moments: inout CalendarMoments
  ) -> CivilDate {
    switch moments.moment(time, of: content) {
    case .day(let day): day
    case .instant(let instant, _):
      if case .day = anchor {
        moments.zone(of: content).rules.date(at: instant)
      } else {
        moments.rules(for: anchor, anchorLine).date(at: instant)
      }
    }
  }
}
