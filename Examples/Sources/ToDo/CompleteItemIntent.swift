import AppIntents
import Foundation

/// Ticks a to-do off, or takes the tick away again.
struct CompleteItemIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete To Do"
  static let description = IntentDescription("Ticks a to-do off, or takes the tick away again.")

  @Parameter(title: "To Do ID")
  var id: String

  init() {}

  init(id: String) {
    self.id = id
  }

  func perform() async throws -> some IntentResult {
    let isKnown =
      try UUID(uuidString: id).map { id in
        try ToDoModel.shared.update(id) { $0.isDone.toggle() }
      } ?? false
    guard isKnown else { throw UnknownToDo(id: id) }
    return .result()
  }
}

/// No to-do has the id that a button or a shortcut names.
struct UnknownToDo: Error, CustomLocalizedStringResourceConvertible {
  let id: String

  var localizedStringResource: LocalizedStringResource { "There is no to-do “\(id)”." }
}
