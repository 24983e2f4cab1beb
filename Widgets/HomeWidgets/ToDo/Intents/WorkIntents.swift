import Foundation
import Moments
public import WidgetIntents

/// Starts the clock of a to-do and stops the clocks of all other to-dos; a clock that is already
/// running continues.
public struct StartToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Start To-Do",
    turkish: "Göreve Başla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Starts the clock of a to-do, and stops that of any other one.",
    turkish: "Bir görevin süresini başlatır, süren başka görevi durdurur."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo
  @Parameter(title: ToDoTexts.also, description: ToDoTexts.whatAlso, default: false)
  public var also: Bool

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Starts the clock.
  ///
  /// - Throws: `ToDoError.closed` for a closed to-do, `ToDoError.startsOne` for several to-dos
  ///   without `also`.
  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let count = IntentSurroundings.current.valueCount
    guard count == 1 || also else { throw ToDoError.startsOne(count: count) }
    let started = try await toDos.start(id.key, also: also)
    let (before, record) = (started.difference.before, started.difference.after)
    let since = record.startedAt.map { instant in
      let began = Due.instant(Instant(microseconds: instant))
      return DueText.sentence(began, now: toDos.now.date, in: .gregorianHere)
    }
    let stopped = started.stopped.map { other in
      let length = TimeLength(microseconds: other.microseconds).words
      return String(
        english: "; stopped \(other.record.label) after \(length)",
        turkish: "; \(other.record.label) durdu, süre \(length)"
      )
    }
    .joined()
    return .result(
      value: ToDo(record),
      dialog: before.startedAt != nil
        ? IntentDialog(
          english: "\(record.label) is started already, since \(since ?? "")\(stopped).",
          turkish: "\(record.label) zaten başlamıştı: \(since ?? "")\(stopped)."
        )
        : IntentDialog(
          english: "Started \(record.label)\(stopped).",
          turkish: "\(record.label) başladı\(stopped)."
        )
    )
  }
}

/// Stops the clock of a to-do, which stays open.
public struct StopToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Stop To-Do",
    turkish: "Görevi Durdur"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Stops the clock of a to-do; it stays open.",
    turkish: "Bir görevin süresini durdurur; görev açık kalır."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let difference = try await toDos.difference(id.key) { $0.startedAt = nil }
    let record = difference.after
    guard let began = difference.before.startedAt else {
      return .result(
        value: ToDo(record),
        dialog: IntentDialog(
          english: "\(record.label) was not started.",
          turkish: "\(record.label) başlamamıştı."
        )
      )
    }
    let length = max(now - began, 0)
    let all = try await toDos.worked(on: record)
    let (words, sum) = (TimeLength(microseconds: length).words, TimeLength(microseconds: all).words)
    return .result(
      value: ToDo(record),
      // The total is mentioned only if it differs from the time of this period.
      dialog: sum != words
        ? IntentDialog(
          english: "Stopped \(record.label) after \(words), \(sum) in all.",
          turkish: "\(record.label) durdu, süre \(words), toplam \(sum)."
        )
        : IntentDialog(
          english: "Stopped \(record.label) after \(words).",
          turkish: "\(record.label) durdu, süre \(words)."
        )
    )
  }
}

/// Stops the clocks of all to-dos in progress; the command `todo stop` without a to-do performs
/// this intent.
public struct StopWork: StoreOnlyIntent {
  public static let title = LocalizedStringResource(english: "Stop Work", turkish: "İşi Durdur")
  public static let description: IntentDescription? = IntentDescription(
    english: "Stops the clocks of all to-dos in progress; they stay open.",
    turkish: "Süren bütün görevlerin süresini durdurur; görevler açık kalır."
  )

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Stops the clocks, and returns the number of to-dos that were in progress.
  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let stopped = try await toDos.stopAll()
    guard !stopped.isEmpty else {
      return .result(
        value: 0,
        dialog: IntentDialog(english: "Nothing is in progress.", turkish: "Süren görev yok.")
      )
    }
    let words = stopped.map { toDo in
      let length = TimeLength(microseconds: toDo.microseconds).words
      return String(
        english: "Stopped \(toDo.record.label) after \(length).",
        turkish: "\(toDo.record.label) durdu, süre \(length)."
      )
    }
    return .result(
      value: stopped.count,
      dialog: IntentDialog(stringLiteral: words.joined(separator: "\n"))
    )
  }
}
