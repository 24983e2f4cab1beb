import Foundation
import Moments
public import WidgetUI

/// Shows all that is kept of a to-do.
public struct ShowToDo: ReadOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Show To-Do",
    turkish: "Görevi Göster"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Shows all that is kept of a to-do.",
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
    let calendar = Calendar.gregorianHere
    let now = toDos.now.date
    let words = { (instant: Int64) in
      DueText.sentence(.instant(Instant(microseconds: instant)), now: now, in: calendar)
    }
    let times = [
      ClosedWords.text(of: record, now: now, in: calendar),
      String(
        english: "added \(words(record.addedAt))",
        turkish: "eklendi: \(words(record.addedAt))"
      ),
    ]
    return .result(
      value: ToDo(record),
      view: ToDoCard(
        toDo: record,
        due: DueSentence(now: toDos.now, here: toDos.zone).text(record),
        times: times.compactMap(\.self)
      )
    )
  }
}
