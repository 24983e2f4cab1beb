import Foundation
import Moments
public import WidgetIntents

/// Adds a to-do from one line of words: what `todo add` performs.
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
    let (record, remarks) = try made()
    let added = try await toDos.add(record)
    let difference = ToDoDifference(before: ToDoRecord(name: added.name), after: added)
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
    let (record, remarks) = try made()
    let difference = ToDoDifference(before: ToDoRecord(name: record.name), after: record)
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      remarks,
      otherwise: String(english: "no date", turkish: "tarihsiz")
    )
  }

  /// The to-do that the words are read as.
  private func made() throws -> (record: ToDoRecord, remarks: [QuickRemark]) {
    let clock = toDos.clock
    let text = try QuickText(words, on: clock)
    guard !text.name.isEmpty else { throw QuickTextError.nothing }
    var record = ToDoRecord(name: try ToDoName.checked(text.name))
    record.setDue(text.moment.map { Due($0, on: clock) }, writtenIn: toDos.zone)
    try text.change.checked().apply(to: &record)
    if let recurrence = text.recurrence {
      let dueIsNew = text.moment != nil
      try record.setRecurrence(typed: recurrence, dueIsNew: dueIsNew, on: clock, in: toDos.zone)
    }
    return (record, text.told)
  }
}

/// Changes a to-do by one line of words: what `todo edit` performs.
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
    let edit = try edit()
    let difference = try await toDos.difference(id.key) { try edit.apply(to: &$0) }
    return toDos.result(
      of: difference,
      ending: QuickRemark.ending(edit.remarks),
      notes: edit.recurrence == nil
        ? nil : RecurrenceNotes(difference.after, now: toDos.now, here: toDos.zone)?.text
    )
  }

  public func preview() async throws -> IntentDialog {
    let edit = try edit()
    guard let before = try await toDos.record(number: id.key) else {
      throw ToDoError.notFound(number: id.key)
    }
    var after = before
    try edit.apply(to: &after)
    let difference = ToDoDifference(before: before, after: after)
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      edit.remarks,
      otherwise: String(english: "as it is", turkish: "olduğu gibi")
    )
  }

  /// What the words are read as.
  private func edit() throws -> QuickEdit {
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

  /// The words behind the name that the to-do has, where they are signs and dates alone: `Call at 9 tomorrow` keeps the
  /// hour in its name.
  private func behindName(on clock: ReaderClock) -> QuickText? {
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

/// An edit that was read from a line of words, for the to-do as it is when the edit is made.
private struct QuickEdit: Sendable {
  let change: ToDoChange
  let recurrence: RecurrencePhrase?
  let dueIsNew: Bool
  let remarks: [QuickRemark]
  let clock: ReaderClock
  let zone: TimeZone

  func apply(to toDo: inout ToDoRecord) throws {
    // A word such as `-v` of a new name is no tag that the to-do has.
    if change.name != nil,
      let tag = change.removedTags.first(where: { !ToDoLabel.isOne(of: toDo.tags, $0) })
    {
      throw QuickTextError.noSuchTag(tag)
    }
    try change.apply(to: &toDo)
    if let recurrence {
      try toDo.setRecurrence(typed: recurrence, dueIsNew: dueIsNew, on: clock, in: zone)
    }
  }
}

/// Puts a to-do off by words: what `todo defer` performs.
public struct DeferToDoFromWords: StoreOnlyIntent, PreviewableIntent {
  public static let title = LocalizedStringResource(
    english: "Defer To-Do from Words",
    turkish: "Görevi Sözle Ertele"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Puts a to-do off to a day, or by a time such as 3d or 2 weeks; its hour stays.",
    turkish: "Bir görevi bir güne ya da 3g, 2 hafta gibi bir süre erteler; saati aynı kalır."
  )
  public static let isDiscoverable = false

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  // No optional: of one `none` is no text but nothing, which is tomorrow.
  @Parameter(title: ToDoTexts.words, description: ToDoTexts.tomorrowUnlessGiven, default: [])
  public var words: [String]

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try change()
    return toDos.result(of: try await toDos.difference(id.key) { try change(&$0) })
  }

  public func preview() async throws -> IntentDialog {
    guard let before = try await toDos.record(number: id.key) else {
      throw ToDoError.notFound(number: id.key)
    }
    var after = before
    try change()(&after)
    let difference = ToDoDifference(before: before, after: after)
    return QuickRemark.preview(
      difference.preview(now: toDos.now.date, in: .gregorianHere),
      [],
      otherwise: String(english: "as it is", turkish: "olduğu gibi")
    )
  }

  private var text: String { words.filter { $0 != QuickWord.end }.joined(separator: " ") }

  /// Puts it off to what the words say, or to no date at all.
  private func change() throws -> @Sendable (inout ToDoRecord) throws -> Void {
    guard ToDoWord.meaning(of: FoldedText.fold(text), among: [.nothing, .never]) != nil else {
      return toDos.deferral(until: try until())
    }
    return { try ToDoChange(due: .clear).apply(to: &$0) }
  }

  private func until() throws -> Due? {
    let clock = toDos.clock
    let text = text
    return text.isEmpty ? nil : Due(try Self.moment(text, on: clock), on: clock)
  }

  /// A date, or how long from now: `3 days` is `in 3 days`.
  static func moment(
    _ text: String,
    on clock: ReaderClock
  ) throws(QuickTextError) -> WrittenMoment {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isIntroduced = ["to", "until", "till", "for"].contains(FoldedText.fold(words.first ?? ""))
    let bare = words.dropFirst(isIntroduced ? 1 : 0).joined(separator: " ")
    for form in [bare, "in \(bare)", "+\(bare)", "\(bare) sonra"] {
      do throws(MomentFault) {
        return try MomentPhrase(sign: form, on: clock).moment
      } catch {
        continue
      }
    }
    do throws(MomentFault) {
      return try MomentPhrase(sign: bare, on: clock).moment
    } catch {
      throw .deferral(error)
    }
  }
}

extension ToDoRecord {
  /// Gives it a rule that was typed in a line of words, where a hint has the signs of such a line.
  fileprivate mutating func setRecurrence(
    typed phrase: RecurrencePhrase,
    dueIsNew: Bool,
    on clock: ReaderClock,
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
  /// What a person has written.
  fileprivate init(_ moment: WrittenMoment, on clock: ReaderClock) {
    switch moment {
    case .day(let day): self = .day(day)
    case .time, .instant: self = .instant(moment.instant(on: clock))
    }
  }
}
