import IntentScript
import ScriptTesting

/// What a call of the host and an iteration cost.
enum CallTimes {
  /// `i = host_call(i, "milk")` until `i` is the count.
  static func calls(_ count: Int) async {
    await time("var i = 0\nwhile i < \(count) { i = call(i, text: \"milk\") }", count)
  }

  /// The sum of `i % 7`.
  static func loop(_ count: Int, usesQuickLoop: Bool = true) async {
    let script = "var i = 0\nvar sum = 0\nwhile i < \(count) { sum = sum + i % 7; i = i + 1 }"
    await time(script, count, usesQuickLoop: usesQuickLoop)
  }

  private static func time(
    _ text: String,
    _ count: Int,
    usesQuickLoop: Bool = true
  ) async {
    let source = ScriptSource(name: "calls", text: text)
    let checked = ScriptChecker.check(Parser.parse(source), catalog: LoadCatalog.standard) {
      .refused(Diagnostic("no files", at: $1))
    }
    guard case .success(let script) = checked else { end("\(checked)", 70) }
    var options = ScriptOptions(usesQuickLoop: usesQuickLoop)
    options.limits.steps = .max
    let host = IdleHost(tally: Tally())
    let runner = ScriptRunner(script, host: host, clock: .fixed(at: 0), options: options)
    let start = ContinuousClock.now
    let outcome = await runner.run()
    let elapsed = ContinuousClock.now - start
    if outcome.error != nil { ScriptLoad.fail(outcome) }
    print(elapsed.nanoseconds(each: count))
  }
}

extension Duration {
  /// Nanoseconds for each of some things, with one digit after the point.
  func nanoseconds(each count: Int) -> String {
    let (seconds, attoseconds) = components
    let total = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    return "\((total / Double(count) * 10).rounded() / 10)"
  }
}
