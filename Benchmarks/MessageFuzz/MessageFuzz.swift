import Foundation
import SeededNumbers
import WidgetExtension

/// Damages messages at random, and decodes each as an extension or a host does that receives it.
///
/// The command is `MessageFuzz GOLDEN [--runs N] [--seed S] [--from K] [--times]`. GOLDEN is the
/// file with the tests' expected bytes. A run depends only on the seed and its number. A message
/// that can be decoded must be the same after it is encoded and decoded again. `--times` prints the
/// time for decoding and encoding each message instead.
@main
struct MessageFuzz {
  /// The longest time of a run.
  ///
  /// A frame's body has at most 4 MB. These messages have a few hundred bytes, and damage adds a
  /// few thousand.
  private static let longestRun = Duration.milliseconds(100)

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count > 1 else { throw Misuse(problem: "no file of golden bytes") }
    let text = try String(contentsOfFile: words[1], encoding: .utf8)
    guard let messages = FuzzedMessage.all(in: text) else {
      throw Misuse(problem: "a message without a reader, or a reader without a message")
    }
    if words.contains("--times") { return try printTimes(messages) }
    let runs = number(after: "--runs") ?? 100_000
    let seed = UInt64(number(after: "--seed") ?? 1)
    let first = number(after: "--from") ?? 0
    var (taken, failures) = (0, 0)
    var slowest = (run: first, duration: Duration.zero)
    for run in first..<first + runs {
      var damage = MessageDamage(random: SplitMix64(seed: seed, run: UInt64(run)))
      let message = damage.random.element(of: messages)
      let bytes = damage.damaged(message.bytes, or: damage.random.element(of: messages).bytes)
      let start = ContinuousClock.now
      if let again = try? message.rewritten(bytes) {
        taken += 1
        if (try? message.rewritten(again)) != again {
          failures += 1
          print("seed \(seed) run \(run): \(message.name) changes when it is written")
        }
      }
      let duration = ContinuousClock.now - start
      if duration > slowest.duration { slowest = (run, duration) }
    }
    if slowest.duration > longestRun { failures += 1 }
    print("slowest: run \(slowest.run), \(slowest.duration)")
    print("seed \(seed): \(runs) runs, \(taken) of them messages, \(failures) failures")
    if failures > 0 { exit(1) }
  }

  private static func printTimes(_ messages: [FuzzedMessage]) throws {
    let times = 2_000
    for message in messages {
      let duration = try ContinuousClock().measure {
        for _ in 0..<times { _ = try message.rewritten(message.bytes) }
      }
      print("\(message.name) \(message.bytes.count) bytes: \(duration / times)")
      guard message.name == "description" else { continue }
      // As hosts and extensions do it, by code for this type alone.
      let offer = try ExtensionDescription(keptBytes: message.bytes)
      let read = try ContinuousClock().measure {
        for _ in 0..<times { _ = try ExtensionDescription(keptBytes: message.bytes) }
      }
      let written = try ContinuousClock().measure {
        for _ in 0..<times { _ = try offer.keptBytes }
      }
      print("description read: \(read / times), written: \(written / times)")
    }
  }

  private struct Misuse: Error {
    let problem: String
  }

  private static func number(after option: String) -> Int? {
    let words = CommandLine.arguments
    guard let index = words.firstIndex(of: option), index + 1 < words.count else { return nil }
    return Int(words[index + 1]).map { max($0, 0) }
  }
}
