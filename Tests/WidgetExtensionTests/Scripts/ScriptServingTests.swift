import IntentScript
import SharedStore
import Testing
import WidgetIntents

@testable import WidgetExtension

extension PerformTests {
  @Suite("Serving scripts")
  struct Scripts {
    let notes: ServedNotes

    init() throws {
      notes = try ServedNotes(isPerforming: true)
    }

    // LG-15: the look happens while the script waits for nothing, on another connection.
    @Test(arguments: ScriptPlace.allCases)
    func `a line arrives after the commit that it speaks of`(place: ScriptPlace) async throws {
      let seen = Collected<Int>()
      let (folder, path) = (notes.folder, notes.storePath)
      let text = """
        for number in [1, 2, 3] {
            add-note(words: "note \\(number)")
            print number
            wait 1 s * 0
        }
        """
      let look: @Sendable ([ScriptEvent]) -> Void = { events in
        guard folder.names.contains("store.sqlite"),
          let reader = try? StoreReader(at: StoreLocation(path: path)),
          let count = try? reader.read({ try $0.fetch(Note.self).count })
        else { return }
        seen.add(events.map { _ in count })
      }
      let run = try await notes.run(notes.request(text), in: place, reported: look)
      #expect(run.lines == ["1", "2", "3"])
      #expect(zip(seen.all, 1...3).allSatisfy { $0 >= $1 } && seen.all.count == 3)
    }

    @Test(arguments: ScriptPlace.allCases)
    func `a cancelled script stops where it is, and atomic leaves nothing`(
      place: ScriptPlace
    ) async throws {
      let begun = Collected<String>()
      let text = """
        add-note(words: "before")
        print "begun"
        wait 1 s * 0
        atomic {
            add-note(words: "inside")
            while true { rename-note(id: "inside", words: "inside") }
        }
        """
      let run = try await notes.run(
        notes.request(text),
        in: place,
        isCancelled: { !begun.all.isEmpty },
        reported: { _ in begun.add(["begun"]) }
      )
      #expect(run.failure == "cancelled")
      #expect(run.outcome.exitCode == 130)
      #expect(run.outcome.committedCount == 1)
      #expect(try notes.stored == ["before"])
    }

    @Test(arguments: ScriptPlace.allCases)
    func `answers reach scripts and intents through one channel`(
      place: ScriptPlace
    ) async throws {
      let asked = Collected<Question>()
      let text = """
        let count: Int = ask "How many?"
        if confirm "Sure?" { print count + 1 }
        print choose ["a", "b"]
        print confirm-note()
        print ask-for-words()
        """
      let answer: @Sendable (Question) -> Answer = { question in
        asked.add([question])
        switch question.form {
        case .confirmation: return .confirmed
        case .value(.int): return .text(asked.all.count == 1 ? "few" : "2")
        case .value: return .text("words")
        case .choice(let choices): return .choice(choices.count - 1)
        }
      }
      let run = try await notes.run(notes.request(text), in: place, prompt: answer)
      #expect(run.failure == nil)
      #expect(run.lines == ["3", "b", "true", "words"])
      #expect(asked.all.map(\.argument) == [nil, nil, nil, nil, "yes", "words"])
      #expect(asked.all[1].text.hasSuffix("How many?"), "asked again, with what was wrong")
      #expect(asked.all[1].text != "How many?")
    }

    @Test(arguments: ScriptPlace.allCases)
    func `a person who goes away cancels the script`(place: ScriptPlace) async throws {
      let run = try await notes.run(
        notes.request("try { let x = ask \"Name?\" } catch { }\nadd-note(words: \"a\")"),
        in: place,
        prompt: { _ in .dismissed }
      )
      #expect(run.outcome.exitCode == 130)
      #expect(try notes.stored == [])
    }

    @Test(arguments: ScriptPlace.allCases)
    func `an intent that takes too long is told to stop, and says so`(
      place: ScriptPlace
    ) async throws {
      let run = try await notes.run(notes.request("linger()", limit: 5), in: place)
      #expect(run.failure?.contains("took longer than 0.005 seconds") == true)
      #expect(run.outcome.exitCode == 69)
    }

    // RD-8
    @Test(arguments: ScriptPlace.allCases)
    func `a script that is repeated with its key does nothing twice`(
      place: ScriptPlace
    ) async throws {
      let text = "let note = add-note(words: \"milk\")\nprint \"\\(note.id) \\(note.words)\""
      let first = try await notes.run(notes.request(text, key: "k"), in: place)
      var request = notes.request(text, key: "k")
      request.runIDPrefix = "other"
      let second = try await notes.run(request, in: place)
      #expect(first.lines == ["1 milk"])
      #expect(second.lines == first.lines)
      #expect(try notes.stored == ["milk"])
      // CL-11
      #expect(first.outcome.repeatedCount == nil)
      #expect(first.outcome.committedCount == 1)
      #expect(second.outcome.repeatedCount == 1)
      #expect(second.outcome.committedCount == 0)
    }

    @Test(arguments: ScriptPlace.allCases)
    func `a key of a script is no key of a single intent`(place: ScriptPlace) async throws {
      let arguments = [IntentArgument("words", text: "tea")]
      _ = try await notes.perform("add-note", arguments, run: "r1", key: "k/1")
      let run = try await notes.run(notes.request("add-note(words: \"milk\")", key: "k"), in: place)
      #expect(run.outcome.error == nil)
      #expect(try notes.stored == ["tea", "milk"])
    }

    @Test(arguments: ScriptPlace.allCases)
    func `a script that asks for something else under its key is refused`(
      place: ScriptPlace
    ) async throws {
      _ = try await notes.run(notes.request("add-note(words: \"milk\")", key: "k"), in: place)
      var request = notes.request("add-note(words: \"tea\")", key: "k")
      request.runIDPrefix = "other"
      let run = try await notes.run(request, in: place)
      #expect(run.outcome.exitCode == 64)
      #expect(
        run.failure == "the key “k/1” was used for add-note(words: \"milk\"), "
          + "not for add-note(words: \"tea\")"
      )
      #expect(try notes.stored == ["milk"])
    }

    @Test(arguments: ScriptPlace.allCases)
    func `each intent is in the journal under the script's name`(
      place: ScriptPlace
    ) async throws {
      let text =
        "atomic { add-note(words: \"a\") }\nfetch-note(words: \"b\")\nadd-note(words: \"c\")"
      _ = try await notes.run(notes.request(text), in: place)
      let reader = try StoreReader(at: StoreLocation(path: notes.storePath))
      let runs = try reader.runs(limit: 10)
      #expect(runs.map(\.run.id) == ["s/3", "s/2", "s/1"])
      #expect(runs.map(\.run.intent) == ["AddNote", "FetchNote", "AddNote"])
      #expect(runs.allSatisfy { $0.finished != nil })
      #expect(
        RunResult(journalBytes: runs[1].result) == .performed(IntentOutcome(dialog: "Fetched."))
      )
    }

    @Test func `what an intent reports of its progress reaches the host`() async throws {
      let reported = Collected<ProgressNotice>()
      let request = PerformRequest(intent: "report", runID: "r1", origin: "perform", now: 0)
      _ = try? await notes.ask { client throws(ExtensionError) in
        let events = ExtensionSession.Events(
          progress: { reported.add([$0]) },
          isCancelled: { !reported.all.isEmpty }
        )
        return try client.perform(request, within: ServedNotes.patience, events: events)
      }
      #expect(reported.all == [ProgressNotice(fraction: 0.25, text: "a quarter")])
    }

    // SC-30
    @Test func `reloads that intents wish for are wished for once`() async throws {
      let reloads = Collected<String>()
      let request = notes.request("repeat 3 times { fetch-note(words: \"a\") }")
      _ = try await notes.ask { client throws(ExtensionError) in
        let events = ExtensionSession.Events(reload: { reloads.add([$0.kind ?? "all"]) })
        return try client.runScript(request, events: events)
      }
      #expect(reloads.all == ["notes"])
    }

    // RD-1
    @Test func `a host that is gone takes an open atomic block with it`() async throws {
      let host = try LostHost(of: notes)
      let request = notes.request(
        """
        add-note(words: "before")
        print "begun"
        wait 1 s * 0
        atomic {
            let note = add-note(words: "inside")
            while true { rename-note(id: note, words: "inside") }
        }
        """
      )
      #expect(try await host.run(request) == .scriptEvents)
      host.close()
      // The gate is free again once the block is taken back.
      let other = try SharedStore(
        at: StoreLocation(path: notes.storePath),
        schemas: [Note.schema]
      )
      try await other.write { _ = try $0.insert(Note(words: "after")) }
      #expect(try notes.stored == ["before", "after"])
    }

    // BW-31
    @Test(arguments: ScriptPlace.allCases, ["print", "return"])
    func `a text that is longer than a message is told whole`(
      place: ScriptPlace,
      word: String
    ) async throws {
      let text = """
        var text = "0123456789abcdef"
        repeat 19 times { text = text + text }
        add-note(words: "before")
        \(word) text
        """
      let run = try await notes.run(notes.request(text), in: place)
      let whole = String(repeating: "0123456789abcdef", count: 1 << 19)
      #expect(run.failure == nil)
      #expect(run.events == [word == "print" ? .output(whole) : .result(.string(whole))])
      #expect(try notes.stored == ["before"])
    }

    @Test func `a script that does not fit is refused with everything that is wrong`()
      async throws
    {
      let run = try await notes.run(notes.request("add-nte(words: 1)\nprint x"))
      guard case .rejected(let diagnostics) = run.outcome.error else {
        Issue.record("it is rejected")
        return
      }
      #expect(diagnostics.count == 2)
      #expect(run.outcome.exitCode == 65)
    }
  }
}
