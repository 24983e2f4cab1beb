import IntentScript
import ScriptTesting
import SystemLibrary

/// What a call of the host and an iteration cost.
enum CallTimes {
  /// `i = host_call(i, "milk")` until `i` is the count.
  static func calls(_ count: Int) async {
    await time("var i = 0\nwhile i < \(count) { i = call(i, text: \"milk\") }", count)
  }

  /// The sum of `i % 7`.
  static func loop(_ count: Int) async {
    let script = "var i = 0\nvar sum = 0\nwhile i < \(count) { sum = sum + i % 7; i = i + 1 }"
    await time(script, count)
  }

  private static func time(_ text: String, _ count: Int) async {
    let source = ScriptSource(name: "calls", text: text)
    let checked = ScriptChecker.check(Parser.parse(source), catalog: LoadCatalog.standard) {
      .refused(Diagnostic("no files", at: $1))
    }
    guard case .success(let script) = checked else { end("\(checked)", 70) }
    var options = ScriptOptions()
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

/// Ends the program with a message on standard error.
func end(_ text: String, _ code: Int32) -> Never {
  var text = text + "\n"
  text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  exit(code)
}

/// The most memory that the process has had so far: kilobytes on Linux, bytes on macOS.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #else
  getrusage(RUSAGE_SELF, &usage)
  #endif
  return usage.ru_maxrss
}

/// The memory that the process has, in kilobytes; 0 where the system has no file of it.
func memory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let fields = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
    separator: " "
  )
  guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
  return pages * Int(getpagesize()) / 1_024
}
