import Foundation
import Moments
import SeededNumbers
import WidgetRender

/// Creates random archives, damages some of them, and reads, lays out, draws and prints each.
///
/// Archives that are made to cost as much as possible come first.
///
/// The command is `ArchiveFuzz [--runs N] [--seed S] [--from K] [--trace]`. A run depends only on
/// the seed and its number: `--from K --runs 1` repeats one. `--trace` prints the number of each
/// run before it begins, and the time of each hostile archive. The time limits are for a release
/// build.
@main
struct ArchiveFuzz {
  /// The longest time of a run, which creates an archive, encodes it several times, draws it twice
  /// and checks each byte.
  private static let longestRun = Duration.seconds(2)
  /// The longest processor time for one picture, because a user waits for it (RI-13).
  private static let longestPicture = Duration.milliseconds(100)

  static func main() {
    let runs = number(after: "--runs") ?? 100_000
    let seed = UInt64(number(after: "--seed") ?? 1)
    let first = number(after: "--from") ?? 0
    let isTracing = CommandLine.arguments.contains("--trace")
    var coverage = FuzzCoverage()
    var failures = hostileFailures(isTracing: isTracing)
    var slowestPicture = (run: first, duration: Duration.zero)
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
      if fuzz.drawing > slowestPicture.duration { slowestPicture = (run, fuzz.drawing) }
      let now = ContinuousClock.now
      if now - before > slowest.duration { slowest = (run, now - before) }
      before = now
      if (run + 1 - first).isMultiple(of: 1_000_000) {
        print("\(run + 1 - first) runs in \((now - start).components.seconds) s")
      }
    }
    if slowest.duration > longestRun { failures += 1 }
    if slowestPicture.duration > longestPicture { failures += 1 }
    let duration = before - start
    print(coverage.report)
    print("slowest: run \(slowest.run), \(slowest.duration)")
    print("slowest picture: run \(slowestPicture.run), \(slowestPicture.duration) of the processor")
    print("seed \(seed): \(runs) runs in \(duration), \(failures) failures")
    if failures > 0 { exit(1) }
  }

  /// Reads and draws each hostile archive, and prints the times of those that fail or, if
  /// `isTracing`, of all.
  ///
  /// - Returns: How many took too long or could not be drawn.
  private static func hostileFailures(isTracing: Bool) -> Int {
    var failures = 0
    for (name, view) in HostileArchives.all {
      let bytes = view.compactBytes
      var output = 0
      let duration = ProcessorTime.of {
        guard let read = try? ArchivedView(compactBytes: bytes) else { return }
        let size = CellSize(columns: 78, rows: 20)
        let context = DrawContext(now: Instant(microseconds: 0), timeZone: .utc)
        output = WidgetPicture(read, size: size, in: context).grid.ansi(depth: .truecolor).count
      }
      let isTooSlow = duration > longestPicture
      if isTracing || isTooSlow || output == 0 {
        print("\(name): \(bytes.count) bytes, \(duration) of the processor, \(output) bytes drawn")
      }
      if isTooSlow || output == 0 { failures += 1 }
    }
    return failures
  }

  private static func number(after option: String) -> Int? {
    let words = CommandLine.arguments
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    return Int(words[index + 1]).map { max($0, 0) }
  }
}
