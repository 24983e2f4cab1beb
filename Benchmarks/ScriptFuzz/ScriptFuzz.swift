import Foundation
import IntentScript
import SeededNumbers

/// Creates random scripts from the grammar, damages most of them, and parses, prints, formats and
/// checks each.
///
/// The command is `ScriptFuzz [--runs N] [--seed S] [--from K] [--failures N]`. A run depends only
/// on the seed and its number: `--from K --runs 1` repeats one. After N failures it stops.
@main
struct ScriptFuzz {
  /// The longest processor time of a run; a user who waits for a message would take more for a
  /// hang.
  static let longestRun = Duration.seconds(2)

  static func main() throws {
    let runs = number(after: "--runs") ?? 100_000
    let seed = UInt64(number(after: "--seed") ?? 1)
    let first = number(after: "--from") ?? 0
    let most = number(after: "--failures") ?? 10
    let parser = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/IntentScript/Syntax/Parser/Parser.swift")
    var maker = try ScriptMaker(Grammar(String(contentsOf: parser, encoding: .utf8)))
    var report = FuzzReport()
    let start = ProcessorTime.now
    var before = start
    for run in first..<first + runs {
      maker.random = SplitMix64(seed: seed, run: UInt64(run))
      let signs = maker.random.oneIn(50) ? 400 : 4 + maker.random.below(40)
      let isTyped = maker.random.oneIn(4)
      var script = isTyped ? maker.makeTyped() : maker.make(signs: signs)
      let isValid = maker.random.oneIn(3)
      if !isValid {
        var damage = ScriptDamage(random: maker.random)
        script = damage.damage(script)
        maker.random = damage.random
      }
      do {
        let fuzz = FuzzRun(script: script, isValid: isValid, random: maker.random.next())
        report.count(try fuzz.perform(), isValid: isValid)
      } catch {
        report.failures += 1
        print("seed \(seed) run \(run): \(error.message)")
        print("--- script\n\(String(decoding: error.script, as: UTF8.self))\n---")
        if report.failures >= most { break }
      }
      let now = ProcessorTime.now
      report.count(now - before, run: run)
      before = now
      if (run + 1 - first).isMultiple(of: 1_000_000) {
        print("\(run + 1 - first) runs in \((now - start).components.seconds) s of computing")
      }
    }
    if report.slowest.duration > longestRun { report.failures += 1 }
    print(report.text(maker))
    let computed = before - start
    print("seed \(seed): \(runs) runs in \(computed) of computing, \(report.failures) failures")
    if report.failures > 0 { exit(1) }
  }

  private static func number(after option: String) -> Int? {
    let words = CommandLine.arguments
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    return Int(words[index + 1]).map { max($0, 0) }
  }
}
