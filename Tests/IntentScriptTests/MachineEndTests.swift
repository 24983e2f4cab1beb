import IntentScript
import Moments
import ScriptTesting
import Testing
import WidgetIntents

/// Tests the machine without a host: how it ends if one or several of its actions fail.
@Suite("Ends of the machine", .timeLimit(.minutes(5)))
struct MachineEndTests {
  private static func machine(_ text: String) throws -> ScriptMachine {
    ScriptMachine(
      ScriptCompiler.program(try ScriptTrial.check(text)),
      clock: .fixed(at: Instant(microseconds: ScriptTrial.now)),
      limits: ScriptLimits(),
      columns: { $0.count }
    )
  }

  private static func failure(_ message: String) -> ScriptFault {
    .failed(message: message, hint: nil, intent: nil, exitCode: 1)
  }

  @Test func `of several failures while an exit leaves its transactions, the first counts`() throws
  {
    var machine = try Self.machine("atomic {\n  atomic {\n    exit 0\n  }\n}")
    for _ in 1...2 {
      guard case .beginAtomic = try machine.run() else { return #expect(Bool(false)) }
      machine.resume()
    }
    guard case .endAtomic(commits: true) = try machine.run() else { return #expect(Bool(false)) }
    machine.fail(Self.failure("the inner one"))
    guard case .endAtomic(commits: false) = try machine.run() else { return #expect(Bool(false)) }
    machine.fail(Self.failure("the outer one"))
    #expect(throws: Self.failure("the inner one")) { try machine.run() }
  }

  @Test func `a rollback that fails does not hide why there was one`() throws {
    var machine = try Self.machine("atomic { fail \"first\" }")
    guard case .beginAtomic = try machine.run() else { return #expect(Bool(false)) }
    machine.resume()
    guard case .endAtomic(commits: false) = try machine.run() else { return #expect(Bool(false)) }
    machine.fail(Self.failure("second"))
    #expect(throws: Self.failure("first")) { try machine.run() }
  }

  @Test func `of two interruptions the first counts, and each counts before a failure`() throws {
    let limit = ScriptFault.limit(name: "seconds", value: 1)
    var machine = try Self.machine("print 1")
    machine.interrupt(limit)
    machine.interrupt(.cancelled)
    #expect(throws: limit) { try machine.run() }

    machine = try Self.machine("atomic { fail \"first\" }")
    guard case .beginAtomic = try machine.run() else { return #expect(Bool(false)) }
    machine.resume()
    guard case .endAtomic(commits: false) = try machine.run() else { return #expect(Bool(false)) }
    machine.interrupt(.cancelled)
    #expect(throws: ScriptFault.cancelled) { try machine.run() }
  }

  @Test(arguments: [-1, 2, Int.min, Int.max])
  func `a choice that there is not fails, whatever a host answers`(index: Int) throws {
    var machine = try Self.machine("print choose([\"a\", \"b\"])")
    guard case .prompt = try machine.run() else { return #expect(Bool(false)) }
    machine.resume(.choice(index))
    let fault = #expect(throws: ScriptFault.self) { try machine.run() }
    guard case .failed(let message, _, _, _)? = fault else { return #expect(Bool(false)) }
    #expect(message == "the answer is none of the choices")
  }

  @Test(arguments: [("-(1 s)", 0), ("0 s", 0), ("2 s", 2_000_000), ("-(1 day)", 0)])
  func `a time that has passed is not waited for`(time: String, microseconds: Int64) throws {
    var machine = try Self.machine("wait \(time)")
    guard case .wait(microseconds) = try machine.run() else { return #expect(Bool(false)) }
  }
}
