public import WidgetIntents

/// Marks a to-do as done; if it is already done, its date is kept.
public struct CompleteToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Complete To-Do",
    turkish: "Görevi Tamamla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks a to-do as done.",
    turkish: "Bir görevi tamamlandı olarak işaretler."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let change = try await toDos.changeDone(id.key) { toDo in
      if !toDo.isDone { toDo.close(at: now) }
    }
    return CompletionWords(toDos).result(of: change)
  }
}

/// Marks a to-do as open; an open to-do is not changed.
public struct ReopenToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Reopen To-Do",
    turkish: "Görevi Yeniden Aç"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Opens a to-do again that is done or cancelled.",
    turkish: "Tamamlanmış ya da iptal edilmiş bir görevi yeniden açar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let change = try await toDos.changeDone(id.key) { $0.reopen() }
    return CompletionWords(toDos).result(of: change)
  }
}

/// Marks an open to-do as done and a closed one as open; pressing a to-do in the widget performs
/// this intent.
public struct ToggleToDo: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Toggle To-Do",
    turkish: "Görevi Aç ya da Tamamla"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks an open to-do as done and a done one as open.",
    turkish: "Açık görevi tamamlar, tamamlanmış görevi yeniden açar."
  )

  @Parameter(title: ToDoTexts.toDo, description: ToDoTexts.whichToDo)
  public var id: ToDo

  @Dependency var toDos: ToDoStore

  public init() {}

  /// Creates the intent for a button from the to-do's identifier and number.
  init(id: String, number: Int64) {
    self.id = ToDo(id: id, number: number)
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let now = toDos.now.microseconds
    let change = try await toDos.changeDone(id.key) { toDo in
      if toDo.isOpen { toDo.close(at: now) } else { toDo.reopen() }
    }
    return CompletionWords(toDos).result(of: change)
  }
}

/// Removes all to-dos that are done.
public struct ClearCompleted: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Clear Completed",
    turkish: "Tamamlananları Sil"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes all to-dos that are done.",
    turkish: "Tamamlanmış bütün görevleri siler."
  )

  @Dependency var toDos: ToDoStore

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = try await toDos.clearCompleted()
    let dialog =
      count == 0
      ? IntentDialog(english: "No to-do was done.", turkish: "Tamamlanmış görev yoktu.")
      : IntentDialog(
        english:
          "Removed \(IntentBatch.text(of: count)) to-do\(count == 1 ? "" : "s"); 'widgetctl undo' brings \(count == 1 ? "it" : "them") back.",
        turkish: "\(IntentBatch.text(of: count)) görev silindi; 'widgetctl undo' geri getirir."
      )
    return .result(value: count, dialog: dialog)
  }
}

/// Creates sentences about closing and reopening to-dos, for example `Completed 4 “Water the
/// plants”; 7 is due Wed 2 Dec`.
struct CompletionWords {
  private let due: DueSentence

  init(_ toDos: ToDoStore) {
    due = DueSentence(now: toDos.now, here: toDos.zone)
  }

  /// Returns the intent's result: the to-do, and a sentence about its change, or that nothing
  /// changed.
  func result(
    of change: ToDoCompletion
  ) -> some IntentResult & ReturnsValue<ToDo> & ProvidesDialog {
    let said = change.hasChanged ? sentence(change) : Self.sentence(ofUnchanged: change.record)
    return .result(value: ToDo(change.record), dialog: IntentDialog(stringLiteral: said))
  }

  private static func sentence(ofUnchanged record: ToDoRecord) -> String {
    switch record.state {
    case .open:
      String(
        english: "\(record.label) was open already.",
        turkish: "\(record.label) zaten açıktı."
      )
    case .done:
      String(
        english: "\(record.label) was done already.",
        turkish: "\(record.label) zaten tamamlanmıştı."
      )
    case .cancelled:
      String(
        english: "\(record.label) was cancelled already.",
        turkish: "\(record.label) zaten iptal edilmişti."
      )
    }
  }

  /// Returns the sentence about a to-do that was closed or reopened, and about the next one if it
  /// recurs.
  func sentence(_ change: ToDoCompletion) -> String {
    let label = change.record.label
    let said =
      switch change.record.state {
      case .open: String(english: "Reopened \(label)", turkish: "\(label) yeniden açıldı")
      case .done: String(english: "Completed \(label)", turkish: "\(label) tamamlandı")
      case .cancelled: String(english: "Cancelled \(label)", turkish: "\(label) iptal edildi")
      }
    return said + (change.following.map { "; \(words($0))." } ?? ".")
  }

  private func words(_ following: FollowingToDo) -> String {
    switch following {
    case .made(let record):
      String(
        english: "\(record.key) is due \(due.text(record) ?? "no more")",
        turkish: "sıradaki \(record.key), tarihi \(due.text(record) ?? "yok")"
      )
    case .removed(let number):
      String(
        english: "its next one, \(number), was removed",
        turkish: "bir sonraki olan \(number) silindi"
      )
    case .stays(let number):
      String(
        english: "its next one, \(number), stays",
        turkish: "bir sonraki olan \(number) kalıyor"
      )
    }
  }
}
