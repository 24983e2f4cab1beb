import Foundation
import Moments
public import WidgetIntents

/// Adds a to-do from a typed line of text; the command `todo add` performs this intent.
public struct AddToDoFromWords: StoreOnlyIntent, PreviewableIntent {
  public static let title = LocalizedStringResource(
    english: "Add To-Do from Words",
    turkish: "Sözle Görev Ekle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Adds a to-do from one line: its name, when it is due, +tag, @list, pri:high, every:week.",
    turkish: "Tek satırdan görev ekler: adı, tarihi, +etiket, @liste, öncelik:yüksek, her:hafta."
  )
  public static let isDiscoverable = false

  @Parameter(title: ToDoTexts.words)
  public var words: [String]

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let (record, remarks) = try await made()
    let added = try await toDos.add(record)
    let difference = ToDoDifference(
      before: ToDoRecord(name: added.name),
      after: added,
      blockers: try await toDos.blockers(of: added)
    )
    let words = difference.words(now: toDos.now.date, in: .gregorianHere)
    let told = QuickRemark.ending(remarks)
    let notes = RecurrenceNotes(added, now: toDos.now, here: toDos.zone)?.text ?? ""
    return .result(
      value: ToDo(added),
      dialog: IntentDialog(
        english: "Added \(added.label)\(words.map { ", \($0)" }.joined())\(told).\(notes)",
        turkish: "\(([added.label + " eklendi"] + words).joined(separator: ", "))\(told).\(notes)"
      )
    )
  }

  public func preview() async throws -> IntentDialog {
    let (record, remarks) = try await made()
    let difference = ToDoDifference(
      before: ToDoRecord(name: record.name),
      after: record,
      blockers: try await toDos.blockers(of: record)
    )
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      remarks,
      otherwise: String(english: "no date", turkish: "tarihsiz")
    )
  }

  /// Returns the to-do that the words describe, and remarks about words that were not understood.
  private func made() async throws -> (record: ToDoRecord, remarks: [QuickRemark]) {
    let clock = toDos.clock
    let text = try QuickText(words, on: clock)
    guard !text.name.isEmpty else { throw QuickTextError.nothing }
    var record = ToDoRecord(name: try ToDoName.checked(text.name))
    record.setDue(text.moment.map { Due($0, on: clock) }, writtenIn: toDos.zone)
    record.setNotBefore(text.notBefore.map { Due($0, on: clock) }, writtenIn: toDos.zone)
    let change = try text.change.checked()
    try change.apply(to: &record)
    record.blockedBy = try await toDos.identifiers(of: text.blockers)
    if let recurrence = text.recurrence {
      let dueIsNew = text.moment != nil
      try record.setRecurrence(typed: recurrence, dueIsNew: dueIsNew, on: clock, in: toDos.zone)
    }
    try change.checkReminders(of: record)
    return (record, text.told)
  }
}

/// Changes a to-do by a typed line of text; the command `todo edit` performs this intent.
public struct EditToDoFromWords: StoreOnlyIntent, PreviewableIntent {
  public static let title = LocalizedStringResource(
    english: "Edit To-Do from Words",
    turkish: "Görevi Sözle Düzenle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english:
      "Changes a to-do by one line: another name, when it is due, +tag, -tag, @list, pri:low.",
    turkish:
      "Bir görevi tek satırla değiştirir: yeni adı, tarihi, +etiket, -etiket, @liste, öncelik:düşük."
  )
  public static let isDiscoverable = false

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.words)
  public var words: [String]

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let edit = try await edit()
    let difference = try await toDos.difference(id.key) { try edit.apply(to: &$0) }
    return toDos.result(
      of: difference,
      ending: QuickRemark.ending(edit.remarks),
      notes: edit.recurrence == nil
        ? nil : RecurrenceNotes(difference.after, now: toDos.now, here: toDos.zone)?.text
    )
  }

  public func preview() async throws -> IntentDialog {
    let edit = try await edit()
    guard let before = try await toDos.record(number: id.key) else {
      throw ToDoError.notFound(number: id.key)
    }
    var after = before
    try edit.apply(to: &after)
    let difference = ToDoDifference(
      before: before,
      after: after,
      blockers: try await toDos.blockers(of: after)
    )
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      edit.remarks,
      otherwise: String(english: "as it is", turkish: "olduğu gibi")
    )
  }

  /// Returns the changes that the words describe.
  ///
  /// - Throws: `QuickTextError.noChange` if they change nothing, `.sharedName` for a new name for
  ///   several to-dos.
  private func edit() async throws -> QuickEdit {
    let clock = toDos.clock
    let text = try behindName(on: clock) ?? QuickText(words, for: .edit, on: clock)
    var change = text.change
    if !text.name.isEmpty {
      // `edit 3 2 eggs` may mean two to-dos, or `2 eggs`.
      let count = IntentSurroundings.current.valueCount
      guard count == 1 else {
        throw QuickTextError.sharedName(text.name, count: count, first: id.number)
      }
      change.name = text.name
    }
    if text.clearsDue { change.due = .clear }
    if let moment = text.moment { change.due = .set(Due(moment, on: clock)) }
    if let moment = text.notBefore { change.notBefore = .set(Due(moment, on: clock)) }
    change.addedBlockers = try await toDos.identifiers(of: text.blockers)
    guard !change.isEmpty || text.recurrence != nil else { throw QuickTextError.noChange }
    return QuickEdit(
      change: try change.checked(),
      recurrence: text.recurrence,
      dueIsNew: text.moment != nil,
      remarks: text.told,
      clock: clock,
      zone: toDos.zone
    )
  }

  /// Parses the words that follow the to-do's current name, if these are only signs and dates;
  /// otherwise returns `nil`.
  ///
  /// So `Call at 9 tomorrow` keeps the hour in its name.
  private func behindName(on clock: UserClock) -> QuickText? {
    let typed = words.joined(separator: " ")
    guard !id.name.isEmpty, typed.hasPrefix(id.name + " ") else { return nil }
    let rest = String(typed.dropFirst(id.name.count + 1))
    do throws(QuickTextError) {
      let text = try QuickText([rest], for: .edit, on: clock)
      return text.name.isEmpty ? text : nil
    } catch {
      return nil
    }
  }
}

/// The changes that a typed line describes; they are applied to the stored to-do, which may have
/// changed meanwhile.
private struct QuickEdit: Sendable {
  let change: ToDoChange
  let recurrence: RecurrencePhrase?
  let dueIsNew: Bool
  let remarks: [QuickRemark]
  let clock: UserClock
  let zone: TimeZone

  func apply(to toDo: inout ToDoRecord) throws {
    // A word such as `-v` in a new name may look like a tag to remove that the to-do does not have.
    if change.name != nil,
      let tag = change.removedTags.first(where: { !ToDoLabel.isOne(of: toDo.tags, $0) })
    {
      throw QuickTextError.noSuchTag(tag)
    }
    try change.apply(to: &toDo)
    if let recurrence {
      try toDo.setRecurrence(typed: recurrence, dueIsNew: dueIsNew, on: clock, in: zone)
    }
    try change.checkReminders(of: toDo)
  }
}

extension ToDoRecord {
  /// Sets a recurrence rule that was part of a typed line.
  ///
  /// `dueIsNew` means that the due date was in the same line.
  /// - Throws: `.every`, whose hint explains how to write the rule in such a line.
  fileprivate mutating func setRecurrence(
    typed phrase: RecurrencePhrase,
    dueIsNew: Bool,
    on clock: UserClock,
    in zone: TimeZone
  ) throws(QuickTextError) {
    do throws(RecurrenceFault) {
      try setRecurrence(phrase, dueIsNew: dueIsNew, on: clock, in: zone)
    } catch {
      throw .every(error)
    }
  }
}

extension Due {
  /// Creates the due date for a date as the user wrote it.
  init(_ moment: WrittenMoment, on clock: UserClock) {
    switch moment {
    case .day(let day): self = .day(day)
    case .time, .instant: self = .instant(moment.instant(on: clock))
    }
  }
}
