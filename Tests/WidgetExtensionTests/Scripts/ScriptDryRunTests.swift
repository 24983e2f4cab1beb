import Foundation
import IntentScript
import Moments
import ScriptTesting
import SharedStore
import Ground
import TestSupport
import Testing
import WidgetIntents

@testable import WidgetExtension

extension PerformTests {
  /// Tests of dry runs in an extension, on a copy of a store (LG-16, LG-31).
  @Suite("Dry runs on a copy of the store")
  struct DryRuns {
    private func extensionOfToDos(_ folder: TemporaryFolder, isDryRun: Bool) throws -> ServedNotes {
      try ServedNotes(
        isPerforming: true,
        schemas: [ServedToDos.schema],
        intents: try ServedToDos.registry(),
        folder: folder,
        isDryRun: isDryRun
      )
    }

    /// Returns the bytes of all files except the index of the write-ahead log, which readers
    /// change.
    private func bytes(_ folder: TemporaryFolder) -> [String: Data] {
      var bytes: [String: Data] = [:]
      for name in folder.names where !name.hasSuffix("-shm") {
        bytes[name] = FileManager.default.contents(atPath: "\(folder.path)/\(name)")
      }
      return bytes
    }

    @Test(arguments: ScriptFiles.files, ScriptPlace.allCases)
    func `what it knows is what a run does, and the store stays as it is`(
      file: String,
      place: ScriptPlace
    ) async throws {
      let text = try String(contentsOf: ScriptFiles.folder.appending(path: file), encoding: .utf8)
      let expected = ScriptExpectations(text)
      let folder = TemporaryFolder()
      let before = try extensionOfToDos(folder, isDryRun: false)
      // Each script of a store has runs of its own; the first one makes the store.
      for (number, call) in (["print 1"] + expected.given).enumerated() {
        let request = before.request(call, now: ScriptTrial.now, prefix: "given\(number)")
        #expect(try await before.run(request, in: place).failure == nil)
      }
      let untouched = bytes(folder)
      let dry = try await run(text, expected, in: place, folder, dryRun: DryRun())
      #expect(bytes(folder) == untouched)
      let run = try await run(text, expected, in: place, folder, dryRun: nil)

      let both = DryComparison(dry: dry.events, run: run.events)
      #expect(
        both.agrees(in: text, failingIn: expected.errorLine),
        "\(both.known) and \(both.foreseen)"
      )
      #expect(both.missed == [])
      guard both.end == nil else { return }
      #expect(dry.failure == run.failure)
      #expect(dry.outcome.exitCode == run.outcome.exitCode)
    }

    private func run(
      _ text: String,
      _ expected: ScriptExpectations,
      in place: ScriptPlace,
      _ folder: TemporaryFolder,
      dryRun: DryRun?
    ) async throws -> ScriptRun {
      let toDos = try extensionOfToDos(folder, isDryRun: dryRun != nil)
      var request = toDos.request(text, now: ScriptTrial.now)
      request.reportsIntents = true
      let answers = Guarded(expected.answers)
      return try await toDos.run(
        request,
        in: place,
        dryRun: dryRun,
        prompt: { ScriptFiles.answer($0, answers) }
      )
    }

    @Test(arguments: ScriptPlace.allCases)
    func `a question of an intent that nobody answers ends what is known`(
      place: ScriptPlace
    ) async throws {
      let notes = try ServedNotes(isPerforming: true, isDryRun: true)
      let text =
        "add-note(words: \"a\")\ntry { wipe-notes() } catch { print 1 }\nadd-note(words: \"b\")"
      let run = try await notes.run(notes.request(text), in: place, dryRun: DryRun())
      #expect(!run.outcome.isKnown)
      #expect(run.failure == nil)
      #expect(run.lines == [])
      let words = DryComparison.lines(run.events, clock: .fixed(at: Instant(microseconds: 0)))
      #expect(
        words == [
          "? 2: the question “Wipe all?” has no answer yet", "+ 2: wipe-notes()",
          "+ 3: add-note(words)",
        ]
      )
      #expect(!notes.folder.names.contains("store.sqlite"))
    }
  }
}
