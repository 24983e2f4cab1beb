import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests of the intents for import and export, which run one after the other with the tests of this
/// suite.
extension ToDoIntentTests {
  private func performExchange(
    _ name: String,
    _ arguments: KeyValuePairs<String, String>,
    in desk: ExchangeDesk,
    answering answer: Bool = true
  ) async throws -> (outcome: IntentOutcome, questions: Int) {
    let toDos = desk.toDos
    AppDependencyManager.shared.add(dependency: toDos)
    let runner = IntentRunner(
      registry: try IntentRegistry(
        intents: [ImportToDos.self, ExportToDos.self],
        entities: [ToDo.self]
      ),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
    let count = Questions()
    let person = IntentConversation { _ in
      await count.add()
      return answer ? .confirmed : .declined
    }
    let outcome = try await IntentSurroundings.with(\.conversation, person) {
      try await runner.run(name, arguments.map { IntentArgument($0.key, text: $0.value) })
    }
    return (outcome, await count.value)
  }

  private actor Questions {
    var value = 0
    func add() { value += 1 }
  }

  // BW-2
  @Test(arguments: [
    (UserLanguage.english, "Imported 2 to-dos.", "Exported 2 to-dos as todo.txt to "),
    (.turkish, "2 görev alındı.", "2 görev todo.txt olarak "),
  ])
  func `an import and an export answer in the language that is spoken`(
    language: UserLanguage,
    imported: String,
    exported: String
  ) async throws {
    try await UserLanguage.$spoken.withValue(language) {
      let desk = try await ExchangeDesk()
      try desk.write("(A) one\n(B) two\n", to: "todo.txt")
      let path = desk.path("todo.txt")
      let first = try await performExchange("import-to-dos", ["files": path], in: desk)
      #expect(first.outcome.dialog == imported)
      let second = try await performExchange("export-to-dos", ["file": path], in: desk)
      #expect(second.outcome.dialog?.hasPrefix(exported) == true)
      #expect(second.questions == 0)
    }
  }

  @Test func `a file that is not what was read last is replaced only where that is confirmed`()
    async throws
  {
    let desk = try await ExchangeDesk()
    let path = desk.path("todo.txt")
    try desk.write("(A) one\n", to: "todo.txt")
    _ = try await performExchange("import-to-dos", ["files": path], in: desk)
    try desk.write("(A) one, changed\n", to: "todo.txt")
    await #expect(throws: IntentError.self) {
      try await performExchange("export-to-dos", ["file": path], in: desk, answering: false)
    }
    #expect(try desk.text(of: "todo.txt") == "(A) one, changed\n")
    let written = try await performExchange("export-to-dos", ["file": path], in: desk)
    #expect(written.questions == 1)
    #expect(try desk.text(of: "todo.txt") == "(A) one\n")
    // A copy is no file of the person's: nothing is asked, and nothing is kept of it.
    let before = try await desk.toDos.sources()
    let copy = try await performExchange(
      "export-to-dos",
      ["file": desk.path("copy"), "copy": "true", "all": "true"],
      in: desk
    )
    #expect(copy.questions == 0)
    #expect(try await desk.toDos.sources() == before)
  }

  @Test func `an import without a file says what to give it`() async throws {
    let desk = try await ExchangeDesk()
    let error = await #expect(throws: IntentError.self) {
      try await performExchange("import-to-dos", [:], in: desk)
    }
    #expect(error?.exitCode == 64)
  }
}
