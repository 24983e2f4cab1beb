package import WidgetIntents

extension ToDoDouble {
  /// A to-do of the test host.
  package struct Record: Sendable, Equatable {
    package let number: Int
    package var name: String
    package var isDone = false
    package var due = IntentValue.none
    package var priority = IntentValue.enumeration(ToDoCatalog.priority.cases[0])
    package var notes = ""
    package var tags: [String] = []
    package var list = ""

    var entity: EntityValue {
      EntityValue(
        type: "ToDo",
        id: id,
        title: name,
        properties: [
          .init(name: "number", value: .int(number)), .init(name: "name", value: .string(name)),
          .init(name: "isDone", value: .bool(isDone)), .init(name: "due", value: due),
          .init(name: "priority", value: priority), .init(name: "notes", value: .string(notes)),
          .init(name: "tags", value: .list(tags.map { .string($0) })),
          .init(name: "list", value: .string(list)), .init(name: "doneAt", value: .none),
        ]
      )
    }

    /// The identifier: sixteen letters from k to z, as in the built-in extension.
    var id: String {
      var rest = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
      var letters: [UInt8] = []
      for _ in 0..<16 {
        letters.append(UInt8(ascii: "k") + UInt8(rest & 0xF))
        rest >>= 4
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}
