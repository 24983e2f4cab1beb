import Foundation
import IntentScript

/// The counts and times of all runs so far.
struct FuzzReport {
  var failures = 0
  private(set) var slowest = (run: 0, duration: Duration.zero)
  private var valid = 0
  private var parsed = 0
  private var told = 0
  /// The number of times that each message occurred, without the parts of the message in quotation
  /// marks.
  private var messages: [String: Int] = [:]

  private var checked = 0

  mutating func count(_ outcome: FuzzRun.Outcome, isValid: Bool) {
    let diagnostics = outcome.diagnostics
    if outcome.isChecked { checked += 1 }
    if isValid { valid += 1 }
    if diagnostics.isEmpty { parsed += 1 }
    told += diagnostics.count
    // Sampled: the messages are as many as ever after a few thousand.
    guard told & 7 == 0 else { return }
    for diagnostic in diagnostics { messages[Self.kind(of: diagnostic.message), default: 0] += 1 }
  }

  mutating func count(_ duration: Duration, run: Int) {
    if duration > slowest.duration { slowest = (run, duration) }
  }

  private static func kind(of message: String) -> String {
    var isQuoted = false
    var kind = ""
    for character in message {
      if character == "`" { isQuoted.toggle() }
      if !isQuoted, !character.isNumber { kind.append(character) }
    }
    return kind
  }

  func text(_ maker: ScriptMaker) -> String {
    let taken = maker.counts.count(where: { $0 > 0 })
    var lines = [
      "\(taken) of \(maker.counts.count) branches of the grammar's \(maker.grammar.rules.count) rules taken",
      "\(valid) scripts of the grammar, \(parsed) without a mistake in the syntax, \(checked) without any",
      "\(told) diagnostics of the parser, of \(messages.count) kinds",
      "slowest: run \(slowest.run), \(slowest.duration)",
    ]
    for (branch, count) in zip(maker.grammar.branches, maker.counts) where count == 0 {
      lines.append("never: \(branch)")
    }
    return lines.joined(separator: "\n")
  }
}

/// The processor time of this process, so that load on the machine does not make a run seem to
/// hang.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
