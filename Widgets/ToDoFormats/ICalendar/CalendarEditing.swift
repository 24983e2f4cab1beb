internal import Moments

/// Changes the VTODO components of a record until they describe another to-do.
struct CalendarEditing {
  private let raw: RawRecord
  private var record: CalendarRecord
  private var moments: CalendarMoments
  private let settings: FormatSettings

  /// How often an edit is repeated at most.
  ///
  /// One change can require others: a new due date moves an alarm and the end of a rule.
  private static let maximumPasses = 4

  init?(_ raw: RawRecord, _ settings: FormatSettings) {
    guard let record = CalendarRecord(raw) else { return nil }
    self.raw = raw
    self.record = record
    self.settings = settings
    moments = CalendarMoments(
      zones: CalendarZones(settings: settings, surroundings: raw.surroundings)
    )
  }

  /// Changes the fields that differ between two to-dos.
  ///
  /// - Returns: The record, and the fields that it cannot contain.
  mutating func edit(from before: ForeignToDo, to after: ForeignToDo) -> WrittenRecord {
    let fields = after.fields(differingFrom: before).filter { $0 != .identity }
    guard !fields.isEmpty else { return WrittenRecord(raw) }
    var current = meaning()
    var target = current
    for field in fields { target.take(field, of: after) }
    target = grained(target)
    for pass in 0..<Self.maximumPasses {
      let differing = target.fields(differingFrom: current)
      guard !differing.isEmpty else { break }
      set(Set(differing), target, current, isRepeated: pass > 0)
      current = meaning()
    }
    let unplaced = target.fields(differingFrom: current).map(\.rawValue)
    return WrittenRecord(written, unplaced: unplaced)
  }

  private func meaning() -> ForeignToDo {
    // Added steps are part of the text, but not yet of the parsed record.
    let record = CalendarRecord(RawRecord(parts: record.texts(raw.parts.count))) ?? record
    var reading = CalendarReading(record, zones: moments.zones)
    return reading.meaning()
  }

  /// Returns a to-do with only the precision that iCalendar has, such as times in whole seconds and
  /// a name on one line.
  private func grained(_ toDo: ForeignToDo) -> ForeignToDo {
    var toDo = toDo
    toDo.name = EscapedText.oneLine(toDo.name)
    toDo.notes = String(
      decoding: toDo.notes.utf8.filter { $0 != UInt8(ascii: "\r") },
      as: UTF8.self
    )
    toDo.tags = toDo.tags.map(EscapedText.oneLine)
    toDo.due = moments.grained(toDo.due)
    toDo.notBefore = moments.grained(toDo.notBefore)
    toDo.addedAt = moments.grained(toDo.addedAt)
    toDo.startedAt = toDo.startedAt.map(CalendarMoments.grained)
    toDo.modifiedAt = toDo.modifiedAt.map(CalendarMoments.grained)
    toDo.recurrence = Recurrence(rule: toDo.recurrence)?.rule ?? toDo.recurrence
    switch toDo.state {
    case .open: break
    case .done(let at): toDo.state = .done(moments.grained(at))
    case .cancelled(let at): toDo.state = .cancelled(moments.grained(at))
    }
    toDo.reminders = toDo.reminders.map { reminder in
      if case .at(let instant) = reminder {
        .at(CalendarMoments.grained(instant))
      } else {
        reminder
      }
    }
    return toDo
  }

  private var written: RawRecord {
    let texts = record.texts(raw.parts.count)
    var surroundings = raw.surroundings
    let known = Set(surroundings.compactMap(ZoneDefinition.name))
    let wanted = record.zoneNames.subtracting(known)
    let before = CalendarRecord(raw)?.zoneNames ?? []
    for name in wanted.subtracting(before).sorted() {
      guard let rules = moments.zones.zone(named: name) else { continue }
      surroundings.append(WrittenZone.text(name, rules, around: settings.now))
    }
    return RawRecord(parts: texts, surroundings: surroundings)
  }

  // MARK: Fields

  private mutating func set(
    _ fields: Set<ForeignToDo.Field>,
    _ target: ForeignToDo,
    _ current: ForeignToDo,
    isRepeated: Bool
  ) {
    var toDo = record.toDo
    if fields.contains(.name) { toDo.set("SUMMARY", value: EscapedText.encoded(target.name)) }
    if fields.contains(.notes) { toDo.set("DESCRIPTION", value: EscapedText.encoded(target.notes)) }
    if fields.contains(.url) { toDo.set("URL", value: EscapedText.oneLine(target.url)) }
    if fields.contains(.priority) {
      let value = [ForeignToDo.Priority.none: "", .low: "9", .medium: "5", .high: "1"][
        target.priority
      ]
      toDo.set("PRIORITY", value: value ?? "")
    }
    if fields.contains(.tags) { toDo.setTags(target.tags, from: current.tags) }
    if fields.contains(.blockedBy) { toDo.setBlockers(target.blockedBy) }
    if fields.contains(.addedAt) { set("CREATED", target.addedAt, of: &toDo) }
    if fields.contains(.modifiedAt) {
      set("LAST-MODIFIED", target.modifiedAt.map { .instant($0, zone: "") }, of: &toDo)
    }
    if fields.contains(.state) || fields.contains(.startedAt) { setState(target, of: &toDo) }
    record.blocks[record.master].toDo = toDo
    if !fields.isDisjoint(with: [.due, .notBefore, .recurrence]) {
      setTimes(target, current, isRepeated: isRepeated)
    }
    if fields.contains(.reminders) { setReminders(target) }
    if fields.contains(.steps) { record.setSteps(target.steps, now: settings.now) }
  }

  /// Sets a property whose value is an instant in UTC; `nil` removes it.
  private mutating func set(
    _ name: String,
    _ moment: ForeignToDo.Moment?,
    of toDo: inout CalendarToDo
  ) {
    guard let moment else { return toDo.remove(name) }
    toDo.set(moments.content(name, moment, replacing: toDo.first(name), isUTC: true))
  }

  private mutating func setState(_ target: ForeignToDo, of toDo: inout CalendarToDo) {
    let at: ForeignToDo.Moment?
    switch target.state {
    case .open:
      at = nil
      let status = target.startedAt == nil ? "NEEDS-ACTION" : "IN-PROCESS"
      if toDo.first("STATUS") != nil || target.startedAt != nil {
        toDo.set("STATUS", value: status)
      }
      if EscapedText.trimmed(toDo.first("PERCENT-COMPLETE")?.value ?? "") == "100" {
        toDo.set("PERCENT-COMPLETE", value: "0")
      }
    case .done(let moment):
      at = moment
      toDo.set("STATUS", value: "COMPLETED")
      if toDo.first("PERCENT-COMPLETE") != nil { toDo.set("PERCENT-COMPLETE", value: "100") }
    case .cancelled(let moment):
      at = moment
      toDo.set("STATUS", value: "CANCELLED")
    }
    set("COMPLETED", at, of: &toDo)
    set("X-WIDGETCTL-STARTED", target.startedAt.map { .instant($0, zone: "") }, of: &toDo)
  }

  private mutating func setReminders(_ target: ForeignToDo) {
    var times = CalendarTimes(record)
    var moments = moments
    times.read(&moments)
    let sayable = target.reminders.filter { reminder in
      if case .before(let seconds) = reminder { seconds >= 0 && times.due != nil } else { true }
    }
    record.blocks[record.master].toDo.setReminders(sayable, name: target.name) { alarm in
      alarm.reminder(times, &moments)
    }
  }

  // MARK: Times

  private mutating func setTimes(_ target: ForeignToDo, _ current: ForeignToDo, isRepeated: Bool) {
    var times = CalendarTimes(record)
    times.read(&moments)
    var toDo = record.toDo
    toDo.remove("DURATION")
    if let due = target.due {
      toDo.set(moments.content("DUE", due, replacing: times.dueLine))
    } else {
      toDo.remove("DUE")
    }
    if times.startIsDue, target.notBefore == nil, let due = target.due {
      // The rule counts from both dates, so they are moved together.
      toDo.set(moments.content("DTSTART", due, replacing: times.startLine))
    } else {
      setStart(target, times, of: &toDo)
    }
    if current.recurrence != target.recurrence { setRule(target, of: &toDo) }
    // The user has chosen the due date, so the rule's exceptions no longer apply.
    if isRepeated, times.shift != 0 || times.isOver { toDo.remove("EXDATE") }
    record.blocks[record.master].toDo = toDo
  }

  private mutating func setStart(
    _ target: ForeignToDo,
    _ times: CalendarTimes,
    of toDo: inout CalendarToDo
  ) {
    let isStart = canStand(target, times)
    let (name, other) =
      isStart ? ("DTSTART", "X-WIDGETCTL-DTSTART") : ("X-WIDGETCTL-DTSTART", "DTSTART")
    toDo.remove(other)
    if let start = target.notBefore {
      toDo.set(moments.content(name, start, replacing: toDo.first(name)))
    } else {
      toDo.remove(name)
    }
  }

  /// Returns whether the to-do's `notBefore` can be written as DTSTART.
  ///
  /// It must be a day or a time like the due date, and be before it. Recurrence rules count from
  /// DTSTART, so for a rule that names days it must be on the due day.
  private mutating func canStand(_ target: ForeignToDo, _ times: CalendarTimes) -> Bool {
    guard let start = target.notBefore, let due = target.due else { return true }
    switch (start, due) {
    case (.day(let first), .day(let last)) where first < last: break
    case (.instant(let first, _), .instant(let last, _)) where first < last: break
    default: return false
    }
    guard let rule = Recurrence(rule: target.recurrence), RecurrenceText.namesDays(rule) else {
      return true
    }
    return moments.civil(start, of: times.startLine).date
      == moments.civil(due, of: times.dueLine).date
  }

  private mutating func setRule(_ target: ForeignToDo, of toDo: inout CalendarToDo) {
    guard !target.recurrence.isEmpty else {
      for name in ["RRULE", "EXRULE", "EXDATE", "RDATE", "X-WIDGETCTL-RRULE"] { toDo.remove(name) }
      return
    }
    let shared = RecurrenceText.shared(target.recurrence)
    let isOwn = shared != target.recurrence
    let anchorLine = toDo.first("DTSTART") ?? toDo.first("DUE")
    var zone: TimeZoneRules?
    if let anchor = moments.moment(anchorLine), case .instant = anchor {
      zone = moments.rules(for: anchor, anchorLine)
    }
    var rule = toDo.first("RRULE") ?? ContentLine(name: "RRULE", value: "")
    rule.value = RecurrenceText.text(shared, timesIn: zone)
    for index in toDo.indices(of: "RRULE").dropFirst().reversed() {
      toDo.text.remove(index..<(index + 1))
    }
    toDo.set(rule)
    // Other programs treat an unknown property as a TEXT and escape it when they write it, so this
    // list escapes it too.
    toDo.set("X-WIDGETCTL-RRULE", value: isOwn ? EscapedText.encoded(target.recurrence) : "")
  }
}
