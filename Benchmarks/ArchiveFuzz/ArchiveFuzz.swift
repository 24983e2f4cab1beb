import Foundation
import SeededNumbers
import WidgetRender

/// Makes archives by chance, damages some of them, and reads, lays out, draws and prints each.
///
/// `ArchiveFuzz [--runs N] [--seed S] [--from K] [--trace]`. A run depends on the seed and its number alone:
/// `--from K --runs 1` repeats one, `--trace` prints the number of each before it begins.
@main
struct ArchiveFuzz {
  /// A run that takes longer is a hang to a user who waits for a picture.
  static let longestRun = Duration.seconds(2)

  static func main() {
    let runs = number(after: "--runs") ?? 100_000
    let seed = UInt64(number(after: "--seed") ?? 1)
    let first = number(after: "--from") ?? 0
    let isTracing = CommandLine.arguments.contains("--trace")
    var coverage = FuzzCoverage()
    var failures = 0
    var slowest = (run: first, duration: Duration.zero)
    let start = ContinuousClock.now
    var before = start
    for run in first..<first + runs {
      if isTracing { print("run \(run)") }
      var fuzz = FuzzRun(maker: ArchiveMaker(coverage))
      // One owner, so that counting copies nothing.
      coverage = FuzzCoverage()
      fuzz.maker.random = SplitMix64(seed: seed, run: UInt64(run))
      do {
        try fuzz.perform()
      } catch {
        failures += 1
        print("seed \(seed) run \(run): \(error)")
      }
      coverage = fuzz.maker.coverage
      let now = ContinuousClock.now
      if now - before > slowest.duration { slowest = (run, now - before) }
      before = now
      if (run + 1 - first).isMultiple(of: 1_000_000) {
        print("\(run + 1 - first) runs in \((now - start).components.seconds) s")
      }
    }
    if slowest.duration > longestRun { failures += 1 }
    let duration = before - start
    print(coverage.report)
    print("slowest: run \(slowest.run), \(slowest.duration)")
    print("seed \(seed): \(runs) runs in \(duration), \(failures) failures")
    if failures > 0 { exit(1) }
  }

  private static func number(after option: String) -> Int? {
    let words = CommandLine.arguments
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    return Int(words[index + 1]).map { max($0, 0) }
  }
}
