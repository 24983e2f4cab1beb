import Foundation
import IntentScript
import ScriptTesting
import Ground
import Testing
import WidgetIntents

@testable import WidgetExtension

extension PerformTests {
  /// Runs the script files of the language's tests with a store, in an extension and in the host.
  @Suite("The script language on a store")
  struct ScriptFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../IntentScriptTests/Semantics").standardized

    static let files: [String] = {
      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      // What reads standard input runs where that is, never in an extension.
      return (files ?? []).filter { $0.hasSuffix(".intents") && !$0.hasPrefix("input-") }.sorted()
    }()

    let toDos: ServedNotes

    init() throws {
      toDos = try ServedNotes(
        isPerforming: true,
        schemas: [ServedToDos.schema],
        intents: try ServedToDos.registry()
      )
    }

    @Test func `there are scripts`() {
      #expect(Self.files.count > 20)
    }

    @Test(arguments: files, ScriptPlace.allCases)
    func `a script does what its comments say`(file: String, place: ScriptPlace) async throws {
      let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
      let expected = ScriptExpectations(text)
      let answers = Guarded(expected.answers)
      for call in expected.given {
        #expect(try await toDos.run(request(call), in: place).failure == nil)
      }
      let run = try await toDos.run(request(text), in: place, prompt: { Self.answer($0, answers) })
      #expect(run.printed == expected.lines)
      #expect(run.outcome.error.map { ScriptTrial.line(of: $0, in: text) } == expected.error)
      let exitCode = expected.exitCode ?? run.outcome.error?.exitCode ?? 0
      #expect(run.outcome.exitCode == exitCode)
    }

    /// Nested blocks that fail and commit leave the state that a dictionary predicts (LG-12,
    /// LG-15).
    @Test(arguments: 1...8, ScriptPlace.allCases)
    func `a random script leaves what its model does`(
      seed: Int,
      place: ScriptPlace
    ) async throws {
      let model = ModelScript(seed: UInt64(seed), statements: 60)
      let run = try await toDos.run(request(model.text), in: place)
      #expect(run.failure == nil)
      #expect(run.printed == model.lines)
    }

    private func request(_ text: String) -> ScriptRequest {
      // Each script of a store has runs of its own.
      toDos.request(text, now: ScriptTrial.now, prefix: UUID().uuidString)
    }

    static func answer(_ question: Question, _ answers: borrowing Guarded<[String]>)
      -> Answer
    {
      let next = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { return .unanswered }
      switch question.form {
      case .confirmation: return next == "yes" ? .confirmed : .declined
      case .value: return .text(next)
      case .choice(let choices):
        return choices.firstIndex(of: next).map { .choice($0) } ?? .unanswered
      }
    }
  }
}

extension ScriptRun {
  /// The printed lines; a value of several lines counts as several.
  fileprivate var printed: [String] {
    lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }
}
