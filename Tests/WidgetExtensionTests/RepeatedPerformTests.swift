import Ground
import SharedStore
import SystemLibrary
import Testing
import WidgetIntents

@testable import WidgetExtension

// Intents reach their store through the one dependency manager, so these take turns with the others.
extension PerformTests {
  @Suite("Several values", .serialized)
  struct RepeatedPerformTests {
    let notes: ServedNotes

    init() throws {
      notes = try ServedNotes(isPerforming: true)
    }

    private func words() async throws -> [String] {
      let entities = try await notes.ask { client throws(ExtensionError) in
        try client.find(FindRequest(entity: "NoteEntity", now: 0), within: ServedNotes.patience)
      }
      return entities.map(\.title)
    }

    private func write(
      _ lines: [String],
      run: String,
      key: String? = nil
    ) async throws -> PerformReply {
      let parts = lines.enumerated().map { index, line in
        IntentRepetition.Part(text: line, place: "line \(index + 1)")
      }
      return try await notes.perform(
        "write-note",
        for: IntentRepetition(parameter: "words", parts: parts),
        run: run,
        key: key
      )
    }

    private static func notes(_ parts: IntentRepetition.Part...) -> IntentRepetition {
      IntentRepetition(parameter: "note", parts: parts)
    }

    @Test func `all of them are one run, whose answer has each value and each dialog`() async throws
    {
      let reply = try await write(["milk", "bread"], run: "r1")
      #expect(reply.outcome.value == .list([.int(1), .int(2)]))
      #expect(reply.parts?.map(\.dialog) == ["Written.", "Written."])
      #expect(try await words() == ["milk", "bread"])
      let reader = try StoreReader(at: StoreLocation(path: notes.storePath))
      let run = try #require(try reader.run("r1"))
      #expect(RunCall(run.run).text == "write-note(words: [\"milk\", \"bread\"])")
      try await notes.ask { _ throws(ExtensionError) in }
      let store = try SharedStore(
        at: StoreLocation(path: notes.storePath),
        schemas: [Note.schema]
      )
      _ = try await store.undo(.last(1), id: "undo")
      #expect(try await words().isEmpty)
    }

    @Test func `where one fails, nothing of any is kept, and the error says which`() async throws {
      let error = await #expect(throws: ExtensionError.self) {
        try await notes.perform(
          "tear-up-note",
          for: Self.notes(.init(text: "1"), .init(text: "99")),
          run: "r1",
          answered: { _ in .confirmed }
        )
      }
      #expect(error?.exitCode == 1)
      _ = try await write(["milk", "bread"], run: "r2")
      let second = await #expect(throws: ExtensionError.self) {
        try await notes.perform(
          "tear-up-note",
          for: Self.notes(.init(text: "1"), .init(text: "99")),
          run: "r3",
          answered: { _ in .confirmed }
        )
      }
      #expect(second?.message.contains("99") == true)
      #expect(try await words() == ["milk", "bread"])
      let empty = await #expect(throws: ExtensionError.self) {
        try await notes.perform(
          "write-note",
          [IntentArgument("fails", text: "perhaps")],
          for: IntentRepetition(
            parameter: "words",
            parts: [.init(text: "tea", place: "line 7")]
          ),
          run: "r4"
        )
      }
      #expect(empty?.message.contains("line 7: ") == true)
    }

    @Test func `what touches more than the store is done one by one, and the error counts it`()
      async throws
    {
      let error = await #expect(throws: ExtensionError.self) {
        try await notes.perform(
          "write-note",
          [IntentArgument("words", text: "milk")],
          for: IntentRepetition(
            parameter: "fails",
            parts: [.init(text: "false"), .init(text: "true")]
          ),
          run: "r1"
        )
      }
      #expect(error?.message.contains("done before it: 1") == true)
      #expect(try await words() == ["milk", "milk"])
    }

    @Test func `a search stands for what it finds, each once`() async throws {
      _ = try await write(["milk", "bread", "tea"], run: "r1")
      let search = FindRequest(
        entity: "NoteEntity",
        filter: .not(.compare(property: "words", .equalTo, .text("bread"))),
        now: 0
      )
      let reply = try await notes.perform(
        "tear-up-note",
        for: Self.notes(.init(text: "3"), .init(text: "where words != bread", search: search)),
        run: "r2",
        answered: { _ in .confirmed }
      )
      #expect(reply.parts?.map(\.dialog) == ["Torn up: tea.", "Torn up: milk."])
      #expect(try await words() == ["bread"])
      let none = await #expect(throws: ExtensionError.self) {
        try await notes.perform(
          "tear-up-note",
          for: Self.notes(
            .init(
              text: "where words == zzz",
              search: FindRequest(
                entity: "NoteEntity",
                filter: .compare(property: "words", .equalTo, .text("zzz")),
                now: 0
              )
            )
          ),
          run: "r3"
        )
      }
      #expect(none?.exitCode == 1)
    }

    @Test(arguments: [(Answer.confirmed, true), (.declined, false), (.unanswered, false)])
    func `a person is asked once for all, while nothing is held`(
      answer: Answer,
      isDone: Bool
    ) async throws {
      _ = try await write(["milk", "bread"], run: "r1")
      let asked = Guarded<[String]>([])
      let path = notes.storePath
      let result = await Result {
        try await notes.perform(
          "tear-up-note",
          for: Self.notes(.init(text: "1"), .init(text: "2")),
          run: "r2",
          answered: { question in
            asked.withLock { $0.append(question.text) }
            #expect(Self.isFree(path + "-lock"))
            return answer
          }
        )
      }
      #expect(asked.withLock { $0 } == ["Tear up milk? (and 1 more)"])
      let isPerformed = (try? result.get()) != nil
      #expect(isPerformed == isDone)
      #expect(try await words() == (isDone ? [] : ["milk", "bread"]))
    }

    /// Returns whether another process could lock the file for writing now.
    private static func isFree(_ path: String) -> Bool {
      let file = open(path, O_RDWR)
      guard file >= 0 else { return false }
      defer { close(file) }
      return flock(file, LOCK_EX | LOCK_NB) == 0
    }

    // RD-8, CL-11
    @Test func `a key repeats none of it`() async throws {
      _ = try await write(["milk", "bread"], run: "r1", key: "k")
      let again = try await write(["milk", "bread"], run: "r2", key: "k")
      #expect(again.isRepetition)
      #expect(try await words() == ["milk", "bread"])
      await #expect(throws: ExtensionError.self) { try await write(["milk"], run: "r3", key: "k") }
    }

    // BW-31
    @Test
    func `more than a screen has lines are counted, and their values come where they are wanted`()
      async throws
    {
      let count = IntentRepetition.maximumTold + 1
      let lines = (1...count).map { "line \($0)" }
      let reply = try await write(lines, run: "r1")
      #expect(reply.count == IntentCount(all: count, changed: count))
      #expect(reply.outcome.dialog == "Performed write-note 21 times; changed: 21.")
      #expect(reply.outcome.value == nil)
      #expect(reply.parts == nil)
      let values = try await notes.perform(
        "write-note",
        for: IntentRepetition(
          parameter: "words",
          parts: lines.enumerated().map { .init(text: $1, place: "line \($0)") },
          wantsValues: true
        ),
        run: "r2"
      )
      #expect(values.outcome.value == .list((count + 1...2 * count).map { .int($0) }))
    }

    // RD-8, BW-31
    @Test func `a key repeats none of a large batch, and has its sentence again`() async throws {
      let lines = (1...IntentRepetition.maximumTold + 1).map { "line \($0)" }
      let reply = try await write(lines, run: "r1", key: "k")
      let again = try await write(lines, run: "r2", key: "k")
      #expect(again.isRepetition)
      #expect(again.outcome.dialog == reply.outcome.dialog)
      #expect(try await words() == lines)
    }

    // BW-31
    @Test func `what changes nothing is not counted as changed`() async throws {
      let count = IntentRepetition.maximumTold + 1
      let parts = (1...count).map { line in
        IntentRepetition.Part(text: line < count ? "milk" : "tea", place: "line \(line)")
      }
      let reply = try await notes.perform(
        "write-once",
        for: IntentRepetition(parameter: "words", parts: parts),
        run: "r1"
      )
      #expect(reply.count == IntentCount(all: count, changed: 2))
      #expect(reply.outcome.dialog == "Performed write-once 21 times; changed: 2.")
      #expect(try await words() == ["milk", "tea"])
    }

    // BW-31
    @Test func `a value that fills several messages arrives whole, and no size is a failure`()
      async throws
    {
      let long = String(repeating: "x", count: FrameLimits.bodyBytes / 2)
      for line in 1...3 { _ = try await write(["\(line)" + long], run: "r\(line)") }
      let reply = try await notes.perform("read-notes", run: "r9")
      #expect(reply.outcome.value == .list((1...3).map { .string("\($0)" + long) }))
      #expect(reply.isValueLeftOut == nil)
    }

    @Test func `what only reads leaves no run in the journal`() async throws {
      _ = try await write(["milk"], run: "r1")
      let reply = try await notes.perform("read-note", run: "r2")
      #expect(reply.outcome.value == .string("milk"))
      let reader = try StoreReader(at: StoreLocation(path: notes.storePath))
      #expect(try reader.run("r2") == nil)
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
