import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests how commands name a to-do.
extension ToDoIntentTests {
  // CL-10
  @Test func `a to-do is meant by number, identifier, unique beginning or name`() async throws {
    let id = try await record(2).id.text
    for text in ["2", id, String(id.prefix(12)), "Call the dentist", "CALL THE DENTIST"] {
      let outcome = try await perform("reopen-to-do", ["id": text])
      #expect(outcome.dialog == "2 “Call the dentist” was open already.")
    }
  }

  // CL-10
  @Test func `a number is never a beginning`() async throws {
    for _ in 0..<8 { _ = try await perform("add-to-do", ["name": "x"]) }
    _ = try await perform("remove-to-do", ["id": "1"])
    let error = await #expect(throws: IntentError.self) {
      try await perform("complete-to-do", ["id": "1"])
    }
    #expect(error == .notFound(entity: "to-do", text: "1", suggestion: nil))
    #expect(error?.exitCode == 1)
  }

  // BW-2, CL-10
  @Test func `what several could mean is an error that names them`() async throws {
    _ = try await perform("add-to-do", ["name": "Twin"])
    _ = try await perform("add-to-do", ["name": "Twin"])
    let error = await #expect(throws: IntentError.self) {
      try await perform("complete-to-do", ["id": "Twin"])
    }
    #expect(
      error
        == .ambiguous(
          entity: "to-do",
          text: "Twin",
          candidates: [.init(id: "4", title: "Twin"), .init(id: "5", title: "Twin")]
        )
    )
    #expect(error?.exitCode == 64)
  }

  // CL-10
  @Test func `an exact name comes before the beginning of an identifier`() async throws {
    _ = try await store.toDos.store.write { transaction in
      try transaction.insert(ToDoRecord(id: ToDoID(bits: .max), name: "another"))
    }
    _ = try await perform("add-to-do", ["name": "z"])
    #expect(try await dialog("complete-to-do", ["id": "z"]) == "Completed 5 “z”.")
    #expect(try await dialog("complete-to-do", ["id": "zzzzzzzzzzzz"]) == "Completed 4 “another”.")
  }

  // CL-10
  @Test func `an ambiguous beginning of an identifier names the candidates`() async throws {
    _ = try await store.toDos.store.write { transaction in
      for bits: UInt64 in [0, 1] {
        try transaction.insert(ToDoRecord(id: ToDoID(bits: bits), name: "bits \(bits)"))
      }
    }
    let error = await #expect(throws: IntentError.self) {
      try await perform("complete-to-do", ["id": "kkkkkkkkkk"])
    }
    #expect(
      error
        == .ambiguous(
          entity: "to-do",
          text: "kkkkkkkkkk",
          candidates: [.init(id: "4", title: "bits 0"), .init(id: "5", title: "bits 1")]
        )
    )
    #expect(try await perform("complete-to-do", ["id": "kkkkkkkkkkkkkkkl"]).value != nil)
  }

  // BW-2, CL-9
  @Test func `an unknown name is an error with the closest one`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await perform("complete-to-do", ["id": "Call the dentits"])
    }
    #expect(
      error
        == .notFound(entity: "to-do", text: "Call the dentits", suggestion: "Call the dentist")
    )
  }

  // RI-2
  @Test func `a name that is too long for a new one stays, and all else of it can be changed`()
    async throws
  {
    let long = String(repeating: "x", count: 20_000)
    let added = try await store.toDos.add(ToDoRecord(name: long))
    _ = try await perform("set-priority", ["id": "\(added.key)", "priority": "high"])
    #expect(try await record(added.key).name == long)
    await #expect(throws: IntentError.self) {
      try await perform("rename-to-do", ["id": "1", "name": long])
    }
  }
}
