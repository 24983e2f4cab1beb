import Foundation
import Moments
public import WidgetIntents

/// Cancels a to-do: it is closed, and does not count as done.
public struct CancelToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Cancel To-Do",
    turkish: "Görevi İptal Et"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Closes a to-do that is not to be done any more; one that comes back skips this time.",
    turkish: "Artık yapılmayacak bir görevi kapatır; tekrarlanan görev bu kez atlanır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let change = try await toDos.changeDone(id.key) { toDo in
      if toDo.state != .cancelled { toDo.close(as: .cancelled, at: now) }
    }
    return CompletionWords(toDos).result(of: change)
  }
}

/// Notes that work on a to-do begins now; one that is begun already keeps its time.
public struct StartToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Start To-Do",
    turkish: "Göreve Başla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Notes that work on a to-do begins now.",
    turkish: "Bir görev üzerinde çalışmanın şimdi başladığını kaydeder."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  /// - Throws: `ToDoError.closed` for a to-do that is done or cancelled.
  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let difference = try await toDos.difference(id.key) { toDo in
      guard toDo.isOpen else { throw ToDoError.closed(toDo: toDo.label, number: toDo.key) }
      toDo.startedAt = toDo.startedAt ?? now
    }
    let record = difference.after
    let since = record.startedAt.map { instant in
      let began = Due.instant(Instant(microseconds: instant))
      return DueText.sentence(began, now: toDos.now.date, in: .gregorianHere)
    }
    return .result(
      value: ToDo(record),
      dialog: difference.before == record
        ? IntentDialog(
          english: "\(record.label) is started already, since \(since ?? "").",
          turkish: "\(record.label) zaten başlamıştı: \(since ?? "")."
        )
        : IntentDialog(
          english: "Started \(record.label).",
          turkish: "\(record.label) başladı."
        )
    )
  }
}

/// Stops the clock of a to-do that was started; it stays open.
public struct StopToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Stop To-Do",
    turkish: "Görevi Durdur"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Notes that nobody works on a to-do now; it stays open.",
    turkish: "Bir görev üzerinde çalışmanın durduğunu kaydeder; görev açık kalır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let difference = try await toDos.difference(id.key) { $0.startedAt = nil }
    let record = difference.after
    return .result(
      value: ToDo(record),
      dialog: difference.before.startedAt.map { began in
        let length = TimeLength(seconds: (now - began) / 1_000_000).words
        return IntentDialog(
          english: "Stopped \(record.label) after \(length).",
          turkish: "\(record.label) durdu, süre \(length)."
        )
      }
        ?? IntentDialog(
          english: "\(record.label) was not started.",
          turkish: "\(record.label) başlamamıştı."
        )
    )
  }
}
