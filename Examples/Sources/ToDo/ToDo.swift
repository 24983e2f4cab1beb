import Foundation

/// Something to do.
struct ToDo: Identifiable, Codable, Hashable {
  let id: UUID
  var name: String
  var isDone = false

  init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}

/// The to-dos of the app and its widget, kept in their defaults: each of them may be another process.
final class ToDoModel: Sendable {
  static let shared = ToDoModel()

  private static let key = "toDos"

  private init() {}

  /// All to-dos, in order; at first the three that everybody begins with.
  var toDos: [ToDo] {
    guard let data = UserDefaults.standard.data(forKey: Self.key),
      let kept = try? JSONDecoder().decode([ToDo].self, from: data)
    else { return Self.samples }
    return kept
  }

  /// Changes the to-do and keeps it; false where there is none with that id.
  func update(_ id: UUID, _ change: (inout ToDo) -> Void) throws -> Bool {
    var toDos = toDos
    guard let index = toDos.firstIndex(where: { $0.id == id }) else { return false }
    change(&toDos[index])
    UserDefaults.standard.set(try JSONEncoder().encode(toDos), forKey: Self.key)
    return true
  }

  /// The same ids in every process, until something is changed.
  private static let samples = [
    ("6E0C7A54-52C9-4C3B-9F5E-0B8F5B0B6A01", "Go to the gym"),
    ("6E0C7A54-52C9-4C3B-9F5E-0B8F5B0B6A02", "Join the meeting"),
    ("6E0C7A54-52C9-4C3B-9F5E-0B8F5B0B6A03", "Walk the dog"),
  ].compactMap { text, name in UUID(uuidString: text).map { ToDo(id: $0, name: name) } }
}
