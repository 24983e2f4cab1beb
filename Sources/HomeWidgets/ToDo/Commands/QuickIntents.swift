import Foundation
import Ground
public import WidgetIntents

/// Adds a to-do from one line of words: what `todo add` performs.
public struct AddToDoFromWords: StoreOnlyIntent {
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
    let clock = toDos.clock
    let text = try QuickText(words, on: clock)
    guard !text.name.isEmpty else { throw QuickTextError.nothing }
    var record = ToDoRecord(name: try ToDoName.checked(text.name))
    record.setDue(text.moment.map { Due($0, on: clock) }, writtenIn: toDos.zone)
    try text.change.checked().apply(to: &record)
    let added = try await toDos.add(record)
    let difference = ToDoDifference(before: ToDoRecord(name: added.name), after: added)
    let words = difference.words(now: Date(microseconds: toDos.now), in: .gregorianHere)
    return .result(
      value: ToDo(added),
      dialog: IntentDialog(
        english: "Added \(added.label)\(words.map { ", \($0)" }.joined()).",
        turkish: "\(([added.label + " eklendi"] + words).joined(separator: ", "))."
      )
    )
  }
}

/// Changes a to-do by one line of words: what `todo edit` performs.
public struct EditToDoFromWords: StoreOnlyIntent {
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
    let clock = toDos.clock
    let text = try QuickText(Self.withoutVerb(words), on: clock)
    var change = text.change
    if !text.name.isEmpty { change.name = text.name }
    if text.clearsDue { change.due = .clear }
    if let moment = text.moment { change.due = .set(Due(moment, on: clock)) }
    guard !change.isEmpty else { throw QuickTextError.noChange }
    return try await toDos.result(of: change, to: id)
  }

  /// `due friday` is read as `friday`: people write what they mean to change.
  private static func withoutVerb(_ words: [String]) -> [String] {
    words.count > 1 && words[0].lowercased() == "due" ? Array(words.dropFirst()) : words
  }
}

extension Due {
  /// What a person has written.
  fileprivate init(_ moment: WrittenMoment, on clock: ReaderClock) {
    switch moment {
    case .day(let day): self = .day(Day(day))
    case .time, .instant: self = .instant(moment.instant(on: clock))
    }
  }
}
