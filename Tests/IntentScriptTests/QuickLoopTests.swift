import Foundation
import IntentScript
import ScriptTesting
import Testing

/// The quick loop defines operations a second time: it has to agree with the machine's steps.
@Suite("The quick loop", .timeLimit(.minutes(5)))
struct QuickLoopTests {
  private static let stepwise = ScriptOptions(usesQuickLoop: false)

  @Test(arguments: SemanticsTests.scripts)
  func `a script comes to the same with and without it`(file: String) async throws {
    let url = SemanticsTests.folder.appending(path: file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let expected = ScriptExpectations(text)
    var results: [ScriptTrial.Result] = []
    var traces: [[String]] = []
    for options in [ScriptOptions(), Self.stepwise] {
      let host = ToDoDouble(answers: expected.answers, input: expected.input)
      for call in expected.given { _ = await ScriptTrial.run(call, host: host, options: options) }
      results.append(await ScriptTrial.run(text, host: host, options: options))
      traces.append(host.trace)
    }
    #expect(results[0].outcome == results[1].outcome)
    #expect(results[0].lines == results[1].lines)
    // The branches of `parallel` run in any order.
    #expect(traces[0].sorted() == traces[1].sorted())
    let script = try? ScriptTrial.check(text)
    if let script { expectEqualTraces(script) }
  }

  @Test(arguments: 1...300)
  func `random computing comes to the same with and without it`(seed: UInt64) throws {
    expectEqualTraces(try ScriptTrial.check(NumberScript(seed: seed).text))
  }

  @Test(arguments: 1...20)
  func `random intents come to the same with and without it`(seed: UInt64) throws {
    let script = try ScriptTrial.check(ModelScript(seed: seed, statements: 200).text)
    expectEqualTraces(script)
  }

  private func expectEqualTraces(
    _ script: CheckedScript,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let quick = MachineTrace(script, usesQuickLoop: true)
    let stepwise = MachineTrace(script, usesQuickLoop: false)
    #expect(!quick.lines.isEmpty, sourceLocation: sourceLocation)
    #expect(quick == stepwise, sourceLocation: sourceLocation)
  }
}
