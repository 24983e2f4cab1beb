import Moments
import SharedStore
import Testing
import WidgetIntents

@testable import HomeWidgets

@Suite("The samples of a new list", .timeLimit(.minutes(2)))
struct ToDoSamplesTests {
  private let store: TestStore
  private var toDos: ToDoStore { store.toDos }

  init() throws { store = try TestStore() }

  // BW-1
  @Test func `all of them are removed at once, and then there is none`() async throws {
    #expect(try await toDos.clearSamples() == 3)
    #expect(try await store.names == [])
    #expect(try await toDos.clearSamples() == 0)
  }

  // BW-1
  @Test func `a to-do that its user made or changed stays`() async throws {
    _ = try await toDos.add(ToDoRecord(name: "Buy milk"))
    _ = try await toDos.difference(1) { $0.tags = ["shop"] }
    _ = try await toDos.changeDone(2) { $0.close(at: 1) }
    #expect(try await toDos.clearSamples() == 1)
    #expect(try await store.names == ["Buy groceries", "Buy milk", "Call the dentist"])
  }

  // BW-1
  @Test func `one that was changed back is as it was, and one that is only called so is not`()
    async throws
  {
    _ = try await toDos.difference(1) { $0.name = "Buy milk" }
    _ = try await toDos.difference(1) { $0.name = "Buy groceries" }
    #expect(try await toDos.clearSamples() == 3)
    // At the place of the first sample, with its name.
    let added = try await toDos.add(ToDoRecord(name: "Buy groceries"))
    #expect(added.position == ToDoStore.positionStep)
    #expect(try await toDos.clearSamples() == 0)
    #expect(try await store.names == ["Buy groceries"])
  }

  // BW-1, BW-2
  @Test(arguments: UserLanguage.allCases)
  func `samples are known in every language`(language: UserLanguage) {
    let samples = ToDoSchema.samples(language: language, now: 7)
    #expect(samples.count == ToDoSchema.sampleNumbers.count)
    for (number, var sample) in zip(ToDoSchema.sampleNumbers, samples) {
      sample.key = number
      #expect(ToDoSchema.isUnchangedSample(sample))
      sample.key += 1
      #expect(!ToDoSchema.isUnchangedSample(sample))
    }
  }
}

extension ToDoIntentTests {
  // BW-1
  @Test func `clearing the samples says how many there were, and refuses where there is none`()
    async throws
  {
    #expect(
      try await dialog("clear-samples") == "Removed 3 samples; 'widgetctl undo' brings them back."
    )
    let error = await #expect(throws: (any Error).self) { try await dialog("clear-samples") }
    #expect("\(String(describing: error))".contains("there is no unchanged sample"))
  }
}
