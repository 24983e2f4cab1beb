import Foundation

extension ToDoContents {
  /// Entries in one timeline: far more than a week of due dates needs.
  static let entryLimit = 200

  /// The picture at `now`, which is not before the contents were read.
  func picture(at now: Date, in calendar: Calendar) -> ToDoPicture {
    let today = Day(now, in: calendar)
    let becameLate =
      lateInstants.count { $0 <= now.microseconds }
      + dueDays.reduce(0) { sum, entry in sum + (entry.key < today ? entry.value : 0) }
    let rows = open.filter { $0.isLate(at: now) } + open.filter { !$0.isLate(at: now) }
    return ToDoPicture(
      open: rows.prefix(Self.rowLimit).map { row($0.record, at: now, in: calendar) },
      done: done.map { row($0, at: now, in: calendar) },
      openCount: openCount,
      doneCount: doneCount,
      lateCount: lateCount + becameLate
    )
  }

  /// A picture for `now` and for each later moment at which it differs, and where foresight ends (BW-4).
  func pictures(
    from now: Date,
    in calendar: Calendar
  ) -> (entries: [ToDoEntry], end: Date) {
    let today = Day(now, in: calendar)
    let days = (1...Self.horizonInDays).map {
      today.advanced(by: $0, in: calendar).start(in: calendar)
    }
    let end = days.last ?? now
    let moments = Set(days + lateInstants.map { Date(microseconds: $0) })
      .filter { $0 > now && $0 < end }.sorted()
    var entries = [ToDoEntry(date: now, picture: picture(at: now, in: calendar))]
    for moment in moments {
      let picture = picture(at: moment, in: calendar)
      guard picture != entries.last?.picture else { continue }
      guard entries.count < Self.entryLimit else { return (entries, moment) }
      entries.append(ToDoEntry(date: moment, picture: picture))
    }
    // Beyond the limit of what was read the pictures would be wrong.
    let isCut = lateInstants.count == Self.dueLimit
    return (entries, isCut ? entries.last?.date ?? end : end)
  }

  private func row(
    _ record: ToDoRecord,
    at now: Date,
    in calendar: Calendar
  ) -> ToDoPicture.Row {
    let due = record.isDone ? nil : record.due
    return ToDoPicture.Row(
      number: record.key,
      id: record.id.text,
      name: Self.shown(record.name),
      isDone: record.isDone,
      isUrgent: record.priority == .high,
      due: due.map { DueText($0, now: now, in: calendar) }
    )
  }

  /// As much of a name as any picture can show, so that archives stay small.
  private static func shown(_ name: String) -> String {
    let characterLimit = 160  // Twice the columns of the largest widget.
    let scalarLimit = 1_000  // A character may consist of any number of combining marks.
    let scalars = name.unicodeScalars.prefix(scalarLimit)
    return String(String(String.UnicodeScalarView(scalars)).prefix(characterLimit))
  }
}
