internal import IntentScript
internal import Synchronization
internal import WidgetIntents

/// Looks now and then whether one store-only intent of a script takes too long.
///
/// A time allowance of its own costs as much as such an intent does; of those that a `parallel` block
/// performs at once, the last one is watched.
final class IntentWatch: Sendable {
  /// The watch over the script that the current task runs.
  @TaskLocal static var current: IntentWatch?

  /// Looks within the limit: an intent is told to stop at most a fourth of it later.
  private static let looks = 4

  let limit: Duration
  /// The number of the intent that runs; 0 while none does.
  private let running = Atomic(0)
  /// The number of the intent that took too long; 0 while none has.
  private let late = Atomic(0)

  init(milliseconds: Int) {
    limit = .milliseconds(milliseconds)
  }

  /// Whether an intent took too long, and the script was told to stop for it.
  var isOver: Bool { late.load(ordering: .relaxed) != 0 }

  /// Whether it was the intent with this number.
  func isLate(_ number: Int) -> Bool { late.load(ordering: .relaxed) == number }

  /// The intent with this number begins.
  func begin(_ number: Int) { running.store(number, ordering: .relaxed) }

  /// It has ended, or waits for a person, whose time does not count.
  func end() { running.store(0, ordering: .relaxed) }

  /// Runs a script, and cancels it where one of its intents takes too long.
  func over(
    _ script: @escaping @Sendable () async -> ScriptOutcome
  ) async -> ScriptOutcome {
    await withTaskGroup(of: ScriptOutcome?.self) { group in
      group.addTask { await IntentWatch.$current.withValue(self) { await script() } }
      group.addTask {
        await self.look()
        return nil
      }
      var outcome = ScriptOutcome()
      while let ended = await group.next() {
        if let ended { outcome = ended }
        group.cancelAll()
      }
      return outcome
    }
  }

  /// Returns when an intent is late, or nobody wants to know any more.
  private func look() async {
    var (seen, times) = (0, 0)
    while !Task.isCancelled {
      let number = running.load(ordering: .relaxed)
      times = number == seen ? times + 1 : 0
      seen = number
      if number != 0, times > Self.looks {
        late.store(number, ordering: .relaxed)
        return
      }
      try? await Task.sleep(for: limit / Self.looks)
    }
  }
}
