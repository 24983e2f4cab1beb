import IntentScript
import ScriptTesting
import Testing

/// Tests which transactions are begun, committed and rolled back, and in which order (LG-12).
@Suite("Atomic blocks", .timeLimit(.minutes(5)))
struct RunTransactionTests {
  static let traces: [(script: String, trace: String)] = [
    ("atomic { echo(1) }", "begin echo commit flush"),
    ("atomic { echo(1)\nfail \"no\" }", "begin echo rollback"),
    ("atomic { atomic { echo(1) } }", "begin begin echo commit commit flush"),
    ("atomic { try { fail \"no\" } catch { echo(2) } }", "begin begin rollback echo commit flush"),
    ("atomic { try { echo(1) } catch { } }", "begin begin echo commit commit flush"),
    ("try { atomic { fail \"no\" } } catch { echo(1) }", "begin rollback echo flush"),
    ("try { atomic { atomic { fail \"no\" } } } catch { }", "begin begin rollback rollback"),
    ("atomic { exit 0 }", "begin commit"),
    ("atomic { exit 2 }", "begin rollback"),
    ("atomic { atomic { exit 0 } }", "begin begin commit commit"),
    ("atomic { try { exit 2 } catch { echo(1) } }", "begin begin rollback rollback"),
    ("func f() { atomic { return } }\nf()", "begin commit"),
    ("func f() { atomic { try { return } catch { } } }\nf()", "begin begin commit commit"),
    ("repeat 2 times { atomic { break } }", "begin commit"),
    ("repeat 2 times { atomic { continue } }", "begin commit begin commit"),
    ("func f() { fail \"no\" }\natomic { f() }", "begin rollback"),
    ("func f() { try { fail \"no\" } catch { } }\natomic { f() }", "begin begin rollback commit"),
    ("return", ""),
  ]

  @Test(arguments: traces)
  func `blocks end as they are left`(script: String, trace: String) async {
    let host = ToDoDouble()
    _ = await ScriptTrial.run(script, host: host)
    #expect(host.trace.joined(separator: " ") == trace)
  }

  @Test func `cancelling rolls every open block back, and no handler sees it`() async {
    let host = ToDoDouble()
    let script = """
      try {
        let who = linger(name: "here")
        print who
      } catch {
        print "unseen"
      }
      """
    let task = Task { await ScriptTrial.run(script, host: host) }
    await host.arrived("here")
    task.cancel()
    let result = await task.value
    #expect(result.error == "2:13: cancelled")
    #expect(result.outcome.exitCode == 130)
    #expect(result.lines.isEmpty)
    #expect(host.trace == ["linger", "cancelled here"])
  }

  @Test func `a script that is cancelled in an atomic block leaves nothing of it`() async {
    let host = ToDoDouble()
    let script = "add-to-do(\"kept\")\natomic {\n  add-to-do(\"x\")\n  hold(name: \"here\")\n}"
    let task = Task { await ScriptTrial.run(script, host: host) }
    await host.arrived("here")
    task.cancel()
    let result = await task.value
    #expect(result.outcome.exitCode == 130)
    #expect(host.records.map(\.name) == ["kept"])
    #expect(host.trace.suffix(2) == ["rollback", "flush"])
  }

  @Test func `a person who says no to an intent ends the script, past all handlers`() async {
    let host = ToDoDouble()
    let result = await ScriptTrial.run("try { decline() } catch { print 1 }", host: host)
    #expect(result.error == "1:7: declined: to go on")
    #expect(result.outcome.exitCode == 1)
    #expect(result.lines.isEmpty)
  }

  @Test func `a person who turns away from a prompt cancels the script`() async {
    let host = ToDoDouble(answers: ["^C"])
    let result = await ScriptTrial.run(
      "try { let x = ask \"Name?\" } catch { print 1 }",
      host: host
    )
    #expect(result.outcome.exitCode == 130)
    #expect(result.lines.isEmpty)
  }
}
