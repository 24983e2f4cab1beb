import IntentScript
import Moments

/// Measures the time of each line of a script, and the memory of a script with very many lines.
enum LineTimes {
  /// Returns a script of `count` lines, with the same steps as those in Floors/lua-language.c.
  private static func source(_ count: Int) -> ScriptSource {
    var text = "var total = 0\n"
    text.reserveCapacity(count * 48)
    for line in 1..<max(2, count) {
      switch line % 4 {
      case 0: text += "add-to-do(name: \"Buy milk \(line)\", due: tomorrow)\n"
      case 1: text += "print \"number \\(\(line))\"\n"
      case 2: text += "complete-to-do(id: \"milk-\(line)\")\n"
      default: text += "total = total + \(line) * 2 - 1\n"
      }
    }
    return ScriptSource(name: "lines", text: text)
  }

  private static func check(_ source: ScriptSource) -> CheckedScript {
    let checked = ScriptChecker.check(Parser.parse(source), catalog: LoadCatalog.standard) {
      .refused(Diagnostic("no files", at: $1))
    }
    switch checked {
    case .success(let script): return script
    case .failure(let rejected): end("\(rejected.diagnostics.prefix(3))", 70)
    }
  }

  /// Prints how many nanoseconds it takes to parse and check a line, in a script of `count` lines.
  static func load(_ count: Int) {
    let source = source(count)
    let start = ContinuousClock.now
    let script = check(source)
    let elapsed = ContinuousClock.now - start
    precondition(script.statements.count == max(2, count))
    print(elapsed.nanoseconds(each: count))
  }

  /// Runs a script of `count` lines, and prints its time and memory.
  ///
  /// The memory is measured after the check, when the first lines are printed, and at the end.
  static func run(_ count: Int) async {
    let source = source(count)
    let script = check(source)
    let before = memory()
    let host = IdleHost(tally: Tally())
    let start = ContinuousClock.now
    let outcome = await ScriptRunner(
      script,
      host: host,
      clock: .fixed(at: Instant(microseconds: 0))
    ).run()
    let elapsed = ContinuousClock.now - start
    let end = memory()
    if outcome.error != nil { ScriptLoad.fail(outcome) }
    print(
      "\(count) lines, \(source.bytes.count / 1_024) KB:"
        + " \(elapsed.nanoseconds(each: count)) ns a line,"
        + " \(before) KB when checked, \(host.tally.memoryAtStart) KB at the first lines printed,"
        + " \(end) KB at the end, peak \(peakMemory()) KB,"
        + " \(outcome.committedCount) intents, \(host.tally.value) lines printed"
    )
  }
}
