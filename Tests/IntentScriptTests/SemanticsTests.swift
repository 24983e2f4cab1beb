import Foundation
import IntentScript
import ScriptTesting
import Testing

/// Runs scripts that contain their expected output; the extension's tests run the same files.
@Suite("The script language", .timeLimit(.minutes(5)))
struct SemanticsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Semantics")

  static let scripts: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".intents") }.sorted()
  }()

  @Test func `there are scripts`() {
    #expect(Self.scripts.count > 20)
  }

  @Test(arguments: scripts)
  func `a script does what its comments say`(file: String) async throws {
    let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    let expected = ScriptExpectations(text)
    let host = ToDoDouble(answers: expected.answers, input: expected.input)
    for call in expected.given { #expect(await ScriptTrial.run(call, host: host).error == nil) }
    let result = await ScriptTrial.run(text, host: host)
    #expect(result.lines == expected.lines)
    #expect(result.error == expected.error)
    let exitCode = expected.exitCode ?? result.outcome.error?.exitCode ?? 0
    #expect(result.outcome.exitCode == exitCode)
  }
}
