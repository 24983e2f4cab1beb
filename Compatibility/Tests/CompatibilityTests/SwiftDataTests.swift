import Foundation
import SwiftData
import Testing

@Model
final class Task {
  @Attribute(.unique) var title: String
  var isDone = false
  @Relationship(deleteRule: .cascade) var steps: [Step] = []
  @Transient var isShown = true

  init(title: String) {
    self.title = title
  }
}

@Model public final class Step {
  public init() {}
}

@Suite("SwiftData")
struct SwiftDataTests {
  private func context(_ titles: String...) throws -> ModelContext {
    let configuration = ModelConfiguration(groupContainer: .identifier("group.example"))
    let container = try ModelContainer(for: Task.self, Step.self, configurations: configuration)
    let context = ModelContext(container)
    for title in titles { context.insert(Task(title: title)) }
    return context
  }

  @Test func `a configuration may name types, or say nothing of them`() {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    #expect(configuration.isStoredInMemoryOnly && configuration.schema == nil)
    #expect(ModelConfiguration(for: Task.self).schema != nil)
  }

  @Test func `a container begins empty`() throws {
    #expect(try context().fetch(FetchDescriptor<Task>()).isEmpty)
  }

  @Test func `objects are found by a predicate, in an order, within limits`() throws {
    let context = try context("c", "a", "d", "b")
    var wanted = FetchDescriptor<Task>(
      predicate: #Predicate { $0.title != "d" },
      sortBy: [SortDescriptor(\.title)]
    )
    #expect(try context.fetch(wanted).map(\.title) == ["a", "b", "c"])
    #expect(try context.fetchCount(wanted) == 3)
    wanted.fetchOffset = 1
    wanted.fetchLimit = 1
    #expect(try context.fetch(wanted).map(\.title) == ["b"])
    #expect(try context.fetch(FetchDescriptor<Step>()).isEmpty)
  }

  @Test func `all contexts of a container see an object until it is deleted`() throws {
    let context = try context("a")
    let other = ModelContext(context.container)
    let task = try #require(try other.fetch(FetchDescriptor<Task>()).first)
    #expect(task.modelContext == context)
    #expect(other.registeredModel(for: task.persistentModelID) == task)
    other.delete(task)
    #expect(task.isDeleted)
    #expect(try context.fetchCount(FetchDescriptor<Task>()) == 0)
  }

  @Test func `an object equals itself alone`() {
    #expect(Task(title: "a") != Task(title: "a"))
    #expect(Task(title: "a").id != Task(title: "a").id)
  }
}
