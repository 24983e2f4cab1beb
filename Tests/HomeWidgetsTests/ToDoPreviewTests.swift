import Foundation
import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

/// Tests the preview of a line while it is typed; they run one after the other with the tests of
/// this suite.
extension ToDoIntentTests {
  private var lines: IntentRunner {
    get throws {
      IntentRunner(
        registry: try IntentRegistry(
          intents: [
            AddToDoFromWords.self, EditToDoFromWords.self, DeferToDoFromWords.self, LinkOfToDo.self,
          ],
          entities: [ToDo.self]
        ),
        context: IntentContext(now: Samples.now, calendar: Samples.utc)
      )
    }
  }

  private func preview(
    _ intent: String,
    _ words: String,
    of id: String? = nil
  ) async throws -> String {
    let entity = id.map { [IntentArgument("id", text: $0)] } ?? []
    return try await lines.preview(intent, entity + [IntentArgument("words", text: words)])
      .full.text
  }

  private func edit(_ words: String, of id: String) async throws -> String? {
    let arguments = [IntentArgument("id", text: id), IntentArgument("words", text: words)]
    return try await lines.run("edit-to-do-from-words", arguments).dialog
  }

  @Test(arguments: [
    ("Buy milk", "no date"),
    ("Buy milk tomorrow", "due tomorrow, Sun 22 Nov"),
    (
      "Buy milk tomorrow 9am +home @Work pri:high",
      "high priority · in the list Work · +home · due tomorrow, Sun 22 Nov, 09:00"
    ),
    ("Ask Ann on 3 or 4 May", "not read as a date: “on 3 or 4 May”"),
  ])
  func `a line that adds is told what is recognised in it, the date last`(
    words: String,
    expected: String
  ) async throws {
    #expect(try await preview("add-to-do-from-words", words) == expected)
    #expect(try await store.names.count == 3)
  }

  @Test func `a line is refused while it is typed as it would be when it is entered`() async throws
  {
    for words in ["Buy milk pri:x", "+home"] {
      let typed = await #expect(throws: IntentError.self) {
        try await preview("add-to-do-from-words", words)
      }
      let entered = await #expect(throws: IntentError.self) {
        try await lines.run("add-to-do-from-words", [IntentArgument("words", text: words)])
      }
      #expect(typed == entered)
    }
  }

  @Test func `a line that edits or defers is told what will be different, and changes nothing`()
    async throws
  {
    let before = try await record(1)
    #expect(
      try await preview("edit-to-do-from-words", "Buy tea +home", of: "1") == "the name · +home"
    )
    #expect(try await preview("defer-to-do-from-words", "friday", of: "1") == "due Fri 27 Nov")
    #expect(try await preview("edit-to-do-from-words", before.name, of: "1") == "as it is")
    #expect(try await record(1) == before)
  }

  @Test func `an edit that begins with the name keeps the day that is a part of it`() async throws {
    _ = try await edit("-- Call Ann tomorrow", of: "1")
    #expect(try await record(1).name == "Call Ann tomorrow")
    #expect(
      try await edit("Call Ann tomorrow +home", of: "1") == "Changed 1 “Call Ann tomorrow”: +home."
    )
    #expect(try await record(1).due == nil)
    // What is not the name as it is is read as anything that is typed.
    _ = try await edit("Call Amy tomorrow", of: "1")
    #expect(try await record(1).name == "Call Amy")
    #expect(try await record(1).due != nil)
  }

  @Test(arguments: [
    ("Read https://example.org/a?b=c.", "https://example.org/a?b=c"),
    ("Read (http://example.org/tea_(drink))", "http://example.org/tea_(drink)"),
    ("Ask <mailto:ann@example.org>, HTTPS://b.example", "mailto:ann@example.org"),
  ])
  func `the link of a to-do is the first address in its text`(
    name: String,
    expected: String
  ) async throws {
    _ = try await edit("-- \(name)", of: "1")
    let value = try await lines.run("link-of-to-do", [IntentArgument("id", text: "1")]).value
    #expect(value?.displayText == expected)
  }

  @Test(arguments: [
    "Read ftp://example.org", "javascript:alert(1)", "https://", "file:///etc/passwd",
  ])
  func `no other address is a link`(name: String) async throws {
    _ = try await edit("-- \(name)", of: "1")
    let error = await #expect(throws: IntentError.self) {
      try await lines.run("link-of-to-do", [IntentArgument("id", text: "1")])
    }
    #expect(error?.message == "1 “\(name)” has no link")
  }

  @Test(arguments: [UserLanguage.english, .turkish])
  func `the keys of the list are all different, and what defer suggests is understood`(
    language: UserLanguage
  ) throws {
    let commands = UserLanguage.$spoken.withValue(language) {
      ShortCommandsMetadata(ToDoCommands.self)?.commands ?? []
    }
    let keys = commands.compactMap(\.key)
    #expect(keys.map(\.key) == ["a", "e", "d", "Z", "s", "S", "p", "t", "K", "J", "D", "X", "o"])
    #expect(Set(keys.map(\.title)).count == keys.count)
    let locale = UserLocale(identifier: language == .turkish ? "tr_TR" : "en_US")
    let clock = IntentContext(now: Samples.now, calendar: Samples.utc, locale: locale).clock
    let suggestions = keys.first { $0.key == "d" }?.suggestions ?? []
    #expect(suggestions.count == 5)
    // The last one is no date at all.
    for words in suggestions.dropLast() {
      #expect(throws: Never.self, "\(words)") {
        try DeferToDoFromWords.moment(words, on: clock)
      }
    }
    for words in keys.first(where: { $0.key == "Z" })?.suggestions ?? [] {
      #expect(throws: Never.self, "\(words)") { try SnoozeToDo.moment(words, on: clock) }
    }
  }
}
