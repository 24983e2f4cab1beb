import Foundation
import Moments
public import WidgetUI

/// Shows everything that is stored about a to-do.
public struct ShowToDo: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show To-Do",
    turkish: "Görevi Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Shows everything about a to-do.",
    turkish: "Bir görevle ilgili her şeyi gösterir."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ShowsSnippetView {
    let key = id.key
    guard let record = try await toDos.record(number: key) else {
      throw ToDoError.notFound(number: key)
    }
    let sentence = DueSentence(now: toDos.now, here: toDos.zone)
    let calendar = Calendar.gregorianHere
    let now = toDos.now.date
    let words = { (instant: Int64) in
      DueText.sentence(.instant(Instant(microseconds: instant)), now: now, in: calendar)
    }
    // The time of the last change is shown only if it is not one of the other times.
    let worked = try await toDos.worked(on: record)
    let isChanged = ![record.addedAt, record.doneAt].contains(record.modifiedAt)
    let times = [
      ClosedWords.text(of: record, now: now, in: calendar),
      record.startedAt.map { at in
        let length = TimeLength(microseconds: toDos.now.microseconds - at).words
        return String(
          english: "in progress for \(length), started \(words(at))",
          turkish: "\(length) sürüyor, başladı: \(words(at))"
        )
      },
      worked == 0
        ? nil
        : String(
          english: "worked on for \(TimeLength(microseconds: worked).words)"
            + (record.startedAt == nil ? "" : " before"),
          turkish:
            "\(record.startedAt == nil ? "" : "önceki ")çalışma: \(TimeLength(microseconds: worked).words)"
        ),
      String(
        english: "added \(words(record.addedAt))",
        turkish: "eklendi: \(words(record.addedAt))"
      )
        + (isChanged
          ? String(
            english: ", changed \(words(record.modifiedAt))",
            turkish: ", değişti: \(words(record.modifiedAt))"
          ) : ""),
    ]
    return .result(
      value: ToDo(record),
      view: ToDoCard(
        toDo: record,
        due: sentence.text(record),
        notBefore: sentence.notBefore(record),
        reminders: record.reminders.isEmpty
          ? nil : ReminderWords(sentence: sentence).text(record.reminders),
        blockers: try await toDos.blockers(of: record),
        times: times.compactMap(\.self)
      )
    )
  }
}
