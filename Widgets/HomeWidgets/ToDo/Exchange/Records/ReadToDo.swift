import Foundation
import Ground
import Moments
import ToDoFormats
import WidgetIntents

/// The to-do for a record of another program, and messages about values that a to-do cannot
/// contain.
///
/// The result depends only on the parameters, so that parsing again yields the same to-do except
/// for its identifier.
struct ReadToDo {
  private(set) var record: ToDoRecord
  /// Messages about values that were shortened or left out, each a clause such as `the name was
  /// cut`.
  private(set) var remarks: [String] = []
  /// The origins of blockers that are not in the store; an origin identifies a record.
  private(set) var missing: [String] = []
  private let zone: TimeZoneRules

  /// Converts a record to a to-do.
  ///
  /// - Parameters:
  ///   - foreign: The fields of the record.
  ///   - raw: Its text, which becomes the name if the record has none.
  ///   - list: The list for a record without one; `nil` for none.
  ///   - zone: The time zone in which days begin.
  ///   - blockers: The origins of its blockers.
  ///   - id: Returns the to-do with an origin; `nil` if it is not in the store.
  init(
    _ foreign: ForeignToDo,
    raw: RawRecord,
    list: String?,
    zone: TimeZoneRules,
    blockers: [String],
    id: (String) -> ToDoID?
  ) {
    // The identifier is set when the to-do is added.
    record = ToDoRecord(id: ToDoID(bits: 0), name: "")
    self.zone = zone
    var notes = foreign.notes
    takeName(foreign.name, raw, &notes)
    takeNotes(notes)
    take(foreign.state)
    (record.due, record.dueZone) = due(foreign.due)
    (record.notBefore, record.notBeforeZone) = due(foreign.notBefore)
    record.startedAt = record.isOpen ? foreign.startedAt?.microseconds : nil
    record.priority = ToDoPriority(rank: Int64(foreign.priority.rawValue))
    takeTags(foreign.tags)
    takeList(foreign.list.isEmpty ? list ?? "" : foreign.list)
    takeRecurrence(foreign.recurrence)
    takeSteps(foreign.steps)
    takeReminders(foreign.reminders)
    takeBlockers(blockers, id)
    record.url = foreign.url
    if let added = foreign.addedAt { record.addedAt = instant(added) }
    record.modifiedAt = foreign.modifiedAt?.microseconds ?? 0
  }

  // MARK: Texts

  private mutating func takeName(_ name: String, _ raw: RawRecord, _ notes: inout String) {
    var line = Self.line(name)
    if line.isEmpty {
      // A record of one line without words is named by the line itself.
      let text = raw.parts.first.map { Self.line($0) } ?? ""
      let isLine = raw.parts.count == 1 && raw.parts[0].utf8.count { $0 == 0x0A } <= 1
      line = isLine && !text.isEmpty ? text : String(english: "(no name)", turkish: "(adsız)")
      note("it has no name", "adı yok")
    }
    record.name = Self.cut(line, scalars: ToDoName.maximumScalars, bytes: ToDoName.maximumBytes)
    guard record.name != line else { return }
    notes = notes.isEmpty ? line : line + "\n\n" + notes
    let limit = ToDoName.maximumScalars
    note(
      "its name is longer than \(limit) characters and is whole in the notes",
      "adı \(limit) karakterden uzun, tümü notlarda"
    )
  }

  private mutating func takeNotes(_ notes: String) {
    record.notes = Self.cut(notes, scalars: .max, bytes: ToDoNotes.maximumBytes)
    if record.notes != notes {
      note(
        "its notes are longer than \(ToDoNotes.maximumBytes) bytes and are cut here",
        "notları \(ToDoNotes.maximumBytes) bayttan uzun, burada kesildi"
      )
    }
  }

  private mutating func takeList(_ name: String) {
    guard !name.isEmpty else { return }
    let line = Self.cut(Self.line(name), scalars: .max, bytes: ToDoLabel.maximumBytes)
    record.list = (try? ToDoLabel.list(line)) ?? ""
    if record.list != name { note("its list “\(name.prefix(40))” is cut", "listesi kısaltıldı") }
  }

  private mutating func takeTags(_ tags: [String]) {
    var unusable = 0
    for tag in tags {
      let line = Self.cut(Self.line(tag), scalars: .max, bytes: ToDoLabel.maximumBytes)
      guard let label = try? ToDoLabel.tags([line]).first else {
        unusable += 1
        continue
      }
      if ToDoLabel.isOne(of: record.tags, label) { continue }
      guard record.tags.count < ToDoLabel.maximumTags else {
        note(
          "of its \(tags.count) tags the first \(ToDoLabel.maximumTags) are kept",
          "\(tags.count) etiketinden ilk \(ToDoLabel.maximumTags) tanesi alındı"
        )
        break
      }
      record.tags.append(label)
    }
    if unusable > 0 {
      note("\(unusable) of its tags cannot be tags here", "\(unusable) etiketi burada kullanılamaz")
    }
  }

  private mutating func takeSteps(_ steps: [ForeignToDo.Step]) {
    let limit = ChecklistItem.maximumCount
    record.checklist = steps.prefix(limit).map { step in
      let name = Self.line(step.name)
      return ChecklistItem(name: name.isEmpty ? "…" : name, isDone: step.isDone)
    }
    if steps.count > limit {
      note(
        "of its \(steps.count) steps the first \(limit) are kept",
        "\(steps.count) adımından ilk \(limit) tanesi alındı"
      )
    }
  }

  // MARK: Times

  private mutating func take(_ state: ForeignToDo.State) {
    switch state {
    case .open: record.reopen()
    case .done(let moment): record.close(as: .done, at: moment.map(instant))
    case .cancelled(let moment): record.close(as: .cancelled, at: moment.map(instant))
    }
  }

  /// Returns a moment in microseconds since 1970 UTC; for a day, its start.
  private func instant(_ moment: ForeignToDo.Moment) -> Int64 {
    switch moment {
    case .day(let day): zone.startOfDay(day).microseconds
    case .instant(let instant, _): instant.microseconds
    }
  }

  private mutating func due(_ moment: ForeignToDo.Moment?) -> (Due?, String) {
    switch moment {
    case nil: return (nil, "")
    case .day(let day)?: return (.day(day), "")
    case .instant(let instant, let name)?:
      guard name.isEmpty || TimeZone(identifier: name) != nil else {
        note(
          "the zone “\(name.prefix(40))” is not known",
          "“\(name.prefix(40))” saat dilimi bilinmiyor"
        )
        return (.instant(instant), "")
      }
      return (.instant(instant), name)
    }
  }

  private mutating func takeRecurrence(_ rule: String) {
    guard !rule.isEmpty else { return }
    record.recurrence = Recurrence(rule: rule)?.rule ?? ""
    if record.recurrence.isEmpty {
      note(
        "it does not come back here: “\(rule.prefix(60))” is not understood",
        "burada yinelenmez: “\(rule.prefix(60))” anlaşılmadı"
      )
    }
  }

  private mutating func takeReminders(_ reminders: [ForeignToDo.Reminder]) {
    let limit = ToDoReminder.maximumCount
    let known = reminders.compactMap { reminder in
      switch reminder {
      case .before(let seconds) where (0...ToDoReminder.maximumSeconds).contains(seconds):
        ToDoReminder.before(seconds: seconds)
      case .before: nil
      case .at(let instant): ToDoReminder(text: ToDoReminder.at(instant).text)
      }
    }
    record.reminders = Array(known.prefix(limit))
    if record.reminders.count < reminders.count {
      let left = reminders.count - record.reminders.count
      note("\(left) of its reminders are left out", "\(left) anımsatıcısı alınmadı")
    }
  }

  private mutating func takeBlockers(_ origins: [String], _ id: (String) -> ToDoID?) {
    for origin in origins {
      guard let known = id(origin) else {
        missing.append(origin)
        continue
      }
      if !record.blockedBy.contains(known) { record.blockedBy.append(known) }
    }
    let limit = ToDoStore.maximumBlockers
    if record.blockedBy.count > limit {
      record.blockedBy.removeLast(record.blockedBy.count - limit)
      note(
        "it waits for more than \(limit) others: the first \(limit) are taken",
        "\(limit) taneden çok görevi bekliyor: ilk \(limit) tanesi alındı"
      )
    }
    guard let first = missing.first else { return }
    let name = Self.name(inOrigin: first)
    let more = missing.count - 1
    note(
      "it waits for “\(name)”\(more > 0 ? " and \(more) more" : ""), which is not here",
      "beklediği “\(name)”\(more > 0 ? " ve \(more) tanesi daha" : "") burada yok"
    )
  }

  /// Returns the identity in an origin, such as a UID, shortened for a message.
  static func name(inOrigin origin: String) -> Substring {
    ImportOrigins.identity(behind: origin.drop { $0 != ":" }.dropFirst()).prefix(40)
  }

  private mutating func note(_ english: String, _ turkish: String) {
    remarks.append(String(english: english, turkish: turkish))
  }

  // MARK: Cutting

  /// Returns a text on one line, without white space at its ends.
  static func line(_ text: String) -> String {
    // Most texts already are on one line, so they are returned unchanged.
    let isLine = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    if isLine, let first = text.utf8.first, let last = text.utf8.last, first != 0x20, last != 0x20 {
      return text
    }
    let words = text.split { $0.isNewline || $0 == "\u{0}" }.map { $0.trimming { $0.isWhitespace } }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the beginning of a text that is within both limits, of Unicode scalars and of bytes in
  /// UTF-8.
  ///
  /// If possible, it ends at the end of a word.
  static func cut(_ text: String, scalars: Int, bytes: Int) -> String {
    guard text.utf8.count > bytes || text.unicodeScalars.count > scalars else { return text }
    var (count, length, end) = (0, 0, text.startIndex)
    for index in text.indices {
      let character = text[index]
      count += character.unicodeScalars.count
      length += character.utf8.count
      guard count <= scalars, length <= bytes else { break }
      end = text.index(after: index)
    }
    let beginning = text[..<end]
    let blank = beginning.lastIndex { $0.isWhitespace }
    let word = blank.map { beginning[..<$0] } ?? beginning
    // A text without blanks is cut at the limit.
    return String(word.utf8.count * 2 > beginning.utf8.count ? word : beginning)
  }
}

extension Substring {
  fileprivate func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
    let start = drop(while: isLeftOut)
    guard let last = start.lastIndex(where: { !isLeftOut($0) }) else {
      return start[start.endIndex...]
    }
    return start[...last]
  }
}
