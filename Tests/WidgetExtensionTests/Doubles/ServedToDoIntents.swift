import Foundation
import SharedStore
import WidgetIntents

@testable import WidgetExtension

extension ServedToDos {
  struct AddToDo: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Add To-Do"

    @AppDependency var store: SharedStore
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Due") var due: DateComponents?
    @Parameter(title: "Priority", default: ToDoPriority.none) var priority: ToDoPriority
    @Parameter(title: "Notes") var notes: String?
    @Parameter(title: "Tags") var tags: [String]?
    @Parameter(title: "List") var list: String?

    func perform() async throws -> some ReturnsValue<ToDo> {
      var record = Record(name: name)
      record.setDue(due)
      record.priority = priority
      record.notes = notes ?? ""
      record.tags = tags ?? []
      record.list = list ?? ""
      let added = record
      return .result(value: ToDo(try await store.write { try $0.insert(added) }))
    }
  }

  struct CompleteToDo: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Complete To-Do"

    @AppDependency var store: SharedStore
    @Parameter(title: "To-do") var id: ToDo

    func perform() async throws -> some ReturnsValue<ToDo> {
      .result(value: try await store.changing(id) { $0.isDone = true })
    }
  }

  struct ReopenToDo: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Reopen To-Do"

    @AppDependency var store: SharedStore
    @Parameter(title: "To-do") var id: ToDo

    func perform() async throws -> some ReturnsValue<ToDo> {
      .result(value: try await store.changing(id) { $0.isDone = false })
    }
  }

  struct RenameToDo: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Rename To-Do"

    @AppDependency var store: SharedStore
    @Parameter(title: "To-do") var id: ToDo
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some ReturnsValue<ToDo> {
      let name = name
      return .result(value: try await store.changing(id) { $0.name = name })
    }
  }

  struct SetDue: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Set Due"

    @AppDependency var store: SharedStore
    @Parameter(title: "To-do") var id: ToDo
    @Parameter(title: "Due") var due: DateComponents?

    func perform() async throws -> some ReturnsValue<ToDo> {
      let due = due
      return .result(value: try await store.changing(id) { $0.setDue(due) })
    }
  }

  struct RemoveToDo: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Remove To-Do"

    @AppDependency var store: SharedStore
    @Parameter(title: "To-do") var id: ToDo

    func perform() async throws -> some ReturnsValue<ToDo> {
      let key = Int64(id.id)
      _ = try await store.write { try $0.delete(Record.self, key: key) }
      return .result(value: id)
    }
  }

  /// An intent that writes a to-do, reports that it has begun, and runs until it is cancelled.
  struct Linger: AppIntent {
    static let title: LocalizedStringResource = "Linger"

    @AppDependency var store: SharedStore
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some ReturnsValue<String> {
      .result(value: try await store.holding(name))
    }
  }

  /// The same as ``Linger``, as a store-only intent that can be in an `atomic` block.
  struct Hold: StoreOnlyIntent {
    static let title: LocalizedStringResource = "Hold"

    @AppDependency var store: SharedStore
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some ReturnsValue<String> {
      .result(value: try await store.holding(name))
    }
  }
}

extension SharedStore {
  /// Changes a to-do and returns it.
  fileprivate nonisolated func changing(
    _ toDo: ServedToDos.ToDo,
    _ change: @escaping @Sendable (inout ServedToDos.Record) -> Void
  ) async throws -> ServedToDos.ToDo {
    let key = Int64(toDo.id)
    let changed = try await write { store in
      guard var record = try store.record(key, as: ServedToDos.Record.self) else {
        throw IntentError.failed("there is no to-do \(toDo.name)")
      }
      change(&record)
      _ = try store.update(record)
      return record
    }
    return ServedToDos.ToDo(changed)
  }

  /// Writes a to-do, reports its name to the host, and waits until it is cancelled.
  fileprivate nonisolated func holding(_ name: String) async throws -> String {
    try await write { _ = try $0.insert(ServedToDos.Record(name: name)) }
    HostLink.current?.progress(nil, name)
    do {
      try await waitForCancellation()
    } catch {
      HostLink.current?.log(.note, "\(name) was told to stop")
      throw error
    }
    return name
  }
}
