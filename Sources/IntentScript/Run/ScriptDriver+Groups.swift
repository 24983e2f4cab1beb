internal import WidgetIntents

extension ScriptDriver {
  /// More would be lost at a power cut than a person can remember (PF-6).
  static var intentsPerGroup: Int { 256 }
  /// What a person takes for at once.
  static var microsecondsPerGroup: Int64 { 50_000 }
  /// Output that is told in one message.
  static var bytesPerGroup: Int { 32_768 }
  static var eventsPerGroup: Int { 512 }
  /// Reading the clock costs a good part of a quick intent.
  static var intentsPerTick: Int { 8 }

  /// Whether the script may go on; where somebody wants it to end, it is told to.
  mutating func isDue() -> Bool {
    guard Task.isCancelled else { return true }
    machine.interrupt(.cancelled)
    return false
  }

  /// Looks at the time, and ends a script that has taken too much of it.
  mutating func tick() {
    now = elapsed.microseconds()
    let limit = options.limits.seconds
    if now - start > Int64(limit) * 1_000_000 {
      machine.interrupt(.limit(name: "seconds", value: limit))
    }
  }

  /// Notes when the first thing that is held back happened.
  mutating func beginGroup() {
    if queue.isEmpty, !queue.hasPending { groupStart = now }
  }

  nonisolated(nonsending) mutating func settleIfLate<Host: ScriptHost>(
    _ host: Host
  ) async throws(IntentError) {
    if now - groupStart >= Self.microsecondsPerGroup { try await settle(host) }
  }

  /// Brings what was performed onto the disk, then tells what happened.
  ///
  /// Within a transaction nothing is certain yet; a branch's events are told by its parent.
  nonisolated(nonsending) mutating func settle<Host: ScriptHost>(_ host: Host)
    async throws(IntentError)
  {
    guard !queue.isWithinTransaction else { return }
    if queue.hasPending {
      try await host.flush()
      queue.flushed()
    }
    guard !isBranch, !queue.isEmpty else { return }
    try await host.deliver(queue.take())
  }
}
