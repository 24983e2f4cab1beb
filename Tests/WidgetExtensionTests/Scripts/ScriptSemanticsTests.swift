import IntentScript
import Testing
import WidgetIntents

@testable import WidgetExtension

/// A script, its expected output, the expected notes in the store, and the expected error.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  var prints: [String] = []
  var stores: [String] = []
  var failure: String?
  var exitCode: Int32 = 0

  var testDescription: String { name }
}

extension PerformTests {
  @Suite("Scripts mean the same in the extension and in the host")
  struct Semantics {
    static let cases = [
      ScriptCase(
        name: "an intent's result is an entity (LG-5)",
        text: "let note = add-note(words: \"milk\")\nprint note.words",
        prints: ["milk"],
        stores: ["milk"]
      ),
      ScriptCase(
        name: "find sees what the script did before (LG-10)",
        text: """
          add-note(words: "b")
          add-note(words: "a")
          for note in find NoteEntity sort by words { print note.words }
          print (find NoteEntity where words == "a").count
          """,
        prints: ["a", "b", "1"],
        stores: ["b", "a"]
      ),
      ScriptCase(
        name: "atomic keeps all of it (LG-12)",
        text: """
          atomic {
              let note = add-note(words: "a")
              rename-note(id: note, words: "b")
              print (find NoteEntity where words == "b").count
          }
          """,
        prints: ["1"],
        stores: ["b"]
      ),
      ScriptCase(
        name: "atomic with a failure in the middle leaves no trace and tells nothing (LG-12)",
        text: """
          add-note(words: "before")
          atomic {
              add-note(words: "a")
              print "told"
              atomic { add-note(words: "b") }
              spoil-note()
          }
          """,
        stores: ["before"],
        failure: "it is spoilt",
        exitCode: 1
      ),
      ScriptCase(
        name: "a nested atomic that fails takes back itself alone (LG-12)",
        text: """
          atomic {
              add-note(words: "a")
              try {
                  atomic {
                      add-note(words: "b")
                      atomic { add-note(words: "c") }
                      fail "no"
                  }
              } catch error { print error.message }
              add-note(words: "d")
          }
          """,
        prints: ["no"],
        stores: ["a", "d"]
      ),
      ScriptCase(
        name: "exit with a number leaves nothing of atomic, exit 0 keeps it (LG-12)",
        text: """
          try { atomic { add-note(words: "a")
              fail "x" } } catch error { print "caught" }
          atomic { add-note(words: "b")
              exit 0 }
          """,
        prints: ["caught"],
        stores: ["b"]
      ),
      ScriptCase(
        name: "a failed intent keeps what it committed, and is caught (LG-15)",
        text: """
          try { spoil-note() } catch error {
              print error.message
              print error.hint ?? "-"
              print error.intent ?? "-"
          }
          """,
        prints: ["it is spoilt", "write it again", "spoil-note"],
        stores: ["spoilt"]
      ),
      ScriptCase(
        name: "an entity is found by its name, and two of a name are an error (LG-7)",
        text: """
          add-note(words: "milk")
          print NoteEntity("milk").id
          add-note(words: "milk")
          try { print NoteEntity("milk").words } catch error { print "several" }
          try { print NoteEntity("bread").words } catch error { print "none" }
          """,
        prints: ["1", "several", "none"],
        stores: ["milk", "milk"]
      ),
      ScriptCase(
        name: "parallel statements each keep their transaction (LG-11)",
        text: """
          parallel {
              let a = add-note(words: "a")
              add-note(words: "b")
              fetch-note(words: "c")
          }
          print (find NoteEntity).count
          """,
        prints: ["3"],
        stores: ["a", "b", "c"]
      ),
      ScriptCase(
        name: "a prompt that nobody answers fails at once (LG-13)",
        text: "let name = ask \"Name?\"\nprint name",
        failure: "no user is present to answer “Name?”; --answer answers it in advance",
        exitCode: 64
      ),
      ScriptCase(
        name: "an intent's prompt that nobody answers fails at once (LG-13)",
        text: "try { confirm-note() } catch error { print error.hint ?? \"-\" }",
        prints: ["answer with --yes"]
      ),
      ScriptCase(
        name: "the clock is the one that it is given (SC-32)",
        text: "print today\nprint now",
        prints: ["2026-11-21", "2026-11-21T09:00"]
      ),
    ]

    @Test(arguments: cases, ScriptPlace.allCases)
    func `a script does what it says`(script: ScriptCase, place: ScriptPlace) async throws {
      let notes = try ServedNotes(isPerforming: true)
      let run = try await notes.run(notes.request(script.text), in: place)
      #expect(run.failure == script.failure)
      #expect(run.outcome.exitCode == script.exitCode)
      #expect(run.lines == script.prints)
      #expect(try notes.stored.sorted() == script.stores.sorted())
    }
  }
}
